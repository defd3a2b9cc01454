"""What operators can do with matches: schedule one, and act on an existing one.

Each act changes a match only from a status that allows it, and is refused otherwise. Watchers and workers are notified
once it is done.
"""

import logging
from collections.abc import Mapping
from decimal import Decimal

from django.db import transaction
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.booking import dispatch, match_forms, ordering
from games.log import codec, doorbell
from games.models import Match, PauseCause, Seat, Status
from glassbox_site.ground import disk, redis_clients
from glassbox_site.ground.acting import acts, trail
from personas.models import Verb

logger = logging.getLogger("games.booking.matches")

Refused = acts.Refused

AWAKE = Q(status__in=(Status.QUEUED, Status.RUNNING))
ASLEEP = Q(status=Status.PAUSED) & ~Q(pause_cause=PauseCause.OPERATOR)
HALTED = Q(status__in=(Status.PAUSED, Status.INTERRUPTED))
OPEN = ~Q(status__in=(Status.FINISHED, Status.ABORTED))
UNTOUCHED: dict[str, object] = {"pause_cause": "", "reason": "", "resume_at": None}


def schedule(order: ordering.Order, *, by_id: int | None = None) -> Match:
    """Books the match and hands it to the workers; returns the existing one if its token was used before. Raises
    `Refused`, or `disk.NoRoom`."""
    if known := ordering.booked(order):
        return known
    if problems := ordering.problems(order):
        raise Refused(problems)
    disk.refuse_new_work()
    match = ordering.book(order, by_id=by_id)
    hand_over(match)
    return match


@acts.act(
    Match,
    name="start",
    verb=Verb.STARTED,
    possible=Q(status=Status.SCHEDULED),
    refusal=_("%(thing)s is %(status)s and cannot be started early"),
    label=_("Start now"),
    question=_("Start %(match)s now?"),
    meaning=_("It will not wait for its time; a worker takes it up at once."),
    done=_("%(match)s starts now."),
)
def start(match: Match) -> Match:
    return _changed(match, {"status": Status.QUEUED, "start_at": Now()})


@acts.act(
    Match,
    name="pause",
    verb=Verb.PAUSED,
    possible=AWAKE | ASLEEP,
    refusal=_("%(thing)s is %(status)s and cannot be paused"),
    label=_("Pause"),
    question=_("Pause %(match)s?"),
    meaning=_("It stops within its current step. Answers that are on their way are kept and not paid for twice."),
    done=_("%(match)s is paused."),
)
def pause(match: Match) -> Match:
    return _changed(match, UNTOUCHED | {"status": Status.PAUSED, "pause_cause": PauseCause.OPERATOR})


@acts.act(
    Match,
    name="resume",
    verb=Verb.RESUMED,
    possible=HALTED,
    refusal=_("%(thing)s is %(status)s and cannot be resumed"),
    label=_("Resume"),
    question=_("Resume %(match)s?"),
    meaning=_("It goes on from its last entry, as if nothing had happened."),
    done=_("%(match)s goes on."),
)
def resume(match: Match) -> Match:
    return _changed(match, UNTOUCHED | {"status": Status.QUEUED, "takeovers": 0})


@acts.act(
    Match,
    name="budget",
    verb=Verb.GRANTED,
    possible=OPEN,
    refusal=_("%(thing)s is %(status)s and cannot be given a budget"),
    label=_("Budget"),
    question=_("What may %(match)s spend?"),
    meaning=_("If the match stopped because its budget was spent, resume it afterwards."),
    done=_("%(match)s has a new budget."),
    form=match_forms.Limits,
    offers=tuple(match_forms.Limits.base_fields),
    problems=lambda _match, **limits: ordering.budget_problems(**limits),
    note=lambda _match, budget_dollars, budget_tokens: trail.limits(budget_dollars, budget_tokens),
)
def grant(match: Match, *, budget_dollars: Decimal | None, budget_tokens: int | None) -> Match:
    """Takes effect from the next claim of the match; None is no limit."""
    return _changed(match, {"budget_dollars": budget_dollars, "budget_tokens": budget_tokens})


