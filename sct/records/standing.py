"""The state of a batch: its trials by status, and the state of the whole that follows from them."""

import contextlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from django.core.cache import cache
from django.db import OperationalError
from django.db.models import Count, Exists, Max, OuterRef, Q
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.working import leases
from sct import models
from sct.kernel.hosts import temper
from sct.work import claims

SILENCE = timedelta(seconds=60)
WORTH_KEEPING = 1_000
"""The number of trials from which counts are stored; fewer are counted fast enough."""
LONG_SECONDS, REST = 0.2, 10

Status = models.Trial.Status
Wish = models.Batch.Wish


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The state of a whole batch. `tone` is the colour of its badge, which always has a glyph and a name too."""

    code: str
    name: str | Promise
    glyph: str
    tone: str = ""


QUEUED = State(code="queued", name=_("queued"), glyph="◷")
RUNNING = State(code="running", name=_("running"), glyph="◐", tone="now")
PAUSED = State(code="paused", name=_("paused"), glyph="‖", tone="warn")
STALLED = State(code="stalled", name=_("stalled"), glyph="▲", tone="danger")
COMPLETE = State(code="complete", name=_("complete"), glyph="●", tone="ok")
AS_MEANT = State(code="complete-as-meant", name=_("complete; failures as intended"), glyph="●", tone="ok")
ERRORS = State(code="errors", name=_("complete, with errors"), glyph="◑", tone="warn")
FAILED = State(code="failed", name=_("failed"), glyph="▲", tone="danger")
CANCELLED = State(code="cancelled", name=_("cancelled"), glyph="✕")
STATES = (RUNNING, QUEUED, PAUSED, STALLED, COMPLETE, AS_MEANT, ERRORS, FAILED, CANCELLED)


def _has_trial(*seen: Q, **fields: object) -> Q:
    return Q(Exists(models.Trial.objects.filter(*seen, batch=OuterRef("pk"), **fields)))


_SEEN = Q(lease_until__isnull=False) | Q(finished_at__isnull=False) | Q(started_at__isnull=False)
_AGO = leases.after(-SILENCE.total_seconds())
_LATELY = Q(lease_until__gte=leases.after(claims.SECONDS - SILENCE.total_seconds()))
_LATELY |= Q(finished_at__gte=_AGO) | Q(started_at__gte=_AGO)
IS_STALLED = _has_trial(_SEEN, status=Status.RUNNING) & ~_has_trial(_LATELY)
"""Whether trials of a batch are in play, but no worker was seen at it for `SILENCE`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Segment:
    """One segment of a progress bar, in per cent of its length."""

    status: str
    name: str
    count: int
    start: float
    length: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """Trials by status, and when the batch last moved or gave a sign of life. `meant` are failures of a scripted
    endpoint that breaks down on purpose."""

    by_status: Mapping[str, int] = field(default_factory=dict)
    meant: int = 0
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
        """A version that changes whenever a trial has changed its status."""
        seen = self.last_seen_at.timestamp() if self.last_seen_at else 0
        return "-".join([*(f"{self.of(status)}" for status in Status), f"{seen:.3f}"])

    @property
    def segments(self) -> list[Segment]:
        """The segments in order of progress; statuses without trials are left out."""
        found, start = [], 0.0
        for status in (Status.COMPLETE, Status.FAILED, Status.RUNNING, Status.QUEUED, Status.CANCELLED):
            if count := self.of(status):
                length = 100 * count / self.total
                found.append(Segment(status=status, name=str(status.label), count=count, start=start, length=length))
                start += length
        return found


def counted(keys: Sequence[int] | None = None) -> dict[int, Counts]:
    """The counts of these batches, or of all. Those of large batches that are over are stored until the batch moves
    again; a count that took long is cached for a while."""
    batches = models.Batch.objects.all() if keys is None else models.Batch.objects.filter(pk__in=keys)
    return _found(list(batches.order_by().values_list("pk", "revision", "kept_counts")), keys)


def of(batch: models.Batch) -> Counts:
    return of_each([batch])[batch.pk]


