"""The menu: everything that one roaming player can do at this moment. What is not on it is not legal."""

from collections.abc import Iterator

from games.engine.facts import actions, identities
from games.engine.facts import station as stations
from games.engine.ship import doors, kills, sabotage, sight, tasks
from games.engine.state import world as worlds

World = worlds.World
Player = worlds.Player
CONTINUE = actions.Continue()


def menu(world: World, color: identities.Color) -> tuple[actions.Action, ...]:
    return tuple(offered(world, world.players[color]))


def offered(world: World, player: Player) -> Iterator[actions.Action]:
    """Yields the menu's actions one by one, so that a caller that looks for one of them need not make the rest."""
    if player.alive and player.vent is None:
        yield from _urgent(world, player)
    if player.plan is not None:
        yield CONTINUE
    yield from actions.WAITS
    if not player.alive:
        yield from actions.ways(world.station, player.place)
        yield from _tasks_of_ghosts(world, player)
    elif player.vent is not None:
        yield from _vent_moves(world, player.vent)
    else:
        yield from tasks.open_stages(world, player)
        yield from _consoles(world)
        yield from actions.ways(world.station, player.place)
    yield from _mischief(world, player)


def has_business(world: World, player: Player) -> bool:
    """Whether the player is to be asked at all: ghosts of the crew are not, unless they have tasks to do."""
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


def _tasks_of_ghosts(world: World, player: Player) -> list[actions.DoTask]:
    is_at_work = world.rules.ghosts_do_tasks and not player.is_impostor
    return tasks.open_stages(world, player) if is_at_work else []


def _consoles(world: World) -> Iterator[actions.Action]:
    yield from (actions.Mend(console=console) for console in sabotage.open_consoles(world))
    if not world.comms_down:
        yield from actions.screens(world.station)


def _vent_moves(world: World, vent: str) -> Iterator[actions.Action]:
    yield actions.ExitVent()
    yield from (actions.MoveVent(vent=other) for other in world.station.vent[vent].leads_to)


def _mischief(world: World, player: Player) -> Iterator[actions.Action]:
    """Sabotage and doors, for impostors dead or alive."""
    if player.is_impostor:
        yield from (actions.Sabotage(system=system) for system in sabotage.possible(world, world.tick))
        yield from (actions.CloseDoors(room=room) for room in doors.closable(world, world.tick))
