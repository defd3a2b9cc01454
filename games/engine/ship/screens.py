"""Cameras and the admin table: what they show, and what gives a watcher away."""

from games.engine.facts import actions, events, identities, rules
from games.engine.facts import station as stations
from games.engine.ship import sight, walking
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Color = identities.Color


def begin(ledger: ledgers.Ledger, color: Color, plan: actions.Watch) -> None:
    """Watches the console for a while. Ends the plan if comms are down, which leaves the screens dark."""
    if ledger.world.comms_down:
        ledger.tell_only(color, events.PlanEnded(color=color, done=False))
        return
    console = ledger.world.station.console[plan.console]
    walking.step_back(ledger, color, console.id)
    until = ledger.tick + rules.WATCHING
    ledger.tell(events.WatchBegun(color=color, console=console.id, until=until), (color,))
    if console.use is stations.Use.CAMERAS:
        ledger.tell_only(color, events.FeedsSeen(color=color, feeds=sight.feeds(ledger.world)))
    else:
        _read(ledger, color, sight.heads(ledger.world))


def _read(ledger: ledgers.Ledger, color: Color, heads: tuple[events.Heads, ...]) -> None:
    ledger.tell_only(color, events.AdminTableRead(color=color, heads=heads))


def refresh(ledger: ledgers.Ledger, before: worlds.World) -> None:
    """Tells changes since `before`: of the table's heads to its readers, of the cameras' lights to those under them."""
    world = ledger.world
    if not _anybody_watches(world) and not _anybody_watches(before):
        return
    readers = [
        color
        for color, player in world.players.items()
        if sight.reads_admin_table(world, player) and sight.reads_admin_table(before, before.players[color])
    ]
    if readers and (heads := sight.heads(world)) != sight.heads(before):
        for color in readers:
            _read(ledger, color, heads)
    blinking = sight.cameras_blink(world)
    if blinking != sight.cameras_blink(before):
        ledger.tell(events.CameraLights(blinking=blinking), _under_cameras(world))


def _anybody_watches(world: worlds.World) -> bool:
    return any(isinstance(player.plan, actions.Watch) for player in world.players.values())


def _under_cameras(world: worlds.World) -> tuple[Color, ...]:
    return tuple(
        color
        for color, player in world.players.items()
        if player.alive and player.place in world.station.watched_places
    )
