"""Queries for moments: the best of a time, of a persona, of a match. All of them give away how matches went."""

import datetime

from django.db.models import F, QuerySet, Window
from django.db.models.functions import RowNumber

from games.models import Moment, Status


def best(since: datetime.datetime | None = None, *, limit: int = 6) -> list[Moment]:
    """The best moments of matches that ended since then, at most one per match: the kinds take turns, each with its
    weightiest; of equal ones the latest first."""
    turn = Window(RowNumber(), partition_by=F("kind"), order_by=["-weight", "-match__ended_at", "n"])
    found = _told() if since is None else _told().filter(match__ended_at__gte=since)
    of_match: dict[int, Moment] = {}
    for moment in found.annotate(turn=turn).filter(turn__lte=limit * CROWD).order_by("turn", "-weight", "pk"):
        of_match.setdefault(moment.match_id, moment)
    return list(of_match.values())[:limit]


def of_persona(persona_key: str, *, limit: int = 6) -> list[Moment]:
    """The weightiest moments of a persona."""
    return list(by_weight(persona_key)[:limit])


def by_weight(persona_key: str) -> "QuerySet[Moment]":
    """A persona's moments in all matches, weightiest first; of equal ones the latest first."""
    return _told().filter(seat__persona_key=persona_key).order_by("-weight", "-match__ended_at", "n")


def of_match(match_id: int) -> list[Moment]:
    """The moments of a match, in the order of its log."""
    return list(_told().filter(match_id=match_id).order_by("n", "pk"))


def _told() -> "QuerySet[Moment]":
    """Only those of finished matches: moments are stored just before the end, and count from the end on."""
    return Moment.objects.filter(match__status=Status.FINISHED).select_related("match", "seat")


CROWD = 3
"""How many moments of each kind are considered for each one wanted, because one match may have many good ones."""
