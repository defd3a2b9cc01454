"""Figures for people, rounded alike in terminals and (by `floatformat`) on pages: halves away from zero, no minus
before a zero. And whether two figures are equal but for rounding errors."""

import math
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

PLACES_OF_CHANCES = 4
SAME = 1e-9


def places(value: float | Decimal, count: int) -> str:
    """0.625 with two places is 0.63; `format` would say 0.62."""
    return f"{_to(Decimal(str(value)), count):f}"


def plain(value: float, count: int = 4) -> str:
    """With so many significant digits and no exponent: 12345.6 -> "12346", 0.00003141 -> "0.00003141", 0.5 -> "0.5"."""
    told = places(value, max(count - 1 - Decimal(str(value)).adjusted(), 0)) if value else "0"
    return told.rstrip("0").rstrip(".") if "." in told else told


def dollars(amount: Decimal) -> str:
    """Two decimal places, or four for amounts below a dollar."""
    return f"${places(amount, 2 if not amount or amount >= 1 else 4)}"


def in_full(amount: Decimal) -> str:
    """For programs: as many places as it has, and no exponent; `str` says "0E-9" of nothing in billionths."""
    return f"{amount:f}"


def hundredths(share: float) -> str:
    """0.314 -> "31"."""
    return f"{_hundredths(share)}"


def points(difference: float) -> str:
    """A difference of shares, in signed percentage points: 0.05 -> "+5"."""
    told = _hundredths(difference)
    return f"{'+' if told > 0 else '−' if told < 0 else '±'}{abs(told)}"


def interval(low: str, high: str) -> str:
    """As everywhere in the house; a dash between two figures would be taken for a minus."""
    return f"[{low} … {high}]"


def points_within(value: float, low: float | None, high: float | None) -> str:
    """A difference of shares with its interval, if it has one: "+5 [−19 … +29]"."""
    if low is None or high is None:
        return points(value)
    return f"{points(value)} {interval(points(low), points(high))}"


def signed(difference: float) -> str:
    """A difference between figures from 0 to 1, with a sign that is no hyphen: -0.125 -> "−0.13"."""
    told = places(abs(difference), 2)
    return told if not float(told) else f"{'−' if difference < 0 else '+'}{told}"


def chance(p: float) -> str:
    """A probability, never shown as zero: what is too small for four places is "< 0.0001"."""
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
    """Whether recomputed figures (JSON) equal the published ones. The last digits depend on the processor, the numeric
    libraries and the release of Python."""
    if isinstance(published, dict) and isinstance(again, dict):
        return published.keys() == again.keys() and all(are_alike(published[key], again[key]) for key in again)
    if isinstance(published, list) and isinstance(again, list):
        return len(published) == len(again) and all(map(are_alike, published, again))
    if isinstance(published, float) and isinstance(again, float):
        return math.isclose(published, again, rel_tol=SAME, abs_tol=SAME)
    return bool(published == again)
