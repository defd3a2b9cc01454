"""The workers that play a batch together, and how many of its slots each may use.

Each worker keeps a row alive, sees the others' rows and computes the shares itself; all come to the same result. Even
while two workers see different rows, the number of trials in play is bounded, because no two trials have one slot.
"""

import time
import uuid
from collections.abc import Iterable, Sequence

from django.db.models import Count, QuerySet

from glassbox_site.ground.working import leases
from sct import models
from sct.work import claims

NEWCOMERS_SECONDS = 2.0
"""How long a worker with nothing to play still counts as one of the company, since others may give trials back."""


def shares(slots: int, workers: Sequence[str]) -> dict[str, int]:
    """Divides the slots evenly among the workers, given in order of arrival; the first ones get the remainder."""
    each, over = divmod(slots, len(workers))
    return {worker: each + (place < over) for place, worker in enumerate(workers)}


def counted(batches: Iterable[int]) -> dict[int, int]:
    """How many workers play each batch now; those that nobody plays are left out."""
    alive = models.Worker.objects.filter(leases.ALIVE, batch__in=batches).order_by()
    return dict(alive.values_list("batch").annotate(Count("pk")))


def is_latest(batch: int) -> bool:
    """Whether no later batch is being played."""
    return not models.Worker.objects.filter(leases.ALIVE, batch__gt=batch).exists()


class Company:
    """The company as one worker sees it. `owner` names this worker and begins with its time of arrival. As of the last
    look, `share` is its number of slots, and `has_run_out` says whether its own sign of life had expired."""

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
        """False for a while after this worker's own sign of life has expired: it was frozen or the clock was moved, so
        the others get time to renew theirs before their silence counts."""
        return time.monotonic() >= self._knows_at

    @property
    def is_guest(self) -> bool:
        """Whether there are others, and all of them came before this worker."""
        return len(self.workers) > 1 and self.workers[-1] == self.owner

    @property
    def is_host(self) -> bool:
        return self.workers[0] == self.owner

    @property
    def has_room(self) -> bool:
        """Whether there would be a slot for another one."""
        return len(self.workers) < self._slots

    def look(self, *, takes_part: bool) -> None:
        """Sees who is there now. A worker that takes no part, because there is nothing for it, gives up its share."""
        if takes_part is not self._is_in:
            self._come() if takes_part else self.leave()
        present = list(self._rows.filter(leases.ALIVE).order_by().values_list("owner", flat=True))
        self.has_run_out = self._is_in and self.owner not in present
        self.workers = sorted({*present, self.owner})
        self.share = shares(self._slots, self.workers)[self.owner]

    def keep(self) -> None:
        """Renews the sign of life. If the row is gone, the next `look` makes a new one."""
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
        """Joins the company, and deletes the rows of workers that fell silent."""
        self._rows.filter(leases.SILENT).delete()
        models.Worker.objects.create(
            batch_id=self._batch_id, owner=self.owner, lease_until=leases.after(claims.SECONDS)
        )
        self._is_in = True


def _renewed(row: "QuerySet[models.Worker]") -> bool:
    return row.update(lease_until=leases.after(claims.SECONDS)) == 1
