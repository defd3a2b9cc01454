"""JSON schemas as servers want them: bare where each new one is costly, bounded where it is compiled in milliseconds.

Bounds make it impossible for an answer to run on for ever or to name what does not exist. A server that takes long to
prepare each new schema (hosted ones do) gets the shape without them, the same for every question of a kind.
"""

import functools
from collections.abc import Collection, Mapping

from pydantic import BaseModel, JsonValue

Schema = Mapping[str, JsonValue]

LONGEST_TEXT = 1_999  # llama.cpp refuses a grammar that counts to two thousand
USUAL_TEXT = 1_000
MOST_ITEMS = 24

_BARE = {
    "$defs", "$ref", "type", "properties", "required", "additionalProperties", "items", "anyOf", "enum", "const",
}  # fmt: skip
_BOUNDED = _BARE | {"minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"}
_NOT_TAKEN = {"default", "title", "examples"}
_NAMES_TO_SCHEMAS = {"properties", "$defs", "definitions"}


def bare(schema: Schema) -> dict[str, JsonValue]:
    """The shape alone: fields, types and fixed lists of words, without any bound."""
    return _only(schema, _BARE)


def bounded(schema: Schema) -> dict[str, JsonValue]:
    """The shape with everything bounded: each text and each list without a bound gets a default one."""
    return _ended(_only(schema, _BOUNDED))


def narrowed(schema: Schema, narrow: Mapping[str, Schema]) -> dict[str, JsonValue]:
    """Adds keywords to some of the fields: {"choice": {"enum": [..]}, "Claim.place": {"maxLength": 20}}.

    A field of a nested model (in `$defs`) is named with that model's name. A field that may be null may still be, and
    the keywords hold for its other forms. A field that does not exist is a bug of the caller (KeyError).
    Bounds that only a shape's own validators check are not in its schema and must be named here.
    """
    whole = _copied(schema)
    for path, words in narrow.items():
        part, _, name = path.rpartition(".")
        holder = _part(_part(whole, "$defs"), part) if part else whole
        properties = _part(holder, "properties")
        properties[name] = _with(properties[name], words)
    return whole


@functools.cache
def arranged(shape: type[BaseModel], order: tuple[str, ...] = (), without: tuple[str, ...] = ()) -> Schema:
    """The schema that pydantic makes of a shape, with `order` as its first fields: models write fields in the order of
    the schema. Cached, because it takes longer than all the rest of a prompt; callers must not change it in place."""
    schema = shape.model_json_schema()
    properties = _part(schema, "properties")
    names = [*order, *(name for name in properties if name not in order)]
    kept: dict[str, JsonValue] = {name: properties[name] for name in names if name not in without}
    required = schema.get("required")
    demanded = [name for name in required if name not in without] if isinstance(required, list) else []
    return {**schema, "properties": kept, "required": demanded}


@functools.cache
def bare_of(shape: type[BaseModel], order: tuple[str, ...], without: tuple[str, ...]) -> Schema:
    return Bare(bare(arranged(shape, order, without)))


class Bare(dict[str, JsonValue]):
    """A bare schema, which is the same for every question of a kind, so its strict form is computed only once."""

    @functools.cached_property
    def strict(self) -> dict[str, JsonValue]:
        return _strict(self)


def strict(schema: Schema) -> dict[str, JsonValue]:
    """The same shape with every field required, also optional ones, and no others allowed."""
    return schema.strict if isinstance(schema, Bare) else _strict(schema)


def _strict(schema: Schema) -> dict[str, JsonValue]:
    kept: dict[str, JsonValue] = {}
    for key, value in schema.items():
        if key in _NAMES_TO_SCHEMAS and isinstance(value, dict):
            kept[key] = {name: _strict_value(part) for name, part in value.items()}
        elif key not in _NOT_TAKEN:
            kept[key] = _strict_value(value)
    properties = kept.get("properties")
    if isinstance(properties, dict):
        kept["required"] = list(properties)
        kept["additionalProperties"] = False
    return kept


def _strict_value(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return _strict(value)
    if isinstance(value, list):
        return [_strict_value(item) for item in value]
    return value


def _only(schema: Schema, words: Collection[str]) -> dict[str, JsonValue]:
    """The schema with only these keywords kept; names of fields are not keywords."""
    kept: dict[str, JsonValue] = {}
    for key, value in schema.items():
        if key in _NAMES_TO_SCHEMAS and isinstance(value, dict):
            kept[key] = {name: _only(part, words) for name, part in value.items() if isinstance(part, dict)}
        elif key in words:
            kept[key] = _only_value(value, words)
    return kept


def _only_value(value: JsonValue, words: Collection[str]) -> JsonValue:
    if isinstance(value, dict):
        return _only(value, words)
    if isinstance(value, list):
        return [_only_value(item, words) for item in value]
    return value


def _ended(schema: Schema) -> dict[str, JsonValue]:
    ended = {key: _ended_value(value) for key, value in schema.items()}
    if {"enum", "const"} & set(ended):
        ended.pop("maxLength", None)
    elif ended.get("type") == "string":
        ended["maxLength"] = _at_most(ended.get("maxLength"), LONGEST_TEXT, USUAL_TEXT)
    if ended.get("type") == "array":
        ended["maxItems"] = _at_most(ended.get("maxItems"), MOST_ITEMS, MOST_ITEMS)
    return ended


def _ended_value(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return _ended(value)
    if isinstance(value, list):
        return [_ended_value(item) for item in value]
    return value


def _at_most(bound: JsonValue, limit: int, usual: int) -> int:
    return min(bound, limit) if isinstance(bound, int) else usual


def _with(field: JsonValue, words: Schema) -> JsonValue:
    if not isinstance(field, dict):
        return field
    choices = field.get("anyOf")
    if isinstance(choices, list):
        return {**field, "anyOf": [choice if _is_null(choice) else _with(choice, words) for choice in choices]}
    return {**field, **words}


def _is_null(choice: JsonValue) -> bool:
    return isinstance(choice, dict) and choice.get("type") == "null"


def _part(schema: dict[str, JsonValue], name: str) -> dict[str, JsonValue]:
    part = schema[name]
    if not isinstance(part, dict):
        raise KeyError(name)
    return part


def _copied(schema: Schema) -> dict[str, JsonValue]:
    return {key: _copied(value) if isinstance(value, dict) else value for key, value in schema.items()}
