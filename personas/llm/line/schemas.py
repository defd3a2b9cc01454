"""JSON schemas as strict endpoints want them: every field required, nothing beside them, no defaults."""

from collections.abc import Mapping

from pydantic import JsonValue

_NOT_TAKEN = {"default", "title", "examples"}
_NAMES_TO_SCHEMAS = {"properties", "$defs", "definitions"}


def strict(schema: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """The same shape, demanding: a field that may stay away must be given as well."""
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
        return strict(value)
    if isinstance(value, list):
        return [_strict_value(item) for item in value]
    return value
