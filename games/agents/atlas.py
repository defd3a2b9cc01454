"""A station in words: its places with everything in them, the ways between them, and its tasks."""

from collections.abc import Iterator

from games.agents import prompt_files
from games.engine.facts import routes
from games.engine.facts import station as stations

Station = stations.Station


def places(station: Station, speed: float) -> str:
    return "\n".join(_place(station, place, speed) for place in station.places)


def passages(station: Station, speed: float) -> str:
    return ", ".join(
        _said("passage", a=passage.a, b=passage.b, seconds=_seconds(station, passage.a, passage.b, speed))
        for passage in station.passages
    )


def tasks(station: Station, *, visual: bool) -> str:
    return "\n".join(_task(kind, visual=visual) for kind in station.tasks)


def _place(station: Station, place: stations.Place, speed: float) -> str:
    ways = ", ".join(_way(station, place.id, other, speed) for other in _neighbours(station, place.id))
    inside = "; ".join(_inside(station, place.id))
    return _said("place", id=place.id, name=place.name, ways=ways, inside=f" {inside}." if inside else "")


def _neighbours(station: Station, place: str) -> list[str]:
    return [walk.b if walk.a == place else walk.a for walk in station.walks if place in (walk.a, walk.b)]


def _way(station: Station, origin: str, place: str, speed: float) -> str:
    seconds = _seconds(station, origin, place, speed)
    door = station.door_between.get((origin, place))
    if door is None:
        return _said("way", id=place, seconds=seconds)
    return _said("way_with_doors", id=place, seconds=seconds, door=door)


def _seconds(station: Station, origin: str, place: str, speed: float) -> str:
    return str(routes.duration(routes.route(station, origin, place, speed)))


def _inside(station: Station, place: str) -> Iterator[str]:
    for console in station.consoles:
        if console.place == place:
            yield _said("console", name=console.name, id=console.id)
    for vent in station.vents_in[place]:
        yield _said("vent", id=vent.id, others=", ".join(vent.leads_to))
    if place in station.watched_places:
        yield _said("camera")


def _task(kind: stations.TaskKind, *, visual: bool) -> str:
    if not kind.panels:
        stages = ", then ".join(_stage(stage, visual=visual) for stage in kind.stages)
        return _said("task", id=kind.id, name=kind.name, length=kind.length, stages=stages)
    panels = ", ".join(_said("stage", place=panel, seconds=str(kind.panel_seconds)) for panel in kind.panels)
    return _said("task_panels", id=kind.id, name=kind.name, length=kind.length, draws=str(kind.draws), stages=panels)


def _stage(stage: stations.Stage, *, visual: bool) -> str:
    if stage.wait:
        return _said("stage_wait", place=stage.place, seconds=str(stage.seconds), wait=str(stage.wait))
    shows = visual and stage.visual
    return _said("stage_visual" if shows else "stage", place=stage.place, seconds=str(stage.seconds))


def _said(choice: str, **values: str) -> str:
    return prompt_files.phrase("rules", "map", choice, **values)
