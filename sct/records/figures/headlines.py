"""A batch in one figure, with its n and its interval; or as a range, if there are several agents."""

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
"""The rules of `measures` as database expressions; a test keeps the two in step. Trials are `dressed` if some answer
was not a bare yes or no; without any, both readings give the same result."""
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
    """Counts an agent's complete trials by outcome, `COUNTS`, and, if any is dressed, `LENIENT_COUNTS`."""

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
    """The share of the only agent that has one, or else the range over the `agents` that have one."""

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
    """The batch in one figure: that of its only agent with a memory, or the range over several.

    It is "self_consistent" and the same over all asked trials, or "any_yes" if no agent has a memory; followed by the
    same in the lenient reading, if that differs. `mix`, `complete` and `asked` count the trials of the agents that the
    figure is about; `asked` are those in which anything was asked.
    """

    figures: tuple[Figure, ...]
    agents: int
    complete: int
    asked: int
    mix: tuple[Slice, ...] = ()


def headline(batch: models.Batch) -> Headline | None:
    """The headline of one batch; None until a trial is complete."""
    return headlines([batch.pk])[batch.pk]


def headlines(keys: Sequence[int]) -> dict[int, Headline | None]:
    return {key: of_tallies(found) for key, found in tallies(keys).items()}


def of_tallies(found: Mapping[str, Tally]) -> Headline | None:
    return _headline(list(found.values()))


def tallies(keys: Sequence[int]) -> dict[int, dict[str, Tally]]:
    """The complete trials of each batch by agent, counted by the database."""
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
    """Adds the lenient counts, but only for batches in which an answer is dressed."""
    dressed = [key for key, tallies in found.items() if any(tally.counts["dressed"] for tally in tallies.values())]
    complete = models.Trial.objects.filter(batch__in=dressed, status=models.Trial.Status.COMPLETE).order_by()
    rows = complete.values_list("batch_id", "agent_name").annotate(**LENIENT_COUNTS) if dressed else ()
    for key, agent, *counts in rows:
        if (tally := found[key].get(agent)) is not None:
            tally.lenient.update(dict(zip(LENIENT_COUNTS, counts, strict=True)))


def _headline(tallies: Sequence[Tally]) -> Headline | None:
    """Only of agents with a memory, if there are any: what the others reveal when asked was in no memory."""
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
    """The lenient figures that count any trials and differ from the strict ones."""
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
