"""The notation of maps: tables with one thing a line and columns separated by bars, and tasks with their stages."""

from games.engine.facts import identities, station


def places(table: str) -> tuple[station.Place, ...]:
    return tuple(_place(*row) for row in _rows(table))


def walks(table: str) -> tuple[station.Walk, ...]:
    return tuple(
        station.Walk(a=a, b=b, seconds=float(seconds), door=door[0] if door else None)
        for a, b, seconds, *door in _rows(table)
    )


def passages(table: str) -> tuple[station.Passage, ...]:
    return tuple(station.Passage(a=a, via=via, b=b, seconds=float(seconds)) for a, via, b, seconds in _rows(table))


def vents(table: str) -> tuple[station.Vent, ...]:
    return tuple(
        station.Vent(id=name, place=place, x=_pair(at)[0], y=_pair(at)[1], leads_to=tuple(links.split()))
        for name, place, at, links in _rows(table)
    )


def cameras(table: str) -> tuple[station.Camera, ...]:
    return tuple(station.Camera(id=name, place=place) for name, place in _rows(table))


def consoles(table: str) -> tuple[station.Console, ...]:
    return tuple(_console(*row) for row in _rows(table))


def task(
    name: str, title: str, length: station.Length, *stages: station.Stage, exclusive: bool = False
) -> station.TaskKind:
    """A task that is the only one of its family."""
    return station.TaskKind(id=name, name=title, length=length, family=name, stages=stages, exclusive=exclusive)


def stage(place: str, seconds: int, label: str, *, visual: bool = False, wait: int = 0) -> station.Stage:
    return station.Stage(place=place, seconds=seconds, label=label, visual=visual, wait=wait)


def _rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def _pair(cell: str) -> tuple[int, int]:
    x, y = cell.split()
    return int(x), int(y)


def _place(name: str, title: str, kind: str, at: str, box: str = "") -> station.Place:
    x, y = _pair(at)
    return station.Place(id=name, name=title, kind=station.PlaceKind(kind), x=x, y=y, box=_box(box) if box else None)


def _box(cell: str) -> station.Box:
    left, top, right, bottom = (int(edge) for edge in cell.split())
    return station.Box(left=left, top=top, right=right, bottom=bottom)


def _console(
    name: str, title: str, place: str, use: str, system: str = "", seconds: str = "0", parts: str = "1"
) -> station.Console:
    return station.Console(
        id=name,
        name=title,
        place=place,
        use=station.Use(use),
        system=identities.System(system) if system else None,
        seconds=int(seconds),
        parts=int(parts),
    )
