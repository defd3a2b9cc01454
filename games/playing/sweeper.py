"""Every second, starts what is due and hands on what was left alone. Any number of sweepers may run."""

import logging
import time
from collections.abc import Callable, Sequence

from django.db import InterfaceError, OperationalError, connection
from django.db.models import QuerySet
from django.db.models.functions import Now
from redis import exceptions

from games.booking import dispatch, exhibition
from games.log import doorbell
from games.models import Match, PauseCause, Status
from games.playing import withdrawing
from glassbox_site.ground import vitals
from glassbox_site.ground.working import database_room, glances, leases

PERIOD_SECONDS = 1.0
TOLD_EVERY_SECONDS = 60.0
"""How often the log says why nothing can be swept, as long as that lasts."""
LIVES = 5
"""A match that took so many workers down without coming forward is given up as the likely cause."""
GIVEN_UP = f"WorkerLost: {LIVES} workers in a row"

logger = logging.getLogger("games.sweeper")


def keep_sweeping(*, exhibitions: bool, also: Sequence[Callable[[], object]] = ()) -> None:
    """Runs until the process is told to end. `also` is what other parts of the house want swept in the same rhythm."""
    vitals.begin("sweeper")
    tell_at = 0.0
    while True:
        began_at = time.monotonic()
        try:
            sweep(exhibitions=exhibitions)
            for other in also:
                other()
        except (OperationalError, InterfaceError, exceptions.RedisError) as absence:
            if began_at >= tell_at:
                logger.warning("cannot sweep now: %s", absence)
                tell_at = began_at + TOLD_EVERY_SECONDS
            connection.close_if_unusable_or_obsolete()
        else:
            tell_at = 0.0
        time.sleep(max(0.0, PERIOD_SECONDS - (time.monotonic() - began_at)))


def sweep(*, exhibitions: bool) -> None:
    """Looks closer only where a glance shows that there is something to do."""
    if AWAITED.shows_any():
        wake()
        give_up()
    if exhibitions:
        exhibition.tend()
    if UNDONE.shows_any():
        _send(dispatch.unsent())
        withdrawing.finish()


def _send(matches: Sequence[dispatch.Due]) -> None:
    """Raises if the database has no room for answers: workers would come for nothing."""
    if matches:
        database_room.prove()
        dispatch.send_all(matches)


def wake() -> None:
    """Queues matches whose time has come, and those that wait for a model to answer again."""
    leases.change_all(_due(), status=Status.QUEUED)
    leases.change_all(_asleep(), status=Status.QUEUED, resume_at=None)


def give_up() -> None:
    for match in _deadly():
        changed = Match.objects.filter(pk=match.pk, status=Status.RUNNING, fence=match.fence, lease_until__lt=Now())
        if changed.update(status=Status.INTERRUPTED, reason=GIVEN_UP, owner="", lease_until=None, takeovers=0):
            logger.error("%s is given up: it took %d workers down", match, LIVES)
            doorbell.ring(match.pk, match.head)


def _due() -> "QuerySet[Match]":
    return Match.objects.filter(status=Status.SCHEDULED, start_at__lte=Now())


def _asleep() -> "QuerySet[Match]":
    return Match.objects.filter(status=Status.PAUSED, pause_cause=PauseCause.OUTAGE, resume_at__lte=Now())


def _deadly() -> "QuerySet[Match]":
    return Match.objects.filter(status=Status.RUNNING, lease_until__lt=Now(), takeovers__gte=LIVES - 1)


AWAITED = glances.Glance(_due, _asleep, _deadly)
UNDONE = glances.Glance(dispatch.wanted, withdrawing.waiting, withdrawing.echoing)
