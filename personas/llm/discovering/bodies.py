"""Reads values out of what a server answered, trusting none of it."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pydantic import JsonValue

MOST_MODELS = 200
LONGEST_ID = 200
MOST_TOKENS = 100_000_000

_ID = re.compile(r"[\x21-\x7e]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """What came back, whatever the status: servers answer 200 to paths they do not know. `told` is its JSON, if any."""

    status: int
    text: str
    is_our_own: bool = False

    @property
    def told(self) -> JsonValue:
        try:
            value: JsonValue = json.loads(self.text)
        except (ValueError, RecursionError):
            return None
        return value


def under(value: JsonValue, *path: str) -> JsonValue:
    """The value at the end of the path, or None."""
    for name in path:
        value = value.get(name) if isinstance(value, dict) else None
    return value


def rows(value: JsonValue, most: int = MOST_MODELS) -> Iterator[Mapping[str, JsonValue]]:
    """The objects among the first `most` entries of a list; none if it is not a list."""
    for row in (value if isinstance(value, list) else [])[:most]:
        if isinstance(row, dict):
            yield row


def identity(value: JsonValue) -> str:
    """A model's id, safe to send back; empty if it cannot be one."""
    return value if isinstance(value, str) and len(value) <= LONGEST_ID and _ID.fullmatch(value) else ""


def tokens(value: JsonValue) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 < value <= MOST_TOKENS else None


def claim(value: JsonValue) -> bool | None:
    return value if isinstance(value, bool) else None


def words(value: JsonValue) -> frozenset[str] | None:
    """The strings in a list; None if it is not a list."""
    return frozenset(word for word in value if isinstance(word, str)) if isinstance(value, list) else None
