"""Compares agents in pairs on the same trials, by McNemar's exact test: where did one succeed and the other fail?"""

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sct.kernel.judging import statistics
from sct.records.figures import measures

Trials = Mapping[int, measures.Evaluation]
"""Complete trials of one agent, by number."""

OF_MEMORYFUL = ("self_consistent", "self_consistent_of_asked")
OF_OTHERS = ("any_yes",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Two agents, compared on the trials that say something about both. `is_of_all`: it covers the same trials as the
    pair over all asked trials, which is therefore left out."""

    first: str
    second: str
    measure: str
    both: int
    only_first: int
    only_second: int
    neither: int
    p: float
    p_holm: float = 1.0
    is_of_all: bool = False

    @property
    def trials(self) -> int:
        return self.both + self.only_first + self.only_second + self.neither

    @property
    def share_of_first(self) -> statistics.Proportion:
        return statistics.wilson(self.both + self.only_first, self.trials)

    @property
    def share_of_second(self) -> statistics.Proportion:
        return statistics.wilson(self.both + self.only_second, self.trials)

    @property
    def difference(self) -> float:
        """The share of the second minus that of the first."""
        return (self.only_second - self.only_first) / self.trials


def pairs(
    first: Mapping[str, Trials], second: Mapping[str, Trials], matched: Iterable[tuple[str, str]]
) -> Iterator[Pair]:
    """Compares the matched agents. There is no pair for agents with and without a memory, which have no measure in
    common, nor without shared trials."""
    for one, other in matched:
        left, right = first[one], second[other]
        wanted = _measures(left)
        if left and right and wanted == _measures(right):
            found = [pair for name in wanted if (pair := _pair(one, other, name, left, right)) is not None]
            yield from _told_once(found)


def leniently(found: Mapping[str, Trials]) -> dict[str, Trials]:
    """The same trials in the lenient reading, without those that have none."""
    return {
        agent: {number: read for number, each in trials.items() if (read := measures.leniently(each)) is not None}
        for agent, trials in found.items()
    }


def unlike(strict: Sequence[Pair], lenient: Sequence[Pair]) -> Sequence[Pair]:
    """The lenient pairs, if any of them differs from the strict one; otherwise none."""
    return [] if list(strict) == list(lenient) else lenient


def corrected(found: Sequence[Pair]) -> list[Pair]:
    """Applies Holm's correction over all pairs, which are to be shown together."""
    by_holm = statistics.holm([pair.p for pair in found])
    return [dataclasses.replace(pair, p_holm=p) for pair, p in zip(found, by_holm, strict=True)]


def _measures(trials: Trials) -> tuple[str, ...]:
    return OF_MEMORYFUL if any(map(measures.is_memoryful, trials.values())) else OF_OTHERS


def _pair(one: str, other: str, measure: str, first: Trials, second: Trials) -> Pair | None:
    left, right = _verdicts(measure, first), _verdicts(measure, second)
    shared = left.keys() & right.keys()
    if not shared:
        return None
    only_first = sum(left[number] and not right[number] for number in shared)
    only_second = sum(right[number] and not left[number] for number in shared)
    both = sum(left[number] and right[number] for number in shared)
    return Pair(
        first=one,
        second=other,
        measure=measure,
        both=both,
        only_first=only_first,
        only_second=only_second,
        neither=len(shared) - both - only_first - only_second,
        p=statistics.mcnemar(only_first, only_second),
    )


def _verdicts(measure: str, trials: Trials) -> dict[int, bool]:
    known = ((number, measures.verdict(measure, evaluation)) for number, evaluation in trials.items())
    return {number: verdict for number, verdict in known if verdict is not None}


def _told_once(found: Sequence[Pair]) -> Sequence[Pair]:
    """Drops the second of two pairs over the same trials: it would be one question, corrected for as two."""
    if len(found) == 2 and found[0].trials == found[1].trials:
        return [dataclasses.replace(found[0], is_of_all=True)]
    return found
