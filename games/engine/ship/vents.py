"""Vents: in, along, out. Going in and coming out is seen by whoever is there; what happens between is not."""

from games.engine.facts import actions, events, identities
from games.engine.ship import sight
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Color = identities.Color


def is_cleaned(world: worlds.World, vent: str) -> bool:
    """Whether a living crewmate is cleaning the vent, so that nobody can enter it."""
    return any(
        player.begun
        and player.spot == vent
        and isinstance(player.plan, actions.DoTask)
        and world.station.task[player.plan.task].at_vents
        for player in world.players.values()
        if player.alive and not player.is_impostor
    )


def flush(ledger: ledgers.Ledger, vent: str) -> None:
    """Drives out whoever hides in a vent that is being cleaned, and ends that player's plan."""
    for color, player in ledger.world.players.items():
        if player.alive and player.vent == vent:
            leave(ledger, color)
            if player.plan is not None:
                ledger.tell_only(color, events.PlanEnded(color=color, done=False))


def enter(ledger: ledgers.Ledger, color: Color, vent: str) -> None:
    player = ledger.world.players[color]
    seen = sight.witnesses(ledger.world, player.place, player.spot, vent)
    ledger.tell(events.VentEntered(color=color, vent=vent, place=player.place), (*seen, color))
    sight.look_anew(ledger, color)


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
