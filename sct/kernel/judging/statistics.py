"""Intervals and tests for proportions: Wilson, alone and over clusters, McNemar's exact test, Holm's correction."""

import math
from collections.abc import Sequence

from glassbox_site.ground.plain.proportions import Proportion, wilson
from glassbox_site.ground.plain.significance import holm, mcnemar

__all__ = ["Proportion", "clustered", "holm", "mcnemar", "wilson"]


def clustered(counts: Sequence[tuple[int, int]]) -> Proportion:
    """So many of so many in each cluster, as the answers of one trial are, which resemble each other.

    Wilson's interval at the number of answers that would say as much if they were strangers. How alike they are is
    estimated from the clusters and two more, one all successes and one all failures: a few clusters that agree do not
    prove that the next one will. The interval is that of the clusters alone where all answers of one are the same, and
    that of the answers where each cluster has one.
    """
    known = [(successes, size) for successes, size in counts if size]
    successes, n = (sum(column) for column in zip(*known, strict=True)) if known else (0, 0)
    if n == 0:
        return wilson(0, 0)
    burden = sum(size * size for _, size in known) / n - 1
    return wilson(successes, n, worth=n / (1 + burden * _likeness(known)))


def _likeness(counts: Sequence[tuple[int, int]]) -> float:
    """The correlation of two answers of one cluster, from 0 to 1, by the analysis of variance. Summed exactly, so that
    neither the order of the clusters nor the release of Python is in the last digit."""
    usual = sum(size for _, size in counts) / len(counts)
    widened = [(float(successes), float(size)) for successes, size in counts] + [(usual, usual), (0.0, usual)]
    n, clusters = math.fsum(size for _, size in widened), len(widened)
    mean = math.fsum(successes for successes, _ in widened) / n
    between = math.fsum(size * (successes / size - mean) ** 2 for successes, size in widened) / (clusters - 1)
    within = math.fsum(successes * (1 - successes / size) for successes, size in widened) / max(n - clusters, 1.0)
    size = (n - math.fsum(size * size for _, size in widened) / n) / (clusters - 1)
    spread = between + (size - 1) * within
    return min(max((between - within) / spread, 0.0), 1.0) if spread else 1.0
