"""How people played, all together and apart from personas: nobody can know which of them played before."""

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any

from django.db.models import Count, Q

from games.engine.facts import identities
from games.models import Seat
from games.records import pooling, standings
from glassbox_site.ground.plain import proportions

Role = identities.Role


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class People:
    """Shares of seats that won, by role and overall. People who withdrew and agents are not counted."""

    impostor: proportions.Proportion
    crewmate: proportions.Proportion
    all: proportions.Proportion


def people(scope: standings.Scope) -> People | None:
    """The figures over the matches of that scope; None if no people sat in any."""
    seated = Seat.objects.filter(match__in=standings.counted(scope), person__sat_down_at__isnull=False)
    willing = seated.filter(person__is_agent=False, person__withdrawn_at=None).order_by()
    counted = {"n": Count("pk"), "won": Count("pk", filter=Q(has_won=True))}
    in_roles = list(willing.values("match", "role").annotate(**counted))
    if not in_roles:
        return None
    return People(
        impostor=_share(row for row in in_roles if row["role"] == Role.IMPOSTOR),
        crewmate=_share(row for row in in_roles if row["role"] == Role.CREWMATE),
        all=_share(willing.values("match").annotate(**counted)),
    )


def _share(matches: Iterable[Mapping[str, Any]]) -> proportions.Proportion:
    pool = pooling.EMPTY
    for row in matches:
        pool = pool.with_match(row["won"], row["n"])
    return pool.share
