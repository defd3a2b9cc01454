"""A batch in one figure, with its n and its interval; or what it ranges over, when agents differ."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.db.models import Count
from django.db.models.fields.json import KT

from sct import models, outcomes, statistics

Tally = dict[str, Counter[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Slice:
    """The trials of one outcome, as a stretch of a bar from 0 to 100."""

    outcome: outcomes.Outcome
    count: int
    start: float
    length: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Headline:
    """The batch in one figure: of its only agent with a memory, or the range over several.

    `measure` is "self_consistent", or "any_yes" where no agent has a memory. `mix` is of the agents it speaks of.
    """

    measure: str
    figure: statistics.Proportion | None
    lowest: float | None = None
    highest: float | None = None
    agents: int
    n: int
    mix: tuple[Slice, ...] = ()

    @property
    def is_mixed(self) -> bool:
        return self.figure is None


def headline(batch: models.Batch) -> Headline | None:
    """None until a trial is complete."""
    return headlines([batch.pk])[batch.pk]


def headlines(keys: Sequence[int]) -> dict[int, Headline | None]:
    return {key: _headline(tally) for key, tally in _outcomes(keys).items()}


def _outcomes(keys: Sequence[int]) -> dict[int, Tally]:
    """Complete trials by agent and outcome, counted by the database."""
    rows = (
        models.Trial.objects.filter(batch__in=keys, status=models.Trial.Status.COMPLETE)
        .order_by()
        .values_list("batch_id", "agent_name", KT("evaluation__outcome"))
        .annotate(Count("pk"))
    )
    found: dict[int, Tally] = {key: {} for key in keys}
    for key, agent, outcome, count in rows:
        found[key].setdefault(agent, Counter())[outcome] += count
    return found


def _headline(tally: Tally) -> Headline | None:
    memoryless = {outcome.code for outcome in outcomes.family(memoryful=False)}
    kept = {agent: counts for agent, counts in tally.items() if not memoryless & counts.keys()}
    if kept:
        return _figure("self_consistent", {"self_consistent"}, list(kept.values()))
    if tally:
        return _figure("any_yes", {"one_yes", "many_yes"}, list(tally.values()))
    return None


def _share(counts: Counter[str], successes: set[str]) -> statistics.Proportion:
    """Every complete trial counts but those without a verdict: no secret is no failure to be true to it."""
    known = {outcome: count for outcome, count in counts.items() if outcome not in ("no_secret", "error")}
    return statistics.wilson(sum(known.get(code, 0) for code in successes), sum(known.values()))


def _figure(measure: str, successes: set[str], counts: list[Counter[str]]) -> Headline:
    shares = [_share(count, successes) for count in counts]
    known = [share for share in shares if share.n]
    values = [share.value for share in known if share.value is not None]
    return Headline(
        measure=measure,
        figure=(known or shares)[0] if len(known) <= 1 else None,
        lowest=min(values, default=None),
        highest=max(values, default=None),
        agents=len(shares),
        n=sum(share.n for share in known),
        mix=tuple(_mix(sum(counts, Counter()))),
    )


def _mix(counts: Counter[str]) -> Iterator[Slice]:
    start = 0.0
    for outcome in outcomes.ALL:
        if count := counts[outcome.code]:
            length = 100 * count / counts.total()
            yield Slice(outcome=outcome, count=count, start=start, length=length)
            start += length
