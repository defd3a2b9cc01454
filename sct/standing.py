"""Where a batch stands: its trials by status, and what that makes of the whole."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from django.db.models import Count, Max
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from sct import models
from sct.running import claims

SILENCE = timedelta(seconds=60)

Status = models.Trial.Status
Wish = models.Batch.Wish


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Of a whole batch. `tone` is the badge's: its colour, never without glyph and name."""

    code: str
    name: str | Promise
    glyph: str
    tone: str = ""


QUEUED = State(code="queued", name=_("queued"), glyph="◷")
RUNNING = State(code="running", name=_("running"), glyph="◐", tone="now")
PAUSED = State(code="paused", name=_("paused"), glyph="‖", tone="warn")
STALLED = State(code="stalled", name=_("stalled"), glyph="▲", tone="danger")
COMPLETE = State(code="complete", name=_("complete"), glyph="●", tone="ok")
ERRORS = State(code="errors", name=_("complete, with errors"), glyph="◑", tone="warn")
FAILED = State(code="failed", name=_("failed"), glyph="▲", tone="danger")
CANCELLED = State(code="cancelled", name=_("cancelled"), glyph="✕")
STATES = (RUNNING, QUEUED, PAUSED, STALLED, COMPLETE, ERRORS, FAILED, CANCELLED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Segment:
    """One stretch of a progress bar, in hundredths of its length."""

    status: str
    name: str
    count: int
    start: float
    length: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """Trials by status, and when the batch was last seen to move or to live."""

    by_status: Mapping[str, int] = field(default_factory=dict)
    last_seen_at: datetime | None = None

    def of(self, status: str) -> int:
        return self.by_status.get(status, 0)

    @property
    def total(self) -> int:
        return sum(self.by_status.values())

    @property
    def done(self) -> int:
        return self.of(Status.COMPLETE) + self.of(Status.FAILED)

    @property
    def is_over(self) -> bool:
        return self.of(Status.QUEUED) + self.of(Status.RUNNING) == 0

    @property
    def version(self) -> str:
        """Another one whenever a trial has moved."""
        seen = self.last_seen_at.timestamp() if self.last_seen_at else 0
        return "-".join([*(f"{self.of(status)}" for status in Status), f"{seen:.3f}"])

    @property
    def segments(self) -> list[Segment]:
        """In the order in which trials pass through them; those without trials are left out."""
        found, start = [], 0.0
        for status in (Status.COMPLETE, Status.FAILED, Status.RUNNING, Status.QUEUED, Status.CANCELLED):
            if count := self.of(status):
                length = 100 * count / self.total
                found.append(Segment(status=status, name=str(status.label), count=count, start=start, length=length))
                start += length
        return found


def counted(keys: Sequence[int] | None = None) -> dict[int, Counts]:
    """Of these batches, or of all. A lease tells when a worker was alive: it ends a while after its heartbeat."""
    trials = models.Trial.objects.all() if keys is None else models.Trial.objects.filter(batch__in=keys)
    rows = (
        trials.order_by()
        .values_list("batch_id", "status")
        .annotate(Count("pk"), Max("lease_until"), Max("finished_at"), Max("started_at"))
    )
    by_batch: dict[int, dict[str, int]] = {key: {} for key in keys or ()}
    seen: dict[int, list[datetime]] = {}
    for key, status, count, lease, finished, started in rows:
        by_batch.setdefault(key, {})[status] = count
        beats = (lease - claims.LEASE if lease else None, finished, started)
        seen.setdefault(key, []).extend(filter(None, beats))
    return {
        key: Counts(by_status=statuses, last_seen_at=max(seen.get(key, []), default=None))
        for key, statuses in by_batch.items()
    }


def state(wish: str, counts: Counts) -> State:
    if counts.total and counts.is_over:
        return _ended(counts)
    if wish == Wish.CANCEL:
        return CANCELLED
    if wish == Wish.PAUSE:
        return PAUSED
    if counts.done == counts.of(Status.RUNNING) == 0:
        return QUEUED
    is_silent = counts.last_seen_at is not None and timezone.now() - counts.last_seen_at > SILENCE
    return STALLED if is_silent else RUNNING


def _ended(counts: Counts) -> State:
    if counts.of(Status.CANCELLED):
        return CANCELLED
    if not counts.of(Status.FAILED):
        return COMPLETE
    return ERRORS if counts.of(Status.COMPLETE) else FAILED
