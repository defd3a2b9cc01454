"""A match among agents in one process: ask, resolve, learn, until it is over."""

from collections.abc import Iterator, Mapping, Sequence

from games.agents.agent import Agent
from games.engine import ledger as ledgers
from games.engine import maps, referee
from games.engine.eyes import perspective
from games.engine.facts import events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice

Color = identities.Color


def play(
    lineup: Sequence[events.Seat], agents: Mapping[Color, Agent], rules: ruling.MatchRules, seed: int
) -> Iterator[list[ledgers.Entry]]:
    """The entries of the match, step by step."""
    dice = Dice(seed)
    entries = referee.open_match(lineup, rules, maps.load(rules.map), dice)
    world = referee.fold(entries)
    views = {color: perspective.learn_all(perspective.blank(color), entries) for color in world.seats}
    yield entries
    while not referee.is_over(world):
        answers = {ask.color: agents[ask.color].decide(ask, views[ask.color]) for ask in referee.who_decides(world)}
        entries = referee.resolve(world, answers, dice)
        world = referee.fold(entries, world)
        views = {color: perspective.learn_all(known, entries) for color, known in views.items()}
        yield entries
