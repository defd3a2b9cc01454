"""The menu: everything that one roaming player can do at this moment. What is not on it is not legal."""

import functools
from collections.abc import Iterator

from games.engine.facts import actions, identities
from games.engine.facts import station as stations
from games.engine.ship import doors, kills, sabotage, sight, tasks
from games.engine.state import world as worlds

World = worlds.World
Player = worlds.Player
WAITS = (actions.Wait(seconds=3), actions.Wait(seconds=10), actions.Wait(seconds=30))
CONTINUE = (actions.Continue(),)


def menu(world: World, color: identities.Color) -> tuple[actions.Action, ...]:
    player = world.players[color]
    carry_on = CONTINUE if player.plan is not None else ()
    if not player.alive:
        return (
            *carry_on,
            *WAITS,
            *_ways(world.station, player.place),
            *_tasks(world, player),
            *_mischief(world, player),
        )
    if player.vent is not None:
        return (*carry_on, *WAITS, *_vent_moves(world, player), *_mischief(world, player))
    return (
        *_urgent(world, player),
        *carry_on,
        *WAITS,
        *_tasks(world, player),
        *_consoles(world),
        *_ways(world.station, player.place),
        *_mischief(world, player),
    )


def has_business(world: World, player: Player) -> bool:
    """Ghosts without work are left in peace."""
    if player.alive or player.is_impostor:
        return True
    return world.rules.ghosts_do_tasks and any(not task.is_done for task in player.tasks)


def _urgent(world: World, player: Player) -> Iterator[actions.Action]:
    for body in sight.bodies(world, player):
        yield actions.Report(body=body)
    if can_press(world, player, world.tick):
        yield actions.PressButton()
    for victim in kills.victims(world, player, world.tick):
        yield actions.Kill(victim=victim)
    if player.is_impostor:
        yield from (actions.Approach(color=color) for color in kills.out_of_reach(world, player))
        yield from (actions.EnterVent(vent=vent.id) for vent in world.station.vents_in[player.place])


def can_press(world: World, player: Player, tick: int) -> bool:
    """Any sabotage of a system locks the button; closed doors do not."""
    button = world.station.console_for(stations.Use.BUTTON)
    return (
        button is not None
        and player.alive
        and player.place == button.place
        and player.buttons_left > 0
        and world.systems.sabotage is None
        and tick >= world.systems.button_ready_at
    )


@functools.cache
def _ways(station: stations.Station, here: str) -> tuple[actions.GoTo, ...]:
    return tuple(actions.GoTo(place=place) for place in station.place if place != here)


def _tasks(world: World, player: Player) -> list[actions.DoTask]:
    if not player.alive and (player.is_impostor or not world.rules.ghosts_do_tasks):
        return []
    return tasks.open_stages(world, player)


def _consoles(world: World) -> Iterator[actions.Action]:
    yield from (actions.Mend(console=console) for console in sabotage.open_consoles(world))
    if not world.comms_down:
        yield from screens(world.station)


@functools.cache
def screens(station: stations.Station) -> tuple[actions.Watch, ...]:
    uses = (stations.Use.CAMERAS, stations.Use.ADMIN_TABLE)
    return tuple(actions.Watch(console=console.id) for console in station.consoles if console.use in uses)


def _vent_moves(world: World, player: Player) -> Iterator[actions.Action]:
    yield actions.ExitVent()
    if player.vent is not None:
        yield from (actions.MoveVent(vent=vent) for vent in world.station.vent[player.vent].leads_to)


def _mischief(world: World, player: Player) -> Iterator[actions.Action]:
    """Sabotage and doors, for impostors dead or alive."""
    if player.is_impostor:
        yield from (actions.Sabotage(system=system) for system in sabotage.possible(world, world.tick))
        yield from (actions.CloseDoors(room=room) for room in doors.closable(world, world.tick))
