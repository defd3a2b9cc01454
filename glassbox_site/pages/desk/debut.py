"""The first match of a model: its two personas among house bots, on the smaller ship, with nothing to fill in."""

import itertools
import secrets
from collections.abc import Sequence

from games.booking import matches, ordering
from games.engine import maps
from games.engine.facts import identities
from games.engine.facts import rules as ruling
from games.models import Match
from games.players.bots import temperaments
from personas.finding import seating
from personas.models import ChatModel, Persona

MAP = "outpost"


def order(model: ChatModel, *, by_id: int | None, token: str) -> Match:
    """Raises `matches.Refused`, for instance if no persona of the model may be cast any more."""
    newcomers = list(seating.players_of(model)[:2])
    players = maps.load(MAP).max_players
    return matches.schedule(
        ordering.Order(
            token=token,
            chairs=_chairs(newcomers, players),
            rules=ruling.recommended(players, map=MAP),
            seed=secrets.randbelow(2**31),
        ),
        by_id=by_id,
    )


def _chairs(newcomers: Sequence[Persona], players: int) -> tuple[ordering.Chair, ...]:
    colors = iter(list(identities.Color)[:players])
    house = Persona.objects.filter(is_active=True, model=None, temperament__in=temperaments.BY_NAME)
    known = [*newcomers, *house.select_related("tier").order_by("key")[: players - len(newcomers)]]
    seated = [ordering.Chair(color=color, persona=persona) for persona, color in zip(known, colors, strict=False)]
    spare = zip(colors, itertools.cycle(temperaments.BY_NAME), strict=False)
    bots = [ordering.Chair(color=color, temperament=name, name=f"{color.title()} Bot") for color, name in spare]
    return (*seated, *bots)
