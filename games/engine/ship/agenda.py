"""The next tick at which anything happens by itself, so that the seconds before it can be skipped."""

from collections.abc import Iterator

from games.engine.ship import menus, walking
from games.engine.state import world as worlds


def next_tick(world: worlds.World, tick: int) -> int:
    return min(due for due in _dues(world, tick) if due > tick)


def _dues(world: worlds.World, tick: int) -> Iterator[int]:
    systems = world.systems
    yield max(world.rules.time_limit, tick + 1)
    yield systems.sabotage_ready_at
    yield from systems.shut.values()
    if systems.sabotage is not None and systems.sabotage.deadline is not None:
        yield max(systems.sabotage.deadline, tick + 1)
    for player in world.players.values():
        if player.walk is not None:
            yield player.walk.due if walking.is_held_up(world, player) else max(player.walk.due, tick + 1)
        if player.until is not None:
            yield player.until
        if player.plan is None and menus.has_business(world, player):
            yield tick + 1
        if player.is_impostor and player.alive and player.kill_ready_at is not None:
            yield player.kill_ready_at
