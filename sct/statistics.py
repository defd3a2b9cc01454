"""Intervals and tests for proportions: Wilson, the exact test of McNemar, and Holm's correction."""

import math
from collections.abc import Sequence

from personas.proportions import Proportion, wilson

__all__ = ["Proportion", "holm", "mcnemar", "wilson"]


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
