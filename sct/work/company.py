"""Who plays a batch together, and how many of its slots each of them may have.

Each worker keeps a row of its own alive, sees those of the others, and counts for itself: all come to the same shares.
What bounds the trials in play, even while two workers do not see the same, is that no two trials have one slot.
"""

import time
import uuid
from collections.abc import Iterable, Sequence

from django.db.models import Count, QuerySet

from glassbox_site.ground.working import leases
from sct import models
from sct.work import claims

NEWCOMERS_SECONDS = 2.0
"""So long a worker that finds nothing to play is one of the company: others may have something to give back."""


def shares(slots: int, workers: Sequence[str]) -> dict[str, int]:
    """All slots, evenly among the workers in the order in which they came: who came first has what is left over."""
    each, over = divmod(slots, len(workers))
    return {worker: each + (place < over) for place, worker in enumerate(workers)}


def counted(batches: Iterable[int]) -> dict[int, int]:
    """How many workers play each batch now; those that nobody plays are left out."""
    alive = models.Worker.objects.filter(leases.ALIVE, batch__in=batches).order_by()
    return dict(alive.values_list("batch").annotate(Count("pk")))


def is_latest(batch: int) -> bool:
    """Of all batches that somebody plays."""
    return not models.Worker.objects.filter(leases.ALIVE, batch__gt=batch).exists()


class Company:
    """As one worker sees it. `owner` tells by its first signs when it came; `share` is its own, and `has_run_out` its
    sign of life, as last seen."""

    def __init__(self, batch: models.Batch, *, slots: int) -> None:
        self.owner = f"{time.time_ns():016x}{uuid.uuid4().hex}"
        self.share = 0
        self.workers: Sequence[str] = (self.owner,)
        self._rows = models.Worker.objects.filter(batch=batch)
        self._batch_id = batch.pk
        self._slots = slots
        self._is_in = False
        self._came_at = time.monotonic()
        self._knows_at = 0.0
        self.has_run_out = False

    @property
    def is_new(self) -> bool:
        return time.monotonic() - self._came_at < NEWCOMERS_SECONDS

    @property
    def knows_who_is_gone(self) -> bool:
        """Not for a while after its own sign of life has run out: it was frozen, or the clock was moved, and then all
        have time for a new one before their silence means anything."""
        return time.monotonic() >= self._knows_at

    @property
    def is_guest(self) -> bool:
        """Whether all others were there before."""
        return len(self.workers) > 1 and self.workers[-1] == self.owner

    @property
    def is_host(self) -> bool:
        return self.workers[0] == self.owner

    @property
    def has_room(self) -> bool:
        """Whether there would be a slot for another one."""
        return len(self.workers) < self._slots

    def look(self, *, takes_part: bool) -> None:
        """Who is there now. Who does not take part, because there is nothing for it, leaves its share to the others."""
        if takes_part is not self._is_in:
            self._come() if takes_part else self.leave()
        present = list(self._rows.filter(leases.ALIVE).order_by().values_list("owner", flat=True))
        self.has_run_out = self._is_in and self.owner not in present
        self.workers = sorted({*present, self.owner})
        self.share = shares(self._slots, self.workers)[self.owner]

    def keep(self) -> None:
        """A sign of life, as with the leases on trials. Whose row is gone comes anew with the next look."""
        if not self._is_in:
            return
        mine = self._rows.filter(owner=self.owner).order_by()
        if not _renewed(mine.filter(leases.ALIVE)):
            self._knows_at = time.monotonic() + claims.SECONDS
            self._is_in = _renewed(mine)

    def leave(self) -> None:
        self._rows.filter(owner=self.owner).delete()
        self._is_in = False

    def _come(self) -> None:
        """Whoever fell silent is forgotten then."""
        self._rows.filter(leases.SILENT).delete()
        models.Worker.objects.create(
            batch_id=self._batch_id, owner=self.owner, lease_until=leases.after(claims.SECONDS)
        )
        self._is_in = True


def _renewed(row: "QuerySet[models.Worker]") -> bool:
    return row.update(lease_until=leases.after(claims.SECONDS)) == 1
