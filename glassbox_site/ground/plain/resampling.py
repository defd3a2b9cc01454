"""How sure a ratio of sums is whose parts come in clusters, by drawing the clusters again, many times.

Draws of few clusters lie closer together than what they tell of: the middle 95 % of those of six hold the truth in
87 %. So intervals reach further out, by what Student's is wider than the normal one and by the root of n / (n - 1):
Hesterberg's expanded percentiles.
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
"""By cluster: a sum, and of how many."""
Draws = NDArray[np.float64]
ALARM = 0.05
DIGITS = 6
FEWEST = 4
"""Clusters: fewer bound nothing, for between the least and the greatest of three the truth lies too seldom."""
NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Ratio:
    """What it is, and what it was in each of the draws; not a number where nothing was drawn that counts. `clusters`
    are those in which something counts."""

    value: float
    n: float
    draws: Draws
    clusters: int


class Bootstrap:
    """Draws from these clusters, the same for all that is asked of it, so that differences are paired."""

    def __init__(self, clusters: Sequence[int], *, draws: int = 2_000, seed: int = 1) -> None:
        self.clusters = tuple(clusters)
        n = len(self.clusters)
        # The generator whose numbers numpy keeps the same for good.
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
        """And the two-sided p-value that there is none, Student's: never below that of so many clusters that all agree,
        since draws of few clusters do not know how others would be."""
        draws, value, clusters = one.draws - other.draws, one.value - other.value, min(one.clusters, other.clusters)
        apart = interval(value, draws, n=round(one.n + other.n), clusters=clusters)
        return apart, max(_chance(value, draws, clusters), mcnemar(clusters, 0))


def interval(value: float, draws: Draws, *, n: int, clusters: int) -> Estimate:
    """Draws that all agree know nothing of what was not drawn: no interval."""
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
    """The share of draws that lies beyond each end of an interval."""
    return NORMAL.cdf(-student(1 - ALARM / 2, clusters - 1) * math.sqrt(clusters / (clusters - 1)))


def _chance(value: float, draws: Draws, clusters: int) -> float:
    if clusters < 2 or not value:
        return 1.0
    spread = float(np.nanstd(draws)) * math.sqrt(clusters / (clusters - 1))
    return 2 * (1 - student_below(abs(value) / spread, clusters - 1)) if spread else 0.0


def _rounded(value: float) -> float:
    """Nothing has no sign."""
    return round(float(value), DIGITS) + 0.0
