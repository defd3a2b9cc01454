"""Perspectives as JSON. A part that stays the same from one board to the next is written out once."""

import dataclasses
import functools
import json
import typing
from collections.abc import Mapping
from typing import Any

from games.engine.eyes import perspective
from games.engine.facts import actions

PARTS_KEPT = 2_000
KINDS = frozenset(typing.get_args(actions.Action))
"""The only union in a perspective: its members say which one they are, as in the log."""

_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Draughtsman:
    """Writes the boards of one view. Parts are immutable, so the same object is the same text."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, str]] = {}

    def board(self, known: perspective.Perspective) -> str:
        if len(self._known) > PARTS_KEPT:
            self._known.clear()
        return self._fields(known)

    def _text(self, value: object) -> str:
        if value is None or isinstance(value, str | int | float):
            return _write(value)
        if isinstance(value, tuple):
            return f"[{','.join(map(self._text, value))}]"
        if isinstance(value, Mapping):
            return f"{{{','.join(f'{_write(key)}:{self._text(each)}' for key, each in value.items())}}}"
        return self._part(value)

    def _part(self, part: object) -> str:
        """The part itself is kept with its text: its identity must not pass to another object."""
        found = self._known.get(id(part))
        if found is None:
            found = self._known[id(part)] = part, self._fields(part)
        return found[1]

    def _fields(self, record: object) -> str:
        kind: Any = type(record)
        fields = [f"{label}{self._text(getattr(record, name))}" for name, label in _labels(kind)]
        if kind in KINDS:
            fields.insert(0, f'"kind":"{kind.__name__}"')
        return f"{{{','.join(fields)}}}"


@functools.cache
def _labels(kind: Any) -> tuple[tuple[str, str], ...]:
    return tuple((field.name, f'"{field.name}":') for field in dataclasses.fields(kind))
