"""Times of the clock, which date no claim: `at second 19`, `ten seconds ago`; `ten seconds from Admin` is elsewhere."""

from collections.abc import Sequence

from games.engine.judging.plain import kinds

FIRST = kinds.AT_TIMES | kinds.NUMBERS | {"a"}


def timed(texts: Sequence[str], at: int) -> tuple[int, str, str] | None:
    """A time as a `~`, if there is one. `two seconds after` is an `a`, as the two need not have met; `two steps after`
    is a `k`, as they have."""
    if texts[at] not in FIRST and not texts[at].isdecimal():
        return None
    numbers = _first_but(texts, at, kinds.AT_TIMES)
    end = numbers
    while end < len(texts) and (texts[end].isdecimal() or texts[end] in kinds.NUMBERS or texts[end] == "a"):
        end += 1
    if end == numbers:
        return None
    unit = texts[end] if end < len(texts) and texts[end] in kinds.UNITS else ""
    if not unit and (numbers == at or not any(text.isdecimal() for text in texts[numbers:end])):
        return None
    end += bool(unit)
    following = texts[end : end + 2]
    if following[:1] in (["from"], ["away"]):
        return end - at, kinds.UNKNOWN, ""
    if (following[:1] and following[0] in AROUND) or following == ["ahead", "of"]:
        return end + 1 + (following[0] == "ahead") - at, "k" if unit.startswith("step") else "a", following[0]
    is_passed = following[:1] != [] and following[0] in (PASSED if unit else AGO)
    return end + is_passed - at, "~", ""


def _first_but(texts: Sequence[str], at: int, passed: frozenset[str]) -> int:
    while at < len(texts) and texts[at] in passed:
        at += 1
    return at


AROUND = frozenset({"after", "before", "behind"})
AGO = frozenset({"ago", "on"})
PASSED = frozenset({"ago", "later", "earlier", "in", "on"})
