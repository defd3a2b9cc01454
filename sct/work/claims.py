"""Claims of workers on trials. A claimed trial waits in its worker's line, still queued, until the worker has a slot
for it; then it runs."""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db import IntegrityError, connection, transaction

from glassbox_site.ground.working import leases
from sct import models

SECONDS = 6.0
# The fields of a trial that belongs to nobody.
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
        """Whether the trial was never claimed before, which means that the journal has none of its calls."""
        return self.fence == 1


RUNNING, QUEUED = models.Trial.Status.RUNNING, models.Trial.Status.QUEUED


class Desk:
    """Where one worker gets a batch's trials and the slots to play them in. It caches what it saw of both, so that a
    claim takes one update; if the cache is out of date, that update does not succeed."""

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
        """How many slots were free when last looked."""
        return len(self._free)

    @property
    def is_more_queued(self) -> bool:
        """Whether there were unclaimed trials when last looked."""
        return bool(self._queued)

    def look(self) -> None:
        used = set(self._trials.filter(slot__isnull=False).order_by().values_list("slot", flat=True))
        self._free = [slot for slot in reversed(range(self._slots)) if slot not in used]
        waiting = self._trials.filter(leases.UNHELD, status=QUEUED).order_by("number", "pk")
        self._queued = deque(waiting.values_list(*SEEN)[:MOST_SEEN])
        self._is_more_queued = len(self._queued) == MOST_SEEN

    def take_over(self, most: int) -> dict[Claim, int]:
        """Claims up to `most` running trials whose owner's lease has expired, and returns each with its slot."""
        silent = self._trials.filter(leases.SILENT, status=RUNNING).order_by("lease_until")
        seen = {_claim(self._owner, (*row[:-1],)): row[-1] for row in silent.values_list(*SEEN, "slot")[: max(most, 0)]}
        return {claim: slot for claim, slot in seen.items() if _take(claim, RUNNING)}

    def claim(self, most: int) -> list[Claim]:
        """Claims up to `most` queued trials, lowest numbers first. They have no slots yet."""
        if self._is_more_queued and not self._queued:
            self.look()
        if not (most > 0 and self._queued):
            return []
        with transaction.atomic():
            wait_for_turn(self._batch_id)
            seen = [self._queued.popleft() for _ in range(min(most, len(self._queued)))]
            return [claim for claim in (_claim(self._owner, row) for row in seen) if _take(claim, QUEUED)]

    def seat(self, claims: Sequence[Claim]) -> dict[Claim, int | None]:
        """Gives each trial a free slot, in order, while there are any. Trials that get none are left out of the result;
        those that the worker no longer owns have None."""
        for _ in range(TRIES):
            try:
                return self._seat_seen(claims)
            except IntegrityError:
                self.look()  # another worker has taken one of the slots, so none of the trials was seated
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
    """Locks the batch's row, because workers that took slots and trials in different orders would deadlock."""
    if connection.features.has_select_for_update:
        models.Batch.objects.select_for_update().filter(pk=batch_id).values_list("pk").get()


def hold(owner: str) -> set[tuple[int, int]]:
    """Extends the owner's leases, and returns the trials it still owns, each with the fence of its claim."""
    held = models.Trial.objects.filter(leases.held_by(owner)).order_by()
    leases.change_all(held, lease_until=leases.after(SECONDS))
    return set(held.values_list("pk", "fence"))


def tell(owner: str, in_flight: Mapping[int, int]) -> None:
    """Writes down how many calls are in flight for each of these trials, as far as the owner still runs them."""
    held = models.Trial.objects.filter(leases.held_by(owner), status=RUNNING).order_by()
    for count in set(in_flight.values()):
        trials = [trial_id for trial_id, calls in in_flight.items() if calls == count]
        leases.change_all(held.filter(pk__in=trials), calls_in_flight=count)


def seat(claim: Claim, slot: int) -> bool:
    """Starts a trial of the line. Returns False, and changes nothing, if the owner no longer holds it."""
    return claim.change({"status": RUNNING, "slot": slot, "started_at": leases.NOW})


def settle(claim: Claim, **changes: Any) -> bool:
    """Ends the claim with the given changes. Returns False, and changes nothing, if the owner no longer holds it."""
    return claim.change({**NOBODYS, **changes})


def cancel_unwanted(batch_id: int, returned: Sequence[int]) -> None:
    """Cancels trials that went back to the queue if the batch is cancelled by now. Call it after `wait_for_turn`."""
    if returned and models.Batch.objects.filter(pk=batch_id, wish=models.Batch.Wish.CANCEL).exists():
        models.Trial.objects.filter(pk__in=returned).update(status=models.Trial.Status.CANCELLED)


def _claim(owner: str, seen: Seen) -> Claim:
    pk, agent_name, number, attempt, fence = seen
    return Claim(pk=pk, agent_name=agent_name, number=number, attempt=attempt, owner=owner, fence=fence + 1)


def _take(claim: Claim, seen: models.Trial.Status) -> bool:
    return claim.take({"calls_in_flight": 0}, status=seen)
