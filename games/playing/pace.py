"""How long a step stays on screen before the next one happens, so that everybody watches the same moment.

Entries that only some perceive take no time of their own: otherwise the pause would tell everybody else that something
happened. Where the glass shows them, the browser takes that time and makes up for it on the next walk.
"""

from collections.abc import Sequence

from games.engine.facts import events
from games.engine.happenings.every_kind import HAPPENINGS
from games.engine.state import ledger as ledgers

SHORTEST, LONGEST = 0.5, 12.0
SECONDS_PER_TICK = 0.8
SECONDS_PER_LETTER = 0.05
"""Twenty letters a second: about as fast as people read."""
CURTAIN = 1.2
"""Added before the first ballot lands."""


def seconds(entries: Sequence[ledgers.Entry], tick: int) -> float:
    """For the entries of a step that began at `tick`."""
    shown = sum(_shown(entry.event) for entry in entries if entry.public)
    walked = (entries[-1].tick - tick) * SECONDS_PER_TICK
    return min(max(SHORTEST, shown, walked), LONGEST)


def _shown(event: events.Event) -> float:
    held = HAPPENINGS[type(event)].shown.pace.live
    match event:
        case events.Spoke():
            return held + len(event.message) * SECONDS_PER_LETTER
        case events.BallotRevealed(position=1):
            return held + CURTAIN
    return held
