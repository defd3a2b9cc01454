"""The RQ job of the league: one job plays one match."""

import logging

from django.db import InterfaceError, OperationalError

from games.log import doorbell, event_log, lease
from games.playing import runner, stops, tenure

DATABASE_AWAY = (OperationalError, InterfaceError)

logger = logging.getLogger("games.playing.jobs")


def play_match(match_id: int) -> None:
    """Whoever comes second finds the match claimed, and leaves.

    While the database is away nobody can be told anything. The match is left alone, and goes on when it is back: a
    lease runs out, and a job that ended without an error can be queued again at once.
    """
    try:
        ours = lease.claim(match_id)
        if ours is not None:
            with tenure.until_told_to_end() as until_then:
                _play(ours, until_then)
    except DATABASE_AWAY as absence:
        logger.warning("match %s is left alone: %s", match_id, absence)


def _play(ours: lease.Lease, until_then: tenure.Tenure) -> None:
    try:
        runner.play(ours, until_then)
    except stops.Stopped as stop:
        logger.info("match %s: %s", ours.match_id, stop)
        lease.release(ours, **stop.changes)
    except event_log.LogConflict as conflict:
        logger.info("%s", conflict)
        lease.release(ours, **stops.interrupted(conflict).changes)  # if it is ours all the same, its log is broken
    except DATABASE_AWAY:
        raise
    except Exception as bug:
        logger.exception("match %s is interrupted", ours.match_id)
        lease.release(ours, **stops.interrupted(bug).changes)
    for head in event_log.heads([ours.match_id]).values():
        doorbell.ring(ours.match_id, head.seq)
