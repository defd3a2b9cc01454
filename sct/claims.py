"""Whose trial it is: claimed by one conditional update, held by a lease, guarded by a fence.

All times are the database's own, so that machines whose clocks differ agree.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db import IntegrityError
from django.db.models import DateTimeField, ExpressionWrapper
from django.db.models.functions import Now

from sct import models

LEASE = timedelta(seconds=6)
HEARTBEAT_SECONDS = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A trial and the right to play it; the right is gone when the trial's fence has moved on."""

    trial_id: int
    agent_name: str
    number: int
    attempt: int
    owner: str
    fence: int

    def __str__(self) -> str:
        return f"{self.agent_name} {self.number}"

    @property
    def is_first(self) -> bool:
        """Whether the trial was never claimed before, so that nothing of it is in the journal."""
        return self.fence == 1


RUNNING, QUEUED = models.Trial.Status.RUNNING, models.Trial.Status.QUEUED


def take_over(batch: models.Batch, owner: str, *, most: int) -> list[Claim]:
    """Up to `most` trials whose owner fell silent; each keeps its slot."""
    silent = models.Trial.objects.filter(batch=batch, status=RUNNING, lease_until__lt=Now())
    seen = silent.order_by("lease_until").values_list(*SEEN)[:most]
    claims = (_claim(owner, *row) for row in seen)
    return [claim for claim in claims if _take(claim, status=RUNNING, lease_until__lt=Now())]


def take_queued(batch: models.Batch, owner: str, *, most: int, slots: int) -> list[Claim]:
    """Up to `most` queued trials, lowest numbers first, as far as fewer than `slots` trials of the batch run."""
    trials = models.Trial.objects.filter(batch=batch)
    used = set(trials.filter(slot__isnull=False).order_by().values_list("slot", flat=True))
    free = [slot for slot in range(slots) if slot not in used][:most]
    queued = trials.filter(status=QUEUED).order_by("number", "pk").values_list(*SEEN)[: len(free)] if free else ()
    claimed = []
    for row, slot in zip(queued, free, strict=False):
        claim = _claim(owner, *row)
        try:
            if _take(claim, status=QUEUED, changes={"slot": slot, "started_at": Now()}):
                claimed.append(claim)
        except IntegrityError:
            continue  # another worker took the slot in between
    return claimed


def hold(owner: str) -> set[int]:
    """Extends the owner's leases; returns the trials that are still its own."""
    held = models.Trial.objects.filter(owner=owner, status=RUNNING).order_by()
    held.update(lease_until=_lease_end())
    return set(held.values_list("pk", flat=True))


def settle(claim: Claim, **changes: Any) -> bool:
    """The owner's last word on a trial it holds. False if it is no longer the owner's: then nothing is changed."""
    mine = models.Trial.objects.filter(pk=claim.trial_id, owner=claim.owner, fence=claim.fence, status=RUNNING)
    return mine.update(owner="", slot=None, lease_until=None, **changes) == 1


SEEN = ("pk", "agent_name", "number", "attempt", "fence")


def _claim(owner: str, trial_id: int, agent_name: str, number: int, attempt: int, fence: int) -> Claim:
    return Claim(trial_id=trial_id, agent_name=agent_name, number=number, attempt=attempt, owner=owner, fence=fence + 1)


def _take(claim: Claim, *, changes: Mapping[str, Any] | None = None, **still: Any) -> bool:
    """Makes the claim true, if the trial is as it was seen. False if somebody was faster."""
    seen = models.Trial.objects.filter(pk=claim.trial_id, fence=claim.fence - 1, **still)
    taken = {"owner": claim.owner, "fence": claim.fence, "status": RUNNING, "lease_until": _lease_end()}
    return seen.update(**taken, **(changes or {})) == 1


def _lease_end() -> Any:
    """As an expression of the database."""
    return ExpressionWrapper(Now() + LEASE, output_field=DateTimeField())
