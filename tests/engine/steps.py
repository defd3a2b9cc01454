"""A step as tests mean it: what follows from these answers, up to the next moment somebody is asked."""

from games.engine import referee
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds


def resolve(world: worlds.World, answers: referee.Decisions, dice: Dice) -> list[ledgers.Entry]:
    entries = referee.resolve(world, answers, dice)
    world = referee.fold(entries, world)
    while not referee.is_over(world) and not referee.who_decides(world):
        more = referee.resolve(world, {}, dice)
        world = referee.fold(more, world)
        entries += more
    return entries
