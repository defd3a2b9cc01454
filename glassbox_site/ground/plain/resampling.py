"""The cluster bootstrap: how certain a ratio of sums is whose parts come in clusters.

With few clusters, plain percentiles are too narrow: the middle 95 % of the draws of six clusters hold the truth in only
87 % of cases. The intervals are widened by the ratio of Student's quantile to the normal one and by the root of n / (n
- 1): Hesterberg's expanded percentiles.
"""

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from glassbox_site.ground.plain.differences import Estimate, student, student_below
from glassbox_site.ground.plain.significance import mcnemar

Sums = Mapping[int, tuple[float, float]]
"""By cluster: a sum, and of how many values."""
Draws = NDArray[np.float64]
ALARM = 0.05
DIGITS = 6
FEWEST = 4
"""With fewer clusters there is no interval: the truth lies too seldom between the least and the greatest of three."""
NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Ratio:
    """The ratio, and its value in each draw; NaN where a draw has nothing that counts. `clusters` is the number of
    those in which something counts."""

    value: float
    n: float
    draws: Draws
    clusters: int


class Bootstrap:
    """Draws from these clusters. All ratios use the same draws, so that their differences are paired."""

    def __init__(self, clusters: Sequence[int], *, draws: int = 2_000, seed: int = 1) -> None:
        self.clusters = tuple(clusters)
        n = len(self.clusters)
        # numpy guarantees this generator's stream for good.
        self.weights: Draws = np.random.RandomState(seed).multinomial(n, [1 / n] * n, size=draws).astype(float)

    def ratio(self, sums: Sums) -> Ratio:
        parts = np.array([sums.get(cluster, (0.0, 0.0)) for cluster in self.clusters], dtype=float)
        with np.errstate(invalid="ignore", divide="ignore"):
            drawn = self.weights @ parts
            value, n = parts.sum(axis=0)
            clusters = int(np.count_nonzero(parts[:, 1]))
            return Ratio(float(np.divide(value, n)), float(n), drawn[:, 0] / drawn[:, 1], clusters)

    def estimate(self, found: Ratio) -> Estimate:
        return interval(found.value, found.draws, n=round(found.n), clusters=found.clusters)

    def difference(self, one: Ratio, other: Ratio) -> tuple[Estimate, float]:
        """The difference, and its two-sided p-value by Student. That is never below the p-value of as many clusters
        that all agree, since draws of few clusters cannot show how others would be."""
        draws, value, clusters = one.draws - other.draws, one.value - other.value, min(one.clusters, other.clusters)
        apart = interval(value, draws, n=round(one.n + other.n), clusters=clusters)
        return apart, max(_chance(value, draws, clusters), mcnemar(clusters, 0))


def interval(value: float, draws: Draws, *, n: int, clusters: int) -> Estimate:
    """The interval of `value`; none if all draws agree, since they say nothing about what was not drawn."""
    known = draws[~np.isnan(draws)]
    if np.isnan(value):
        return Estimate(value=None, low=None, high=None, n=n)
    if clusters < FEWEST or not len(known):
        return Estimate(value=_rounded(value), low=None, high=None, n=n)
    low, high = map(_rounded, np.percentile(known, [100 * _tail(clusters), 100 * (1 - _tail(clusters))]))
    if low == high:
        return Estimate(value=_rounded(value), low=None, high=None, n=n)
    return Estimate(value=_rounded(value), low=low, high=high, n=n)


@functools.cache
def _tail(clusters: int) -> float:
    """The share of draws to cut off at each end."""
    return NORMAL.cdf(-student(1 - ALARM / 2, clusters - 1) * math.sqrt(clusters / (clusters - 1)))


def _chance(value: float, draws: Draws, clusters: int) -> float:
    if clusters < 2 or not value:
        return 1.0
    spread = float(np.nanstd(draws)) * math.sqrt(clusters / (clusters - 1))
    return 2 * (1 - student_below(abs(value) / spread, clusters - 1)) if spread else 0.0


def _rounded(value: float) -> float:
    """Turns -0.0 into 0.0."""
    return round(float(value), DIGITS) + 0.0
