"""Which worker a match belongs to while it is played."""

import secrets
from typing import Any

from django.db.models import F
from django.db.models.functions import Coalesce, Now

from games.models import Match, Status
from glassbox_site.ground.working import leases

SECONDS = 5.0
HEARTBEAT_SECONDS = 1.5
after = leases.after


class Lease(leases.Lease):
    """One claim on one match."""

    model = Match
    seconds = SECONDS

    @property
    def match_id(self) -> int:
        return self.pk


def claim(match_id: int, owner: str = "") -> Lease | None:
    """Claims the match for that owner, or a new one. None if it is not to be played now or somebody else plays it."""
    free = Match.objects.filter(leases.UNHELD, pk=match_id, status__in=(Status.QUEUED, Status.RUNNING))
    for status, fence in free.values_list("status", "fence"):
        lease = Lease(pk=match_id, owner=owner or new_owner(), fence=fence + 1)
        begun = {"status": Status.RUNNING, "started_at": Coalesce("started_at", Now())}
        halt = {"pause_cause": "", "reason": "", "resume_at": None}
        lost = {"takeovers": F("takeovers") + 1} if status == Status.RUNNING else {}
        return lease if lease.take({**begun, **halt, **lost}, status=status) else None
    return None


def new_owner() -> str:
    return secrets.token_hex(16)


def hold(owner: str) -> dict[tuple[int, int], str]:
    """Extends all leases of the owner; returns the status of each match still held, by number and fence."""
    held = Match.objects.filter(leases.held_by(owner)).order_by()
    leases.change_all(held, lease_until=after(SECONDS))
    return {(pk, fence): status for pk, fence, status in held.values_list("pk", "fence", "status")}


def hand_over(owner: str) -> None:
    """Lets go of all that the owner plays: others can go on with it at once. What was halted meanwhile stays so."""
    held = Match.objects.filter(leases.held_by(owner)).order_by()
    leases.change_all(held.filter(status=Status.RUNNING), status=Status.QUEUED, **leases.NOBODYS)
    leases.change_all(held, **leases.NOBODYS)


def release(lease: Lease, **changes: Any) -> bool:
    """Lets go of the match, and makes these changes if it is still running; False if it was not, or was no longer ours.
    A match that was paused is held until its player lets go."""
    if lease.change({**leases.NOBODYS, **changes}, status=Status.RUNNING):
        return True
    lease.change(leases.NOBODYS)
    return False
