"""Bots in drawn situations, and whole matches among them."""

import functools

from games.engine import maps, referee
from games.engine.eyes import perspective
from games.engine.facts import actions, decisions, events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.ship import menus, sight
from games.engine.state import ledger as ledgers
from games.engine.table import meeting
from games.players import at_table
from games.players.bots import house_bots, temperaments
from tests.engine import scenes

Color = identities.Color
NAMES = tuple(temperaments.BY_NAME)


def bot(temper: str = "diligent", seed: int = 1) -> house_bots.Bot:
    return house_bots.Bot(temperament=temperaments.BY_NAME[temper], seed=seed)


def looking(
    drawing: str, *, tasks: scenes.Tasks | None = None, rules: ruling.MatchRules | None = None
) -> ledgers.Ledger:
    """A drawn scene in which everybody living has looked around."""
    ledger = scenes.drawn(drawing, tasks=tasks, rules=rules)
    for color in ledger.world.living:
        sight.look(ledger, color)
    return ledger


def knowing(ledger: ledgers.Ledger, color: Color) -> perspective.Perspective:
    return perspective.learn_all(perspective.blank(color), ledger.entries)


def action(ledger: ledgers.Ledger, color: Color, temper: str = "diligent", seed: int = 1) -> actions.Action:
    """What the bot does if it is free to choose."""
    menu = tuple(each for each in menus.menu(ledger.world, color) if each != actions.Continue())
    ask = decisions.ActionAsk(color=color, menu=menu, triggers=(decisions.Trigger.PLAN_DONE,))
    decision = bot(temper, seed).decide(ask, knowing(ledger, color))
    assert isinstance(decision, decisions.ActionDecision)
    return decision.action


def reaction(ledger: ledgers.Ledger, color: Color, temper: str = "diligent", seed: int = 1) -> actions.Action:
    """What the bot does if it is asked in the middle of a plan."""
    ask = decisions.ActionAsk(
        color=color,
        menu=menus.menu(ledger.world, color),
        triggers=(decisions.Trigger.PLAYER_IN_SIGHT,),
    )
    decision = bot(temper, seed).decide(ask, knowing(ledger, color))
    assert isinstance(decision, decisions.ActionDecision)
    return decision.action


def statement(
    ledger: ledgers.Ledger, color: Color, temper: str = "diligent", seed: int = 1
) -> decisions.DiscussionDecision:
    """What the bot says during a meeting."""
    [ask] = [ask for ask in meeting.asks(ledger.world) if ask.color == color]
    decision = bot(temper, seed).decide(ask, knowing(ledger, color))
    assert isinstance(decision, decisions.DiscussionDecision)
    return decision


def thought(ledger: ledgers.Ledger, color: Color, seed: int) -> str:
    """What the bot thinks when it is told how a vote has ended."""
    decision = bot(seed=seed).decide(decisions.ReactionAsk(color=color), knowing(ledger, color))
    assert isinstance(decision, decisions.NotesDecision)
    return decision.internal_thought


@functools.cache
def played(seed: int, players: int = 8, station: str = "skeld") -> tuple[ledgers.Entry, ...]:
    """A match among bots of all temperaments."""
    colors = tuple(Color)[:players]
    cast = Dice(seed).shuffle("cast", NAMES * 3)[:players]
    seats = tuple(events.Seat(color=color, name=name) for color, name in zip(colors, cast, strict=True))
    bots = {color: bot(name, seed) for color, name in zip(colors, cast, strict=True)}
    rules, dice = ruling.recommended(players, station), Dice(seed)
    opening = referee.open_match(seats, rules, maps.load(rules.map), dice)
    return tuple(entry for step in at_table.steps(at_table.Table(bots, dice), opening) for entry in step.entries)
