"""Whose trial it is: claimed by one conditional update, held by a lease, guarded by a fence.

All times are the database's own, so that machines whose clocks differ agree.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db import IntegrityError, connection, transaction
from django.db.models import DateTimeField, ExpressionWrapper
from django.db.models.functions import Now

from sct import models
from sct.running import rows

LEASE = timedelta(seconds=6)
NOW = Now()
LEASE_END = ExpressionWrapper(NOW + LEASE, output_field=DateTimeField())
HEARTBEAT_SECONDS = 2.0
MOST_SEEN = 256
TRIES = 3

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
        self._batch_id = batch.pk
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
        silent = self._trials.filter(status=RUNNING, lease_until__lt=NOW)
        seen = silent.order_by("lease_until").values_list(*SEEN, "slot")[:most]
        claims = [_claim(self._owner, (*row[:-1],), row[-1]) for row in seen]
        return [claim for claim in claims if _take_over(claim)]

    def take(self, most: int) -> list[Claim]:
        """Up to `most` queued trials, lowest numbers first, as long as there are free slots."""
        for _ in range(TRIES):
            if self._is_more_queued and not self._queued:
                self.look()
            try:
                return self._take_seen(most)
            except IntegrityError:
                self.look()  # another worker has one of the slots: none of the trials is taken
        return []

    def _take_seen(self, most: int) -> list[Claim]:
        """All in one transaction. A trial that another worker has is passed over; its slot goes to the next."""
        taken: list[Claim] = []
        free = self._free.copy()
        if not (most and free and self._queued):
            return taken
        with transaction.atomic():
            self._wait_for_turn()
            while len(taken) < most and free and self._queued:
                claim = _claim(self._owner, self._queued.popleft(), free[-1])
                if _take(claim):
                    taken.append(claim)
                    free.pop()
        self._free = free
        return taken

    def _wait_for_turn(self) -> None:
        """Workers that took slots and trials at the same time, in another order, would wait for one another."""
        if connection.features.has_select_for_update:
            models.Batch.objects.select_for_update().filter(pk=self._batch_id).values_list("pk").get()

    def settle(self, claim: Claim, **changes: Any) -> bool:
        """The owner's last word on a trial it holds. False if it is no longer the owner's: nothing is changed then."""
        is_settled = settle(claim, **changes)
        if is_settled:
            self._free.append(claim.slot)
        return is_settled


def hold(owner: str) -> set[int]:
    """Extends the owner's leases; returns the trials that are still its own."""
    held = models.Trial.objects.filter(owner=owner, status=RUNNING).order_by()
    held.update(lease_until=LEASE_END)
    return set(held.values_list("pk", flat=True))


def tell(owner: str, in_flight: Mapping[int, int]) -> None:
    """How many calls of these trials of the owner are on their way."""
    held = models.Trial.objects.filter(owner=owner, status=RUNNING).order_by()
    for count in set(in_flight.values()):
        trials = [trial_id for trial_id, calls in in_flight.items() if calls == count]
        held.filter(pk__in=trials).update(calls_in_flight=count)


def settle(claim: Claim, **changes: Any) -> bool:
    """The owner's last word on a trial it holds. False if it is no longer the owner's: then nothing is changed."""
    mine = {"pk": claim.trial_id, "owner": claim.owner, "fence": claim.fence, "status": RUNNING}
    return rows.change(mine, {"owner": "", "slot": None, "lease_until": None, "calls_in_flight": 0} | changes)


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


def _take(claim: Claim) -> bool:
    """Makes the claim true, if the trial is as it was seen. False if somebody was faster."""
    seen = {"pk": claim.trial_id, "fence": claim.fence - 1, "status": QUEUED}
    return rows.change(seen, _taken(claim) | {"slot": claim.slot, "started_at": NOW})


def _take_over(claim: Claim) -> bool:
    silent = models.Trial.objects.filter(status=RUNNING, lease_until__lt=NOW)
    return silent.filter(pk=claim.trial_id, fence=claim.fence - 1).update(**_taken(claim)) == 1


def _taken(claim: Claim) -> dict[str, Any]:
    return {
        "owner": claim.owner,
        "fence": claim.fence,
        "status": RUNNING,
        "lease_until": LEASE_END,
        "calls_in_flight": 0,
    }
