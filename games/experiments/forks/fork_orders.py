"""Orders for forks: finds everything that is wrong with an order, and creates the fork and its continuations."""

import dataclasses
from collections.abc import Iterator, Sequence
from decimal import Decimal

from django.utils.translation import gettext as _

from games.booking import ordering
from games.engine.facts import events
from games.engine.state import ledger as ledgers
from games.experiments import room
from games.experiments.forks import branches, changes, other_minds
from games.experiments.forks.changes import Change, Depth
from games.log import codec, event_log, trunks
from games.models import Arm, Continuation, Fork, Match, Pace, PauseCause, Seat, Status
from glassbox_site.ground import disk
from glassbox_site.ground.acting import acts
from personas.models import ChatModel, Verb

MOST_TIMES = 64
MOST_CONTINUATIONS = 2_000


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """`token` identifies the order: the same token twice is the same fork. All changes share one unchanged arm."""

    token: str
    parent: Match
    changes: tuple[Change, ...]
    depth: Depth
    times: int
    budget_dollars: Decimal | None = None
    budget_tokens: int | None = None

    @property
    def continuations(self) -> int:
        return (len(self.changes) + 1) * self.times


def every_line(entries: Sequence[ledgers.Entry], at: int) -> tuple[Change, ...]:
    """One change for each line of the meeting to which entry `at` belongs: to unsay it."""
    asked = changes.sitting(entries, at)
    said = [entry.seq for entry in entries if isinstance(entry.event, events.Spoke)]
    return tuple(changes.UnsayLine(at=seq) for seq in said if asked is not None and asked.covers(seq))


def problems(order: Order) -> dict[str, list[str]]:
    """What is wrong with the order, by field; empty if it can be played."""
    entries = event_log.read(order.parent.pk)
    found = {
        "parent": [*_of_parent(order.parent, entries)],
        "changes": [*_of_changes(order, entries)] if entries else [],
        "seats": _of_seats(order.parent) if entries else [],
        "clerk": _of_clerk(order) if entries else [],
        "times": [*_of_times(order)],
    }
    of_budget = ordering.budget_problems(budget_dollars=order.budget_dollars, budget_tokens=order.budget_tokens)
    return {field: said for field, said in found.items() if said} | of_budget


def known(order: Order) -> Fork | None:
    return Fork.objects.filter(token=order.token).first()


@acts.making(Fork, name="order", verb=Verb.ORDERED, by_people=True, knows_who=True, known=known)
def place(order: Order, *, by_id: int | None) -> Fork:
    """Creates the fork, or returns the existing one of the same token. Raises `Refused`, or `disk.NoRoom`."""
    Match.objects.select_for_update().filter(pk=order.parent.pk).first()  # keeps it from being deleted meanwhile
    if wrong := problems(order):
        raise acts.Refused(wrong)
    disk.refuse_new_work()
    entries = event_log.read(order.parent.pk)
    fork = Fork.objects.create(
        token=order.token,
        parent=order.parent,
        depth=order.depth.value,
        times=order.times,
        budget_dollars=order.budget_dollars,
        budget_tokens=order.budget_tokens,
        ordered_by_id=by_id,
    )
    _begin(fork, 0, None, branches.unchanged(entries, order.changes[0], order.depth))
    for number, change in enumerate(order.changes, start=1):
        _begin(fork, number, change, branches.changed(entries, change, order.depth))
    return fork


def of_fork(fork: Fork) -> Order:
    """The order that made the fork, with the budget that it has now."""
    records = fork.arms.exclude(change=None).order_by("number").values_list("change", flat=True)
    return Order(
        token=fork.token,
        parent=fork.parent,
        changes=tuple(map(changes.RECORD.validate_python, records)),
        depth=Depth(fork.depth),
        times=fork.times,
        budget_dollars=fork.budget_dollars,
        budget_tokens=fork.budget_tokens,
    )


