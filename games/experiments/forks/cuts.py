"""Where a log can be cut: between two steps, and nowhere else.

A log does not say where its steps end. The places found here follow from the entries alone, and include the end of
every tick of a discussion; steps may end at other places too.
"""

import itertools
from collections.abc import Iterator, Sequence

from games.engine import referee
from games.engine.facts import events
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Entry = ledgers.Entry
TALKING = (worlds.Phase.DISCUSSION, worlds.Phase.LAST_CALL)


def cuts(entries: Sequence[Entry]) -> Iterator[int]:
    """After how many entries a step ends: while roaming, and in meetings until the ballots are turned over."""
    world = worlds.World()
    has_talked = False
    for count, (entry, following) in enumerate(itertools.pairwise(entries), start=1):
        world = referee.evolve(world, entry)
        if world.is_roaming:
            if isinstance(entry.event, events.Roused) and not isinstance(following.event, events.Roused):
                yield count
        elif world.meeting is not None and world.meeting.phase in TALKING:
            has_talked = has_talked or isinstance(entry.event, events.Spoke | events.SilenceFell)
            if has_talked and not _belongs_to_talk(world, following):
                yield count
                has_talked = False


def _belongs_to_talk(world: worlds.World, entry: Entry) -> bool:
    """Whether an entry after a tick's line is still of that tick: lines left unsaid, what only the dead perceive, and
    pressing."""
    if isinstance(entry.event, events.LeftUnsaid | events.Pressing):
        return True
    return bool(entry.audience) and not any(world.players[color].alive for color in entry.audience)
