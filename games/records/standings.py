"""The league table: what everybody's finished matches add up to. It follows from the database alone.

What is counted is a persona with one strategy tier: the same character with other advice counts separately. Matches
are taken in the order in which they ended, so a table can be extended by later matches: each process keeps the last
one that it made and adds what has ended since.
"""

import dataclasses
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from django.db.models import Count, Exists, OuterRef, Q, QuerySet, Sum
from django.utils import timezone

from games.engine.facts import identities
from games.models import Match, Seat, Status
from games.records import pooling, ratings
from glassbox_site.ground.plain import proportions

Side = identities.Side
Role = identities.Role
ENOUGH: Final = 20
"""Matches below which a place is provisional."""
LATEST: Final = 10
TRAIL: Final = 100
SETTLING: Final = timedelta(days=1)
TABLES_KEPT: Final = 32
MATCHES_AT_ONCE: Final = 500
"""Matches whose seats are read by one statement."""
PEOPLE: Final = "people"
"""Replaces the temperament of the bot in whose seat a person or an agent sat: all of them are rated as one."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """Which matches count. `kind` is league, exhibition, or empty for all; only then do those of series count, whose
    files decide who meets whom. `settled` leaves out the last day's."""

    kind: str = "league"
    season: int | None = None
    settled: bool = False


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """What is counted as one player. A nameless bot is rated but has no place in the table: its `key` is empty."""

    key: str
    tier: str
    temperament: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Outing:
    """One match of one unit."""

    match_id: int
    role: str
    won: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Stint:
    """What a unit did in one role."""

    pool: pooling.Pool = pooling.EMPTY
    rating: ratings.Rating = ratings.NEWCOMER

    @property
    def wins(self) -> int:
        return self.pool.successes

    @property
    def n(self) -> int:
        return self.pool.n

    @property
    def share(self) -> proportions.Proportion:
        return self.pool.share


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """`pool` is of both roles; `latest` has the latest matches, newest first; `trail` the ratings after each match,
    newest last."""

    pool: pooling.Pool = pooling.EMPTY
    crewmate: Stint = Stint()
    impostor: Stint = Stint()
    latest: tuple[Outing, ...] = ()
    trail: tuple[ratings.Rating, ...] = ()

    @property
    def n(self) -> int:
        return self.pool.n

    @property
    def share(self) -> proportions.Proportion:
        return self.pool.share

    @property
    def rating(self) -> ratings.Rating:
        return ratings.both(self.crewmate.rating, self.impostor.rating)

    @property
    def form(self) -> tuple[Outing, ...]:
        """The latest matches, newest last."""
        return self.latest[::-1]

    @property
    def is_provisional(self) -> bool:
        return self.n < ENOUGH


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """`ended_at` and `match_id` are those of the last match in it; `pks` is the sum of all match numbers."""

    standings: Mapping[Unit, Standing] = dataclasses.field(default_factory=dict)
    wins: Mapping[str, int] = dataclasses.field(default_factory=dict)
    matches: int = 0
    pks: int = 0
    ended_at: datetime | None = None
    match_id: int = 0

    def is_of(self, found: QuerySet[Match]) -> bool:
        """Whether the table is of exactly these matches, judged by their count and the sum of their numbers."""
        told = found.order_by().aggregate(matches=Count("pk"), pks=Sum("pk", default=0))
        return (self.matches, self.pks) == (told["matches"], told["pks"])

    def base(self, role: str) -> proportions.Proportion:
        """The share of matches that this role wins, whoever plays it."""
        side = Side.IMPOSTORS if role == Role.IMPOSTOR else Side.CREW
        return proportions.wilson(self.wins.get(side, 0), self.matches)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class _Played:
    """A seat, and the match that it was in."""

    match_id: int
    ended_at: datetime | None
    winner: str
    unit: Unit
    role: str
    won: bool


ANYBODY: Final = Unit(key="", tier="", temperament=PEOPLE)

_kept: dict[Scope, Table] = {}


def table(scope: Scope) -> Table:
    """The table of all matches that have ended by now."""
    found = counted(scope)
    known = _kept.get(scope, Table())
    if known.is_of(_over(scope)) or known.is_of(found):
        return known
    known = _grown(known, found)
    if not known.is_of(found):
        known = _grown(Table(), found)
    _keep(scope, known)
    return known


def counted(scope: Scope) -> QuerySet[Match]:
    """The matches that count: those in which everybody's role is known.

    Asks for seats without a role: asked for those with none of the roles, PostgreSQL expects a fifth of all, hence some
    in every match, and plans for no match that counts."""
    untold = Seat.objects.filter(match=OuterRef("pk"), role="")
    return _over(scope).filter(~Exists(untold))


def _over(scope: Scope) -> QuerySet[Match]:
    """The matches that count if all roles are known, as they nearly always are; cheaper, as it does not join seats."""
    found = Match.objects.original().filter(status=Status.FINISHED, ended_at__isnull=False)
    if scope.kind:
        found = found.filter(is_exhibition=scope.kind == "exhibition", series_place__match=None)
    if scope.season is not None:
        found = found.filter(season=scope.season)
    return found.filter(ended_at__lte=timezone.now() - SETTLING) if scope.settled else found


