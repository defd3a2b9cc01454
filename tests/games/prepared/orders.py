"""Matches to be played in tests: short ones, among house bots or among models behind a stand-in endpoint."""

import hashlib
import itertools
import random
from typing import Any

from games.booking import ordering
from games.engine.facts import identities
from games.engine.facts import rules as ruling
from games.log import event_log
from games.models import Match, Pace
from games.players.bots import temperaments
from personas.models import ChatModel, Persona, StrategyTier
from tests.games.players.models import actors
from tests.support.endpoints import model_replies
from tests.support.endpoints.model_server import Heard

TOKENS = itertools.count(1)
SHORT = ruling.MatchRules(impostors=1, time_limit=120, kill_cooldown=10.0, last_call=3, nudges=())


def chairs(players: int) -> tuple[ordering.Chair, ...]:
    temper = itertools.cycle(temperaments.BY_NAME)
    return tuple(
        ordering.Chair(color=color, temperament=next(temper), name=color.title())
        for color in list(identities.Color)[:players]
    )


def order(players: int = 5, seed: int = 7, **changes: Any) -> ordering.Order:
    """An order of a match of bots, flat out, unless changed."""
    settings: dict[str, Any] = {
        "token": f"test-{next(TOKENS)}",
        "chairs": chairs(players),
        "rules": SHORT,
        "seed": seed,
        "pace": Pace.FLAT_OUT,
    }
    return ordering.Order(**settings | changes)


def booked(**changes: Any) -> Match:
    wanted = order(**changes)
    assert ordering.problems(wanted) == {}
    return ordering.book(wanted)


def speaking_chairs(base_url: str, players: int = 4, **settings: Any) -> tuple[ordering.Chair, ...]:
    """Personas on a model at that address, one in each seat."""
    model, _ = ChatModel.objects.update_or_create(
        slug="stand-in", defaults={"name": "Stand-in", "model": "stand-in/1", "base_url": base_url, **settings}
    )
    tier, _ = StrategyTier.objects.get_or_create(name="none", defaults={"rank": 0})
    return tuple(
        ordering.Chair(color=color, persona=_persona(f"actor_{color}", model, tier))
        for color in list(identities.Color)[:players]
    )


def _persona(slug: str, model: ChatModel, tier: StrategyTier) -> Persona:
    known = Persona.objects.filter(slug=slug).first()
    return known or Persona.objects.create(name=slug.title(), slug=slug, character="You act.", model=model, tier=tier)


def acting(heard: Heard, delay: float = 0.0) -> model_replies.Reply:
    """A model's reply; the same words always get the same answer."""
    words = "\n".join(str(message["content"]) for message in heard.messages)
    luck = random.Random(hashlib.sha256(words.encode()).hexdigest())
    return model_replies.says(actors.reply(words, luck), delay=delay)


def log(match: Match) -> list[str]:
    return list(event_log.lines(match.pk))
