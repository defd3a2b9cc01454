"""Logs as plain JSON and back, guided by the events' own type hints."""

import dataclasses
import enum
import functools
import types
import typing
from collections.abc import Iterable, Mapping

from games.engine.facts import actions, events
from games.engine.state import ledger as ledgers

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
ACTIONS = {kind.__name__: kind for kind in typing.get_args(actions.Action)}


def dump(entries: Iterable[ledgers.Entry]) -> list[Json]:
    return [
        {
            "seq": entry.seq,
            "tick": entry.tick,
            "audience": [str(color) for color in entry.audience],
            "public": entry.public,
            "event": _plain(entry.event),
        }
        for entry in entries
    ]


def _plain(value: object) -> Json:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {field.name: _plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
        return {"kind": type(value).__name__, **fields}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, enum.Enum):
        return str(value.value)
    assert value is None or isinstance(value, bool | int | float | str), f"{value!r} is not plain"
    return value


def load(rows: Iterable[Mapping[str, Json]]) -> list[ledgers.Entry]:
    return [typing.cast(ledgers.Entry, _shaped(ledgers.Entry, row)) for row in rows]


def _shaped(hint: object, value: object) -> object:
    """The value in the shape that a type hint asks for."""
    origin, options = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        assert isinstance(value, list)
        return tuple(_shaped(options[0], each) for each in value)
    if origin in (types.UnionType, typing.Union):
        return _one_of(options, value)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return hint(value)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        assert isinstance(value, dict)
        hints = _hints(hint)
        return hint(**{name: _shaped(hints[name], each) for name, each in value.items() if name != "kind"})
    return value


def _one_of(options: tuple[object, ...], value: object) -> object:
    if isinstance(value, dict):
        return _shaped({**events.KINDS, **ACTIONS}[value["kind"]], value)
    for option in options:
        if isinstance(option, type) and issubclass(option, enum.Enum) and value in set(option):
            return option(value)
    return value


@functools.cache
def _hints(kind: type) -> dict[str, object]:
    return typing.get_type_hints(kind)
