"""Whose match it is: claimed by one conditional update, held by a lease, guarded by a fence.

All times are the database's own, so that machines whose clocks differ agree.
"""

import dataclasses
import secrets
from datetime import timedelta
from typing import Any

from django.db.models import Case, DateTimeField, ExpressionWrapper, F, IntegerField, Q, QuerySet, When
from django.db.models.functions import Coalesce, Now

from games.models import Match, Status

SECONDS = 5.0
HEARTBEAT_SECONDS = 1.5


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Lease:
    """One claim on one match. Its fence is higher than that of every claim before."""

    match_id: int
    owner: str
    fence: int

    @property
    def held(self) -> QuerySet[Match]:
        """The match, as long as nobody else has claimed it."""
        return Match.objects.filter(pk=self.match_id, owner=self.owner, fence=self.fence)


def claim(match_id: int) -> Lease | None:
    """The match's lease; None if it is not to be played now or somebody else is playing it."""
    owner = secrets.token_hex(16)
    free = Q(owner="") | Q(lease_until__lt=Now())
    claimed = Match.objects.filter(free, pk=match_id, status__in=(Status.QUEUED, Status.RUNNING)).update(
        owner=owner,
        fence=F("fence") + 1,
        takeovers=Case(
            When(status=Status.RUNNING, then=F("takeovers") + 1), default=F("takeovers"), output_field=IntegerField()
        ),
        status=Status.RUNNING,
        pause_cause="",
        reason="",
        resume_at=None,
        lease_until=after(SECONDS),
        started_at=Coalesce("started_at", Now()),
    )
    if claimed != 1:
        return None
    return Lease(match_id=match_id, owner=owner, fence=Match.objects.values_list("fence", flat=True).get(owner=owner))


def hold(lease: Lease) -> bool:
    """Extends the lease; False if it is lost. A match that was paused is still held until its player lets go."""
    return lease.held.update(lease_until=after(SECONDS)) == 1


def is_unwanted(lease: Lease) -> bool:
    """Whether the match was aborted: nobody is waiting for the answers that are still on their way."""
    return lease.held.filter(status=Status.ABORTED).exists()


def release(lease: Lease, **changes: Any) -> bool:
    """Lets go of the match, and changes it if it is still running; False if it was no longer ours to change."""
    free = {"owner": "", "lease_until": None}
    if lease.held.filter(status=Status.RUNNING).update(**free, **changes) == 1:
        return True
    lease.held.update(**free)
    return False


def after(seconds: float) -> Any:
    """So many seconds from now, as an expression of the database."""
    return ExpressionWrapper(Now() + timedelta(seconds=seconds), output_field=DateTimeField())
