"""Intervals and tests for proportions: Wilson, the exact test of McNemar, and Holm's correction."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist


@dataclass(frozen=True, slots=True, kw_only=True)
class Proportion:
    """`low` and `high` are None when nothing was counted."""

    successes: int
    n: int
    low: float | None
    high: float | None

    @property
    def value(self) -> float | None:
        return self.successes / self.n if self.n else None


def wilson(successes: int, n: int, confidence: float = 0.95) -> Proportion:
    """The score interval of Wilson, without continuity correction."""
    if not 0 <= successes <= n:
        raise ValueError(f"successes ({successes}) must be from 0 to n ({n})")
    if n == 0:
        return Proportion(successes=0, n=0, low=None, high=None)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = successes / n
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    middle = share + z * z / (2 * n)
    low = 0.0 if successes == 0 else (middle - spread) / scale
    high = 1.0 if successes == n else (middle + spread) / scale
    return Proportion(successes=successes, n=n, low=low, high=high)


def mcnemar(only_first: int, only_second: int) -> float:
    """Two-sided exact p-value that two paired proportions differ, from the pairs in which they do."""
    pairs = only_first + only_second
    if pairs == 0:
        return 1.0
    tail = sum(math.comb(pairs, count) for count in range(min(only_first, only_second) + 1))
    return min(1.0, 2 * tail / (1 << pairs))


def holm(p_values: Sequence[float]) -> list[float]:
    """The p-values corrected for being a family, in the given order."""
    corrected = [0.0] * len(p_values)
    largest = 0.0
    for rank, place in enumerate(sorted(range(len(p_values)), key=lambda place: p_values[place])):
        largest = max(largest, min(1.0, (len(p_values) - rank) * p_values[place]))
        corrected[place] = largest
    return corrected
