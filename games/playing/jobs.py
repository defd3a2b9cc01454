"""The RQ jobs of the league: one job plays many matches."""

import logging

from django.conf import settings

from games.playing import admission, books, hall
from glassbox_site.ground.working import told_to_end

logger = logging.getLogger("games.playing.jobs")


def play_matches(match_id: int) -> None:
    """Plays that match, unless somebody plays it already, and whatever else is due, until nothing is left.

    While the database is away or its disk is full, no row can say why a match stands still. The job ends without an
    error, so that the sweeper can queue its matches again once the database is back and their leases have run out.
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
