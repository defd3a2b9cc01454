"""Entries, decisions and rules as JSON and back; the same value always gives the same bytes.

    {"seq":4,"tick":0,"audience":["red"],"public":false,"event":{"kind":"RoleDealt","color":"red","role":"crewmate"}}

A value whose type is one of several carries its `kind`, the name of its class. Kinds and fields are only ever added,
each new field with a default, so that logs of every release stay readable.
"""

import dataclasses
import functools
import types
import typing
from typing import Annotated, Any

import pydantic
import typing_extensions

from games.engine.facts import decisions, events
from games.engine.facts import rules as ruling
from games.engine.state import ledger as ledgers

KIND = "kind"


def line(entry: ledgers.Entry) -> str:
    """One entry, without a newline at its end."""
    return _adapter(ledgers.Entry).dump_json(entry).decode()


def entry_of(text: str) -> ledgers.Entry:
    entry: ledgers.Entry = _adapter(ledgers.Entry).validate_json(text)
    return entry


def kind(entry: ledgers.Entry) -> str:
    return type(entry.event).__name__


def decision_text(decision: decisions.Decision) -> str:
    return _adapter(decisions.Decision).dump_json(decision).decode()


def decision_of(text: str) -> decisions.Decision:
    decision: decisions.Decision = _adapter(decisions.Decision).validate_json(text)
    return decision


def reading_text(reading: events.LineRead) -> str:
    return _adapter(events.LineRead).dump_json(reading).decode()


def reading_of(text: str) -> events.LineRead:
    reading: events.LineRead = _adapter(events.LineRead).validate_json(text)
    return reading


def rules_fields(rules: ruling.MatchRules) -> dict[str, object]:
    fields: dict[str, object] = _adapter(ruling.MatchRules).dump_python(rules, mode="json")
    return fields


def rules_of(fields: dict[str, object]) -> ruling.MatchRules:
    rules: ruling.MatchRules = _adapter(ruling.MatchRules).validate_python(fields)
    return rules


@functools.cache
def _adapter(hint: Any) -> pydantic.TypeAdapter[Any]:
    return pydantic.TypeAdapter(_at_the_border(hint))


def _at_the_border(hint: Any) -> Any:
    """The type hint with its dataclasses as they look in JSON."""
    origin, options = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return tuple[_at_the_border(options[0]), ...]  # type: ignore[misc] # made at run time
    if origin in (types.UnionType, typing.Union):
        kinds = [option for option in options if dataclasses.is_dataclass(option)]
        others = [option for option in options if option not in kinds]
        return typing.Union[(*_several(kinds), *others)]
    return _one(hint, tagged=False) if isinstance(hint, type) and dataclasses.is_dataclass(hint) else hint


def _several(kinds: list[Any]) -> list[Any]:
    """A union of dataclasses is told apart by `kind`; one alone needs none."""
    if len(kinds) < 2:
        return [_one(each, tagged=False) for each in kinds]
    tagged = (Annotated[_one(each, tagged=True), pydantic.Tag(each.__name__)] for each in kinds)
    return [Annotated[typing.Union[tuple(tagged)], pydantic.Discriminator(_kind_of)]]  # noqa: UP007


def _kind_of(value: Any) -> str | None:
    """Taken from the plain fields when reading, from the object itself when writing."""
    return value.get(KIND) if isinstance(value, dict) else type(value).__name__


@functools.cache
def _one(shape: Any, *, tagged: bool) -> Any:
    """A dataclass as an object with its fields; fields that the dataclass does not know are left out."""
    names = tuple(field.name for field in dataclasses.fields(shape))
    label = {KIND: shape.__name__} if tagged else {}

    def read(fields: dict[str, object]) -> Any:
        return shape(**{name: fields[name] for name in names if name in fields})

    def write(value: Any) -> dict[str, object]:
        return label | {name: getattr(value, name) for name in names}

    twin = _twin(shape, tagged=tagged)
    return Annotated[twin, pydantic.AfterValidator(read), pydantic.PlainSerializer(write, return_type=twin)]


def _twin(shape: Any, *, tagged: bool) -> Any:
    """The dataclass as a type of plain fields; those with a default may be missing."""
    hints = typing.get_type_hints(shape)
    fields: dict[str, object] = {KIND: str} if tagged else {}
    for field in dataclasses.fields(shape):
        has_default = field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING
        border = _at_the_border(hints[field.name])
        fields[field.name] = typing_extensions.NotRequired[border] if has_default else border
    return typing_extensions.TypedDict(shape.__name__, fields)  # type: ignore[operator] # its fields are not literal
