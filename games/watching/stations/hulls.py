"""The ship's outer skin, drawn around all that is walked on, as if a large ball rolled along it from outside."""

import dataclasses
import functools
import math
from collections.abc import Callable, Sequence

from games.engine import maps
from games.engine.facts import station as stations
from games.watching.stations import corridors

STEP, BALL, SKIN = 8, 230, 30
MARGIN = 14
EVERY = 3
"""One point in so many is kept; those that are kept are joined by curves."""

Point = tuple[float, float]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Hull:
    """`path` is closed, as SVG writes it; `frame` is the `viewBox` that holds all of it."""

    path: str
    frame: str


@functools.cache
def of(station_id: str) -> Hull:
    boxes = [_swollen(box) for box in corridors.floor(maps.load(station_id))]
    left, right = min(box.left for box in boxes), max(box.right for box in boxes)
    columns = [left + STEP * number for number in range(math.ceil((right - left) / STEP) + 1)]
    middle = (min(box.top for box in boxes) + max(box.bottom for box in boxes)) / 2
    above = _rolled([_reach(boxes, x, lambda box: middle - box.top) for x in columns])
    below = _rolled([_reach(boxes, x, lambda box: box.bottom - middle) for x in columns])
    upper = [(x, middle - high) for x, high in zip(columns, above, strict=True)]
    lower = [(x, middle + deep) for x, deep in zip(columns, below, strict=True)]
    return Hull(
        path=_smooth([*upper, *reversed(lower)]), frame=_frame(columns, middle - max(above), middle + max(below))
    )


def _swollen(box: stations.Box) -> stations.Box:
    return stations.Box(left=box.left - SKIN, top=box.top - SKIN, right=box.right + SKIN, bottom=box.bottom + SKIN)


def _reach(boxes: Sequence[stations.Box], x: float, far: Callable[[stations.Box], float]) -> float:
    here = (far(box) for box in boxes if box.left - STEP <= x <= box.right + STEP)
    return max(-BALL / 4, *here, -BALL / 4)


def _rolled(heights: Sequence[float]) -> list[float]:
    """Fills what the ball cannot reach, and leaves alone the corners that it passes."""
    outer = [max(high - _drop(i - j) for j, high in enumerate(heights)) for i in range(len(heights))]
    return [min(high + _drop(i - j) for j, high in enumerate(outer)) for i in range(len(outer))]


def _drop(columns: int) -> float:
    across = columns * STEP
    return BALL - math.sqrt(BALL**2 - across**2) if abs(across) < BALL else math.inf


def _smooth(points: Sequence[Point]) -> str:
    """Every few points, joined by curves through the middles between them."""
    kept = points[::EVERY]
    middles = [
        ((x + next_x) / 2, (y + next_y) / 2)
        for (x, y), (next_x, next_y) in zip(kept, [*kept[1:], kept[0]], strict=True)
    ]
    curves = (f"Q{_told(point)} {_told(middle)}" for point, middle in zip(kept, middles, strict=True))
    return f"M{_told(middles[-1])}{''.join(curves)}Z"


def _told(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def _frame(columns: Sequence[float], top: float, bottom: float) -> str:
    left, width = columns[0] - MARGIN, columns[-1] - columns[0] + 2 * MARGIN
    return f"{left:.0f} {top - MARGIN:.0f} {width:.0f} {bottom - top + 2 * MARGIN:.0f}"
