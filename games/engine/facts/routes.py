"""The way from one place to another, and how many ticks each part of it takes."""

import dataclasses
import functools
import heapq

from games.engine.facts import station as stations


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Step:
    """A step into a neighbouring place: how many ticks to its border, and how many more to its middle."""

    place: str
    to_border: int
    to_middle: int


@functools.cache
def route(station: stations.Station, origin: str, destination: str, speed: float) -> tuple[Step, ...]:
    """The shortest way on foot, whether doors are shut or not. Ties go to the way whose place ids sort first."""
    queue: list[tuple[int, tuple[str, ...], tuple[Step, ...]]] = [(0, (origin,), ())]
    reached: set[str] = set()
    while queue:
        ticks, path, steps = heapq.heappop(queue)
        here = path[-1]
        if here == destination:
            return steps
        if here in reached:
            continue
        reached.add(here)
        for way in _ways(station, speed).get(here, ()):
            along = tuple(step.place for step in way)
            heapq.heappush(queue, (ticks + duration(way), path + along, steps + way))
    raise LookupError(f"no way from {origin} to {destination} on {station.id}")


def duration(steps: tuple[Step, ...]) -> int:
    return sum(step.to_border + step.to_middle for step in steps)


@functools.cache
def _ways(station: stations.Station, speed: float) -> dict[str, tuple[tuple[Step, ...], ...]]:
    """Maps every place to the ways that begin there: single walks, and passages straight across a hallway."""
    ways: dict[str, tuple[tuple[Step, ...], ...]] = {}
    lengths = {pair: walk.seconds for walk in station.walks for pair in ((walk.a, walk.b), (walk.b, walk.a))}
    for (origin, place), seconds in lengths.items():
        ways[origin] = (*ways.get(origin, ()), (_step(place, _ticks(seconds, speed)),))
    for passage in station.passages:
        for origin, place in ((passage.a, passage.b), (passage.b, passage.a)):
            share = lengths[origin, passage.via] / (lengths[origin, passage.via] + lengths[passage.via, place])
            ticks = max(2, _ticks(passage.seconds, speed))
            first = min(ticks - 1, max(1, round(ticks * share)))
            ways[origin] = (*ways[origin], (_step(passage.via, first), _step(place, ticks - first)))
    return ways


def _step(place: str, ticks: int) -> Step:
    return Step(place=place, to_border=(ticks + 1) // 2, to_middle=ticks // 2)


def _ticks(seconds: float, speed: float) -> int:
    return max(1, int(seconds / speed + 0.5))
