"""What the dead are told: once, how everything stands. From then on, `Ledger.tell` adds them to every audience."""

from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds


def awake(ledger: ledgers.Ledger, color: identities.Color) -> None:
    """Call this right after the event by which somebody died."""
    world = ledger.world
    sabotage = world.systems.sabotage
    ledger.tell_only(
        color,
        events.GhostAwoke(
            color=color,
            players=tuple(_whereabouts(player) for player in world.players.values()),
            bodies=world.bodies,
            sabotage=sabotage.system if sabotage else None,
            killings=world.killings,
        ),
    )


def _whereabouts(player: worlds.Player) -> events.Whereabouts:
    return events.Whereabouts(
        color=player.color,
        role=player.role,
        alive=player.alive,
        place=player.place,
        vent=player.vent,
        stages_done=sum(len(task.finished) for task in player.tasks),
        stages=sum(len(task.stages) for task in player.tasks),
    )
