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
    """At the pace of the trials that ended last."""
    ended = batch.trials.filter(status__in=ENDED).order_by("-finished_at")[:LATEST]
    started = batch.trials.filter(status=Status.RUNNING).values_list("started_at", flat=True)
    now = timezone.now()
    return seconds_left(
        lasted(ended.values_list("started_at", "finished_at")),
        lasted((started_at, now) for started_at in started),
        queued=batch.trials.filter(status=Status.QUEUED).count(),
    )


def lasted(spans: Iterable[tuple[datetime | None, datetime | None]]) -> list[float]:
    """In seconds; what was never begun is left out."""
    return [(until - since).total_seconds() for since, until in spans if since and until]


def seconds_left(taken: Sequence[float], in_play: Sequence[float], *, queued: int) -> float | None:
    """From the seconds that trials took, and those that the ones in play have had; None while that cannot be said.

    A trial in play is expected to go on as the middle one did of those that lasted as long; one that has outlasted
    them all, for as long again.
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
    """Rounded as an estimate should be; never nothing."""
    if seconds < 90:
        return _("about %(n)d s") % {"n": max(1, round(seconds))}
    if seconds < 90 * 60:
        return _("about %(n)d min") % {"n": round(seconds / 60)}
    return _("about %(n)s h") % {"n": floatformat(seconds / 3600, 1)}
