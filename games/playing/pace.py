"""How long a step stays on screen before the next one happens, so that everybody watches the same moment.

What only some perceive takes no time of its own: else a clock would tell everybody else that it happened. Where the
glass shows it, the browser takes that time and makes up for it on the next walk.
"""

from collections.abc import Sequence

from games.engine.facts import events
from games.engine.state import ledger as ledgers

SHORTEST, LONGEST = 0.5, 12.0
SECONDS_PER_TICK = 0.8
SECONDS_PER_LETTER = 0.05
"""Twenty letters a second: about as fast as people read."""
CURTAIN = 1.2
"""Before the first ballot lands."""
SECONDS: dict[type[events.Event], float] = {
    events.MatchOpened: 3.0,
    events.Killed: 2.0,
    events.SabotageStarted: 1.5,
    events.SabotageMended: 0.8,
    events.MeetingOpened: 3.0,
    events.Spoke: 1.5,
    events.SilenceFell: 0.8,
    events.LastCall: 1.0,
    events.VoteLocked: 0.3,
    events.BallotRevealed: 1.1,
    events.Ejected: 6.6,
    events.NobodyEjected: 3.0,
    events.MatchEnded: 5.0,
}


def seconds(entries: Sequence[ledgers.Entry], tick: int) -> float:
    """For the entries of a step that began at that tick."""
    seen = [entry.event for entry in entries if entry.public]
    shown = sum(SECONDS.get(type(event), 0.0) + _reading(event) for event in seen)
    walked = (entries[-1].tick - tick) * SECONDS_PER_TICK
    return min(max(SHORTEST, shown, walked), LONGEST)


def _reading(event: events.Event) -> float:
    match event:
        case events.Spoke():
            return len(event.message) * SECONDS_PER_LETTER
        case events.BallotRevealed(position=1):
            return CURTAIN
    return 0.0
