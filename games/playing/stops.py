"""Why a worker stops playing a match that is not over, and what that makes of the match.

The cause is a code, which pages translate. The reason is kept as an endpoint or an exception worded it, and pages show
it as somebody else's words. A database that is away or full is no cause: it could not be written down (see `hall`).
"""

from typing import Any

from games.log import lease
from games.models import PauseCause, Status
from glassbox_site.ground import words

FREE_PAUSE_SECONDS = 6
"""Together with the time a start takes, a match goes on within 15 seconds after the cause is gone."""
FIRST_PAUSE_SECONDS = 15
LONGEST_PAUSE_SECONDS = 300
DOUBLINGS = 5
"""From the first pause to the longest."""
MOST_IN_VAIN = 12
"""Outages in a row that may each have to be paid for: 38 minutes of pauses, and the waiting itself."""
LONGEST_REASON = 500


class Stopped(Exception):
    """`changes` are the new values in the match's row."""

    def __init__(self, because: str, /, **changes: Any) -> None:
        super().__init__(because)
        self.changes = changes


def handed_over() -> Stopped:
    """The worker has to let it go; another one goes on at once."""
    return Stopped("the worker ends", status=Status.QUEUED)


def aborted() -> Stopped:
    """Changes nothing: the row says already what became of it."""
    return Stopped("it was aborted")


def yielded() -> Stopped:
    return Stopped("it makes room for others", status=Status.PAUSED, pause_cause=PauseCause.YIELDED)


def outage(reason: str, outages: int, *, is_free: bool, may_be_paid: bool) -> Stopped:
    """Goes on by itself. The pause grows with each outage in a row, unless asking again is free. An outage that may
    have to be paid for counts towards `MOST_IN_VAIN`, where an operator has to decide; others count to `DOUBLINGS`."""
    if may_be_paid and outages + 1 >= MOST_IN_VAIN:
        return unheard(reason)
    growing = min(FIRST_PAUSE_SECONDS * 2 ** min(outages, DOUBLINGS), LONGEST_PAUSE_SECONDS)
    pause = FREE_PAUSE_SECONDS if is_free else growing
    return Stopped(
        reason,
        status=Status.PAUSED,
        pause_cause=PauseCause.OUTAGE,
        reason=reason,
        resume_at=lease.after(pause),
        outages=outages + 1 if may_be_paid else max(outages, min(outages + 1, DOUBLINGS)),
    )


def unheard(reason: str) -> Stopped:
    """An operator has to resume it. Its outages are then counted from 0 again."""
    return Stopped(
        reason, status=Status.PAUSED, pause_cause=PauseCause.UNHEARD, reason=reason, resume_at=None, outages=0
    )


def spent(reason: str) -> Stopped:
    """The match's own budget has no room for another call. The cause says all there is to say, so no reason is kept."""
    return Stopped(reason, status=Status.PAUSED, pause_cause=PauseCause.SPENT)


def unpaid(reason: str) -> Stopped:
    return Stopped(reason, status=Status.PAUSED, pause_cause=PauseCause.BUDGET, reason=reason)


def interrupted(bug: Exception) -> Stopped:
    reason = words.brief(f"{type(bug).__name__}: {bug}", LONGEST_REASON)
    return Stopped(reason, status=Status.INTERRUPTED, reason=reason)
