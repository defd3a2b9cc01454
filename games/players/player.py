"""Whoever plays a seat: anything that answers an ask from what its player knows. Bots and models share only this."""

import dataclasses
from abc import ABC, abstractmethod
from typing import Protocol

from games.engine.eyes import perspective
from games.engine.facts import decisions
from games.engine.state import ledger as ledgers
from games.players import exchange


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """A decision, and everything that was said with a model to come to it."""

    decision: decisions.Decision
    exchanges: tuple[exchange.Exchange, ...] = ()


class Player(Protocol):
    """Whoever plays a seat. It is shown all that it perceives, in order, and asked now and then.

    `known` is the perspective of this very player, so there is nothing else that it could give away. A player that
    cannot answer returns `NoDecision`; nobody makes up a choice for it.
    """

    def perceive(self, known: perspective.Perspective, entry: ledgers.Entry) -> None:
        """`known` is what the player knows after this entry."""

    async def answer(self, ask: decisions.Ask, known: perspective.Perspective) -> Answered: ...


class Instant(ABC):
    """A player that needs only its perspective, keeps nothing, and answers at once."""

    __slots__ = ()

    @abstractmethod
    def decide(self, ask: decisions.Ask, known: perspective.Perspective) -> decisions.Decision: ...

    def perceive(self, known: perspective.Perspective, entry: ledgers.Entry) -> None:
        return  # nothing is kept

    async def answer(self, ask: decisions.Ask, known: perspective.Perspective) -> Answered:
        return Answered(decision=self.decide(ask, known))
