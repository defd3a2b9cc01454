"""What operators can do with matches: schedule, start, pause, resume, abort, rerun.

Each changes a match only from a status that allows it, by one conditional update; who comes too late is told so.
"""

import logging
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import Q
from django.db.models.functions import Now
from redis import exceptions

from games.live import booking, dispatch, doorbell
from games.models import Match, PauseCause, Seat, Status

logger = logging.getLogger("games.matches")

AWAKE = Q(status__in=(Status.QUEUED, Status.RUNNING))
ASLEEP = Q(status=Status.PAUSED) & ~Q(pause_cause=PauseCause.OPERATOR)
HALTED = Q(status__in=(Status.PAUSED, Status.INTERRUPTED))
OPEN = ~Q(status__in=(Status.FINISHED, Status.ABORTED))
UNTOUCHED = {"pause_cause": "", "reason": "", "resume_at": None}


class Refused(Exception):
    """Everything that is wrong with an order, by field. Nothing was created."""

    def __init__(self, problems: Mapping[str, Sequence[str]]) -> None:
        super().__init__("; ".join(said for field in problems.values() for said in field))
        self.problems = problems


class NotPossible(Exception):
    """The match is not in a state for this; nothing was changed."""


def schedule(order: booking.Order) -> Match:
    """The match; the one that there is already, if its token was used before. Raises `Refused`."""
    known = Match.objects.filter(token=order.token).first()
    if known is not None:
        return known
    if problems := booking.problems(order):
        raise Refused(problems)
    match = booking.book(order)
    _send(match)
    return match


def start(match_id: int) -> Match:
    """A scheduled match, before its time."""
    return _changed(match_id, Q(status=Status.SCHEDULED), "started early", status=Status.QUEUED)


def pause(match_id: int) -> Match:
    """Within a step. Answers that are on their way are still kept."""
    paused = {**UNTOUCHED, "pause_cause": PauseCause.OPERATOR}
    return _changed(match_id, AWAKE | ASLEEP, "paused", status=Status.PAUSED, **paused)


def resume(match_id: int) -> Match:
    return _changed(match_id, HALTED, "resumed", status=Status.QUEUED, takeovers=0, **UNTOUCHED)


def abort(match_id: int, reason: str) -> Match:
    """For good; the log stays as it is."""
    if not reason.strip():
        raise Refused({"reason": ["say why the match is aborted"]})
    ended = {**UNTOUCHED, "reason": reason.strip(), "ended_at": Now()}
    return _changed(match_id, OPEN, "aborted", status=Status.ABORTED, **ended)


def grant(match_id: int, *, dollars: Decimal | None, tokens: int | None) -> Match:
    """A new budget, from the next claim of the match on; None is no limit."""
    return _changed(match_id, OPEN, "given a budget", budget_dollars=dollars, budget_tokens=tokens)


def rerun(match_id: int, token: str, *, ordered_by_id: int | None = None) -> Match:
    """The same seed, rules and lineup once more, lessons and characters as they were then."""
    known = Match.objects.filter(token=token).first()
    if known is not None:
        return known
    first = Match.objects.get(pk=match_id)
    again = Match(
        token=token, rerun_of=first, ordered_by_id=ordered_by_id, status=Status.QUEUED,
        **{name: getattr(first, name) for name in _KEPT_BY_A_RERUN},
    )  # fmt: skip
    try:
        with transaction.atomic():
            again.save(force_insert=True)
            Seat.objects.bulk_create(_copied(seat, again) for seat in first.seats.order_by("place"))
    except IntegrityError:
        return Match.objects.get(token=token)
    _send(again)
    return again


_KEPT_BY_A_RERUN = ("seed", "rules", "pace", "memory_on", "season", "budget_dollars", "budget_tokens")


def _copied(seat: Seat, match: Match) -> Seat:
    seat.pk, seat.match, seat.role, seat.has_won = None, match, "", None
    return seat


def _changed(match_id: int, possible: Q, what: str, **changes: Any) -> Match:
    """The match after the change; `NotPossible` if its status does not allow it. Watchers and workers are told."""
    changed = Match.objects.filter(possible, pk=match_id).update(**changes)
    match = Match.objects.get(pk=match_id)
    if not changed:
        raise NotPossible(f"{match} is {match.get_status_display()} and cannot be {what}")
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
