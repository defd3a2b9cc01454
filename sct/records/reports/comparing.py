"""Two batches, or the agents of one, trial by trial: who was right where the other was not, and what was different."""

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
    """`lenient` are the pairs read leniently, where that makes any of them another one."""

    pairs: Sequence[pairing.Pair]
    lenient: Sequence[pairing.Pair]
    differences: Sequence[differing.Difference]
    sampled: Sequence[Sampled] = ()

    @property
    def same_games(self) -> bool:
        return not any(difference.is_game for difference in self.differences)


def compare(first: models.Batch, second: models.Batch) -> Comparison:
    """Agents of the same name, or all of a kind if no name is in both; within one batch, each agent with each."""
    left, right = _trials(first), _trials(second)
    matched = list(itertools.islice(_matched(left, right, same=first == second), MOST_PAIRS))
    strict = pairing.corrected(list(pairing.pairs(left, right, matched)))
    read = pairing.pairs(pairing.leniently(left), pairing.leniently(right), matched)
    return Comparison(
        pairs=strict,
        lenient=pairing.unlike(strict, pairing.corrected(list(read))),
        differences=list(differing.differences(first, second)),
        sampled=list(_sampled(first, second)),
    )


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
