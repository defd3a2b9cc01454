"""Which match the channel shows: of those being played the one most worth watching, the same for everybody who asks.

Votes being revealed come before discussion, discussion before a kill within the last seconds, a kill before work. Ties
go to the match with the highest-rated players, then to the oldest. Kills do not count for readers who have spoilers
off. If nothing is being played, the match that ended last is shown again. The channel of a persona considers only
matches that it plays in.
"""

import enum
import statistics
from collections.abc import Mapping

from django.db.models import Exists, OuterRef, QuerySet, Subquery

from games.engine.facts import events
from games.models import LogEntry, Match, Seat, Status
from games.records import standings

BEST, NEWEST, STAR = "best", "newest", "star"
KINDS_OF_CHANNEL = (BEST, NEWEST, STAR)
FRESH = 10
"""Ticks of roaming during which a kill is news."""
LOOKED_BACK = 1_000
TABLE = (events.MeetingOpened.__name__, events.BallotRevealed.__name__, events.MeetingClosed.__name__)


class Drama(enum.IntEnum):
    WORK = 0
    KILL = 1
    TALK = 2
    VOTES = 3


def showing(kind: str = BEST, *, telling: bool = True, persona_key: str = "") -> Match | None:
    """The match to show, of that persona if one is named; None if none is being played and none was ever finished."""
    theirs = Match.objects.original().select_related("season")
    if persona_key:
        theirs = theirs.filter(Exists(Seat.objects.filter(match=OuterRef("pk"), persona_key=persona_key)))
    going = _going(theirs)
    if not going:
        return theirs.filter(status=Status.FINISHED).order_by("-ended_at", "-pk").first()
    if kind == NEWEST:
        return max(going, key=lambda match: match.pk)
    ratings = _ratings()
    return max(going, key=lambda match: (drama(match, telling=telling), _strength(match, ratings), -match.pk))


def to_come() -> Match | None:
    return Match.objects.filter(status=Status.SCHEDULED).order_by("start_at", "pk").first()


def drama(match: Match, *, telling: bool) -> Drama:
    """How dramatic the match is now. It must carry the annotations of `_going`."""
    at_table = getattr(match, "at_table", None)
    if at_table == events.BallotRevealed.__name__:
        return Drama.VOTES
    if at_table == events.MeetingOpened.__name__:
        return Drama.TALK
    killed_at = getattr(match, "killed_at", None)
    is_fresh = killed_at is not None and match.tick - killed_at <= FRESH
    return Drama.KILL if telling and is_fresh else Drama.WORK


def _going(found: QuerySet[Match]) -> list[Match]:
    recent = LogEntry.objects.filter(match=OuterRef("pk"), seq__gt=OuterRef("head") - LOOKED_BACK).order_by("-seq")
    return list(
        found.filter(status=Status.RUNNING, head__gt=0)
        .prefetch_related("seats")
        .annotate(
            at_table=Subquery(recent.filter(kind__in=TABLE).values("kind")[:1]),
            killed_at=Subquery(recent.filter(kind=events.Killed.__name__).values("tick")[:1]),
        )
    )


def _ratings() -> Mapping[str, float]:
    """The lower bound of each persona's rating, by key."""
    ranked = standings.table(standings.Scope()).standings
    return {unit.key: each.rating.low for unit, each in ranked.items() if unit.key}


def _strength(match: Match, ratings: Mapping[str, float]) -> float:
    """The mean rating of the rated personas at the table; 0 if there are none."""
    known = [ratings[seat.persona_key] for seat in match.seats.all() if seat.persona_key in ratings]
    return statistics.fmean(known) if known else 0.0