def in_line(bounds: room.Bounds) -> dict[str, str]:
    """The status of a continuation to be played: queued, or waiting for room in the budget (`fork_pacing.py`)."""
    if room.is_limited(bounds):
        return {"status": Status.PAUSED, "pause_cause": PauseCause.YIELDED}
    return {"status": Status.QUEUED, "pause_cause": ""}


def _begin(fork: Fork, number: int, change: Change | None, begun: branches.Log) -> None:
    arm = Arm.objects.create(
        fork=fork,
        number=number,
        change=None if change is None else changes.RECORD.dump_python(change, mode="json"),
        begun=len(begun),
        trunk=trunks.packed(map(codec.line, begun)),
    )
    parent = fork.parent
    matches = Match.objects.bulk_create(
        Match(
            token=f"fork-{fork.pk}-{number}-{place}",
            seed=parent.seed,
            rules=parent.rules,
            pace=Pace.FLAT_OUT,
            memory_on=False,
            clerk=clerk(parent, fork.depth),
            ordered_by_id=fork.ordered_by_id,
            **in_line(fork),
            head=len(begun),
            tick=begun[-1].tick,
        )
        for place in range(fork.times)
    )
    seats = list(parent.seats.order_by("place"))
    Seat.objects.bulk_create(_seat(seat, match, change) for match in matches for seat in seats)
    Continuation.objects.bulk_create(
        Continuation(arm=arm, number=place, match=match) for place, match in enumerate(matches)
    )


def _seat(seat: Seat, match: Match, change: Change | None) -> Seat:
    """The seat as it was then, lessons included; if the change recasts it, another mind under the same name."""
    kept = {
        field.attname: getattr(seat, field.attname) for field in Seat._meta.concrete_fields if not field.primary_key
    }
    again = Seat(**kept | {"match_id": match.pk, "role": "", "has_won": None})
    if isinstance(change, changes.Recast) and change.color == seat.color:
        other_minds.embody(again, change.mind)
    return again


def _of_parent(parent: Match, entries: Sequence[ledgers.Entry]) -> Iterator[str]:
    if parent.status != Status.FINISHED or not entries:
        yield _("%(match)s is not finished") % {"match": parent}
    elif Continuation.objects.filter(match=parent).exists():
        yield _("%(match)s is a continuation itself; its own match can be forked") % {"match": parent}


def _of_seats(parent: Match) -> list[str]:
    """What keeps its seats from being played again: their models may have been switched off since."""
    seats = list(parent.seats.select_related("model", "tier").order_by("place"))
    return ordering.casting_problems(seats, codec.rules_of(parent.rules))


def clerk(parent: Match, depth: str) -> ChatModel | None:
    """The clerk of a continuation; None at depth `vote`, where no lines are said."""
    return parent.clerk if depth == Depth.PLAY_ON else None


def _of_clerk(order: Order) -> list[str]:
    return ordering.clerk_problems(clerk(order.parent, order.depth), codec.rules_of(order.parent.rules))


def _of_changes(order: Order, entries: Sequence[ledgers.Entry]) -> Iterator[str]:
    if not order.changes:
        yield _("say what is changed")
    if len(order.changes) > 1 and order.depth is Depth.PLAY_ON:
        yield _("several lines are asked about by the vote alone")
    for change in order.changes:
        yield from map(str, changes.problems(entries, change, order.depth))
        if isinstance(change, changes.Recast):
            yield from other_minds.problems(change.mind, order.parent.seats.filter(color=change.color).first())


def _of_times(order: Order) -> Iterator[str]:
    if not 1 <= order.times <= MOST_TIMES:
        yield _("must be from 1 to %(most)d (given: %(given)d)") % {"most": MOST_TIMES, "given": order.times}
    elif order.continuations > MOST_CONTINUATIONS:
        told = {"count": order.continuations, "most": MOST_CONTINUATIONS}
        yield _("makes %(count)d continuations; %(most)d are the most") % told
