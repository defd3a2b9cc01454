"""A match as its player has it in mind: the truth, what each seat knows of it, and the minds that learn with it."""

from collections.abc import Iterable, Mapping

from games.engine import referee
from games.engine.eyes import perspective
from games.engine.facts import identities
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.players import consulting

Color = identities.Color


class Table:
    """Given the entries of a log again, it is the same table again."""

    def __init__(self, thinkers: Mapping[Color, consulting.Thinker]) -> None:
        self.world = worlds.World()
        self.thinkers = thinkers
        self.views = {color: perspective.blank(color) for color in thinkers}

    def advance(self, entries: Iterable[ledgers.Entry]) -> None:
        for entry in entries:
            self.world = referee.evolve(self.world, entry)
            for color, thinker in self.thinkers.items():
                self.views[color] = perspective.learn(self.views[color], entry)
                thinker.perceive(self.views[color], entry)
