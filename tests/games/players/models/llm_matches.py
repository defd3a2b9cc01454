"""Whole matches among thinkers, as the live runner plays them: consult, resolve, learn."""

import dataclasses
from collections.abc import Mapping, Sequence

from games.engine import maps, referee
from games.engine.eyes import perspective
from games.engine.facts import decisions, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.players import consulting
from games.players.models import exchange
from tests.engine import matches

Color = identities.Color
Thinkers = Mapping[Color, consulting.Thinker]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    asks: Sequence[decisions.Ask]
    consulted: consulting.Consulted
    entries: Sequence[ledgers.Entry]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    world: worlds.World
    entries: list[ledgers.Entry]
    steps: list[Step]

    @property
    def exchanges(self) -> list[exchange.Exchange]:
        return [each for step in self.steps for each in step.consulted.exchanges]


async def play(thinkers: Thinkers, seed: int, rules: ruling.MatchRules | None = None) -> Played:
    rules = rules or ruling.recommended(len(thinkers))
    dice = Dice(seed)
    seats = matches.lineup(len(thinkers))
    entries = referee.open_match(seats, rules, maps.load(rules.map), dice)
    world = referee.fold(entries)
    views = {color: perspective.blank(color) for color in world.seats}
    views = shown(thinkers, views, entries)
    log, steps = list(entries), []
    while not referee.is_over(world):
        asks = referee.who_decides(world)
        consulted = await consulting.consult(thinkers, asks, views)
        entries = referee.resolve(world, consulted.decisions, dice)
        world = referee.fold(entries, world)
        views = shown(thinkers, views, entries)
        log += entries
        steps.append(Step(asks=asks, consulted=consulted, entries=entries))
    return Played(world=world, entries=log, steps=steps)


def shown(
    thinkers: Thinkers, views: Mapping[Color, perspective.Perspective], entries: Sequence[ledgers.Entry]
) -> dict[Color, perspective.Perspective]:
    """What everybody knows after these entries, each shown to its thinker."""
    after = dict(views)
    for entry in entries:
        for color, known in after.items():
            after[color] = perspective.learn(known, entry)
            thinkers[color].perceive(after[color], entry)
    return after
