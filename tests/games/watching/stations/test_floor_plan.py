"""The floor plan of a map: its corridors, and the hull around them."""

import itertools
import re

import pytest

from games.engine import maps
from games.watching.stations import corridors, hulls

STATIONS = sorted(maps.DRAWINGS)
POINT = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


@pytest.mark.parametrize("name", STATIONS)
def test_a_corridor_leads_from_a_wall_to_the_hallway_around_one_corner_at_most(name: str) -> None:
    place = maps.load(name).place
    for corridor in corridors.of(name):
        box, (x, y) = place[corridor.room].box, corridor.points[0]

        assert box is not None
        assert x in (box.left, box.right) if not corridor.upright else y in (box.top, box.bottom)
        assert box.left <= x <= box.right
        assert box.top <= y <= box.bottom
        assert corridor.points[-1] == (place[corridor.hall].x, place[corridor.hall].y)
        assert len(corridor.points) <= 3
        assert all(a[0] == b[0] or a[1] == b[1] for a, b in itertools.pairwise(corridor.points))


@pytest.mark.parametrize("name", STATIONS)
def test_the_hull_is_drawn_around_all_that_is_walked_on_and_within_its_frame(name: str) -> None:
    hull = hulls.of(name)
    left, top, width, height = map(int, hull.frame.split())

    points = [(float(x), float(y)) for x, y in POINT.findall(hull.path)]

    assert all(left <= x <= left + width and top <= y <= top + height for x, y in points)
    through = points[::2]
    for box in corridors.floor(maps.load(name)):
        beside = [y for x, y in through if box.left <= x <= box.right]
        assert min(beside) < box.top < box.bottom < max(beside)
        assert min(through)[0] < box.left < box.right < max(through)[0]
