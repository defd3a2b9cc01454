"""The RQ jobs of the league: one job plays many matches."""

import logging

from django.conf import settings

from games.playing import admission, books, hall
from glassbox_site.ground.working import told_to_end

logger = logging.getLogger("games.playing.jobs")


def play_matches(match_id: int) -> None:
    """Plays that match, unless somebody plays it already, and whatever else is due, until nothing is left.

    While the database is away, nobody can be told anything. The matches are left alone, and go on when it is back:
    leases run out, and a job that ended without an error can be queued again at once.
    """
    _play(admission.OpenDoor(settings.TABLES), f"match {match_id} and others")


def play_match(match_id: int) -> None:
    """Plays that match alone."""
    _play(admission.ChosenDoor([match_id]), f"match {match_id}")


def _play(door: admission.Door, what: str) -> None:
    playing = hall.Hall(door)
    try:
        with told_to_end.calls(playing.stop):
            playing.run()
    except books.DATABASE_AWAY as absence:
        logger.warning("%s is left alone: %s", what, absence)
