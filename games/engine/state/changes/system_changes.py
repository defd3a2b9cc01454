"""How vents, sabotage, doors, consoles and the button change the truth."""

from games.engine.facts import events
from games.engine.state import world as worlds
from games.engine.state.changes import ship_changes
from games.engine.state.changes.match_changes import with_player
from games.engine.state.copying import changed

World = worlds.World


def vent_entered(world: World, event: events.VentEntered) -> World:
    player = changed(world.players[event.color], vent=event.vent, spot=event.vent, walk=None)
    return with_player(world, player)


def vent_moved(world: World, event: events.VentMoved) -> World:
    player = changed(world.players[event.color], vent=event.vent, spot=event.vent, place=event.place)
    return with_player(world, player)


def vent_exited(world: World, event: events.VentExited) -> World:
    return with_player(world, changed(world.players[event.color], vent=None, spot=event.vent))


def sabotage_started(world: World, event: events.SabotageStarted) -> World:
    sabotage = worlds.Sabotage(system=event.system, deadline=event.deadline)
    return changed(world, systems=changed(world.systems, sabotage=sabotage))


def console_mended(world: World, event: events.ConsoleMended) -> World:
    sabotage = world.systems.sabotage
    if sabotage is None:
        return world
    if event.left:
        further = changed(sabotage, left={**sabotage.left, event.console: event.left})
    else:
        further = changed(sabotage, mended=(*sabotage.mended, event.console))
    return changed(world, systems=changed(world.systems, sabotage=further))


def sabotage_over(world: World, event: events.SabotageMended | events.SabotageLifted) -> World:
    """There is only one at a time, so its name need not be looked up."""
    return changed(world, systems=changed(world.systems, sabotage=None))


def sabotage_ready(world: World, event: events.SabotageReady) -> World:
    return changed(world, systems=changed(world.systems, sabotage_ready_at=event.at))


def doors_closed(world: World, event: events.DoorsClosed) -> World:
    shut = {**world.systems.shut, event.room: event.until}
    return changed(world, systems=changed(world.systems, shut=shut))


def doors_ready(world: World, event: events.DoorsReady) -> World:
    ready = {**world.systems.doors_ready, event.room: event.at}
    return changed(world, systems=changed(world.systems, doors_ready=ready))


def doors_opened(world: World, event: events.DoorsOpened) -> World:
    shut = {room: until for room, until in world.systems.shut.items() if room != event.room}
    return changed(world, systems=changed(world.systems, shut=shut))


def button_ready(world: World, event: events.ButtonReady) -> World:
    return changed(world, systems=changed(world.systems, button_ready_at=event.at))


CHANGES: dict[type[events.Event], worlds.Change] = {
    events.VentEntered: vent_entered,
    events.VentMoved: vent_moved,
    events.VentExited: vent_exited,
    events.SabotageStarted: sabotage_started,
    events.MendingBegun: ship_changes.work_begun,
    events.ConsoleMended: console_mended,
    events.SabotageMended: sabotage_over,
    events.SabotageLifted: sabotage_over,
    events.SabotageReady: sabotage_ready,
    events.DoorsClosed: doors_closed,
    events.DoorsReady: doors_ready,
    events.DoorsOpened: doors_opened,
    events.WatchBegun: ship_changes.work_begun,
    events.ButtonReady: button_ready,
}
