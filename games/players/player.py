"""What plays a seat: anything that answers an ask, given what its player knows. Bots and models share this alone."""

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

    `known` is the perspective of the very player that is asked, so there is nothing else that it could betray.
    Who cannot answer says so with `NoDecision`; nobody makes up a choice.
    """

    def perceive(self, known: perspective.Perspective, entry: ledgers.Entry) -> None:
        """`known` is what the player knows after this entry."""

    async def answer(self, ask: decisions.Ask, known: perspective.Perspective) -> Answered: ...


class Instant(ABC):
    """A player that needs nothing but its perspective, keeps nothing, and answers at once."""

    __slots__ = ()

    @abstractmethod
    def decide(self, ask: decisions.Ask, known: perspective.Perspective) -> decisions.Decision: ...

    def perceive(self, known: perspective.Perspective, entry: ledgers.Entry) -> None:
        return  # nothing is kept

    async def answer(self, ask: decisions.Ask, known: perspective.Perspective) -> Answered:
        return Answered(decision=self.decide(ask, known))
