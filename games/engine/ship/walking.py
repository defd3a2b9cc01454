"""On foot: setting out, crossing from place to place, arriving.

A walker belongs to the place it leaves for the first half of the way, then to the place it enters. If it changes its
mind on the way, it goes on from where it is, not from the middle of a room. Shut doors hold up the living; ghosts pass.
"""

from games.engine.facts import events, identities, routes
from games.engine.ship import sight
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Color = identities.Color


def set_out(ledger: ledgers.Ledger, color: Color, destination: str) -> None:
    """Begins a walk. One to the place where the player already is leads to its middle."""
    world = ledger.world
    player = world.players[color]
    if destination == player.place and player.walk is None:
        return
    steps = routes.route(world.station, player.place, destination, world.rules.player_speed)
    step_back(ledger, color)
    ledger.tell_only(
        color,
        events.SetOut(color=color, origin=player.place, steps=steps, lead=_lead(player.walk, steps, ledger.tick)),
    )


def _lead(walk: worlds.Walk | None, steps: tuple[routes.Step, ...], tick: int) -> int:
    """Ticks to the middle of the place; negative if the walker has already gone from the middle on this same way."""
    if walk is None:
        return 0
    if tick < walk.middle_at or not walk.steps:
        return abs(walk.middle_at - tick)
    gone = min(tick - walk.middle_at, walk.steps[0].to_border)
    return -gone if steps and steps[0].place == walk.steps[0].place else gone


def step_back(ledger: ledgers.Ledger, color: Color, spot: str | None = None) -> None:
    """Moves to another spot of the place, or to its middle (None). A player that sees only part of it looks again."""
    player = ledger.world.players[color]
    if player.spot == spot or player.vent is not None:
        return
    audience = sight.witnesses(ledger.world, player.place, player.spot, spot) if player.alive else ()
    ledger.tell(events.SpotTaken(color=color, place=player.place, spot=spot), audience)
    if player.alive:
        sight.look_anew(ledger, color)


def due_to_cross(world: worlds.World, tick: int) -> list[Color]:
    """Those who have come to a border, in seating order."""
    return [
        color
        for color, player in world.players.items()
        if player.walk is not None and player.walk.steps and player.walk.due <= tick
    ]


def cross(ledger: ledgers.Ledger, color: Color) -> bool:
    """Crosses the border, unless its doors are shut. Returns whether a living player is in another place now."""
    world = ledger.world
    player = world.players[color]
    if player.walk is None:
        return False
    if is_held_up(world, player):
        _hold_up(ledger, player, player.walk)
        return False
    place = player.walk.steps[0].place
    walked = events.Walked(color=color, origin=player.place, place=place)
    ledger.tell(walked, _seen_crossing(world, player, place))
    return player.alive


def is_held_up(world: worlds.World, player: worlds.Player) -> bool:
    """Whether shut doors block the next border of this walk. They never block a ghost."""
    if player.walk is None or not player.walk.steps or not player.alive or not world.systems.shut:
        return False
    return _door_ahead(world, player, player.walk) in world.systems.shut


def _door_ahead(world: worlds.World, player: worlds.Player, walk: worlds.Walk) -> str:
    return world.station.door_between.get((player.place, walk.steps[0].place), "")


def _hold_up(ledger: ledgers.Ledger, player: worlds.Player, walk: worlds.Walk) -> None:
    """Tells the walker of the shut doors, only once, as it comes to them."""
    if walk.due == ledger.tick:
        room = _door_ahead(ledger.world, player, walk)
        ledger.tell_only(player.color, events.DoorsFoundShut(color=player.color, room=room))


def _seen_crossing(world: worlds.World, player: worlds.Player, place: str) -> tuple[Color, ...]:
    if not player.alive:
        return ()
    seen = sight.witnesses(world, player.place, None)
    return (*seen, *sight.witnesses(world, place, None), player.color)


def arrive(ledger: ledgers.Ledger) -> None:
    """Ends every walk that has come to its goal."""
    for color, player in ledger.world.players.items():
        walk = player.walk
        if walk is not None and not walk.steps and walk.due <= ledger.tick:
            ledger.tell_only(color, events.Arrived(color=color))
