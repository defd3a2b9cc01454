"""How each event changes the truth. A fold copies facts; it never rolls, counts or decides."""

from collections.abc import Callable, Iterable
from typing import Protocol

from games.engine.facts import events
from games.engine.state import world as worlds
from games.engine.state.copying import changed, stamped


class Written(Protocol):
    """What a fold needs of an entry."""

    @property
    def seq(self) -> int: ...
    @property
    def tick(self) -> int: ...
    @property
    def event(self) -> events.Event: ...


CHANGES: dict[type[object], Callable[..., worlds.World]] = {}
"""What each kind of event changes, as `happenings` declares it."""


def evolve(world: worlds.World, entry: Written) -> worlds.World:
    """The world after one more entry. Kinds of events without a change only tell somebody what was so already."""
    change = CHANGES.get(type(entry.event))
    if entry.tick != world.tick:
        world = changed(world, tick=entry.tick)
    after = world if change is None else change(world, entry.event)
    if after is world:
        return changed(world, seq=entry.seq)
    return stamped(after, entry.seq)  # nobody else holds the copy yet, so it need not be copied again


def fold(entries: Iterable[Written], world: worlds.World | None = None) -> worlds.World:
    """The world after all these entries."""
    present = worlds.World() if world is None else world
    for entry in entries:
        present = evolve(present, entry)
    return present
