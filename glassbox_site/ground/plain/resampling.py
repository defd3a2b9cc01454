"""How sure a ratio of sums is whose parts come in clusters, by drawing the clusters again, many times."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from glassbox_site.ground.plain.differences import Estimate
from glassbox_site.ground.plain.significance import mcnemar

Sums = Mapping[int, tuple[float, float]]
"""By cluster: a sum, and of how many."""
Draws = NDArray[np.float64]
ALARM = 0.05
DIGITS = 6


@dataclass(frozen=True, slots=True)
class Ratio:
    """What it is, and what it was in each of the draws; not a number where nothing was drawn that counts."""

    value: float
    n: float
    draws: Draws


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
            return Ratio(float(np.divide(value, n)), float(n), drawn[:, 0] / drawn[:, 1])

    def estimate(self, found: Ratio) -> Estimate:
        return interval(found.value, found.draws, n=round(found.n), bounded=len(self.clusters) > 1)

    def difference(self, one: Ratio, other: Ratio) -> tuple[Estimate, float]:
        """And the two-sided p-value that there is none: never below that of so many clusters that all agree, since
        draws of few clusters do not know how others would be."""
        draws = one.draws - other.draws
        apart = interval(one.value - other.value, draws, n=round(one.n + other.n), bounded=len(self.clusters) > 1)
        known = draws[~np.isnan(draws)]
        tail = min((known <= 0).sum(), (known >= 0).sum())
        drawn = min(1.0, 2 * (int(tail) + 1) / (len(known) + 1))
        return apart, max(drawn, mcnemar(len(self.clusters), 0))


def interval(value: float, draws: Draws, *, n: int, bounded: bool = True) -> Estimate:
    """Draws that all agree know nothing of what was not drawn: no interval."""
    known = draws[~np.isnan(draws)]
    if np.isnan(value):
        return Estimate(value=None, low=None, high=None, n=n)
    if not bounded or not len(known):
        return Estimate(value=_rounded(value), low=None, high=None, n=n)
    low, high = map(_rounded, np.percentile(known, [100 * ALARM / 2, 100 * (1 - ALARM / 2)]))
    if low == high:
        return Estimate(value=_rounded(value), low=None, high=None, n=n)
    return Estimate(value=_rounded(value), low=low, high=high, n=n)


def _rounded(value: float) -> float:
    """Nothing has no sign."""
    return round(float(value), DIGITS) + 0.0
