"""Writing events into the log: numbered, addressed, and applied at once."""

import dataclasses
from collections.abc import Collection

from games.engine.facts import events, identities
from games.engine.state import fold as folding
from games.engine.state import world as worlds

Color = identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One event of a match. `audience` is who perceives it, in seating order; `public` if that is everybody."""

    seq: int
    tick: int
    audience: tuple[Color, ...]
    public: bool
    event: events.Event


def perceives(viewer: identities.Viewer, entry: Entry) -> bool:
    """`glass` perceives everything, `public` what everybody at the table perceives."""
    if viewer == "glass":
        return True
    if viewer == "public":
        return entry.public
    return viewer in entry.audience


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What happened at one moment, and the world after it."""

    entries: tuple[Entry, ...]
    world: worlds.World


class Ledger:
    """A step while it is being written: its entries so far, and the world after them."""

    __slots__ = ("entries", "tick", "world")

    def __init__(self, world: worlds.World) -> None:
        self.world = world
        self.tick = world.tick
        self.entries: list[Entry] = []

    def tell(self, event: events.Event, audience: Collection[Color] = ()) -> None:
        """Tells the audience, and every ghost besides."""
        players = self.world.players
        self._write(event, tuple(seat for seat in self.world.seats if seat in audience or not players[seat].alive))

    def tell_everyone(self, event: events.Event) -> None:
        self._write(event, self.world.seats)

    def tell_only(self, color: Color, event: events.Event) -> None:
        """Tells this player alone, for what stays in its head: not even ghosts perceive it."""
        self._write(event, (color,))

    def tell_nobody(self, event: events.Event) -> None:
        """Seen through the glass alone."""
        self._write(event, ())

    def open(self, event: events.MatchOpened) -> None:
        """Writes the first entry. Its audience is the seats that the event itself brings."""
        self._write(event, tuple(seat.color for seat in event.seats))

    def step(self) -> Step:
        return Step(entries=tuple(self.entries), world=self.world)

    def _write(self, event: events.Event, audience: tuple[Color, ...]) -> None:
        public = bool(audience) and len(audience) >= len(self.world.seats)
        entry = Entry(seq=self.world.seq + 1, tick=self.tick, audience=audience, public=public, event=event)
        self.entries.append(entry)
        self.world = folding.evolve(self.world, entry)
