"""The persona of the week: the one that won most beyond what its roles win on average, over the last seven days.

It is taken from the league, or from exhibitions if nobody has played enough in the league. For viewers who want no
spoilers the week ends a day ago, so that no recent match shows in it.
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
"""Matches below which a persona is not considered."""


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
    """What a persona played in one role. Nameless bots count for the averages only."""

    key: str
    role: str
    n: int
    wins: int


def _best(kind: str, *, telling: bool) -> Star | None:
    """The best one, or None; ties go to more matches, then by key."""
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
    """The share of its seats that each role won, whoever played it."""
    n, wins = Counter[str](), Counter[str]()
    for each in played:
        n[each.role] += each.n
        wins[each.role] += each.wins
    return {role: wins[role] / n[role] for role in n}
