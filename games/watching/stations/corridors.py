"""How corridors run on a map's plane: straight where possible, otherwise with one bend."""

import dataclasses
import functools
import itertools

from games.engine import maps
from games.engine.facts import station as stations

HALF = 17
"""Half of a corridor's width."""
CORNER = 4
"""The least distance from the side of a corridor to the end of the wall that it leaves."""

Point = tuple[int, int]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Corridor:
    """`points` lead from the wall of the room to the middle of the hallway. An `upright` corridor leaves by the ceiling
    or the floor. `door` is the room whose doors close it, if any. `seconds` is how long it takes to walk from middle to
    middle at normal speed."""

    room: str
    hall: str
    door: str | None
    upright: bool
    seconds: float
    points: tuple[Point, ...]


@functools.cache
def of(station_id: str) -> tuple[Corridor, ...]:
    station = maps.load(station_id)
    return tuple(_corridor(station, walk) for walk in station.walks)


def _corridor(station: stations.Station, walk: stations.Walk) -> Corridor:
    ends = station.place[walk.a], station.place[walk.b]
    room, hall = ends if ends[0].box else ends[::-1]
    assert room.box is not None
    upright = not room.box.top + HALF < hall.y < room.box.bottom - HALF
    points = _upright(room.box, hall) if upright else _level(room.box, hall)
    return Corridor(room=room.id, hall=hall.id, door=walk.door, upright=upright, seconds=walk.seconds, points=points)


def _level(box: stations.Box, hall: stations.Place) -> tuple[Point, ...]:
    return (box.left if hall.x < box.left else box.right, hall.y), (hall.x, hall.y)


def _upright(box: stations.Box, hall: stations.Place) -> tuple[Point, ...]:
    x = min(max(hall.x, box.left + HALF + CORNER), box.right - HALF - CORNER)
    wall = x, box.top if hall.y < box.top else box.bottom
    bend = () if x == hall.x else ((x, hall.y),)
    return wall, *bend, (hall.x, hall.y)


def floor(station: stations.Station) -> list[stations.Box]:
    """Where one can walk on a station: its rooms, its crossings, and each straight piece of a corridor."""
    places = [place.box or _around((place.x, place.y), (place.x, place.y)) for place in station.places]
    stretches = [stretch for corridor in of(station.id) for stretch in itertools.pairwise(corridor.points)]
    return [*places, *(_around(*stretch) for stretch in stretches)]


def _around(a: Point, b: Point) -> stations.Box:
    (left, right), (top, bottom) = sorted((a[0], b[0])), sorted((a[1], b[1]))
    return stations.Box(left=left - HALF, top=top - HALF, right=right + HALF, bottom=bottom + HALF)
