"""One persona, for its page: its places, how it plays, and against whom."""

import collections
import dataclasses
import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any

from django.db.models import Aggregate, Count, F, Max, Min, Q, QuerySet, Sum

from games.engine.facts import identities
from games.models import Conduct, Match, Seat
from games.records import pooling, standings
from glassbox_site.ground.plain import proportions
from personas.models import Persona

Role = identities.Role
RIVALS = 12
UNIT = "seat__persona_key", "seat__tier__tier__name"
Sums = Mapping[str, Any]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A persona's place with one tier of advice. `rank` is None as long as the place is provisional."""

    scope: standings.Scope
    unit: standings.Unit
    standing: standings.Standing
    rank: int | None
    ranked: int

    @property
    def missing(self) -> int:
        """Matches until the place is no longer provisional."""
        return max(0, standings.ENOUGH - self.standing.n)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How somebody plays, over `n` matches. Means are None where nothing was counted.

    `talk` is the share of its lines among all said while it lived; `accuracy` and `accused` are the shares of its
    votes and accusations as crewmate that hit an impostor; `lies` is the share of lies among its checkable claims.
    `reader` is the earliest version of the reader that judged any of them.
    """

    n: int
    talk: proportions.Proportion
    lies: proportions.Proportion
    accused: proportions.Proportion
    accuracy: proportions.Proportion
    survival: proportions.Proportion
    caught: proportions.Proportion
    desire: float | None
    words: float | None
    accusations: float | None
    lost_turns: float
    tokens: float
    tokens_estimated: float
    cost: Decimal | None
    reader: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Rival:
    """The shares of matches won against somebody, and on the same side as somebody; each match counts once."""

    key: str
    name: str
    against: proportions.Proportion
    beside: proportions.Proportion


def places(persona_key: str, tables: Mapping[standings.Scope, standings.Table]) -> list[Place]:
    """The persona's places in all tables: those of exhibitions last, otherwise by most matches."""
    found = [
        _place(scope, table, unit)
        for scope, table in tables.items()
        for unit in table.standings
        if unit.key == persona_key
    ]
    return sorted(found, key=lambda place: (place.scope.kind == "exhibition", -place.standing.n))


def _place(scope: standings.Scope, table: standings.Table, unit: standings.Unit) -> Place:
    own = table.standings[unit]
    ranked = [each.rating.low for named, each in table.standings.items() if named.key and not each.is_provisional]
    rank = None if own.is_provisional else 1 + sum(low > own.rating.low for low in ranked)
    return Place(scope=scope, unit=unit, standing=own, rank=rank, ranked=len(ranked))


def style(persona_key: str, scope: standings.Scope) -> Style | None:
    """None as long as none of its matches has conduct on record."""
    found = conducts(persona_key, scope).order_by()
    sums = found.aggregate(**_SUMS)
    return _style(sums, _several(found, [sums])) if sums["n"] else None


def conducts(persona_key: str, scope: standings.Scope) -> QuerySet[Conduct]:
    return Conduct.objects.filter(seat__match__in=_with(persona_key, scope), seat__persona_key=persona_key)


def styles(scope: standings.Scope) -> dict[tuple[str, str], Style]:
    """The styles of all personas, by persona key and tier name."""
    counted = Conduct.objects.filter(seat__match__in=standings.counted(scope)).order_by()
    looked_into = counted.exclude(seat__persona_key="")
    added = {_unit(sums): sums for sums in looked_into.values(*UNIT).annotate(**_SUMS)}
    several = collections.defaultdict[tuple[str, str], list[Sums]](list)
    for sums in _several(looked_into, added.values(), *UNIT):
        several[_unit(sums)].append(sums)
    return {unit: _style(sums, several[unit]) for unit, sums in added.items()}


def _unit(sums: Sums) -> tuple[str, str]:
    key, tier = (sums[each] for each in UNIT)
    return key, tier or ""


def _several(found: QuerySet[Conduct], added: Iterable[Sums], *unit: str) -> list[Sums]:
    """The sums of each match in which one had several seats; the database is not asked where there is none."""
    if all(sums["n"] == sums["matches"] for sums in added):
        return []
    return list(found.values(*unit, "seat__match").annotate(**_SUMS).filter(n__gt=1))


def _with(persona_key: str, scope: standings.Scope) -> QuerySet[Match]:
    """The persona's own matches, selected first so that the database does not scan all others."""
    return standings.counted(scope).filter(pk__in=Seat.objects.filter(persona_key=persona_key).values("match"))


