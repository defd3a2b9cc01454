"""Between roaming and a meeting: the call, what it interrupts, and how roaming resumes afterwards."""

from games.engine.facts import events, identities, rules
from games.engine.facts.decisions import Trigger
from games.engine.ship import doors, kills, menus, sabotage, sight, tasks, triggers
from games.engine.state import ledger as ledgers


def interrupt(ledger: ledgers.Ledger) -> None:
    """Doors open, and a critical sabotage is over. Lights and comms outlast the meeting."""
    sabotage.lift(ledger)
    for room in ledger.world.systems.shut:
        doors.open_(ledger, room)


def call(ledger: ledgers.Ledger, *, caller: identities.Color, body: identities.Color | None) -> None:
    """Everybody living sits down, and all learn who is dead."""
    world = ledger.world
    ledger.tell_everyone(
        events.MeetingOpened(
            number=world.meetings + 1,
            caller=caller,
            body=body,
            place=world.station.spawn,
            living=world.living,
            dead=world.ghosts,
            news=tuple(color for color in world.ghosts if color not in world.known_dead),
        )
    )
    if world.rules.task_bar is rules.TaskBar.MEETINGS:
        tasks.show_bar(ledger)
    tasks.drop_from_bar(ledger, world)


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
    """The living, and ghosts with work but no plan; all other ghosts go on with what they were doing."""
    return [
        color
        for color, player in ledger.world.players.items()
        if player.alive or (player.plan is None and menus.has_business(ledger.world, player))
    ]
