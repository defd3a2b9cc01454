"""Figures as people read them, with the same last digit in a terminal as on a page, where `floatformat` writes them:
halves go away from nothing, and nothing has no sign. And whether two are the same but for digits that nobody reads."""

import math
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

PLACES_OF_CHANCES = 4
SAME = 1e-9


def places(value: float | Decimal, count: int) -> str:
    """0.625 with two places is 0.63; `format` would say 0.62."""
    return f"{_to(Decimal(str(value)), count):f}"


def plain(value: float, count: int = 4) -> str:
    """With so many digits that count, and no exponent: 12345.6 -> "12346", 0.00003141 -> "0.00003141", 0.5 -> "0.5"."""
    told = places(value, max(count - 1 - Decimal(str(value)).adjusted(), 0)) if value else "0"
    return told.rstrip("0").rstrip(".") if "." in told else told


def dollars(amount: Decimal) -> str:
    """Cents, and more places where cents would hide what is spent."""
    return f"${places(amount, 2 if not amount or amount >= 1 else 4)}"


def hundredths(share: float) -> str:
    """0.314 -> "31"."""
    return f"{_hundredths(share)}"


def points(difference: float) -> str:
    """Of shares, in percentage points more or less: 0.05 -> "+5"."""
    told = _hundredths(difference)
    return f"{'+' if told > 0 else '−' if told < 0 else '±'}{abs(told)}"


def chance(p: float) -> str:
    """Whatever is seen has some chance, be it too small for these places."""
    least = 10**-PLACES_OF_CHANCES
    return places(p, PLACES_OF_CHANCES) if p >= least / 2 else f"< {places(least, PLACES_OF_CHANCES)}"


def p(chance_of_it: float) -> str:
    """In a sentence: "p = 0.0312", "p < 0.0001"."""
    told = chance(chance_of_it)
    return f"p {told}" if told.startswith("<") else f"p = {told}"


def _hundredths(share: float) -> int:
    return int(_to(100 * Decimal(str(share)), 0))


def _to(value: Decimal, count: int) -> Decimal:
    return value.quantize(Decimal(1).scaleb(-count), ROUND_HALF_UP) + 0


def are_alike(published: Any, again: Any) -> bool:
    """Whether figures, as JSON has them, are those that were made again. The last digits hang on the processor, on the
    libraries that add and solve, and on the release of Python."""
    if isinstance(published, dict) and isinstance(again, dict):
        return published.keys() == again.keys() and all(are_alike(published[key], again[key]) for key in again)
    if isinstance(published, list) and isinstance(again, list):
        return len(published) == len(again) and all(map(are_alike, published, again))
    if isinstance(published, float) and isinstance(again, float):
        return math.isclose(published, again, rel_tol=SAME, abs_tol=SAME)
    return bool(published == again)
