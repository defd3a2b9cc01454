"""A table with nothing known but who is dead, for lines whose claims are not judged."""

import functools

from benchmarks.corpus import telling
from games.engine.facts import identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers

Color = identities.Color
HANDS: dict[Color, tuple[str, ...]] = dict.fromkeys(Color, ())


@functools.cache
def table(map_name: str, dead: frozenset[Color] = frozenset()) -> telling.Story:
    """Whoever a line says was found or killed is dead, as everybody at its table knows."""

    def meeting(ledger: ledgers.Ledger) -> None:
        living = [color for color in Color if color not in dead]
        for victim in sorted(dead):
            kills.kill(ledger, living[0], victim)
        interlude.call(ledger, caller=living[-1], body=None)

    return telling.Story(map=map_name, impostors=(), hands=HANDS, chapters=(meeting,))


SKELD = table("skeld")
OUTPOST = table("outpost")
