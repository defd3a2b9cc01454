"""A station in words: its places with everything in them, the ways between them, and its tasks."""

from collections.abc import Iterator, Sequence

from games.engine.facts import routes
from games.engine.facts import station as stations
from games.players.models.prompting import prompt_files

Station = stations.Station


def places(station: Station, speed: float) -> str:
    return "\n".join(_place(station, place, speed) for place in station.places)


def passages(station: Station, speed: float) -> str:
    return ", ".join(
        _said("passage", a=passage.a, b=passage.b, seconds=seconds(station, passage.a, passage.b, speed))
        for passage in station.passages
    )


def tasks(station: Station, *, visual: bool, vents: bool) -> str:
    """One line for each family of tasks that take the same time."""
    families: dict[tuple[object, ...], list[stations.TaskKind]] = {}
    for kind in station.dealt(vents=vents):
        times = tuple((stage.seconds, stage.wait, stage.visual) for stage in kind.stages)
        families.setdefault((kind.family, kind.length, times), []).append(kind)
    return "\n".join(_tasks(kinds, visual=visual) for kinds in families.values())


def _place(station: Station, place: stations.Place, speed: float) -> str:
    ways = ", ".join(_way(station, place.id, other, speed) for other in neighbours(station, place.id))
    inside = "; ".join(_inside(station, place.id))
    return _said("place", id=place.id, name=place.name, ways=ways, inside=f" {inside}." if inside else "")


def neighbours(station: Station, place: str) -> list[str]:
    return [walk.b if walk.a == place else walk.a for walk in station.walks if place in (walk.a, walk.b)]


def _way(station: Station, origin: str, place: str, speed: float) -> str:
    length = seconds(station, origin, place, speed)
    door = station.door_between.get((origin, place))
    if door is None:
        return _said("way", id=place, seconds=length)
    return _said("way_with_doors", id=place, seconds=length, door=door)


def seconds(station: Station, origin: str, place: str, speed: float) -> str:
    return str(routes.duration(routes.route(station, origin, place, speed)))


def _inside(station: Station, place: str) -> Iterator[str]:
    for console in station.consoles:
        if console.place == place:
            yield _said("console", name=console.name, id=console.id)
    for vent in station.vents_in[place]:
        yield _said("vent", id=vent.id, others=", ".join(vent.leads_to))
    if place in station.watched_places:
        yield _said("camera")


def _tasks(kinds: Sequence[stations.TaskKind], *, visual: bool) -> str:
    ids, [first, *_] = ", ".join(kind.id for kind in kinds), kinds
    if first.at_vents:
        return _said(
            "task_vents", ids=ids, length=first.length, draws=str(first.draws), seconds=str(first.panel_seconds)
        )
    if first.panels:
        panels = ", ".join(_said("stage", place=panel, seconds=str(first.panel_seconds)) for panel in first.panels)
        return _said("task_panels", ids=ids, length=first.length, draws=str(first.draws), stages=panels)
    stages = [
        _stage("/".join(dict.fromkeys(stage.place for stage in alike)), alike[0], visual=visual)
        for alike in zip(*(kind.stages for kind in kinds), strict=True)
    ]
    return _said("task", ids=ids, length=first.length, stages=", then ".join(stages))


def _stage(place: str, stage: stations.Stage, *, visual: bool) -> str:
    if stage.wait:
        return _said("stage_wait", place=place, seconds=str(stage.seconds), wait=str(stage.wait))
    shows = visual and stage.visual
    return _said("stage_visual" if shows else "stage", place=place, seconds=str(stage.seconds))


def _said(choice: str, **values: str) -> str:
    return prompt_files.phrase("rules", "map", choice, **values)
