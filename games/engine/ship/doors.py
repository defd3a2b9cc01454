"""Doors: shut by impostors, room by room, opening by themselves; seen from both sides of them."""

from games.engine.facts import events, rules
from games.engine.ship import sabotage, sight
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds


def closable(world: worlds.World, tick: int) -> tuple[str, ...]:
    """The rooms whose doors can be shut now: none while a system is sabotaged."""
    if world.systems.sabotage is not None:
        return ()
    ready = world.systems.doors_ready
    return tuple(room for room in world.station.rooms_with_doors if tick >= ready.get(room, rules.FIRST_SABOTAGE_AFTER))


def close(ledger: ledgers.Ledger, room: str) -> None:
    """Shuts a room's doors. Sabotage of systems then has to cool down, as it does after one was mended."""
    until = ledger.tick + rules.DOORS_CLOSED
    ledger.tell(events.DoorsClosed(room=room, until=until), _at_doors(ledger.world, room))
    ready = events.DoorsReady(room=room, at=ledger.tick + rules.DOORS_COOLDOWN)
    ledger.tell(ready, ledger.world.impostors)
    sabotage.cool_down(ledger)


def open_due(ledger: ledgers.Ledger) -> None:
    for room, until in ledger.world.systems.shut.items():
        if until <= ledger.tick:
            open_(ledger, room)


def open_(ledger: ledgers.Ledger, room: str) -> None:
    ledger.tell(events.DoorsOpened(room=room), _at_doors(ledger.world, room))


def _at_doors(world: worlds.World, room: str) -> tuple[worlds.Color, ...]:
    return tuple(color for place in world.station.at_doors[room] for color in sight.witnesses(world, place, None))
