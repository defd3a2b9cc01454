"""The ship in pictures: rooms and walks, and whoever the view sees there."""

from collections.abc import Mapping

from PIL import ImageDraw

from games.cards import lettering, paint, tokens
from games.engine.eyes import perspective
from games.engine.facts import identities
from games.engine.facts import station as stations

Box = tuple[float, float, float, float]
TOKEN = 46
ROW = 4


def ship(pen: ImageDraw.ImageDraw, known: perspective.Perspective, box: Box) -> None:
    station = known.station
    scale = min((box[2] - box[0]) / station.width, (box[3] - box[1]) / station.height)
    left = box[0] + (box[2] - box[0] - scale * station.width) / 2
    top = box[1] + (box[3] - box[1] - scale * station.height) / 2
    middles = {place.id: (left + scale * place.x, top + scale * place.y) for place in station.places}
    for walk in station.walks:
        pen.line([middles[walk.a], middles[walk.b]], fill=paint.paint("raise"), width=round(30 * scale))
    for place in station.places:
        if place.box is not None:
            _room(pen, place, left, top, scale)
    _crowd(pen, known, middles)


def _room(pen: ImageDraw.ImageDraw, place: stations.Place, left: float, top: float, scale: float) -> None:
    assert place.box is not None
    edges = (place.box.left, place.box.top, place.box.right, place.box.bottom)
    box = tuple(offset + scale * edge for offset, edge in zip((left, top, left, top), edges, strict=True))
    fill, line = paint.paint("room"), paint.paint("line-strong")
    pen.rounded_rectangle((box[0], box[1], box[2], box[3]), 14 * scale, fill=fill, outline=line, width=2)
    face = lettering.font(18)
    fits = face.getlength(place.name) <= box[2] - box[0] - 8
    for number, line in enumerate([place.name] if fits else place.name.split()):
        at = ((box[0] + box[2]) / 2, box[1] + 8 + 22 * number)
        pen.text(at, line, font=face, fill=paint.paint("text-3"), anchor="ma")


def _crowd(pen: ImageDraw.ImageDraw, known: perspective.Perspective, middles: Mapping[str, tokens.Point]) -> None:
    """Bodies below, the living above them, in rows around the middle of their place."""
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
            tokens.token(pen, color, at, TOKEN, dead=dead, role=known.figures[color].role)
