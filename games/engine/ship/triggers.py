"""Why a roaming player is asked again: only ever because of something it perceived.

Each trigger follows from an entry of which the player is the audience, from who and what came into its sight since the
moment before, or from a clock of its own that ran out.
"""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from games.engine.facts import events, identities, reach
from games.engine.facts.decisions import Trigger
from games.engine.ship import kills, menus, sight
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Color = identities.Color
World = worlds.World

Taken = TypeVar("Taken", bound=events.Event, contravariant=True)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Rousing(Generic[Taken]):
    """Everybody who perceives the event is asked again, except its `doer`."""

    trigger: Trigger
    doer: Callable[[Taken], Color] | None = None


ROUSING: dict[type[object], Rousing[Any]] = {}
STIRRING: set[type[object]] = set()
"""Kinds of events that may bring somebody into sight or within reach. The declarations in `happenings` fill both."""
OF_GHOSTS = (Trigger.PLAN_DONE, Trigger.PLAN_BLOCKED, Trigger.GHOST_AWOKE, Trigger.SABOTAGE_POSSIBLE)


def fired(ledger: ledgers.Ledger, before: World, since: Sequence[ledgers.Entry]) -> dict[Color, tuple[Trigger, ...]]:
    """Who is to be asked after the entries `since` the moment `before`, and why; in seating order, no trigger twice."""
    world = ledger.world
    found: dict[Color, list[Trigger]] = {color: [] for color in world.seats}
    stirred: dict[Color, None] = {}
    for entry in since:
        _hear(found, entry)
        if type(entry.event) in STIRRING:
            stirred.update(dict.fromkeys(entry.audience))
    for color in stirred:
        found[color] += _came_into_sight(before, world, color)
        found[color] += _came_within_reach(before, world, color, ledger.tick)
    for color in world.seats:
        found[color] += _own(world, color, ledger.tick)
        if world.players[color].plan is None and Trigger.PLAN_BLOCKED not in found[color]:
            found[color].append(Trigger.PLAN_DONE)
    return {color: _minded(world, color, why) for color, why in found.items() if why}


def is_stirred(entries: Sequence[ledgers.Entry]) -> bool:
    """Whether anything has happened that somebody may want to react to within the next tick."""
    return any(type(entry.event) in ROUSING or type(entry.event) in STIRRING for entry in entries)


def _minded(world: World, color: Color, why: Sequence[Trigger]) -> tuple[Trigger, ...]:
    """Drops a ghost's triggers that only concern the living, and all triggers of a ghost without work."""
    player = world.players[color]
    if not menus.has_business(world, player):
        return ()
    return tuple(trigger for trigger in dict.fromkeys(why) if player.alive or trigger in OF_GHOSTS)


def _hear(found: dict[Color, list[Trigger]], entry: ledgers.Entry) -> None:
    event = entry.event
    if isinstance(event, events.PlanEnded):
        found[event.color].append(Trigger.PLAN_DONE if event.done else Trigger.PLAN_BLOCKED)
        return
    rouses = ROUSING.get(type(event))
    if rouses is not None:
        doer = rouses.doer(event) if rouses.doer else None
        for color in entry.audience:
            if color != doer:
                found[color].append(rouses.trigger)


def _came_into_sight(before: World, world: World, color: Color) -> list[Trigger]:
    then, now = before.players[color], world.players[color]
    if not now.alive:
        return []
    known = {player.color for player in sight.company(before, then)}
    fallen = sight.bodies(before, then)
    found = []
    if any(player.color not in known for player in sight.company(world, now)):
        found.append(Trigger.PLAYER_IN_SIGHT)
    if any(body not in fallen for body in sight.bodies(world, now)):
        found.append(Trigger.BODY_IN_SIGHT)
    return found


def _came_within_reach(before: World, world: World, color: Color, tick: int) -> list[Trigger]:
    """Triggers if somebody has come to where this impostor can kill it. Never at a kill distance that spans the place:
    then coming into sight is enough of a trigger."""
    if world.rules.kill_distance is reach.Reach.LONG:
        return []
    then = kills.victims(before, before.players[color], tick)
    fresh = any(victim not in then for victim in kills.victims(world, world.players[color], tick))
    return [Trigger.KILL_POSSIBLE] if fresh else []


def _own(world: World, color: Color, tick: int) -> list[Trigger]:
    player = world.players[color]
    found = []
    if player.is_impostor:
        if player.alive and kills.is_ready(player, tick) and player.kill_ready_at == tick:
            found.append(Trigger.KILL_POSSIBLE)
        if world.systems.sabotage is None and world.systems.sabotage_ready_at == tick:
            found.append(Trigger.SABOTAGE_POSSIBLE)
    return found


def rouse(ledger: ledgers.Ledger, why: Mapping[Color, tuple[Trigger, ...]]) -> None:
    for color, triggers in why.items():
        if triggers:
            ledger.tell_only(color, events.Roused(color=color, triggers=triggers))
