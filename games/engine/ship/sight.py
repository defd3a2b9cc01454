"""Who perceives what: the only place that knows lines of sight.

A player sees its own place as far as its vision reaches; doors and walls hide every other. With the lights out a
crewmate sees a quarter as far, which as a rule is its own spot; impostors see as before. Inside a vent one sees the
place and is not seen. Whoever watches the cameras also sees the places under them, whole. Ghosts need no sight: the
ledger tells them.
"""

import functools
from collections.abc import Iterable

from games.engine.facts import actions, events, identities, reach
from games.engine.facts import station as stations
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Color = identities.Color
World = worlds.World
Player = worlds.Player


def witnesses(world: World, place: str, *spots: str | None) -> tuple[Color, ...]:
    """The living who perceive what happens at these spots of the place."""
    on_camera = place in world.station.watched_places
    return tuple(
        color
        for color, player in world.players.items()
        if player.alive
        and (
            (player.place == place and _sees(world, player, spots))
            or (on_camera and player.begun and watches_cameras(world, player))
        )
    )


def reach_of(world: World, viewer: Player) -> reach.Reach:
    """How far somebody sees in its own place."""
    return world.rules.sight(impostor=viewer.is_impostor, dark=world.lights_out)


def _sees(world: World, viewer: Player, spots: Iterable[str | None]) -> bool:
    """Whether somebody sees any of these spots of its own place."""
    far = reach_of(world, viewer)
    return any(reach.spans(far, viewer.spot, spot) for spot in spots)


def company(world: World, viewer: Player) -> tuple[Player, ...]:
    """The other living players that somebody sees in its own place."""
    far = reach_of(world, viewer)
    return tuple(
        player
        for player in world.players.values()
        if player.place == viewer.place
        and player.alive
        and player.vent is None
        and player.color != viewer.color
        and reach.spans(far, viewer.spot, player.spot)
    )


def bodies(world: World, viewer: Player) -> tuple[Color, ...]:
    """The bodies that somebody sees in its own place."""
    return tuple(
        body.color for body in world.bodies if body.place == viewer.place and _sees(world, viewer, (body.spot,))
    )


def look(ledger: ledgers.Ledger, color: Color) -> None:
    """Tells somebody living all that it sees at this moment."""
    world = ledger.world
    viewer = world.players[color]
    ledger.tell_only(
        color,
        events.LookedAround(
            color=color,
            place=viewer.place,
            players=tuple(events.Sighting(color=player.color, spot=player.spot) for player in company(world, viewer)),
            bodies=bodies(world, viewer),
            watched=viewer.place in world.station.watched_places and cameras_blink(world),
            shut=tuple(room for room in world.systems.shut if viewer.place in world.station.at_doors[room]),
        ),
    )


def look_anew(ledger: ledgers.Ledger, color: Color) -> None:
    """Has a living player that moved within its place look again, unless it sees all of the place from anywhere."""
    if reach_of(ledger.world, ledger.world.players[color]) is not reach.Reach.LONG:
        look(ledger, color)


def watches_cameras(world: World, player: Player) -> bool:
    return player.alive and _watches(world, player, stations.Use.CAMERAS)


def reads_admin_table(world: World, player: Player) -> bool:
    return player.alive and _watches(world, player, stations.Use.ADMIN_TABLE)


def _watches(world: World, player: Player, use: stations.Use) -> bool:
    if not player.begun or not isinstance(player.plan, actions.Watch) or world.comms_down:
        return False
    return world.station.console[player.plan.console].use is use


def cameras_blink(world: World) -> bool:
    """Whether the cameras' lights show that somebody watches."""
    return any(player.begun and watches_cameras(world, player) for player in world.players.values())


def feeds(world: World) -> tuple[events.Feed, ...]:
    """What the cameras show: everybody by colour, lights or no lights."""
    return tuple(_feed(world, place) for place in world.station.watched_places)


def _feed(world: World, place: str) -> events.Feed:
    shown = tuple(
        color
        for color, player in world.players.items()
        if player.place == place and player.alive and player.vent is None
    )
    fallen = tuple(body.color for body in world.bodies if body.place == place)
    return events.Feed(place=place, players=shown, bodies=fallen)


def heads(world: World) -> tuple[events.Heads, ...]:
    """What the admin table shows: how many stand or lie in each room. Hallways and vents do not count."""
    count = dict.fromkeys(world.station.rooms, 0)
    for player in world.players.values():
        if player.alive and player.vent is None and player.place in count:
            count[player.place] += 1
    for body in world.bodies:
        if body.place in count:
            count[body.place] += 1
    return tuple(map(_counted, count.keys(), count.values()))


@functools.cache
def _counted(room: str, count: int) -> events.Heads:
    """Cached: there are few different ones, and each look at the table tells a dozen of them."""
    return events.Heads(room=room, count=count)
