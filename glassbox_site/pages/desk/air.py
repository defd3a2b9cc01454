"""Matches that are not over: how far each is, its worker's last heartbeat, its spending, and the possible acts."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal

from django.db.models import Case, F, IntegerField, Sum, When
from django.utils import timezone

from games.booking import matches as booking
from games.log import lease
from games.models import Exchange, Match, Status
from glassbox_site.ground.acting import acts

SHOWN = 60
NOTHING: tuple[Decimal | None, int, int] = (None, 0, 0)
ORDER = (Status.INTERRUPTED, Status.PAUSED, Status.RUNNING, Status.QUEUED, Status.SCHEDULED)
"""What may need attention comes first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Going:
    """One match. `dollars` is None if no endpoint reported a price; `estimated` are tokens that none reported."""

    match: Match
    dollars: Decimal | None
    tokens: int
    estimated: int
    possible: Sequence[acts.Act[Match, Match]]

    @property
    def seen_at(self) -> datetime | None:
        """The last heartbeat of its worker, computed from the end of the lease."""
        until = self.match.lease_until
        return until - timedelta(seconds=lease.SECONDS) if until else None

    @property
    def is_silent(self) -> bool:
        until = self.match.lease_until
        return self.match.status == Status.RUNNING and (until is None or until < timezone.now())


@dataclass(frozen=True, slots=True, kw_only=True)
class Air:
    """`others` is the number of matches not listed."""

    going: Sequence[Going]
    others: int


def look() -> Air:
    """Takes four queries, however many matches there are."""
    urgency = Case(
        *(When(status=status, then=place) for place, status in enumerate(ORDER)), output_field=IntegerField()
    )
    found = Match.objects.original().filter(status__in=ORDER)
    matches = list(found.select_related("ordered_by").order_by(urgency, F("start_at"), "pk")[:SHOWN])
    keys = [match.pk for match in matches]
    spent, possible = _spent(keys), acts.possible(booking.ACTS, keys)
    going = [
        Going(match=match, dollars=dollars, tokens=tokens, estimated=estimated, possible=possible.get(match.pk, []))
        for match in matches
        for dollars, tokens, estimated in [spent.get(match.pk, NOTHING)]
    ]
    return Air(going=going, others=found.count() - len(matches))


def _spent(keys: Sequence[int]) -> dict[int, tuple[Decimal | None, int, int]]:
    of_match = Exchange.objects.filter(answer__match__in=keys).order_by().values_list("answer__match")
    rows = of_match.annotate(
        dollars=Sum("cost"),
        tokens=Sum(F("tokens_in") + F("tokens_out")),
        estimated=Sum("tokens_estimated", default=0),
    )
    return {match_id: (dollars, tokens, estimated) for match_id, dollars, tokens, estimated in rows}