def of_each(batches: Sequence[models.Batch]) -> dict[int, Counts]:
    """The same for rows in hand, which are not read again."""
    rows = [(batch.pk, batch.revision, batch.kept_counts) for batch in batches]
    return _found(rows, [batch.pk for batch in batches])


def _found(rows: Sequence[tuple[int, int, Any]], keys: Sequence[int] | None) -> dict[int, Counts]:
    found = {key: _unpacked(kept) for key, _revision, kept in rows if kept is not None}
    revisions = {key: revision for key, revision, kept in rows if kept is None}
    found |= {key: each for key in revisions if (each := cache.get(_name(key, revisions[key]))) is not None}
    wanted = [key for key in revisions if key not in found]
    began = time.monotonic()
    fresh = _counted(wanted) if wanted else {}
    _keep(fresh, revisions, time.monotonic() - began)
    return found | fresh | {key: Counts() for key in keys or () if key not in found and key not in fresh}


def _keep(fresh: Mapping[int, Counts], revisions: Mapping[int, int], took: float) -> None:
    for key, each in fresh.items():
        if took > LONG_SECONDS:
            cache.set(_name(key, revisions[key]), each, REST * took)
        if each.is_over and each.total >= WORTH_KEEPING:
            unmoved = models.Batch.objects.filter(pk=key, revision=revisions[key])
            with contextlib.suppress(OperationalError):  # a full disk, a lock: counted again next time
                unmoved.update(kept_counts=_packed(each))


def _name(key: int, revision: int) -> str:
    return f"sct-counts-{key}-{revision}"


def _packed(counts: Counts) -> dict[str, object]:
    seen = counts.last_seen_at.isoformat() if counts.last_seen_at else None
    return {"by_status": dict(counts.by_status), "meant": counts.meant, "last_seen_at": seen}


def _unpacked(kept: Mapping[str, Any]) -> Counts:
    seen = datetime.fromisoformat(kept["last_seen_at"]) if kept["last_seen_at"] else None
    return Counts(by_status=kept["by_status"], meant=kept["meant"], last_seen_at=seen)


def _counted(keys: Sequence[int] | None = None) -> dict[int, Counts]:
    """Counts in the database. A lease shows when its worker was last alive, as it ends `claims.SECONDS` after that."""
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
        beats = (lease - timedelta(seconds=claims.SECONDS) if lease else None, finished, started)
        seen.setdefault(key, []).extend(filter(None, beats))
    meant = _meant([key for key, statuses in by_batch.items() if statuses.get(Status.FAILED)])
    return {
        key: Counts(by_status=statuses, last_seen_at=max(seen.get(key, []), default=None), meant=meant.get(key, 0))
        for key, statuses in by_batch.items()
    }


def _meant(keys: Sequence[int]) -> dict[int, int]:
    """Failures that were meant, in batches of scripted hosts only: a real endpoint's error text excuses nothing."""
    if not keys:
        return {}
    free = [batch.pk for batch in models.Batch.objects.filter(pk__in=keys).only("providers") if batch.is_free]
    failed = models.Trial.objects.filter(batch__in=free, status=Status.FAILED, error__contains=temper.BREAKDOWN)
    return dict(failed.order_by().values_list("batch_id").annotate(Count("pk")))


def state(wish: str, counts: Counts) -> State:
    if counts.total and counts.is_over:
        return _ended(counts)
    if wish == Wish.CANCEL:
        return CANCELLED
    if wish == Wish.PAUSE:
        return PAUSED
    is_silent = counts.last_seen_at is not None and timezone.now() - counts.last_seen_at > SILENCE
    if not counts.of(Status.RUNNING) and (is_silent or not counts.done):
        return QUEUED
    return STALLED if is_silent else RUNNING


def _ended(counts: Counts) -> State:
    if counts.of(Status.CANCELLED):
        return CANCELLED
    if not counts.of(Status.FAILED):
        return COMPLETE
    if counts.of(Status.COMPLETE) and counts.meant == counts.of(Status.FAILED):
        return AS_MEANT
    return ERRORS if counts.of(Status.COMPLETE) else FAILED
