"""Whose trial it is: claimed by one conditional update, held by a lease, guarded by a fence.

All times are the database's own, so that machines whose clocks differ agree.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db import IntegrityError
from django.db.models import Case, DateTimeField, ExpressionWrapper, When
from django.db.models.functions import Now

from sct import models

LEASE = timedelta(seconds=6)
HEARTBEAT_SECONDS = 2.0
MOST_SEEN = 256

Seen = tuple[int, str, int, int, int]
SEEN = ("pk", "agent_name", "number", "attempt", "fence")


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A trial and the right to play it; the right is gone when the trial's fence has moved on."""

    trial_id: int
    agent_name: str
    number: int
    attempt: int
    slot: int
    owner: str
    fence: int

    def __str__(self) -> str:
        return f"{self.agent_name} {self.number}"

    @property
    def is_first(self) -> bool:
        """Whether the trial was never claimed before, so that nothing of it is in the journal."""
        return self.fence == 1


RUNNING, QUEUED = models.Trial.Status.RUNNING, models.Trial.Status.QUEUED


class Desk:
    """Where one worker gets a batch's trials from. It keeps what it saw of the queue and of the free slots, so that
    a claim is one update; what it saw may be out of date, and then the update says so."""

    def __init__(self, batch: models.Batch, owner: str, *, slots: int) -> None:
        self._trials = models.Trial.objects.filter(batch=batch)
        self._owner = owner
        self._slots = slots
        self._free: list[int] = []
        self._queued: deque[Seen] = deque()
        self._is_more_queued = True

    def look(self) -> None:
        used = set(self._trials.filter(slot__isnull=False).order_by().values_list("slot", flat=True))
        self._free = [slot for slot in reversed(range(self._slots)) if slot not in used]
        self._queued = deque(self._trials.filter(status=QUEUED).order_by("number", "pk").values_list(*SEEN)[:MOST_SEEN])
        self._is_more_queued = len(self._queued) == MOST_SEEN

    def take_over(self, most: int) -> list[Claim]:
        """Up to `most` trials whose owner fell silent; each keeps its slot."""
        silent = self._trials.filter(status=RUNNING, lease_until__lt=Now())
        seen = silent.order_by("lease_until").values_list(*SEEN, "slot")[:most]
        claims = [_claim(self._owner, (*row[:-1],), row[-1]) for row in seen]
        return [claim for claim in claims if _take(claim, status=RUNNING, lease_until__lt=Now())]

    def take(self, most: int) -> list[Claim]:
        """Up to `most` queued trials, lowest numbers first, as long as there are free slots."""
        if self._is_more_queued and not self._queued:
            self.look()
        taken: list[Claim] = []
        while len(taken) < most and self._free and self._queued:
            claim = _claim(self._owner, self._queued.popleft(), self._free.pop())
            try:
                if _take(claim, status=QUEUED, changes={"slot": claim.slot, "started_at": Now()}):
                    taken.append(claim)
                else:
                    self._free.append(claim.slot)  # another worker has the trial
            except IntegrityError:
                self._is_more_queued = True  # another worker has the slot; the trial is still waiting
        return taken

    def settle(self, claim: Claim, **changes: Any) -> bool:
        """The owner's last word on a trial it holds. False if it is no longer the owner's: nothing is changed then."""
        is_settled = settle(claim, **changes)
        if is_settled:
            self._free.append(claim.slot)
        return is_settled


def hold(owner: str) -> set[int]:
    """Extends the owner's leases; returns the trials that are still its own."""
    held = models.Trial.objects.filter(owner=owner, status=RUNNING).order_by()
    held.update(lease_until=_lease_end())
    return set(held.values_list("pk", flat=True))


def tell(owner: str, in_flight: Mapping[int, int]) -> None:
    """How many calls of each of the owner's trials are on their way."""
    counts = [When(pk=trial_id, then=count) for trial_id, count in in_flight.items() if count]
    held = models.Trial.objects.filter(owner=owner, status=RUNNING).order_by()
    held.update(calls_in_flight=Case(*counts, default=0) if counts else 0)


def settle(claim: Claim, **changes: Any) -> bool:
    """The owner's last word on a trial it holds. False if it is no longer the owner's: then nothing is changed."""
    mine = models.Trial.objects.filter(pk=claim.trial_id, owner=claim.owner, fence=claim.fence, status=RUNNING)
    return mine.update(owner="", slot=None, lease_until=None, calls_in_flight=0, **changes) == 1


def _claim(owner: str, seen: Seen, slot: int) -> Claim:
    trial_id, agent_name, number, attempt, fence = seen
    return Claim(
        trial_id=trial_id,
        agent_name=agent_name,
        number=number,
        attempt=attempt,
        slot=slot,
        owner=owner,
        fence=fence + 1,
    )


def _take(claim: Claim, *, changes: Mapping[str, Any] | None = None, **still: Any) -> bool:
    """Makes the claim true, if the trial is as it was seen. False if somebody was faster."""
    seen = models.Trial.objects.filter(pk=claim.trial_id, fence=claim.fence - 1, **still)
    taken = {"owner": claim.owner, "fence": claim.fence, "status": RUNNING, "lease_until": _lease_end()}
    return seen.update(**taken, calls_in_flight=0, **(changes or {})) == 1


def _lease_end() -> Any:
    """As an expression of the database."""
    return ExpressionWrapper(Now() + LEASE, output_field=DateTimeField())
