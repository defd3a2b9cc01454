"""Whether a map is sound. All problems are named at once, each with the thing that has it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sized
from typing import Protocol

from games.engine.facts import identities
from games.engine.facts import station as stations

LONGEST_SIDE = 10_000
"""Longest width or height of the plan, in its own units; our plans are 1,000 wide."""
LONGEST_TIME = 3_600
"""Longest time, in seconds, of a walk, a stage of a task or anything else that takes time."""
LONGEST_NAME = 100


class _Named(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


class BadMapError(ValueError):
    """A map that cannot be played on."""


class MapMissing(BadMapError):
    """Nothing that is installed has a map of that `name`. It may have come with a package that was removed since."""

    def __init__(self, name: str, there_are: Iterable[str]) -> None:
        super().__init__(f"no map is called {name!r}; there are {', '.join(sorted(there_are))}")
        self.name = name


def require_sound(station: stations.Station) -> None:
    found = problems(station)
    if found:
        raise BadMapError(f"the map {station.id} has {len(found)} problems: " + "; ".join(found))


def problems(station: stations.Station) -> list[str]:
    return [
        *_names(station),
        *_repeated_names(station),
        *_drawing(station),
        *_unknown_places(station),
        *_walks(station),
        *_islands(station),
        *_vents(station),
        *_consoles(station),
        *_tasks(station),
        *_seats(station),
    ]


def _is_a_time(seconds: float) -> bool:
    return 0 < seconds <= LONGEST_TIME


def _bound(most: int, *given: float) -> str:
    """Words that name the bound, if one of the given values is beyond it; otherwise none."""
    return f"; at most {most:,}" if any(each > most for each in given) else ""


def _names(station: stations.Station) -> Iterator[str]:
    """Ids are used in choices, settings and addresses; names are shown on pages and in prompts."""
    things: dict[str, tuple[_Named, ...]] = {
        "map": (station,),
        "place": station.places,
        "console": station.consoles,
        "task": station.tasks,
    }
    for kind, named in things.items():
        for thing in named:
            yield from _id(kind, thing.id)
            yield from _label(f"the name of {kind} {thing.id!r}", thing.name)
    yield from (fault for vent in station.vents for fault in _id("vent", vent.id))
    yield from (fault for camera in station.cameras for fault in _id("camera", camera.id))
    for task in station.tasks:
        for index, stage in enumerate(task.stages):
            yield from _label(f"the label of stage {index} of task {task.id!r}", stage.label)


def _id(kind: str, name: str) -> Iterator[str]:
    if not re.fullmatch("[A-Za-z0-9_-]+", name):
        yield f"{kind} {name!r}: an id is of letters, digits, _ and -"


def _label(whose: str, words: str) -> Iterator[str]:
    if not words.strip() or not words.isprintable():
        yield f"{whose} is {words!r}, which nobody can read"
    if len(words) > LONGEST_NAME:
        yield f"{whose} has {len(words)} letters, more than {LONGEST_NAME}"


def _drawing(station: stations.Station) -> Iterator[str]:
    """Everything has to lie on the plan, which is drawn from the same data."""
    width, height = station.width, station.height
    if not (1 <= width <= LONGEST_SIDE and 1 <= height <= LONGEST_SIDE):
        yield f"the plan is {width} wide and {height} high{_bound(LONGEST_SIDE, width, height)}"
    spots: dict[str, tuple[stations.Place | stations.Vent, ...]] = {"place": station.places, "vent": station.vents}
    for kind, drawn in spots.items():
        for thing in drawn:
            if not (0 <= thing.x <= width and 0 <= thing.y <= height):
                yield f"{kind} {thing.id} at {thing.x}, {thing.y} is off the plan of {width} by {height}"
    for place in station.places:
        box = place.box
        if box and not (0 <= box.left < box.right <= width and 0 <= box.top < box.bottom <= height):
            yield f"the box of place {place.id}, {box.left} {box.top} {box.right} {box.bottom}, is none on the plan"


def _repeated_names(station: stations.Station) -> Iterator[str]:
    groups: dict[str, list[str]] = {
        "place": [place.id for place in station.places],
        "vent": [vent.id for vent in station.vents],
        "camera": [camera.id for camera in station.cameras],
        "console": [console.id for console in station.consoles],
        "system": [str(plan.system) for plan in station.systems],
        "task": [task.id for task in station.tasks],
    }
    for kind, names in groups.items():
        for name, count in Counter(names).items():
            if count > 1:
                yield f"{kind} {name} is drawn {count} times"


def _unknown_places(station: stations.Station) -> Iterator[str]:
    for user, place in _references(station):
        if place not in station.place:
            yield f"{user} refers to {place}, which is no place"


def _references(station: stations.Station) -> Iterator[tuple[str, str]]:
    yield "the spawn", station.spawn
    for walk in station.walks:
        yield from ((f"walk {walk.a}-{walk.b}", end) for end in (walk.a, walk.b))
    for passage in station.passages:
        yield from ((f"passage {passage.a}-{passage.b}", end) for end in (passage.a, passage.via, passage.b))
    yield from ((f"vent {vent.id}", vent.place) for vent in station.vents)
    yield from ((f"camera {camera.id}", camera.place) for camera in station.cameras)
    yield from ((f"console {console.id}", console.place) for console in station.consoles)
    for task in station.tasks:
        yield from ((f"task {task.id}", stage.place) for stage in task.stages)
        yield from ((f"task {task.id}", panel) for panel in task.panels)


def _walks(station: stations.Station) -> Iterator[str]:
    walked = Counter(frozenset((walk.a, walk.b)) for walk in station.walks)
    for walk in station.walks:
        name = f"walk {walk.a}-{walk.b}"
        if walk.a == walk.b:
            yield f"{name} leads nowhere"
        if walked[frozenset((walk.a, walk.b))] > 1:
            yield f"{name} is drawn more than once"
        if not _is_a_time(walk.seconds):
            yield f"{name} takes {walk.seconds} seconds{_bound(LONGEST_TIME, walk.seconds)}"
        if walk.door not in (None, walk.a, walk.b):
            yield f"{name} has a door of {walk.door}, which is at neither end"
    for passage in station.passages:
        if not _is_a_time(passage.seconds):
            bound = _bound(LONGEST_TIME, passage.seconds)
            yield f"passage {passage.a}-{passage.b} takes {passage.seconds} seconds{bound}"
        for end in (passage.a, passage.b):
            if frozenset((end, passage.via)) not in walked:
                yield f"passage {passage.a}-{passage.b} crosses {passage.via}, which no walk joins to {end}"


def _islands(station: stations.Station) -> Iterator[str]:
    neighbours: dict[str, list[str]] = {}
    for walk in station.walks:
        neighbours.setdefault(walk.a, []).append(walk.b)
        neighbours.setdefault(walk.b, []).append(walk.a)
    reached = [station.spawn]
    for place in reached:
        reached += [next_ for next_ in neighbours.get(place, []) if next_ not in reached]
    for name in station.place:
        if name not in reached:
            yield f"place {name} cannot be reached from {station.spawn}"


def _vents(station: stations.Station) -> Iterator[str]:
    for vent in station.vents:
        for other in vent.leads_to:
            if other == vent.id:
                yield f"vent {vent.id} leads to itself"
            elif other not in station.vent:
                yield f"vent {vent.id} leads to {other}, which is no vent"
            elif vent.id not in station.vent[other].leads_to:
                yield f"vent {vent.id} leads to {other}, but not back"


def _consoles(station: stations.Station) -> Iterator[str]:
    buttons = [console for console in station.consoles if console.use is stations.Use.BUTTON]
    if len(buttons) != 1:
        yield f"there are {len(buttons)} emergency buttons"
    for console in station.consoles:
        if (console.use is stations.Use.MENDING) != (console.system is not None):
            yield f"console {console.id} is for {console.use} and names the system {console.system}"
        if console.system is not None and console.system not in station.system:
            yield f"console {console.id} mends {console.system}, which this map does not have"
    for plan in station.systems:
        yield from _system(station, plan)
    if station.cameras and station.console_for(stations.Use.CAMERAS) is None:
        yield "there are cameras, but nowhere to watch them"


def _system(station: stations.Station, plan: stations.SystemPlan) -> Iterator[str]:
    consoles = station.mending_consoles[plan.system]
    if not consoles:
        yield f"system {plan.system} has no console that mends it"
    if plan.mending is stations.Mending.TOGETHER and len(consoles) < 2:
        yield f"system {plan.system} is mended together, but has {len(consoles)} consoles"
    critical = plan.system in (identities.System.REACTOR, identities.System.O2)
    if critical != (plan.seconds is not None) or (plan.seconds is not None and not _is_a_time(plan.seconds)):
        yield f"system {plan.system} gives the crew {plan.seconds} seconds{_bound(LONGEST_TIME, plan.seconds or 0)}"
    for console in consoles:
        if plan.mending is stations.Mending.EACH and not _is_a_time(console.seconds):
            yield f"console {console.id} takes {console.seconds} seconds{_bound(LONGEST_TIME, console.seconds)}"
        if console.parts < 1 or (plan.mending is stations.Mending.TOGETHER and console.parts != 1):
            yield f"console {console.id} has {console.parts} parts"


def _tasks(station: stations.Station) -> Iterator[str]:
    for task in station.tasks:
        if [bool(task.stages), bool(task.panels), task.at_vents].count(True) != 1:
            yield f"task {task.id} needs either stages or panels or vents"
        yield from _draws(station, task)
        for stage in task.stages:
            if stage.vent is not None and stage.vent not in station.vent:
                yield f"task {task.id}, {stage.label!r}: {stage.vent} is no vent"
            if not _is_a_time(stage.seconds) or not 0 <= stage.wait <= LONGEST_TIME:
                bound = _bound(LONGEST_TIME, stage.seconds, stage.wait)
                yield f"task {task.id}, {stage.label!r}: {stage.seconds} seconds, wait {stage.wait}{bound}"
    for length in stations.Length:
        if not any(task.length is length for task in station.tasks):
            yield f"there are no {length} tasks"


def _draws(station: stations.Station, task: stations.TaskKind) -> Iterator[str]:
    """Checks a task whose stages are drawn at random when it is dealt."""
    places: Sized = station.vents if task.at_vents else task.panels
    if not task.at_vents and not task.panels:
        return
    if not 1 <= task.draws <= len(places):
        yield f"task {task.id} draws {task.draws} of {len(places)} {'vents' if task.at_vents else 'panels'}"
    if not _is_a_time(task.panel_seconds):
        where, bound = "vent" if task.at_vents else "panel", _bound(LONGEST_TIME, task.panel_seconds)
        yield f"task {task.id} takes {task.panel_seconds} seconds at a {where}{bound}"


def _seats(station: stations.Station) -> Iterator[str]:
    if not 4 <= station.min_players <= station.max_players <= 15:
        yield f"it seats {station.min_players} to {station.max_players} players"
