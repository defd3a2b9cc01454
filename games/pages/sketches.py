"""The ship at a glance, as data for a small drawing: rooms and corridors, the living and the bodies in them.

Roles and ghosts are left out: a glance at a match shows where everybody is, but not yet who is what.
"""

import dataclasses
import math
from collections.abc import Iterator, Sequence

from django.utils.translation import gettext

from games.engine.eyes import perspective
from games.engine.facts import identities
from games.engine.facts import station as stations
from games.watching.stations import corridors, hulls

APART = 58
"""Distance between two neighbours, in the map's own units, like all lengths here."""
HALL = 2 * APART


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """The name is centred at `middle`, below the upper edge."""

    name: str
    middle: int
    left: int
    top: int
    width: int
    height: int
    is_alarmed: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    x: int
    y: int
    color: str
    is_body: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Sketch:
    """Each walk is the data of an SVG path."""

    hull: hulls.Hull
    rooms: tuple[Room, ...]
    walks: tuple[str, ...]
    tokens: tuple[Token, ...]
    alive: int
    seated: int


def of(known: perspective.Perspective) -> Sketch | None:
    """The sketch of what this perspective knows; None before the seats are taken."""
    if not known.seats:
        return None
    figures, station = known.figures.values(), known.station
    return Sketch(
        hull=hulls.of(station.id),
        rooms=tuple(_rooms(station, _alarmed(known))),
        walks=tuple(_walk(corridor) for corridor in corridors.of(station.id)),
        tokens=tuple(_tokens(known)),
        alive=sum(figure.alive for figure in figures),
        seated=len(known.seats),
    )


def _rooms(station: stations.Station, alarmed: frozenset[str]) -> Iterator[Room]:
    for place in station.places:
        if place.box is not None:
            yield Room(
                name=gettext(place.name),
                middle=(place.box.left + place.box.right) // 2,
                left=place.box.left,
                top=place.box.top,
                width=place.box.right - place.box.left,
                height=place.box.bottom - place.box.top,
                is_alarmed=place.id in alarmed,
            )


def _alarmed(known: perspective.Perspective) -> frozenset[str]:
    """The ids of the places where the current sabotage can be fixed."""
    if known.sabotage is None:
        return frozenset()
    system = known.sabotage.system
    return frozenset(console.place for console in known.station.consoles if console.system == system)


def _walk(corridor: corridors.Corridor) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in corridor.points)


def _tokens(known: perspective.Perspective) -> Iterator[Token]:
    """Tokens in rows around the middle of their place; bodies come first, so that they are drawn below."""
    there: dict[str, list[tuple[identities.Color, bool]]] = {}
    for body in known.bodies:
        there.setdefault(body.place, []).append((body.color, True))
    for figure in known.figures.values():
        if figure.alive and figure.place is not None:
            there.setdefault(figure.place, []).append((figure.color, False))
    for place in known.station.places:
        yield from _crowd(place, there.get(place.id, ()))


def _crowd(place: stations.Place, crowd: Sequence[tuple[identities.Color, bool]]) -> Iterator[Token]:
    """Tokens are APART from each other, or closer where they would not fit in the room otherwise."""
    x, y, width, height = _room(place)
    abreast = max(1, math.ceil(math.sqrt(len(crowd) * width / height)))
    rows = -(-len(crowd) // abreast)
    aside, behind = min(APART, width / max(abreast - 1, 1)), min(APART, height / max(rows - 1, 1))
    for number, (color, is_body) in enumerate(crowd):
        row, column = divmod(number, abreast)
        across = min(len(crowd) - row * abreast, abreast)
        yield Token(
            x=round(x + (column - (across - 1) / 2) * aside),
            y=round(y + (row - (rows - 1) / 2) * behind),
            color=color,
            is_body=is_body,
        )


def _room(place: stations.Place) -> tuple[float, float, float, float]:
    """The middle and the size of the room; a place without a box, a hall, has a fixed size."""
    box = place.box
    if box is None:
        return place.x, place.y, HALL, HALL
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2, box.right - box.left, box.bottom - box.top
