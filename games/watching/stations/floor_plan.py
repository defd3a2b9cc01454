"""A station as JSON: what it takes to draw it, and nothing that happens on it. Names are in the reader's language."""

import dataclasses
from typing import Any

from django.utils.translation import gettext

from games.engine.facts import station as stations
from games.watching.stations import corridors, hulls


def of(station: stations.Station) -> dict[str, object]:
    """Lengths are in units of the map's own plane; `door` is the room whose doors close a corridor."""
    return {
        "id": station.id,
        "name": gettext(station.name),
        "width": station.width,
        "height": station.height,
        "spawn": station.spawn,
        "places": _plain(station.places),
        "corridors": _plain(corridors.of(station.id)),
        "vents": _plain(station.vents),
        "cameras": _plain(station.cameras),
        "consoles": _plain(station.consoles),
        "systems": _plain(station.systems),
        "tasks": [_task(task) for task in station.tasks],
        "hull": dataclasses.asdict(hulls.of(station.id)),
    }


def _task(task: stations.TaskKind) -> dict[str, object]:
    """`places` are all places where the task may have to be done; who has to do it where is dealt in the match."""
    places = [*(stage.place for stage in task.stages), *task.panels]
    return {"id": task.id, "name": gettext(task.name), "family": task.family, "places": list(dict.fromkeys(places))}


def _plain(parts: tuple[Any, ...]) -> list[dict[str, object]]:
    return [dataclasses.asdict(part) | _named(part) for part in parts]


def _named(part: Any) -> dict[str, str]:
    return {"name": gettext(part.name)} if hasattr(part, "name") else {}