def forget() -> None:
    """Drop the tables that this process keeps."""
    _kept.clear()


def _keep(scope: Scope, made: Table) -> None:
    while len(_kept) >= TABLES_KEPT:
        _kept.pop(next(iter(_kept)), None)
    _kept[scope] = made


def _grown(known: Table, found: QuerySet[Match]) -> Table:
    """The table extended by the matches that ended after its last one."""
    if known.ended_at is not None:
        later = Q(ended_at__gt=known.ended_at) | Q(ended_at=known.ended_at, pk__gt=known.match_id)
        found = found.filter(later)
    standings, wins, last = dict(known.standings), dict(known.wins), (known.ended_at, known.match_id)
    matches, pks = known.matches, known.pks
    for match_id, seats in itertools.groupby(_seats(found), lambda seat: seat.match_id):
        played = list(seats)
        _count(standings, played)
        wins[played[0].winner] = wins.get(played[0].winner, 0) + 1
        matches, pks, last = matches + 1, pks + match_id, (played[0].ended_at, match_id)
    return Table(standings=standings, wins=wins, matches=matches, pks=pks, ended_at=last[0], match_id=last[1])


def _seats(found: QuerySet[Match]) -> Iterator[_Played]:
    """The seats, match by match, in the order in which the matches ended.

    The matches are found first, and their seats asked for by number. In one statement, PostgreSQL expects nearly none
    of them to count, and compares each of them with each seat of the house."""
    matches = list(found.order_by("ended_at", "pk").values_list("pk", "ended_at", "winner"))
    for first in range(0, len(matches), MATCHES_AT_ONCE):
        some = matches[first : first + MATCHES_AT_ONCE]
        seated = _seated([match_id for match_id, *_ in some])
        for match_id, ended_at, winner in some:
            for unit, role, won in seated.get(match_id, ()):
                yield _Played(match_id=match_id, ended_at=ended_at, winner=winner, unit=unit, role=role, won=won)


def _seated(match_ids: Sequence[int]) -> Mapping[int, Sequence[tuple[Unit, str, bool]]]:
    """Who sat in each of these matches, by place: the unit, its role, and whether it won."""
    rows = Seat.objects.filter(match__in=match_ids).order_by("match_id", "place").values_list(
        "match_id", "persona_key", "tier__tier__name", "temperament", "role", "has_won", "person__sat_down_at"
    )  # fmt: skip
    found: dict[int, list[tuple[Unit, str, bool]]] = {}
    for match_id, key, tier, temper, role, has_won, sat_down_at in rows:
        unit = Unit(key=key, tier=tier or "", temperament="" if key else temper)
        found.setdefault(match_id, []).append((unit if sat_down_at is None else ANYBODY, role, bool(has_won)))
    return found


def _count(standings: dict[Unit, Standing], seats: Sequence[_Played]) -> None:
    """A unit with several seats on one side is rated once, but each seat counts as an outing of its own."""
    rated = _rated(standings, seats[0].winner, seats)
    for unit in dict.fromkeys(seat.unit for seat in seats):
        own = [seat for seat in seats if seat.unit == unit]
        standings[unit] = _after(standings.get(unit, Standing()), own, rated)


def _after(known: Standing, own: Sequence[_Played], rated: Mapping[tuple[Unit, str], ratings.Rating]) -> Standing:
    def stint(before: Stint, role: str) -> Stint:
        rating = rated.get((own[0].unit, role), before.rating)
        return Stint(pool=_with(before.pool, [seat for seat in own if seat.role == role]), rating=rating)

    crewmate, impostor = stint(known.crewmate, Role.CREWMATE), stint(known.impostor, Role.IMPOSTOR)
    outings = [Outing(match_id=seat.match_id, role=seat.role, won=seat.won) for seat in reversed(own)]
    return Standing(
        pool=_with(known.pool, own),
        crewmate=crewmate,
        impostor=impostor,
        latest=(*outings, *known.latest)[:LATEST],
        trail=(*known.trail[1 - TRAIL :], ratings.both(crewmate.rating, impostor.rating)),
    )


def _with(pool: pooling.Pool, seats: Sequence[_Played]) -> pooling.Pool:
    return pool.with_match(sum(seat.won for seat in seats), len(seats)) if seats else pool


def _rated(
    standings: Mapping[Unit, Standing], winner: str, seats: Iterable[_Played]
) -> dict[tuple[Unit, str], ratings.Rating]:
    """The new ratings, by unit and role played; none if a side was empty."""
    sides = {role: list(dict.fromkeys(seat.unit for seat in seats if seat.role == role)) for role in Role}
    if not all(sides.values()):
        return {}
    first, second = (Role.IMPOSTOR, Role.CREWMATE) if winner == Side.IMPOSTORS else (Role.CREWMATE, Role.IMPOSTOR)
    before = {
        role: [getattr(standings.get(unit, Standing()), role).rating for unit in units] for role, units in sides.items()
    }
    after = ratings.met(before[first], before[second], drawn=winner == Side.NOBODY)
    return {
        (unit, role.value): rating
        for role, side in zip((first, second), after, strict=True)
        for unit, rating in zip(sides[role], side, strict=True)
    }
