"""Batches with a first one, or the agents of one, trial by trial: who was right where the other was not, and what was
different."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sct import models
from sct.records import batches, overview
from sct.records.figures import pairing
from sct.records.reports import differing

MOST_PAIRS = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Sampled:
    """A batch with more files than are read for what they were made by."""

    batch: models.Batch
    read: int
    there: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Of the first with the `second`. `lenient` are the pairs read leniently, where that makes any of them, or of those
    beside it, another one."""

    second: models.Batch
    pairs: Sequence[pairing.Pair]
    lenient: Sequence[pairing.Pair]
    differences: Sequence[differing.Difference]
    sampled: Sequence[Sampled] = ()

    @property
    def same_games(self) -> bool:
        return not any(difference.is_game for difference in self.differences)


def compare(first: models.Batch, *others: models.Batch) -> list[Comparison]:
    """Agents of the same name, or all of a kind if no name is in both; within one batch, each agent with each. What is
    told of all of them together is corrected together."""
    left = _trials(first)
    sides = [(left, left if other == first else _trials(other)) for other in others]
    matched = [list(itertools.islice(_matched(*both, same=both[0] is both[1]), MOST_PAIRS)) for both in sides]
    strict = _together([list(pairing.pairs(*both, pairs)) for both, pairs in zip(sides, matched, strict=True)])
    read = _together(
        [
            list(pairing.pairs(pairing.leniently(one), pairing.leniently(other), pairs))
            for (one, other), pairs in zip(sides, matched, strict=True)
        ]
    )
    is_unlike = any(pairing.unlike(*both) for both in zip(strict, read, strict=True))
    return [
        Comparison(
            second=other,
            pairs=pairs,
            lenient=lenient if is_unlike else [],
            differences=list(differing.differences(first, other)),
            sampled=list(_sampled(first, other)),
        )
        for other, pairs, lenient in zip(others, strict, read, strict=True)
    ]


def _together(families: Sequence[Sequence[pairing.Pair]]) -> list[list[pairing.Pair]]:
    """Corrected as one family."""
    corrected = iter(pairing.corrected([pair for family in families for pair in family]))
    return [list(itertools.islice(corrected, len(family))) for family in families]


def _sampled(first: models.Batch, second: models.Batch) -> Iterator[Sampled]:
    """Of one batch with itself no file is read."""
    for batch in (first, second) if first != second else ():
        read, there = differing.read_of(batch)
        if read < there:
            yield Sampled(batch=batch, read=read, there=there)


Trials = dict[str, pairing.Trials]


def _trials(batch: models.Batch) -> Trials:
    """By agent, in the order of the configuration."""
    found = batches.evaluations(batch)
    settings = overview.settings(batch.config_text)
    order = [agent.name for agent in settings.agents] if settings else []
    return {agent: found[agent] for agent in dict.fromkeys((*order, *found)) if agent in found}


def _matched(first: Trials, second: Trials, *, same: bool) -> Iterator[tuple[str, str]]:
    if same:
        yield from itertools.combinations(first, 2)
    elif shared := [agent for agent in first if agent in second]:
        yield from zip(shared, shared, strict=True)
    else:
        yield from itertools.product(first, second)
