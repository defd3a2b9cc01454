"""How people played, all together and apart from personas: nobody can know which of them played before."""

import dataclasses

from django.db.models import Count, Q

from games.engine.facts import identities
from games.models import Seat
from games.records import standings
from glassbox_site.ground.plain import proportions

Role = identities.Role


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class People:
    """Shares of seats that won, by role and overall. People who withdrew and agents are not counted."""

    impostor: proportions.Proportion
    crewmate: proportions.Proportion

    @property
    def all(self) -> proportions.Proportion:
        parts = self.impostor, self.crewmate
        return proportions.wilson(sum(each.successes for each in parts), sum(each.n for each in parts))


def people(scope: standings.Scope) -> People | None:
    """The figures over the matches of that scope; None if no people sat in any."""
    seated = Seat.objects.filter(match__in=standings.counted(scope), person__sat_down_at__isnull=False)
    willing = seated.filter(person__is_agent=False, person__withdrawn_at=None)
    found = {
        row["role"]: proportions.wilson(row["won"], row["n"])
        for row in willing.order_by().values("role").annotate(n=Count("pk"), won=Count("pk", filter=Q(has_won=True)))
    }
    if not found:
        return None
    nobody = proportions.wilson(0, 0)
    return People(impostor=found.get(Role.IMPOSTOR, nobody), crewmate=found.get(Role.CREWMATE, nobody))
