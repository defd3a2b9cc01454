"""The ship in pictures: rooms and corridors, and the players whom the view sees there."""

from collections.abc import Mapping

from django.utils.translation import gettext
from PIL import ImageDraw

from games.engine.eyes import perspective
from games.engine.facts import identities
from games.engine.facts import station as stations
from games.pages.cards import lettering, paint, player_tokens

Box = tuple[float, float, float, float]
TOKEN = 46
ROW = 4
SIGN, SMALLEST_SIGN = 18, 10


def ship(pen: ImageDraw.ImageDraw, known: perspective.Perspective, box: Box) -> None:
    station = known.station
    scale = min((box[2] - box[0]) / station.width, (box[3] - box[1]) / station.height)
    left = box[0] + (box[2] - box[0] - scale * station.width) / 2
    top = box[1] + (box[3] - box[1] - scale * station.height) / 2
    middles = {place.id: (left + scale * place.x, top + scale * place.y) for place in station.places}
    for walk in station.walks:
        pen.line([middles[walk.a], middles[walk.b]], fill=paint.paint("raise"), width=round(30 * scale))
    rooms = {place.name: _edges(place.box, left, top, scale) for place in station.places if place.box is not None}
    alarmed = _alarmed(known)
    for name, edges in rooms.items():
        _room(pen, edges, scale, alarmed=name in alarmed)
    for name, edges in rooms.items():
        _name(pen, name, edges)
    _crowd(pen, known, middles)
    if known.ended is None and not any(figure.place and figure.in_sight for figure in known.figures.values()):
        told = gettext("Who is where, only the glass shows.")
        face = lettering.sized([told], box[2] - box[0], range(36, 15, -2))
        pen.text(((box[0] + box[2]) / 2, box[3] - 10), told, font=face, fill=paint.paint("text-3"), anchor="ms")


def _alarmed(known: perspective.Perspective) -> set[str]:
    """The names of the places where the current sabotage can be fixed."""
    if known.sabotage is None:
        return set()
    system = known.sabotage.system
    consoles = {console.place for console in known.station.consoles if console.system == system}
    return {place.name for place in known.station.places if place.id in consoles}


def _edges(box: stations.Box, left: float, top: float, scale: float) -> Box:
    return left + scale * box.left, top + scale * box.top, left + scale * box.right, top + scale * box.bottom


def _room(pen: ImageDraw.ImageDraw, edges: Box, scale: float, *, alarmed: bool) -> None:
    fill, line = paint.paint("room"), paint.paint("warn" if alarmed else "line-strong")
    pen.rounded_rectangle(edges, 14 * scale, fill=fill, outline=line, width=6 if alarmed else 2)


def _name(pen: ImageDraw.ImageDraw, name: str, edges: Box) -> None:
    lines, face = sign(gettext(name), edges[2] - edges[0] - 8)
    for number, line in enumerate(lines):
        at = ((edges[0] + edges[2]) / 2, edges[1] + 8 + 22 * number)
        pen.text(at, line, font=face, fill=paint.paint("text-3"), anchor="ma")


def sign(name: str, width: float) -> tuple[list[str], lettering.Font]:
    """A room's name, fitted to the room's width: one word per line if it is too long, then in a smaller size."""
    lines = [name] if lettering.font(SIGN).getlength(name) <= width else name.split()
    return lines, lettering.sized(lines, width, range(SIGN, SMALLEST_SIGN - 1, -1))


def _crowd(
    pen: ImageDraw.ImageDraw, known: perspective.Perspective, middles: Mapping[str, player_tokens.Point]
) -> None:
    """Draws bodies first and the living over them, in rows around the middle of their place."""
    there: dict[str, list[tuple[identities.Color, bool]]] = {}
    for body in known.bodies:
        there.setdefault(body.place, []).append((body.color, True))
    for figure in known.figures.values():
        if figure.place is not None and figure.in_sight and figure.alive:
            there.setdefault(figure.place, []).append((figure.color, False))
    for place, crowd in there.items():
        x, y = middles[place]
        for number, (color, dead) in enumerate(crowd):
            row, column = divmod(number, ROW)
            across = min(len(crowd) - row * ROW, ROW) - 1
            at = (x + (column - across / 2) * TOKEN * 0.9, y + 18 + row * TOKEN * 0.9)
            player_tokens.token(pen, color, at, TOKEN, dead=dead, role=known.figures[color].role)
