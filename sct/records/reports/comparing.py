"""Compares batches with a first one, or the agents of one batch, trial by trial, and lists what else differs."""

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
    """A batch of which only some files were read to find out what made them."""

    batch: models.Batch
    read: int
    there: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """The comparison of the first batch with the `second`. `lenient` are the pairs in the lenient reading, empty if
    that changes no pair of any comparison made with it."""

    second: models.Batch
    pairs: Sequence[pairing.Pair]
    lenient: Sequence[pairing.Pair]
    differences: Sequence[differing.Difference]
    sampled: Sequence[Sampled] = ()

    @property
    def same_games(self) -> bool:
        return not any(difference.is_game for difference in self.differences)


def compare(first: models.Batch, *others: models.Batch) -> list[Comparison]:
    """Compares agents of the same name, or each with each if no name is in both batches or if the batch is the same.
    All comparisons are corrected together, as they are shown together."""
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
    """Corrects all pairs as one family, and returns them grouped as before."""
    corrected = iter(pairing.corrected([pair for family in families for pair in family]))
    return [list(itertools.islice(corrected, len(family))) for family in families]


def _sampled(first: models.Batch, second: models.Batch) -> Iterator[Sampled]:
    """The batches of which not all files are read; a comparison of a batch with itself reads none."""
    for batch in (first, second) if first != second else ():
        read, there = differing.read_of(batch)
        if read < there:
            yield Sampled(batch=batch, read=read, there=there)


Trials = dict[str, pairing.Trials]


def _trials(batch: models.Batch) -> Trials:
    """The batch's trials by agent, in the order of the configuration."""
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
