"""When enough pairs were played: the generalised sequential probability ratio test on the outcomes of pairs.

As in the testing of chess engines (fishtest): the likelihood is of the five outcomes of a pair, comparing the most
likely distribution with the one mean against the most likely with the other. Two tests run side by side, whether the
first is better and whether the second is, each with half of the permitted false alarms.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

OUTCOMES = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""The possible outcomes of a pair, as the difference of its halves."""
UNSEEN = 1e-3
"""Used as the count of an outcome that has not occurred yet."""
EXTREME = 0.25
"""Added to the counts of the two extreme outcomes, because a few pairs that agree do not prove that others will.
Without it, 5.3 % were false alarms where 5 % were permitted (benchmarks/series.py)."""
HALVES = 60

Counts = tuple[int, int, int, int, int]
Verdict = Literal["", "first", "second", "neither"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Test:
    """`difference` is the one to detect, from 0 to 1; alarms and misses are the permitted shares of wrong verdicts."""

    difference: float
    false_alarm: float = 0.05
    miss: float = 0.05

    @property
    def upper(self) -> float:
        return math.log((1 - self.miss) / (self.false_alarm / 2))

    @property
    def lower(self) -> float:
        return math.log(self.miss / (1 - self.false_alarm / 2))


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """`first` and `second` are log likelihood ratios: that this one is better by the difference, against no difference.
    `verdict` is empty while neither test is decided; `neither` means that there is no difference of that size."""

    pairs: int
    first: float
    second: float
    verdict: Verdict


def counted(differences: Iterable[float]) -> Counts:
    found = list(differences)
    return tuple(sum(each == outcome for each in found) for outcome in OUTCOMES)  # type: ignore[return-value] # five


def standing(test: Test, counts: Counts) -> Standing:
    first, second = ratio(counts, 0.0, test.difference), ratio(counts, 0.0, -test.difference)
    verdict: Verdict = ""
    if max(first, second) >= test.upper:
        verdict = "first" if first > second else "second"
    elif max(first, second) <= test.lower:
        verdict = "neither"
    return Standing(pairs=sum(counts), first=first, second=second, verdict=verdict)


def course(test: Test, differences: Sequence[float]) -> list[Standing]:
    """The standing after each pair, up to the one that decides."""
    found: list[Standing] = []
    counts = [0] * len(OUTCOMES)
    for each in differences:
        counts[OUTCOMES.index(each)] += 1
        found.append(standing(test, tuple(counts)))  # type: ignore[arg-type] # five
        if found[-1].verdict:
            break
    return found


@lru_cache(maxsize=4096)
def ratio(counts: Counts, before: float, after: float) -> float:
    """The log likelihood ratio of the outcomes: mean `after` against mean `before`."""
    weights = [(count or UNSEEN) + EXTREME * (abs(value) == 1) for count, value in zip(counts, OUTCOMES, strict=True)]
    one, other = _tilt(weights, before), _tilt(weights, after)
    return math.fsum(
        weight * (math.log1p(one * (value - before)) - math.log1p(other * (value - after)))
        for weight, value in zip(weights, OUTCOMES, strict=True)
    )


def _tilt(weights: Sequence[float], mean: float) -> float:
    """The x for which the weights, each divided by 1 + x (value - mean), have that mean."""
    a, b, c, d, e = (value - mean for value in OUTCOMES)
    at_a, at_b, at_c, at_d, at_e = (weight * off for weight, off in zip(weights, (a, b, c, d, e), strict=True))
    low, high = -1 / e, -1 / a
    for _ in range(HALVES):
        x = (low + high) / 2
        pull = at_a / (1 + x * a) + at_b / (1 + x * b) + at_c / (1 + x * c) + at_d / (1 + x * d) + at_e / (1 + x * e)
        low, high = (x, high) if pull > 0 else (low, x)
    return (low + high) / 2
