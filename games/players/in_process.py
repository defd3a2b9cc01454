"""A match among agents in one process: ask, resolve, learn, until it is over."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from games.engine import maps, referee
from games.engine.eyes import offers, perspective
from games.engine.facts import events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.players.models import clerk, reading_along
from games.players.player import Agent

Color = identities.Color


def play(
    lineup: Sequence[events.Seat],
    agents: Mapping[Color, Agent],
    rules: ruling.MatchRules,
    seed: int,
    scribe: clerk.Clerk | None = None,
) -> Iterator[list[ledgers.Entry]]:
    """The entries of the match, step by step; what a clerk reads begins the step after."""
    along = reading_along.ReadingAlong(scribe)
    dice = Dice(seed)
    entries = referee.open_match(lineup, rules, maps.load(rules.map), dice)
    world = referee.fold(entries)
    views = {color: perspective.learn_all(perspective.blank(color), entries) for color in world.seats}
    yield entries
    while not referee.is_over(world):
        asks = [offers.offered(ask, views[ask.color]) for ask in referee.who_decides(world)]
        answers = {ask.color: agents[ask.color].decide(ask, views[ask.color]) for ask in asks}
        along.advance(entries)
        read = _read(along, world)
        entries = [*read, *referee.resolve(referee.fold(read, world), answers, dice)]
        world = referee.fold(entries, world)
        views = {color: perspective.learn_all(known, entries) for color, known in views.items()}
        yield entries


def _read(along: reading_along.ReadingAlong, world: worlds.World) -> list[ledgers.Entry]:
    for question in along.questions():
        along.take(asyncio.run(_answered(question)).found)
    return along.entries(world)


async def _answered(question: reading_along.Question) -> clerk.Reading:
    return await question()
