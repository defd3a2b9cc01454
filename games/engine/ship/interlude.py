"""Between roaming and a meeting: what stops when it is called, and how it goes on afterwards."""

from games.engine.facts import events, identities
from games.engine.facts.decisions import Trigger
from games.engine.ship import doors, kills, menus, sabotage, sight, triggers
from games.engine.state import ledger as ledgers


def interrupt(ledger: ledgers.Ledger) -> None:
    """Doors open, and a critical sabotage is over. Lights and comms outlast the meeting."""
    sabotage.lift(ledger)
    for room in ledger.world.systems.shut:
        doors.open_(ledger, room)


def resume(ledger: ledgers.Ledger) -> None:
    """Every impostor's timer is full again, the button cools down, and the living look around the table."""
    for color, player in ledger.world.players.items():
        if player.alive and player.is_impostor:
            kills.restart_timer(ledger, color)
    at = ledger.tick + ledger.world.rules.emergency_cooldown
    ledger.tell_everyone(events.ButtonReady(at=at))
    for color in ledger.world.living:
        sight.look(ledger, color)
    triggers.rouse(ledger, dict.fromkeys(_asked(ledger), (Trigger.MEETING_OVER,)))


def _asked(ledger: ledgers.Ledger) -> list[identities.Color]:
    """The living; ghosts go on with what they were doing."""
    return [
        color
        for color, player in ledger.world.players.items()
        if player.alive or (player.plan is None and menus.has_business(ledger.world, player))
    ]
