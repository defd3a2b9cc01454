"""What operators can do with matches: schedule, start, pause, resume, abort, rerun.

Each changes a match only from a status that allows it, by one conditional update; who comes too late is told so.
What was done is left in the trail, with the number of whoever did it (`by_id`).
"""

import itertools
import logging
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal

from django.db import IntegrityError, transaction
from django.db.models import Case, Q, When
from django.db.models.functions import Now
from redis import exceptions

from games.booking import dispatch, ordering
from games.log import codec, doorbell
from games.models import Match, PauseCause, Seat, Status
from glassbox_site.ground import disk
from personas import trail
from personas.models import Verb

logger = logging.getLogger("games.booking.matches")

AWAKE = Q(status__in=(Status.QUEUED, Status.RUNNING))
ASLEEP = Q(status=Status.PAUSED) & ~Q(pause_cause=PauseCause.OPERATOR)
HALTED = Q(status__in=(Status.PAUSED, Status.INTERRUPTED))
OPEN = ~Q(status__in=(Status.FINISHED, Status.ABORTED))
SCHEDULED = Q(status=Status.SCHEDULED)
POSSIBLE = {
    Verb.STARTED: SCHEDULED,
    Verb.PAUSED: AWAKE | ASLEEP,
    Verb.RESUMED: HALTED,
    Verb.ABORTED: OPEN,
    Verb.GRANTED: OPEN,
}
CANNOT_BE = {
    Verb.STARTED: "started early",
    Verb.PAUSED: "paused",
    Verb.RESUMED: "resumed",
    Verb.ABORTED: "aborted",
    Verb.GRANTED: "given a budget",
}
UNTOUCHED: dict[str, object] = {"pause_cause": "", "reason": "", "resume_at": None}


class Refused(Exception):
    """Everything that is wrong with an order, by field. Nothing was created."""

    def __init__(self, problems: Mapping[str, Sequence[str]]) -> None:
        super().__init__("; ".join(said for field in problems.values() for said in field))
        self.problems = problems


class NotPossible(Exception):
    """The match is not in a state for this; nothing was changed."""


def possible(match_ids: Iterable[int]) -> dict[int, set[Verb]]:
    """By match, what may be done to it as it is now; ordering it once more always may."""
    asked = [Case(When(allowed, then=True), default=False) for allowed in POSSIBLE.values()]
    found = Match.objects.filter(pk__in=list(match_ids)).values_list("pk", *asked)
    return {pk: {Verb.REPEATED, *itertools.compress(POSSIBLE, allowed)} for pk, *allowed in found}


def schedule(order: ordering.Order) -> Match:
    """The match; the one that there is already, if its token was used before. Raises `Refused`, or `disk.NoRoom`."""
    known = Match.objects.filter(token=order.token).first()
    if known is not None:
        return known
    if problems := ordering.problems(order):
        raise Refused(problems)
    disk.refuse_new_work()
    match = ordering.book(order)
    _send(match)
    return match


def start(match_id: int, *, by_id: int | None = None) -> Match:
    """A scheduled match, before its time."""
    return _changed(Verb.STARTED, match_id, {"status": Status.QUEUED, "start_at": Now()}, by_id=by_id)


def pause(match_id: int, *, by_id: int | None = None) -> Match:
    """Within a step. Answers that are on their way are still kept."""
    paused = UNTOUCHED | {"status": Status.PAUSED, "pause_cause": PauseCause.OPERATOR}
    return _changed(Verb.PAUSED, match_id, paused, by_id=by_id)


def resume(match_id: int, *, by_id: int | None = None) -> Match:
    return _changed(Verb.RESUMED, match_id, UNTOUCHED | {"status": Status.QUEUED, "takeovers": 0}, by_id=by_id)


def abort(match_id: int, reason: str, *, by_id: int | None = None) -> Match:
    """For good; the log stays as it is."""
    if not reason.strip():
        raise Refused({"reason": ["say why the match is aborted"]})
    ended = UNTOUCHED | {"status": Status.ABORTED, "reason": reason.strip(), "ended_at": Now()}
    return _changed(Verb.ABORTED, match_id, ended, by_id=by_id, note=reason.strip())


def grant(
    match_id: int, *, budget_dollars: Decimal | None, budget_tokens: int | None, by_id: int | None = None
) -> Match:
    """A new budget, from the next claim of the match on; None is no limit."""
    if problems := ordering.budget_problems(budget_dollars, budget_tokens):
        raise Refused(problems)
    limits = {"budget_dollars": budget_dollars, "budget_tokens": budget_tokens}
    return _changed(Verb.GRANTED, match_id, limits, by_id=by_id, note=trail.limits(budget_dollars, budget_tokens))


def rerun(match_id: int, token: str, *, by_id: int | None = None) -> Match:
    """The same seed, rules and lineup once more, lessons and characters as they were then. Raises `Refused`."""
    known = Match.objects.filter(token=token).first()
    if known is not None:
        return known
    first = Match.objects.get(pk=match_id)
    seats = list(first.seats.select_related("model", "tier").order_by("place"))
    rules = codec.rules_of(first.rules)
    found = {
        "seats": ordering.casting_problems(seats, rules),
        "clerk": ordering.clerk_problems(first.clerk, rules),
    }
    if problems := {field: said for field, said in found.items() if said}:
        raise Refused(problems)
    disk.refuse_new_work()
    again = Match(
        token=token, rerun_of=first, ordered_by_id=by_id, status=Status.QUEUED,
        **{name: getattr(first, name) for name in _KEPT_BY_A_RERUN},
    )  # fmt: skip
    try:
        with transaction.atomic():
            again.save(force_insert=True)
            Seat.objects.bulk_create(_copied(seat, again) for seat in seats)
            trail.leave(Verb.REPEATED, first, by_id=by_id, note=str(again))
    except IntegrityError:
        return Match.objects.get(token=token)
    _send(again)
    return again


_KEPT_BY_A_RERUN = ("seed", "rules", "pace", "memory_on", "clerk", "season", "budget_dollars", "budget_tokens")


def _copied(seat: Seat, match: Match) -> Seat:
    seat.pk, seat.match, seat.role, seat.has_won = None, match, "", None
    return seat


def _changed(verb: Verb, match_id: int, changes: Mapping[str, object], *, by_id: int | None, note: str = "") -> Match:
    """The match after the change; `NotPossible` if its status does not allow it. Watchers and workers are told."""
    with transaction.atomic():
        changed = Match.objects.filter(POSSIBLE[verb], pk=match_id).update(**changes)
        match = Match.objects.get(pk=match_id)
        if not changed:
            raise NotPossible(f"{match} is {match.get_status_display()} and cannot be {CANNOT_BE[verb]}")
        trail.leave(verb, match, by_id=by_id, note=note)
    doorbell.ring(match.pk, match.head)
    _send(match)
    return match


def _send(match: Match) -> None:
    if match.status == Status.QUEUED:
        transaction.on_commit(lambda: _handed_over(match))


def _handed_over(match: Match) -> None:
    """Without Redis the match waits; the sweeper hands it over when Redis is back."""
    try:
        dispatch.send(match)
    except exceptions.RedisError as absence:
        logger.warning("%s waits for Redis (%s)", match, type(absence).__name__)
