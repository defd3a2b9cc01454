"""The colours of pictures: those of the pages, read from their stylesheet `tokens.css`."""

import re
from functools import cache

from django.conf import settings

from games.engine.facts import identities

TOKEN = re.compile(r"--gb-([\w-]+):\s*(#[0-9a-fA-F]{3,8})\s*;")
DARK = frozenset(("red", "blue", "black", "brown", "maroon"))
"""Seats in whose colours letters are light."""


@cache
def tokens() -> dict[str, str]:
    """Colours by token name without the prefix. The first definition counts: later ones are for other themes."""
    found: dict[str, str] = {}
    for name, value in TOKEN.findall((settings.BASE_DIR / "static" / "css" / "tokens.css").read_text(encoding="utf-8")):
        found.setdefault(name, value)
    return found


def paint(name: str) -> str:
    return tokens()[name]


def of_seat(color: identities.Color) -> str:
    return paint(f"seat-{color}")


def ink_on(color: identities.Color) -> str:
    return paint("seat-ink-light" if color in DARK else "seat-ink")
