"""Shares with their intervals."""

import math
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


def wilson(successes: int, n: int, confidence: float = 0.95, *, worth: float | None = None) -> Proportion:
    """Wilson's score interval, without continuity correction. `worth` is the effective sample size, where the n are not
    independent of each other."""
    if not 0 <= successes <= n:
        raise ValueError(f"successes ({successes}) must be from 0 to n ({n})")
    if n == 0:
        return Proportion(successes=0, n=0, low=None, high=None)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share, known = successes / n, n if worth is None else worth
    spread = z * math.sqrt(share * (1 - share) / known + z * z / (4 * known * known))
    scale = 1 + z * z / known
    middle = share + z * z / (2 * known)
    low = 0.0 if successes == 0 else (middle - spread) / scale
    high = 1.0 if successes == n else (middle + spread) / scale
    return Proportion(successes=successes, n=n, low=low, high=high)
