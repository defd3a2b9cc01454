"""Exchanges with models, made by hand as the journal holds them."""

from datetime import datetime
from decimal import Decimal
from typing import Any

from games.engine.facts import decisions, identities
from games.engine.facts.events import Asked
from games.log import beginnings, journal
from games.models import Exchange, Match
from games.players import exchange, player
from personas.llm import chat, costs

RED = identities.Color.RED
USAGE = costs.Usage(tokens_in=900, cached=800, tokens_out=100, cost=Decimal("0.25"))


def heard(reply: str = "{}", prompt: str = "Speak.", **changes: Any) -> exchange.Exchange:
    usual: dict[str, Any] = {
        "color": RED,
        "asked": Asked.DISCUSSION,
        "chance": 1,
        "prompt": (chat.Message(role="user", text=prompt),),
        "state": exchange.State.READ,
        "reply": reply,
        "model": "stand-in/1",
        "usage": USAGE,
        "seconds": 1.5,
        "calls": 1,
    }
    return exchange.Exchange(**usual | changes)


def kept(match: Match, *several: exchange.Exchange, at: datetime | None = None, step: int = 7) -> list[Exchange]:
    """Journals these exchanges as the runner does, each as an answer of its own."""
    for said in several:
        answered = player.Answered(decision=decisions.NoDecision(reason="-"), exchanges=(said,))
        journal.write([journal.kept(beginnings.Beginnings.of(match.pk), step, said.color, answered, counts=True)])
    rows = Exchange.objects.filter(answer__match=match)
    if at is not None:
        rows.update(recorded_at=at)
    return list(rows.order_by("pk"))
