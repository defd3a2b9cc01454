"""Whose trial it is: claimed by one conditional update, held by a lease, guarded by a fence.

All times are the database's own, so that machines whose clocks differ agree.
"""

from datetime import timedelta
from typing import Any

from django.db import IntegrityError
from django.db.models import DateTimeField, ExpressionWrapper, F
from django.db.models.functions import Now

from sct import models

LEASE = timedelta(seconds=6)
HEARTBEAT_SECONDS = 2.0

RUNNING, QUEUED = models.Trial.Status.RUNNING, models.Trial.Status.QUEUED


def take_over(batch: models.Batch, owner: str, *, most: int) -> list[models.Trial]:
    """Up to `most` trials whose owner fell silent; each keeps its slot."""
    silent = models.Trial.objects.filter(batch=batch, status=RUNNING, lease_until__lt=Now())
    return [
        taken
        for trial in silent.order_by("lease_until").defer("content")[:most]
        if (taken := _take(trial, owner, status=RUNNING, lease_until__lt=Now()))
    ]


def take_queued(batch: models.Batch, owner: str, *, most: int, slots: int) -> list[models.Trial]:
    """Up to `most` queued trials, lowest numbers first, as far as fewer than `slots` trials of the batch run."""
    running = models.Trial.objects.filter(batch=batch, slot__isnull=False)
    used = set(running.values_list("slot", flat=True))
    free = [slot for slot in range(slots) if slot not in used][:most]
    if not free:
        return []
    queued = models.Trial.objects.filter(batch=batch, status=QUEUED).order_by("number", "pk").defer("content")
    claimed = []
    for trial, slot in zip(queued[: len(free)], free, strict=False):
        try:
            taken = _take(trial, owner, slot=slot, status=QUEUED)
        except IntegrityError:
            continue  # another worker took the slot in between
        if taken:
            claimed.append(taken)
    return claimed


def hold(owner: str) -> set[int]:
    """Extends the owner's leases; returns the trials that are still its own."""
    held = models.Trial.objects.filter(owner=owner, status=RUNNING)
    held.update(lease_until=_lease_end())
    return set(held.values_list("pk", flat=True))


def settle(trial: models.Trial, **changes: Any) -> bool:
    """The owner's last word on a trial it holds. False if it is no longer the owner's: then nothing is changed."""
    mine = models.Trial.objects.filter(pk=trial.pk, owner=trial.owner, fence=trial.fence, status=RUNNING)
    return mine.update(owner="", slot=None, lease_until=None, **changes) == 1


def _take(trial: models.Trial, owner: str, *, slot: int | None = None, **still: Any) -> models.Trial | None:
    """The trial with its new owner and fence; None if somebody was faster."""
    changes: dict[str, Any] = {} if slot is None else {"slot": slot, "started_at": Now()}
    mine = models.Trial.objects.filter(pk=trial.pk, fence=trial.fence, **still).update(
        owner=owner, fence=F("fence") + 1, status=RUNNING, lease_until=_lease_end(), **changes
    )
    if mine != 1:
        return None
    trial.owner, trial.fence, trial.status = owner, trial.fence + 1, RUNNING
    return trial


def _lease_end() -> Any:
    """As an expression of the database."""
    return ExpressionWrapper(Now() + LEASE, output_field=DateTimeField())
