"""How much longer a batch will take, told from how long its trials have taken so far."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from datetime import datetime

from django.template.defaultfilters import floatformat
from django.utils import timezone
from django.utils.translation import gettext as _

from sct import models

Status = models.Trial.Status

ENDED = (Status.COMPLETE, Status.FAILED)
LATEST = 100


def left(batch: models.Batch) -> float | None:
    """The seconds left, at the pace of the `LATEST` trials that ended; None if that cannot be estimated."""
    ended = batch.trials.filter(status__in=ENDED).order_by("-finished_at")[:LATEST]
    started = batch.trials.filter(status=Status.RUNNING).values_list("started_at", flat=True)
    now = timezone.now()
    return seconds_left(
        lasted(ended.values_list("started_at", "finished_at")),
        lasted((started_at, now) for started_at in started),
        queued=batch.trials.filter(status=Status.QUEUED).count(),
    )


def lasted(spans: Iterable[tuple[datetime | None, datetime | None]]) -> list[float]:
    """The durations in seconds; spans without a start or an end are left out."""
    return [(until - since).total_seconds() for since, until in spans if since and until]


def seconds_left(taken: Sequence[float], in_play: Sequence[float], *, queued: int) -> float | None:
    """Estimates from the seconds that ended trials took and that those in play have had; None without either.

    A trial in play is expected to take as long as the median of the ended trials that took longer than it has so far;
    one that has outlasted them all, to take as long again.
    """
    if not taken or not in_play:
        return None
    ordered = sorted(taken)
    own = [_further(ordered, seconds) for seconds in in_play]
    return max(*own, (sum(own) + queued * _further(ordered, 0.0)) / len(own))


def _further(ordered: Sequence[float], seconds: float) -> float:
    outlasted = bisect_right(ordered, seconds)
    return seconds if outlasted == len(ordered) else ordered[(outlasted + len(ordered)) // 2] - seconds


def told(seconds: float) -> str:
    """The duration as text, rounded as an estimate should be; at least one second."""
    if seconds < 90:
        return _("about %(n)d s") % {"n": max(1, round(seconds))}
    if seconds < 90 * 60:
        return _("about %(n)d min") % {"n": round(seconds / 60)}
    return _("about %(n)s h") % {"n": floatformat(seconds / 3600, 1)}
