"""Whether counts differ by more than chance: McNemar's and Fisher's exact tests, Holm's correction."""

import math
from collections.abc import Sequence


def mcnemar(only_first: int, only_second: int) -> float:
    """The two-sided exact p-value for a difference of two paired proportions, from the numbers of pairs that differ."""
    pairs = only_first + only_second
    if pairs == 0:
        return 1.0
    tail = sum(math.comb(pairs, count) for count in range(min(only_first, only_second) + 1))
    return min(1.0, 2 * tail / (1 << pairs))


def fisher_greater(first: tuple[int, int], second: tuple[int, int]) -> float:
    """The one-sided exact p-value for the first share being the greater. Shares are given as (count, of how many)."""
    (hits, n), (others, m) = first, second
    together = hits + others
    ways = math.comb(n + m, together)
    return sum(math.comb(n, k) * math.comb(m, together - k) for k in range(hits, min(n, together) + 1)) / ways


def holm(p_values: Sequence[float]) -> list[float]:
    """The p-values adjusted for multiple tests, in the given order."""
    corrected = [0.0] * len(p_values)
    largest = 0.0
    for rank, place in enumerate(sorted(range(len(p_values)), key=lambda place: p_values[place])):
        largest = max(largest, min(1.0, (len(p_values) - rank) * p_values[place]))
        corrected[place] = largest
    return corrected


def fisher(first: tuple[int, int], second: tuple[int, int]) -> float:
    """The two-sided p-value: twice the smaller of the two one-sided ones."""
    return min(1.0, 2 * min(fisher_greater(first, second), fisher_greater(second, first)))
