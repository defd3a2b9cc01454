"""A step for tests: what follows from these answers, up to the next time somebody is asked."""

from games.engine import referee
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds


def resolve(world: worlds.World, answers: referee.Decisions, dice: Dice) -> list[ledgers.Entry]:
    step = referee.resolve(world, answers, dice)
    entries = list(step.entries)
    while not referee.is_over(step.world) and not referee.who_decides(step.world):
        step = referee.resolve(step.world, {}, dice)
        entries += step.entries
    return entries
