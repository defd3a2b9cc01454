"""Perspectives as JSON: the first one whole, each later one as what has changed since the one before.

A change is a JSON Merge Patch (RFC 7396): the members that changed, objects merged member by member, and null for what
is no longer there. What a view does not know is absent. This makes the boards of a match a tenth as large, and a reader
that merges them one after the other can keep every board, because what they have in common is shared.
"""

import dataclasses
import functools
import json
import typing
from collections.abc import Iterator, Mapping
from typing import Any

from games.engine.eyes import perspective
from games.engine.facts import actions

PARTS_KEPT = 2_000
KINDS = frozenset(typing.get_args(actions.Action))
"""The only union in a perspective: each of its members says which kind it is, as in the log."""

_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Draughtsman:
    """Writes the boards of one view. Parts are immutable, so the text of an object can be kept."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, str]] = {}

    def board(self, known: perspective.Perspective) -> str:
        return self._text(known)

    def change(self, before: perspective.Perspective, known: perspective.Perspective) -> str:
        """The merge patch from one board to the next; `{}` if both are the same."""
        if len(self._known) > PARTS_KEPT:
            self._known.clear()
        return self._object(self._changes(_members(before), _members(known)))

    def _changes(self, before: Mapping[str, object], after: Mapping[str, object]) -> Iterator[tuple[str, str]]:
        for name, value in after.items():
            if name not in before:
                yield name, self._text(value)
            elif (old := before[name]) is not value and old != value:
                yield name, self._changed(old, value)
        for name in before:
            if name not in after:
                yield name, "null"

    def _changed(self, before: object, after: object) -> str:
        if _is_object(before) and _is_object(after):
            return self._object(self._changes(_members(before), _members(after)))
        return self._text(after)

    def _text(self, value: object) -> str:
        if value is None or isinstance(value, str | int | float):
            return _write(value)
        if isinstance(value, tuple):
            return f"[{','.join(map(self._text, value))}]"
        return self._part(value)

    def _part(self, part: object) -> str:
        """Keeps the part with its text: while it is kept, no other object can get its `id`."""
        found = self._known.get(id(part))
        if found is None:
            text = self._object((name, self._text(value)) for name, value in _members(part).items())
            found = self._known[id(part)] = part, text
        return found[1]

    def _object(self, members: Iterator[tuple[str, str]]) -> str:
        return f"{{{','.join(f'{_label(name)}{text}' for name, text in members)}}}"


def _is_object(value: object) -> bool:
    return isinstance(value, Mapping) or dataclasses.is_dataclass(value)


def _members(value: object) -> Mapping[str, object]:
    if isinstance(value, Mapping):
        return value
    kind: Any = type(value)
    members = {name: known for name in _names(kind) if (known := getattr(value, name)) is not None}
    return {"kind": kind.__name__, **members} if kind in KINDS else members


@functools.cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind))


@functools.cache
def _label(name: str) -> str:
    return f"{_write(name)}:"
