"""Intervals and tests for proportions: Wilson, alone and over clusters, McNemar's exact test, Holm's correction."""

import math
from collections.abc import Sequence

from glassbox_site.ground.plain.proportions import Proportion, wilson
from glassbox_site.ground.plain.significance import holm, mcnemar

__all__ = ["Proportion", "clustered", "holm", "mcnemar", "wilson"]


def clustered(counts: Sequence[tuple[int, int]]) -> Proportion:
    """The proportion over clusters of (successes, size), such as the answers of one trial, which resemble each other.

    Wilson's interval at the effective number of independent answers. The correlation within clusters is estimated from
    the clusters plus two more, one all successes and one all failures, since a few clusters that agree do not prove
    that the next one will. If all answers of each cluster are the same, this is the interval over clusters; if each
    cluster has one answer, the interval over answers.
    """
    known = [(successes, size) for successes, size in counts if size]
    successes, n = (sum(column) for column in zip(*known, strict=True)) if known else (0, 0)
    if n == 0:
        return wilson(0, 0)
    burden = sum(size * size for _, size in known) / n - 1
    return wilson(successes, n, worth=n / (1 + burden * _likeness(known)))


def _likeness(counts: Sequence[tuple[int, int]]) -> float:
    """The intraclass correlation, from 0 to 1, by analysis of variance. Sums are exact, so that neither the order of
    the clusters nor the version of Python affects the last digit."""
    usual = sum(size for _, size in counts) / len(counts)
    widened = [(float(successes), float(size)) for successes, size in counts] + [(usual, usual), (0.0, usual)]
    n, clusters = math.fsum(size for _, size in widened), len(widened)
    mean = math.fsum(successes for successes, _ in widened) / n
    between = math.fsum(size * (successes / size - mean) ** 2 for successes, size in widened) / (clusters - 1)
    within = math.fsum(successes * (1 - successes / size) for successes, size in widened) / max(n - clusters, 1.0)
    size = (n - math.fsum(size * size for _, size in widened) / n) / (clusters - 1)
    spread = between + (size - 1) * within
    return min(max((between - within) / spread, 0.0), 1.0) if spread else 1.0
