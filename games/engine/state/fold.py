"""How each event changes the truth. A fold copies facts; it never rolls, counts or decides."""

from collections.abc import Callable, Iterable
from typing import Protocol

from games.engine.facts import events
from games.engine.state import world as worlds
from games.engine.state.copying import changed


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
    """The world after one more entry."""
    return changed(happened(world, entry.tick, entry.event), seq=entry.seq)


def happened(world: worlds.World, tick: int, event: events.Event) -> worlds.World:
    """The same as long as more is to come: its number says nothing yet. Kinds without a change tell somebody something
    that was so before."""
    change = CHANGES.get(type(event))
    if tick != world.tick:
        world = changed(world, tick=tick)
    return world if change is None else change(world, event)


def fold(entries: Iterable[Written], world: worlds.World | None = None) -> worlds.World:
    """The world after all these entries."""
    present = worlds.World() if world is None else world
    last: Written | None = None
    for last in entries:
        present = happened(present, last.tick, last.event)
    return present if last is None else changed(present, seq=last.seq)
