"""Entries as lines of JSON: seq, tick, audience, kind, fields."""

import dataclasses
import enum
import json
from collections.abc import Mapping

from games.engine import ledger as ledgers
from games.engine.facts import actions

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def line(entry: ledgers.Entry) -> str:
    """Without the line's end."""
    whole = {
        "seq": entry.seq,
        "tick": entry.tick,
        "audience": [str(color) for color in entry.audience],
        "kind": type(entry.event).__name__,
        "fields": _fields(entry.event),
    }
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def _fields(record: object) -> dict[str, Json]:
    assert dataclasses.is_dataclass(record)
    return {field.name: _plain(getattr(record, field.name)) for field in dataclasses.fields(record)}


def _plain(value: object) -> Json:
    """An action carries its kind, because which one it is stands nowhere else."""
    if isinstance(value, actions.Action):
        return {"kind": type(value).__name__, **_fields(value)}
    if dataclasses.is_dataclass(value):
        return _fields(value)
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, enum.Enum):
        return str(value.value)
    assert value is None or isinstance(value, bool | int | float | str), f"{value!r} is not plain"
    return value
