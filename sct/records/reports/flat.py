"""Flattens nested settings into pairs of dotted name and value."""

from collections.abc import Iterator, Mapping
from typing import Any


def pairs(values: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in values.items():
        name = f"{prefix}{key}"
        if isinstance(value, Mapping):
            yield from pairs(value, f"{name}.")
        else:
            yield name, value