def _why_not_again(match: Match, token: str) -> Mapping[str, list[str]]:
    del token
    rules = codec.rules_of(match.rules)
    found = {
        "seats": ordering.casting_problems(_seats(match), rules),
        "clerk": ordering.clerk_problems(match.clerk, rules),
        "caster": ordering.caster_problems(match.caster, rules),
    }
    return {field: said for field, said in found.items() if said}


@acts.act(
    Match,
    name="rerun",
    verb=Verb.REPEATED,
    label=_("Play again"),
    question=_("Play %(match)s again?"),
    meaning=_("A new match with the same seed, rules and lineup, each persona as it was then; bots in people’s seats."),
    done=_("%(match)s is ordered."),
    form=match_forms.Repetition,
    known=lambda token: Match.objects.filter(token=token).first(),
    problems=_why_not_again,
    note=lambda again, *_token, **_named: str(again),
    knows_who=True,
)
def rerun(match: Match, token: str, *, by_id: int | None) -> Match:
    """Orders a copy of the match, with lessons and characters as they were then. Raises `disk.NoRoom`."""
    disk.refuse_new_work()
    kept = {name: getattr(match, name) for name in _KEPT_BY_A_RERUN}
    again = Match(token=token, rerun_of=match, ordered_by_id=by_id, status=Status.QUEUED, **kept)
    again.save(force_insert=True)
    Seat.objects.bulk_create(_copied(seat, again) for seat in _seats(match))
    hand_over(again)
    return again


_KEPT_BY_A_RERUN = (
    "seed",
    "rules",
    "pace",
    "memory_on",
    "clerk",
    "caster",
    "season",
    "budget_dollars",
    "budget_tokens",
)


@acts.act(
    Match,
    name="abort",
    verb=Verb.ABORTED,
    possible=OPEN,
    refusal=_("%(thing)s is %(status)s and cannot be aborted"),
    label=_("Abort"),
    question=_("Abort %(match)s for good?"),
    meaning=_("It cannot be resumed afterwards. What was played stays on record."),
    done=_("%(match)s is aborted."),
    form=match_forms.Abortion,
    is_grave=True,
    problems=lambda _match, reason: {} if reason.strip() else {"reason": [gettext("say why the match is aborted")]},
    note=lambda match, *_reason, **_named: match.reason,
)
def abort(match: Match, reason: str) -> Match:
    """The log stays as it is."""
    return _changed(match, UNTOUCHED | {"status": Status.ABORTED, "reason": reason.strip(), "ended_at": Now()})


ACTS = (start, pause, resume, grant, rerun, abort)
"""In the order in which they are offered."""


def _changed(match: Match, changes: Mapping[str, object]) -> Match:
    Match.objects.filter(pk=match.pk).update(**changes)
    match.refresh_from_db()
    transaction.on_commit(lambda: doorbell.ring(match.pk, match.head))
    hand_over(match)
    return match


def _seats(match: Match) -> list[Seat]:
    return list(match.seats.select_related("model", "tier", "person").order_by("place"))


def _copied(seat: Seat, match: Match) -> Seat:
    """Where a person or an agent sat, the copy is played by the seat's bot, under a bot's name."""
    if hasattr(seat, "person") and seat.person.sat_down_at:
        seat.name = f"{seat.color.title()} Bot"
    seat.pk, seat.match, seat.role, seat.has_won = None, match, "", None
    return seat


def hand_over(match: Match) -> None:
    """Sends a queued match to the workers, after the commit."""
    if match.status == Status.QUEUED:
        transaction.on_commit(lambda: _handed_over(match))


def _handed_over(match: Match) -> None:
    """Without Redis the match waits; the sweeper hands it over when Redis is back."""
    try:
        dispatch.send(match)
    except redis_clients.AWAY as absence:
        logger.warning("%s waits for Redis (%s)", match, type(absence).__name__)
