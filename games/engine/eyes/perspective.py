"""What one viewer knows: a fold over the entries that this viewer perceives, and nothing else.

The same fold serves prompts, bots, spectators and a player's point of view. It reads an entry's tick and
event, never its number, which would betray what happened in between.
"""

from collections.abc import Callable, Iterable

from games.engine.eyes.knowledge import Perspective
from games.engine.facts import identities
from games.engine.state import ledger as ledgers
from games.engine.state.copying import changed

LESSONS: dict[type[object], Callable[..., Perspective]] = {}
"""What is learnt from each kind of event, as `happenings` declares it."""


def blank(viewer: identities.Viewer) -> Perspective:
    """Before the first entry."""
    return Perspective(viewer=viewer)


def learn(known: Perspective, entry: ledgers.Entry) -> Perspective:
    """What is known after one more entry; the very same object if the viewer does not perceive it."""
    if not ledgers.perceives(known.viewer, entry):
        return known
    if entry.tick != known.tick:
        known = changed(known, tick=entry.tick)
    lesson = LESSONS.get(type(entry.event))
    return known if lesson is None else lesson(known, entry.event)


def learn_all(known: Perspective, entries: Iterable[ledgers.Entry]) -> Perspective:
    for entry in entries:
        known = learn(known, entry)
    return known


__all__ = ["Perspective", "blank", "learn", "learn_all"]
