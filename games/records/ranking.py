"""The rows of the league table: who they are, in which order, and what else is known about how they play."""

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from games.engine.facts import identities
from games.records import profiles, standings
from glassbox_site.ground.plain import proportions
from glassbox_site.ground.plain.differences import Estimate
from personas.models import Persona

Role = identities.Role
Style = profiles.Style
HOUSE: Final = "house"
NOBODYS: Final[Mapping[tuple[str, str], Style]] = {}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """Which rows are wanted: of one model, of one tier (empty: of any); `order` is a column."""

    model: str = ""
    tier: str = ""
    order: str = "rating"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """`persona` is None if it no longer exists; `edge` is the share won beyond what its roles win on average. Its
    interval is that of the share won: what the roles win is taken as it is in these matches."""

    unit: standings.Unit
    persona: Persona | None
    standing: standings.Standing
    edge: Estimate
    style: Style | None

    @property
    def name(self) -> str:
        return self.persona.name if self.persona else self.unit.key

    @property
    def mind(self) -> str:
        return self.persona.model.name if self.persona and self.persona.model else ""


def rows(
    table: standings.Table, scope: standings.Scope, wish: Wish, *, styles: Mapping[tuple[str, str], Style] = NOBODYS
) -> list[Row]:
    """Those with enough matches first, and within each part the best first. In a settled scope, which must not give
    matches away, those with too few are ordered by name, because any other order would reveal their figures. Styles are
    costly sums over every seat of every match, so they are there only if the caller passes them in."""
    people = Persona.objects.select_related("model").defer("character", "manner").in_bulk(field_name="key")
    found = [
        Row(
            unit=unit,
            persona=people.get(unit.key),
            standing=standing,
            edge=_edge(table, standing),
            style=styles.get((unit.key, unit.tier)),
        )
        for unit, standing in table.standings.items()
        if unit.key
        and _has_a_place(people.get(unit.key))
        and wish.model in ("", model_of(unit))
        and wish.tier in ("", unit.tier)
    ]
    best = ORDERS[wish.order]

    def place(row: Row) -> tuple[bool, float, str, str]:
        is_told = not (scope.settled and row.standing.is_provisional)
        return row.standing.is_provisional, -best(row.standing) if is_told else 0.0, row.name, row.unit.key

    return sorted(found, key=place)


def _has_a_place(persona: Persona | None) -> bool:
    """A model whose name may stand for another model tomorrow plays, but is not compared."""
    return persona is None or persona.model is None or persona.model.is_rated


def model_of(unit: standings.Unit) -> str:
    """The model's part of the key; for the house's own bots, that of the house."""
    return unit.key.partition("_")[0]


def _low(share: proportions.Proportion) -> float:
    return -1.0 if share.low is None else share.low


ORDERS: Final[Mapping[str, Callable[[standings.Standing], float]]] = {
    "rating": lambda standing: standing.rating.low,
    "won": lambda standing: _low(standing.share),
    "impostor": lambda standing: _low(standing.impostor.share),
    "crewmate": lambda standing: _low(standing.crewmate.share),
    "matches": lambda standing: standing.n,
}
"""By the lower end of each interval, so that nobody ranks high on little data."""


def _edge(table: standings.Table, standing: standings.Standing) -> Estimate:
    stints = {Role.CREWMATE: standing.crewmate, Role.IMPOSTOR: standing.impostor}
    expected = sum(stint.n * (table.base(role).value or 0.0) for role, stint in stints.items()) / standing.n
    won = standing.share
    value, low, high = (None if end is None else end - expected for end in (won.value, won.low, won.high))
    return Estimate(value=value, low=low, high=high, n=standing.n)


def models(table: standings.Table) -> Iterable[str]:
    return sorted({model_of(unit) for unit in table.standings if unit.key})


def tiers(table: standings.Table) -> Iterable[str]:
    return sorted({unit.tier for unit in table.standings if unit.key and unit.tier})
