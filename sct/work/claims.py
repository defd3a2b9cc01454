"""Whose trial it is. A claimed one waits in its worker's line, still queued, until the worker has a slot for it; then
it runs."""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db import IntegrityError, connection, transaction

from glassbox_site.ground.working import leases
from sct import models

SECONDS = 6.0
# What is left of a claim when a trial is nobody's.
NOBODYS: dict[str, object] = {**leases.NOBODYS, "slot": None, "calls_in_flight": 0}
HEARTBEAT_SECONDS = 2.0
MOST_SEEN = 256
TRIES = 3

Seen = tuple[int, str, int, int, int]
SEEN = ("pk", "agent_name", "number", "attempt", "fence")


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(leases.Lease):
    """A trial and the right to play it."""

    model = models.Trial
    seconds = SECONDS

    agent_name: str
    number: int
    attempt: int

    def __str__(self) -> str:
        return f"{self.agent_name} {self.number}"

    @property
    def is_first(self) -> bool:
        """Whether the trial was never claimed before, so that nothing of it is in the journal."""
        return self.fence == 1


RUNNING, QUEUED = models.Trial.Status.RUNNING, models.Trial.Status.QUEUED


class Desk:
    """Where one worker gets a batch's trials and the slots to play them in. It keeps what it saw of both, so that a
    claim is one update; what it saw may be out of date, and then the update says so."""

    def __init__(self, batch: models.Batch, owner: str, *, slots: int) -> None:
        self._batch_id = batch.pk
        self._trials = models.Trial.objects.filter(batch=batch)
        self._owner = owner
        self._slots = slots
        self._free: list[int] = []
        self._queued: deque[Seen] = deque()
        self._is_more_queued = True

    @property
    def free(self) -> int:
        """How many slots nobody has, as last seen."""
        return len(self._free)

    @property
    def is_more_queued(self) -> bool:
        """Whether there are trials for whoever comes, as last seen."""
        return bool(self._queued)

    def look(self) -> None:
        used = set(self._trials.filter(slot__isnull=False).order_by().values_list("slot", flat=True))
        self._free = [slot for slot in reversed(range(self._slots)) if slot not in used]
        waiting = self._trials.filter(leases.UNHELD, status=QUEUED).order_by("number", "pk")
        self._queued = deque(waiting.values_list(*SEEN)[:MOST_SEEN])
        self._is_more_queued = len(self._queued) == MOST_SEEN

    def take_over(self, most: int) -> dict[Claim, int]:
        """Up to `most` running trials whose owner fell silent, each with its slot."""
        silent = self._trials.filter(leases.SILENT, status=RUNNING).order_by("lease_until")
        seen = {_claim(self._owner, (*row[:-1],)): row[-1] for row in silent.values_list(*SEEN, "slot")[: max(most, 0)]}
        return {claim: slot for claim, slot in seen.items() if _take(claim, RUNNING)}

    def claim(self, most: int) -> list[Claim]:
        """Up to `most` queued trials, lowest numbers first, which wait for slots then."""
        if self._is_more_queued and not self._queued:
            self.look()
        if not (most > 0 and self._queued):
            return []
        with transaction.atomic():
            wait_for_turn(self._batch_id)
            seen = [self._queued.popleft() for _ in range(min(most, len(self._queued)))]
            return [claim for claim in (_claim(self._owner, row) for row in seen) if _take(claim, QUEUED)]

    def seat(self, claims: Sequence[Claim]) -> dict[Claim, int | None]:
        """A free slot for each, as far as there are any. None for those that are not the desk's any more."""
        for _ in range(TRIES):
            try:
                return self._seat_seen(claims)
            except IntegrityError:
                self.look()  # another worker has one of the slots: none of the trials is seated
        return {}

    def _seat_seen(self, claims: Sequence[Claim]) -> dict[Claim, int | None]:
        seated: dict[Claim, int | None] = {}
        free = self._free.copy()
        with transaction.atomic():
            wait_for_turn(self._batch_id)
            for claim in claims[: len(free)]:
                is_seated = seat(claim, free[-1])
                seated[claim] = free.pop() if is_seated else None
        self._free = free
        return seated

    def leave(self, slot: int) -> None:
        self._free.append(slot)


def wait_for_turn(batch_id: int) -> None:
    """Workers that took slots and trials at the same time, in another order, would wait for one another."""
    if connection.features.has_select_for_update:
        models.Batch.objects.select_for_update().filter(pk=batch_id).values_list("pk").get()


def hold(owner: str) -> set[tuple[int, int]]:
    """Extends the owner's leases; returns the trials that are still its own, each with the fence of its claim."""
    held = models.Trial.objects.filter(owner=owner).order_by()
    leases.change_all(held, lease_until=leases.after(SECONDS))
    return set(held.values_list("pk", "fence"))


def tell(owner: str, in_flight: Mapping[int, int]) -> None:
    """How many calls of these trials of the owner are on their way."""
    held = models.Trial.objects.filter(owner=owner, status=RUNNING).order_by()
    for count in set(in_flight.values()):
        trials = [trial_id for trial_id, calls in in_flight.items() if calls == count]
        leases.change_all(held.filter(pk__in=trials), calls_in_flight=count)


def seat(claim: Claim, slot: int) -> bool:
    """A trial of the line runs. False if it is no longer the owner's: then nothing is changed."""
    return claim.change({"status": RUNNING, "slot": slot, "started_at": leases.NOW})


def settle(claim: Claim, **changes: Any) -> bool:
    """The owner's last word on a trial it holds. False if it is no longer the owner's: then nothing is changed."""
    return claim.change({**NOBODYS, **changes})


def cancel_unwanted(batch_id: int, returned: Sequence[int]) -> None:
    """Of trials that went back to the queue, if the batch is cancelled as whoever has the turn finds it."""
    if returned and models.Batch.objects.filter(pk=batch_id, wish=models.Batch.Wish.CANCEL).exists():
        models.Trial.objects.filter(pk__in=returned).update(status=models.Trial.Status.CANCELLED)


def _claim(owner: str, seen: Seen) -> Claim:
    pk, agent_name, number, attempt, fence = seen
    return Claim(pk=pk, agent_name=agent_name, number=number, attempt=attempt, owner=owner, fence=fence + 1)


def _take(claim: Claim, seen: models.Trial.Status) -> bool:
    return claim.take({"calls_in_flight": 0}, status=seen)
