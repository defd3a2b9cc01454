"""Why a worker stops playing a match that is not over, and what that makes of the match.

The cause is a code, which pages tell in their reader's language. The reason is kept as it was said, by an endpoint or
by what broke, and shown as somebody else's words.
"""

from typing import Any

from django.db.models import F

from games.log import lease
from games.models import PauseCause, Status
from glassbox_site.ground import words

FREE_PAUSE_SECONDS = 6
"""With what a start takes, all goes on within a quarter of a minute after the cause is gone."""
FIRST_PAUSE_SECONDS = 15
LONGEST_PAUSE_SECONDS = 300
LONGEST_REASON = 500


class Stopped(Exception):
    """`changes` are what becomes of the match's row."""

    def __init__(self, because: str, /, **changes: Any) -> None:
        super().__init__(because)
        self.changes = changes


def handed_over() -> Stopped:
    """The worker has to end; another one goes on at once."""
    return Stopped("the worker ends", status=Status.QUEUED)


def aborted() -> Stopped:
    """What it became is in its row already."""
    return Stopped("it was aborted")


def yielded() -> Stopped:
    return Stopped("it makes room for others", status=Status.PAUSED, pause_cause=PauseCause.YIELDED)


def outage(reason: str, outages: int, *, is_free: bool) -> Stopped:
    """Goes on by itself, later after each outage in a row; not later where it costs nobody anything to look again."""
    growing = min(FIRST_PAUSE_SECONDS * 2 ** min(outages, 10), LONGEST_PAUSE_SECONDS)
    pause = FREE_PAUSE_SECONDS if is_free else growing
    return Stopped(
        reason,
        status=Status.PAUSED,
        pause_cause=PauseCause.OUTAGE,
        reason=reason,
        resume_at=lease.after(pause),
        outages=F("outages") + 1,
    )


def spent(reason: str) -> Stopped:
    """The match's own budget; pages tell of it what it came to."""
    return Stopped(reason, status=Status.PAUSED, pause_cause=PauseCause.SPENT)


def unpaid(reason: str) -> Stopped:
    return Stopped(reason, status=Status.PAUSED, pause_cause=PauseCause.BUDGET, reason=reason)


def interrupted(bug: Exception) -> Stopped:
    reason = words.brief(f"{type(bug).__name__}: {bug}", LONGEST_REASON)
    return Stopped(reason, status=Status.INTERRUPTED, reason=reason)
