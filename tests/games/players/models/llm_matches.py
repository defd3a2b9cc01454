"""Whole matches among players of any kind, with all exchanges."""

import asyncio
import contextlib
import dataclasses
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence

from games.engine import maps, referee
from games.engine.facts import decisions, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.players import at_table, exchange, player
from tests.engine import matches

Color = identities.Color
Players = Mapping[Color, player.Player]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    asks: Sequence[decisions.Ask]
    answers: Mapping[Color, player.Answered]
    after: ledgers.Step

    @property
    def decisions(self) -> dict[Color, decisions.Decision]:
        return {color: answered.decision for color, answered in self.answers.items()}

    @property
    def exchanges(self) -> list[exchange.Exchange]:
        return [each for answered in self.answers.values() for each in answered.exchanges]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    world: worlds.World
    entries: list[ledgers.Entry]
    steps: list[Step]

    @property
    def exchanges(self) -> list[exchange.Exchange]:
        return [each for step in self.steps for each in step.exchanges]


def play(players: Players, seed: int, rules: ruling.MatchRules | None = None) -> Played:
    rules, dice = rules or ruling.recommended(len(players)), Dice(seed)
    opening = referee.open_match(matches.lineup(len(players)), rules, maps.load(rules.map), dice)
    table = at_table.Table(players, dice)
    table.learn(opening)
    steps = follow(at_table.play(table))
    entries = [*opening.entries, *(entry for step in steps for entry in step.after.entries)]
    return Played(world=steps[-1].after.world, entries=entries, steps=steps)


def follow(
    going: AsyncGenerator[at_table.Told], is_enough: Callable[[worlds.World], bool] = referee.is_over
) -> list[Step]:
    """Every step, until the condition holds for the world."""
    steps: list[Step] = []
    asyncio.run(_follow(going, steps, is_enough))
    return steps


async def _follow(
    going: AsyncGenerator[at_table.Told], steps: list[Step], is_enough: Callable[[worlds.World], bool]
) -> None:
    asks: Sequence[decisions.Ask] = []
    answers: Mapping[Color, player.Answered] = {}
    async with contextlib.aclosing(going):
        async for told in going:
            match told:
                case at_table.Asked():
                    asks, answers = told.asks, {}
                case at_table.Decided():
                    answers = told.answers
                case ledgers.Step():
                    steps.append(Step(asks=asks, answers=answers, after=told))
                    if is_enough(told.world):
                        return
