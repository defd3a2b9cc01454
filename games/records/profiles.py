"""One persona, for its page: its places, how it plays, and against whom."""

import dataclasses
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from django.db.models import Aggregate, Count, F, Max, Min, Q, QuerySet, Sum

from games.engine.facts import identities
from games.models import Conduct, Match, Seat
from games.records import standings
from glassbox_site.ground.plain import proportions
from personas.models import Persona

Role = identities.Role
RIVALS = 12


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
    """The shares of matches won against somebody, and on the same side as somebody."""

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
    sums = conducts(persona_key, scope).aggregate(**_SUMS)
    return _style(sums) if sums["n"] else None


def conducts(persona_key: str, scope: standings.Scope) -> QuerySet[Conduct]:
    return Conduct.objects.filter(seat__match__in=_with(persona_key, scope), seat__persona_key=persona_key)


def styles(scope: standings.Scope) -> dict[tuple[str, str], Style]:
    """The styles of all personas, by persona key and tier name."""
    unit = "seat__persona_key", "seat__tier__tier__name"
    looked_into = Conduct.objects.filter(seat__match__in=standings.counted(scope))
    added = looked_into.order_by().values(*unit).annotate(**_SUMS)
    return {(sums[unit[0]], sums[unit[1]] or ""): _style(sums) for sums in added}


def _with(persona_key: str, scope: standings.Scope) -> QuerySet[Match]:
    """The persona's own matches, selected first so that the database does not scan all others."""
    return standings.counted(scope).filter(pk__in=Seat.objects.filter(persona_key=persona_key).values("match"))


_CREW, _IMPOSTOR = (Q(seat__role=role.value) for role in (Role.CREWMATE, Role.IMPOSTOR))
_ADDED = (
    *("lines", "table_lines", "words", "bids", "desire", "claims", "lies", "stumbles"),
    *("tokens_in", "tokens_out", "tokens_estimated"),
)
_SUMS: Mapping[str, Aggregate] = {
    "n": Count("pk"),
    **{name: Sum(name, default=0) for name in _ADDED},
    "charges": Sum("accusations", default=0),
    "accused": Sum("accusations", filter=_CREW, default=0),
    "accused_right": Sum("accusations_right", filter=_CREW, default=0),
    "voted": Sum("votes", filter=_CREW, default=0),
    "voted_right": Sum("votes_right", filter=_CREW, default=0),
    "survivals": Count("pk", filter=Q(survived=True)),
    "as_impostor": Count("pk", filter=_IMPOSTOR),
    "caught": Count("pk", filter=_IMPOSTOR & Q(ejected=True)),
    "spent": Sum("cost"),
    "priced": Count("cost"),
    "reader": Min("reader"),
}


def _style(sums: dict[str, Any]) -> Style:
    return Style(
        n=sums["n"],
        talk=proportions.wilson(sums["lines"], sums["table_lines"]),
        lies=proportions.wilson(sums["lies"], sums["claims"]),
        accused=proportions.wilson(sums["accused_right"], sums["accused"]),
        accuracy=proportions.wilson(sums["voted_right"], sums["voted"]),
        survival=proportions.wilson(sums["survivals"], sums["n"]),
        caught=proportions.wilson(sums["caught"], sums["as_impostor"]),
        desire=_mean(sums["desire"], sums["bids"]),
        words=_mean(sums["words"], sums["lines"]),
        accusations=_mean(sums["charges"], sums["lines"]),
        lost_turns=sums["stumbles"] / sums["n"],
        tokens=(sums["tokens_in"] + sums["tokens_out"]) / sums["n"],
        tokens_estimated=sums["tokens_estimated"] / sums["n"],
        cost=sums["spent"] / sums["priced"] if sums["priced"] else None,
        reader=sums["reader"],
    )


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
            n=Count("pk"),
            against=Count("pk", filter=~Q(role=F("match__seats__role"))),
            beat=Count("pk", filter=~Q(role=F("match__seats__role")) & Q(match__seats__has_won=True)),
            beside=Count("pk", filter=Q(role=F("match__seats__role"))),
            shared=Count("pk", filter=Q(role=F("match__seats__role"), match__seats__has_won=True)),
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
