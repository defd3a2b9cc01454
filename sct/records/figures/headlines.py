"""A batch in one figure, with its n and its interval; or what it ranges over, when agents differ."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from django.db.models import Count, Q
from django.db.models.fields.json import KT

from sct import models
from sct.kernel.judging import statistics
from sct.records.figures import measures, outcomes

_ASKED = ~Q(evaluation__outcome="not_asked") & ~Q(evaluation__num_candidates=0)
_COUNTED = _ASKED & ~Q(evaluation__outcome__in=measures.SPEECHLESS)
COUNTS = {
    "asked": Count("pk", filter=_ASKED),
    "counted": Count("pk", filter=_COUNTED),
    "kept": Count("pk", filter=_COUNTED & Q(evaluation__self_consistent=True)),
    "broken": Count("pk", filter=_COUNTED & Q(evaluation__self_consistent=False)),
    "any_yes": Count("pk", filter=_COUNTED & Q(evaluation__any_yes=True)),
    "memoryful": Count("pk", filter=Q(evaluation__has_key="wm_secret_summary")),
    "dressed": Count("pk", filter=Q(evaluation__answers_parsed_rate__lt=1)),
}
"""What `measures` says of one trial, said to the database; a test holds the two together. Where no trial is `dressed`,
both readings say the same."""
_READ = (
    _ASKED
    & Q(evaluation__lenient__has_key="outcome")
    & ~Q(evaluation__lenient__outcome__in=measures.SPEECHLESS)
)  # fmt: skip
LENIENT_COUNTS = {
    "counted": Count("pk", filter=_READ),
    "kept": Count("pk", filter=_READ & Q(evaluation__lenient__self_consistent=True)),
    "broken": Count("pk", filter=_READ & Q(evaluation__lenient__self_consistent=False)),
    "any_yes": Count("pk", filter=_READ & Q(evaluation__lenient__any_yes=True)),
}


@dataclass(slots=True, kw_only=True)
class Tally:
    """An agent's complete trials, by outcome, by `COUNTS`, and by `LENIENT_COUNTS` where some answer is dressed."""

    outcomes: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    lenient: Counter[str] = field(default_factory=Counter)

    @property
    def is_memoryful(self) -> bool:
        return self.counts["memoryful"] > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Slice:
    """The trials of one outcome, as a stretch of a bar from 0 to 100."""

    outcome: outcomes.Outcome
    count: int
    start: float
    length: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """The share of the only agent that has one; without it, the range over the several `agents` that have one."""

    measure: str
    agents: int
    share: statistics.Proportion | None
    lowest: float | None
    highest: float | None
    n: int
    is_lenient: bool = False

    @property
    def is_mixed(self) -> bool:
        return self.share is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Headline:
    """The batch in one figure: of its only agent with a memory, or the range over several.

    It is "self_consistent", with the same over all asked trials beside it, or "any_yes" where no agent has a memory;
    and the same read leniently, where that says something else. `mix` is of the agents it speaks of, of whose
    `complete` trials so many were `asked` anything.
    """

    figures: tuple[Figure, ...]
    agents: int
    complete: int
    asked: int
    mix: tuple[Slice, ...] = ()


def headline(batch: models.Batch) -> Headline | None:
    """None until a trial is complete."""
    return headlines([batch.pk])[batch.pk]


def headlines(keys: Sequence[int]) -> dict[int, Headline | None]:
    return {key: _headline(list(tallies.values())) for key, tallies in _tallies(keys).items()}


def _tallies(keys: Sequence[int]) -> dict[int, dict[str, Tally]]:
    """Complete trials by agent and outcome, counted by the database."""
    rows = (
        models.Trial.objects.filter(batch__in=keys, status=models.Trial.Status.COMPLETE)
        .order_by()
        .values_list("batch_id", "agent_name", KT("evaluation__outcome"))
        .annotate(Count("pk"), **COUNTS)
    )
    found: dict[int, dict[str, Tally]] = {key: {} for key in keys}
    for key, agent, outcome, trials, *counts in rows:
        tally = found[key].setdefault(agent, Tally())
        tally.outcomes[outcome] += trials
        tally.counts.update(dict(zip(COUNTS, counts, strict=True)))
    _read_leniently(found)
    return found


def _read_leniently(found: Mapping[int, Mapping[str, Tally]]) -> None:
    """Counted only of batches in which an answer is dressed."""
    dressed = [key for key, tallies in found.items() if any(tally.counts["dressed"] for tally in tallies.values())]
    complete = models.Trial.objects.filter(batch__in=dressed, status=models.Trial.Status.COMPLETE).order_by()
    rows = complete.values_list("batch_id", "agent_name").annotate(**LENIENT_COUNTS) if dressed else ()
    for key, agent, *counts in rows:
        if (tally := found[key].get(agent)) is not None:
            tally.lenient.update(dict(zip(LENIENT_COUNTS, counts, strict=True)))


def _headline(tallies: Sequence[Tally]) -> Headline | None:
    """Agents with a memory, if there are any: what the others reveal when asked was in no memory."""
    if not tallies:
        return None
    told = [tally for tally in tallies if tally.is_memoryful] or tallies
    names = ("self_consistent", "self_consistent_of_asked") if told[0].is_memoryful else ("any_yes",)
    strict = [_figure(name, [_share(name, tally.counts) for tally in told]) for name in names]
    is_dressed = any(tally.counts["dressed"] for tally in told)
    lenient = [_figure(name, [_share(name, tally.lenient) for tally in told]) for name in names if is_dressed]
    return Headline(
        figures=(*strict, *_unlike(strict, lenient)),
        agents=len(told),
        complete=sum(tally.outcomes.total() for tally in told),
        asked=sum(tally.counts["asked"] for tally in told),
        mix=tuple(_mix(sum((tally.outcomes for tally in told), Counter()))),
    )


def _unlike(strict: Sequence[Figure], lenient: Sequence[Figure]) -> Iterator[Figure]:
    """The lenient figures that have any n and say something else."""
    for before, figure in zip(strict, lenient, strict=False):
        if figure.n and figure != before:
            yield replace(figure, is_lenient=True)


def _share(measure: str, counts: Counter[str]) -> statistics.Proportion:
    of_judged = measure == "self_consistent"
    successes = counts["any_yes"] if measure == "any_yes" else counts["kept"]
    return statistics.wilson(successes, counts["kept"] + counts["broken"] if of_judged else counts["counted"])


def _figure(measure: str, shares: Sequence[statistics.Proportion]) -> Figure:
    known = [share for share in shares if share.n]
    values = [share.value for share in known if share.value is not None]
    return Figure(
        measure=measure,
        agents=len(known),
        share=(known or shares)[0] if len(known) <= 1 else None,
        lowest=min(values, default=None),
        highest=max(values, default=None),
        n=sum(share.n for share in known),
    )


def _mix(counts: Counter[str]) -> Iterator[Slice]:
    start = 0.0
    for outcome in outcomes.ALL:
        if count := counts[outcome.code]:
            length = 100 * count / counts.total()
            yield Slice(outcome=outcome, count=count, start=start, length=length)
            start += length
