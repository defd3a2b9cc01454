"""Differences with intervals: paired ones by Student's t, of independent shares by Newcombe; means of shares as paired
ones. And how many pairs are needed to detect a given difference."""

import bisect
import functools
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean

from glassbox_site.ground.plain.proportions import wilson
from glassbox_site.ground.plain.significance import mcnemar

FEW = 40
"""Up to so many pairs, power is computed exactly."""
HALF_A_POINT = 0.005
Chance = Callable[[int, int, int], float]
"""A test: the two-sided p-value of so many pairs won, lost and drawn."""
HALVES = 60
"""Enough bisections to exhaust the precision of a double."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """`low` and `high` are None where nothing bounds the value: too little was measured, or resampling never varied."""

    value: float | None
    low: float | None
    high: float | None
    n: int


def paired(differences: Sequence[float], confidence: float = 0.95) -> Estimate:
    """The mean of paired differences, each from -1 to 1, with its interval, which is clipped to that range."""
    n = len(differences)
    if n < 2:
        return Estimate(value=differences[0] if n else None, low=None, high=None, n=n)
    mean = fmean(differences)
    variance = math.fsum((each - mean) ** 2 for each in differences) / (n - 1)
    reach = student(0.5 + confidence / 2, n - 1) * math.sqrt(variance / n)
    if not variance:
        return _alike(mean, n, confidence)
    return Estimate(value=mean, low=max(mean - reach, -1.0), high=min(mean + reach, 1.0), n=n)


def mean_of_shares(shares: Sequence[float]) -> Estimate:
    """The mean of values from 0 to 1 that are independent of each other, with its interval as for paired differences,
    whose range is twice as wide."""
    wide = paired([2 * share - 1 for share in shares])
    low, high = (None if end is None else (end + 1) / 2 for end in (wide.low, wide.high))
    return Estimate(value=fmean(shares) if shares else None, low=low, high=high, n=wide.n)


def paired_p(differences: Sequence[float]) -> float:
    """The two-sided p-value of no difference: by Student's test, or by the sign test if all differences are equal."""
    n, mean = len(differences), fmean(differences) if differences else 0.0
    variance = math.fsum((each - mean) ** 2 for each in differences)
    if not variance:
        return mcnemar(n, 0) if mean else 1.0
    return 2 * (1 - student_below(abs(mean) / math.sqrt(variance / (n - 1) / n), n - 1))


def _alike(mean: float, n: int, confidence: float) -> Estimate:
    """If all n agree, as large a share of others as Wilson's interval allows may lie at either extreme."""
    room = 1 - (wilson(n, n, confidence).low or 0.0)
    return Estimate(value=mean, low=mean - room * (mean + 1), high=mean + room * (1 - mean), n=n)


def newcombe(first: tuple[int, int], second: tuple[int, int]) -> Estimate:
    """The difference of two independent shares, each (count, of how many): Newcombe's interval, made of Wilson's."""
    one, other = wilson(*first), wilson(*second)
    if one.value is None or other.value is None or one.low is None or other.low is None:
        return Estimate(value=None, low=None, high=None, n=min(one.n, other.n))
    assert one.high is not None
    assert other.high is not None
    apart = one.value - other.value
    return Estimate(
        value=apart,
        low=apart - math.hypot(one.value - one.low, other.high - other.value),
        high=apart + math.hypot(one.high - one.value, other.value - other.low),
        n=one.n + other.n,
    )


def pairs_for(difference: float, *, false_alarm: float = 0.05, power: float = 0.8) -> int:
    """How many pairs detect a difference of shares, if the halves of a pair are independent and the shares are near one
    half. If the halves are correlated, fewer do."""
    return math.ceil(_patience(false_alarm, power) * (0.5 - difference**2 / 2) / difference**2)


def pairs_that_see(difference: float, *, false_alarm: float = 0.05, power: float = 0.8) -> int:
    """The same, but as many as the test itself needs to detect it, to half a point: four that agree prove nothing."""
    count = max(pairs_for(difference, false_alarm=false_alarm, power=power), 1)
    while (seen := seen_with(count, false_alarm=false_alarm, power=power)) is None or seen > difference + HALF_A_POINT:
        count += 1
    return count


def chance_of_pairs(won: int, lost: int, drawn: int) -> float:
    """The p-value by Student's test, for pairs of one win or loss each."""
    return paired_p([1.0] * won + [-1.0] * lost + [0.0] * drawn)


def seen_with(
    pairs: int, *, false_alarm: float = 0.05, power: float = 0.8, chance: Chance = chance_of_pairs
) -> float | None:
    """The least difference that so many pairs detect; None if they are too few to detect any. Up to `FEW` pairs it is
    computed exactly, to a hundredth, since the normal approximation is too optimistic there. Beyond that the
    approximation is corrected by what it was wrong at `FEW`, scaled down as the pairs grow."""
    counted = _counted(min(pairs, FEW), false_alarm, power, chance)
    if counted is None or pairs <= FEW:
        return counted
    return _usual(pairs, false_alarm, power) + (counted - _usual(FEW, false_alarm, power)) * FEW / pairs


def _usual(pairs: int, false_alarm: float, power: float) -> float:
    """The same by the normal approximation."""
    patience = _patience(false_alarm, power)
    return math.sqrt(0.5 * patience / (pairs + patience / 2))


@functools.lru_cache(maxsize=1_000)
def _counted(pairs: int, false_alarm: float, power: float, chance: Chance) -> float | None:
    each = ((won, lost) for won in range(pairs + 1) for lost in range(pairs - won + 1))
    telling = [(won, lost) for won, lost in each if chance(won, lost, pairs - won - lost) < false_alarm]
    place = bisect.bisect_left(range(1, 101), power, key=lambda step: _power(pairs, telling, step / 100))
    return (place + 1) / 100 if place < 100 else None


def _power(pairs: int, telling: Iterable[tuple[int, int]], apart: float) -> float:
    """The power: how likely the pairs come out in one of the `telling` ways if the shares are `apart`."""
    win, lose = (0.5 + apart / 2) ** 2, (0.5 - apart / 2) ** 2
    draw = 1 - win - lose
    return math.fsum(
        math.comb(pairs, won) * math.comb(pairs - won, lost) * win**won * lose**lost * draw ** (pairs - won - lost)
        for won, lost in telling
    )


def _patience(false_alarm: float, power: float) -> float:
    normal = NormalDist()
    return (normal.inv_cdf(1 - false_alarm / 2) + normal.inv_cdf(power)) ** 2


def student(p: float, freedom: int) -> float:
    """The quantile of Student's distribution with `freedom` degrees of freedom, for p above one half."""
    low, high = 0.0, 1.0
    while student_below(high, freedom) < p:
        low, high = high, 2 * high
    for _ in range(HALVES):
        middle = (low + high) / 2
        low, high = (middle, high) if student_below(middle, freedom) < p else (low, middle)
    return (low + high) / 2


def student_below(t: float, freedom: int) -> float:
    """Student's distribution function, by the finite series of Abramowitz and Stegun, 26.7.3 and 26.7.4."""
    angle = math.atan2(t, math.sqrt(freedom))
    sine, square = math.sin(angle), math.cos(angle) ** 2
    is_odd = freedom % 2
    term, total = (math.cos(angle), 0.0) if is_odd else (1.0, 0.0)
    for step in range((freedom - is_odd) // 2):
        total += term
        term *= square * ((2 * step + 2) / (2 * step + 3) if is_odd else (2 * step + 1) / (2 * step + 2))
    between = 2 / math.pi * (angle + sine * total) if is_odd else sine * total
    return 0.5 + between / 2
