"""Asking everybody who decides, all at the same time: a step takes as long as its slowest answer."""

import asyncio
import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from games.engine.eyes import knowledge, offers
from games.engine.facts import decisions, identities
from games.engine.state import ledger as ledgers
from games.players import player
from games.players.models import exchange

Color = identities.Color
Known = knowledge.Perspective


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """A decision, and everything that was said with a model to come to it."""

    decision: decisions.Decision
    exchanges: tuple[exchange.Exchange, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Consulted:
    """The decisions of a step, and the exchanges of all seats, in the order of the asks."""

    decisions: Mapping[Color, decisions.Decision]
    exchanges: tuple[exchange.Exchange, ...]


class Thinker(Protocol):
    """Whoever plays a seat. It is shown every entry of the log in order, and asked now and then."""

    def perceive(self, known: Known, entry: ledgers.Entry) -> None:
        """`known` is what the player knows after this entry, which it may not have perceived."""

    async def answer(self, ask: decisions.Ask, known: Known) -> Answered: ...


@dataclasses.dataclass(frozen=True, slots=True)
class Instinct:
    """A bot as a thinker: it needs nothing but its perspective, and answers at once."""

    bot: player.Agent

    def perceive(self, known: Known, entry: ledgers.Entry) -> None:
        """Bots keep nothing."""

    async def answer(self, ask: decisions.Ask, known: Known) -> Answered:
        return Answered(decision=self.bot.decide(ask, known))


Heard = Callable[[Color, Answered], None]


def _unheard(_: Color, __: Answered) -> None:
    return None


async def consult(
    thinkers: Mapping[Color, Thinker],
    asks: Sequence[decisions.Ask],
    views: Mapping[Color, Known],
    *,
    heard: Heard = _unheard,
) -> Consulted:
    """`heard` is told each answer as it arrives, so that nothing paid for is lost when the process dies.

    An exception out of a thinker is a bug; it ends the step, and the other questions are given up.
    """

    async def ask_one(ask: decisions.Ask) -> Answered:
        known = views[ask.color]
        answered = await thinkers[ask.color].answer(offers.offered(ask, known), known)
        heard(ask.color, answered)
        return answered

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(ask_one(ask)) for ask in asks]
    answers = [task.result() for task in tasks]
    return Consulted(
        decisions={ask.color: answered.decision for ask, answered in zip(asks, answers, strict=True)},
        exchanges=tuple(each for answered in answers for each in answered.exchanges),
    )
