"""A batch in one figure, with its n and its interval; or what it ranges over, when agents differ."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from django.db.models import Count, Q
from django.db.models.fields.json import KT

from sct import models, outcomes, statistics


@dataclass(slots=True, kw_only=True)
class Tally:
    """An agent's complete trials."""

    outcomes: Counter[str] = field(default_factory=Counter)
    any_yes: int = 0
    is_memoryful: bool = False


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
    return {key: _headline(tallies) for key, tallies in _tallies(keys).items()}


def _tallies(keys: Sequence[int]) -> dict[int, dict[str, Tally]]:
    """Complete trials by agent and outcome, counted by the database."""
    rows = (
        models.Trial.objects.filter(batch__in=keys, status=models.Trial.Status.COMPLETE)
        .order_by()
        .values_list("batch_id", "agent_name", KT("evaluation__outcome"))
        .annotate(
            Count("pk"),
            any_yes=Count("pk", filter=Q(evaluation__any_yes=True)),
            memoryful=Count("pk", filter=Q(evaluation__has_key="wm_secret_summary")),
        )
    )
    found: dict[int, dict[str, Tally]] = {key: {} for key in keys}
    for key, agent, outcome, count, any_yes, memoryful in rows:
        tally = found[key].setdefault(agent, Tally())
        tally.outcomes[outcome] += count
        tally.any_yes += any_yes
        tally.is_memoryful = tally.is_memoryful or memoryful > 0
    return found


def _headline(tallies: dict[str, Tally]) -> Headline | None:
    """Agents with a memory, if there are any: what the others reveal when asked was in no memory."""
    kept = [tally for tally in tallies.values() if tally.is_memoryful]
    if kept:
        return _figure("self_consistent", kept, [_self_consistent(tally.outcomes) for tally in kept])
    if tallies:
        every = list(tallies.values())
        return _figure("any_yes", every, [statistics.wilson(each.any_yes, each.outcomes.total()) for each in every])
    return None


def _self_consistent(counts: Counter[str]) -> statistics.Proportion:
    """Every complete trial counts but those without a verdict: no secret is no failure to be true to it."""
    known = {outcome: count for outcome, count in counts.items() if outcome not in ("no_secret", "error")}
    return statistics.wilson(known.get("self_consistent", 0), sum(known.values()))


def _figure(measure: str, tallies: Sequence[Tally], shares: Sequence[statistics.Proportion]) -> Headline:
    known = [share for share in shares if share.n]
    values = [share.value for share in known if share.value is not None]
    return Headline(
        measure=measure,
        figure=(known or shares)[0] if len(known) <= 1 else None,
        lowest=min(values, default=None),
        highest=max(values, default=None),
        agents=len(shares),
        n=sum(share.n for share in known),
        mix=tuple(_mix(sum((tally.outcomes for tally in tallies), Counter()))),
    )


def _mix(counts: Counter[str]) -> Iterator[Slice]:
    start = 0.0
    for outcome in outcomes.ALL:
        if count := counts[outcome.code]:
            length = 100 * count / counts.total()
            yield Slice(outcome=outcome, count=count, start=start, length=length)
            start += length