_CREW, _IMPOSTOR = (Q(seat__role=role.value) for role in (Role.CREWMATE, Role.IMPOSTOR))
_ADDED = (
    *("lines", "words", "bids", "desire", "stumbles"),
    *("tokens_in", "tokens_out", "tokens_estimated"),
)
_SHARES = {
    "talk": ("lines", "table_lines", Q()),
    "lies": ("lies", "claims", Q()),
    "accused": ("accusations_right", "accusations", _CREW),
    "accuracy": ("votes_right", "votes", _CREW),
}


def _pooled(name: str, part: str, whole: str, seats: Q) -> dict[str, Aggregate]:
    """The sums of a `Pool`, with each seat as a match of its own."""
    sums = {
        "successes": F(part), "n": F(whole), "squares": F(part) * F(part), "products": F(part) * F(whole),
        "sizes": F(whole) * F(whole),
    }  # fmt: skip
    return {f"{name}_{each}": Sum(told, filter=seats, default=0) for each, told in sums.items()}


_SUMS: Mapping[str, Aggregate] = {
    "n": Count("pk"),
    "matches": Count("seat__match", distinct=True),
    **{f"all_{name}": Sum(name, default=0) for name in _ADDED},
    **{key: sums for name, told in _SHARES.items() for key, sums in _pooled(name, *told).items()},
    "charges": Sum("accusations", default=0),
    "survivals": Count("pk", filter=Q(survived=True)),
    "as_impostor": Count("pk", filter=_IMPOSTOR),
    "caught": Count("pk", filter=_IMPOSTOR & Q(ejected=True)),
    "spent": Sum("cost"),
    "priced": Count("cost"),
    "reader": Min("reader"),
}


def _style(sums: Sums, several: Sequence[Sums]) -> Style:
    """`several` are the sums of each match in which it had several seats."""

    def share(pool: Callable[[Sums], pooling.Pool]) -> proportions.Proportion:
        return functools.reduce(pooling.Pool.joined, map(pool, several), pool(sums)).share

    return Style(
        n=sums["n"],
        talk=share(functools.partial(_pool, "talk")),
        lies=share(functools.partial(_pool, "lies")),
        accused=share(functools.partial(_pool, "accused")),
        accuracy=share(functools.partial(_pool, "accuracy")),
        survival=share(lambda told: _of_seats(told["survivals"], told["n"])),
        caught=share(lambda told: _of_seats(told["caught"], told["as_impostor"])),
        desire=_mean(sums["all_desire"], sums["all_bids"]),
        words=_mean(sums["all_words"], sums["all_lines"]),
        accusations=_mean(sums["charges"], sums["all_lines"]),
        lost_turns=sums["all_stumbles"] / sums["n"],
        tokens=(sums["all_tokens_in"] + sums["all_tokens_out"]) / sums["n"],
        tokens_estimated=sums["all_tokens_estimated"] / sums["n"],
        cost=sums["spent"] / sums["priced"] if sums["priced"] else None,
        reader=sums["reader"],
    )


def _pool(name: str, sums: Sums) -> pooling.Pool:
    return pooling.Pool(**{each.name: sums[f"{name}_{each.name}"] for each in dataclasses.fields(pooling.Pool)})


def _of_seats(successes: int, n: int) -> pooling.Pool:
    """Of something that each seat does or does not do."""
    return pooling.Pool(successes=successes, n=n, squares=successes, products=successes, sizes=n)


def _mean(total: int, n: int) -> float | None:
    return total / n if n else None


def rivals(persona_key: str, scope: standings.Scope) -> list[Rival]:
    """The personas that it met most often, most often first."""
    met = (
        Seat.objects.filter(match__in=_with(persona_key, scope), match__seats__persona_key=persona_key)
        .exclude(persona_key__in=("", persona_key))
        .order_by()
        .values("persona_key")
        .annotate(
            latest=Max("name"),
            n=Count("match", distinct=True),
            against=Count("match", distinct=True, filter=~Q(role=F("match__seats__role"))),
            beat=Count("match", distinct=True, filter=~Q(role=F("match__seats__role")) & Q(match__seats__has_won=True)),
            beside=Count("match", distinct=True, filter=Q(role=F("match__seats__role"))),
            shared=Count("match", distinct=True, filter=Q(role=F("match__seats__role"), match__seats__has_won=True)),
        )
        .order_by("-n", "persona_key")[:RIVALS]
    )
    names = dict(Persona.objects.filter(key__in=[each["persona_key"] for each in met]).values_list("key", "name"))
    return [
        Rival(
            key=each["persona_key"],
            name=names.get(each["persona_key"], each["latest"]),
            against=proportions.wilson(each["beat"], each["against"]),
            beside=proportions.wilson(each["shared"], each["beside"]),
        )
        for each in met
    ]
