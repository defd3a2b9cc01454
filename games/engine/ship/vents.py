"""Vents: in, along, out. Going in and coming out is seen by whoever is there; what happens between is not."""

from games.engine import ledger as ledgers
from games.engine.facts import events, identities
from games.engine.ship import sight

Color = identities.Color


def enter(ledger: ledgers.Ledger, color: Color, vent: str) -> None:
    player = ledger.world.players[color]
    seen = sight.witnesses(ledger.world, player.place, player.spot, vent)
    ledger.tell(events.VentEntered(color=color, vent=vent, place=player.place), (*seen, color))


def move(ledger: ledgers.Ledger, color: Color, vent: str) -> None:
    player = ledger.world.players[color]
    place = ledger.world.station.vent[vent].place
    moved = events.VentMoved(color=color, origin=player.vent or vent, vent=vent, place=place)
    ledger.tell(moved, (color,))
    sight.look(ledger, color)


def leave(ledger: ledgers.Ledger, color: Color) -> None:
    player = ledger.world.players[color]
    vent = player.vent or ""
    seen = sight.witnesses(ledger.world, player.place, vent)
    ledger.tell(events.VentExited(color=color, vent=vent, place=player.place), (*seen, color))
    sight.look(ledger, color)
