"""The persona of the week: who won most beyond what the roles it played win, over the matches of the last seven days.

Of the league; of exhibitions as long as nobody has played enough of the league. For whoever wants to be surprised the
week ends a day ago, so that nothing fresh shapes it.
"""

import dataclasses
from collections import Counter
from collections.abc import Iterable
from datetime import timedelta
from typing import Final

from django.db.models import Count, Q
from django.utils import timezone

from games.models import Seat
from games.records import standings
from personas.models import Persona

WEEK: Final = timedelta(days=7)
FEWEST: Final = 3
"""Matches below which nobody is considered."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Star:
    """`beyond` is how many matches it won more than its roles win on average."""

    key: str
    name: str
    wins: int
    n: int
    beyond: float


def of_the_week(*, telling: bool) -> Star | None:
    return _best("league", telling=telling) or _best("exhibition", telling=telling)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class _Played:
    """What somebody played in one role. Bots without a name count for the averages alone."""

    key: str
    role: str
    n: int
    wins: int


def _best(kind: str, *, telling: bool) -> Star | None:
    """Of equals the one who played more; then by key."""
    played = _played(kind, telling=telling)
    rates, found = _rates(played), dict[str, Star]()
    for each in played:
        known = found.get(each.key, Star(key=each.key, name="", wins=0, n=0, beyond=0.0))
        beyond = known.beyond + each.wins - each.n * rates[each.role]
        found[each.key] = dataclasses.replace(known, wins=known.wins + each.wins, n=known.n + each.n, beyond=beyond)
    eligible = [star for star in found.values() if star.key and star.n >= FEWEST]
    people = Persona.objects.filter(is_active=True, key__in=[star.key for star in eligible])
    names = dict(people.values_list("key", "name"))
    named = [dataclasses.replace(star, name=names[star.key]) for star in eligible if star.key in names]
    return min(named, key=lambda star: (-star.beyond, -star.n, star.key), default=None)


def _played(kind: str, *, telling: bool) -> list[_Played]:
    until = timezone.now() - (timedelta() if telling else standings.SETTLING)
    ended = standings.counted(standings.Scope(kind=kind)).filter(ended_at__gt=until - WEEK, ended_at__lte=until)
    rows = (
        Seat.objects.filter(match__in=ended)
        .order_by()
        .values_list("persona_key", "role")
        .annotate(n=Count("pk"), wins=Count("pk", filter=Q(has_won=True)))
    )
    return [_Played(key=key, role=role, n=n, wins=wins) for key, role, n, wins in rows]


def _rates(played: Iterable[_Played]) -> dict[str, float]:
    """How often each role won, whoever played it."""
    n, wins = Counter[str](), Counter[str]()
    for each in played:
        n[each.role] += each.n
        wins[each.role] += each.wins
    return {role: wins[role] / n[role] for role in n}
