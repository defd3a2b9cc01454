"""Players in pictures: a shape in their colour with two letters on it."""

import math

from PIL import ImageDraw

from games.engine.facts import identities
from games.pages import looks
from games.pages.cards import lettering, paint

Point = tuple[float, float]
RADII = {"circle": 14, "square": 13, "triangle": 19, "diamond": 18, "hexagon": 16, "pentagon": 17}
CORNERS = {"triangle": 3, "diamond": 4, "hexagon": 6, "pentagon": 5}


def token(
    pen: ImageDraw.ImageDraw,
    color: identities.Color,
    at: Point,
    size: float,
    *,
    dead: bool = False,
    role: identities.Role | None = None,
) -> None:
    """Draws a token about `size` wide, centred at `at`. The dead are hollow; a known impostor is marked."""
    code, shape = looks.LOOKS[color]
    unit = size / 36
    fill = paint.paint("hull") if dead else paint.of_seat(color)
    line = paint.paint("ghost" if dead else "seat-ring")
    _shape(pen, shape, at, unit, fill=fill, line=line)
    drop = 5 if shape == "triangle" else 0
    ink = paint.paint("text-2") if dead else paint.ink_on(color)
    face = lettering.font(max(8, round(11 * unit)), bold=True)
    pen.text((at[0], at[1] + drop * unit), code, font=face, fill=ink, anchor="mm")
    if role is identities.Role.IMPOSTOR:
        corners = _corners(3, (at[0] + 15 * unit, at[1] - 13 * unit), 9 * unit)
        pen.polygon(corners, fill=paint.paint("impostor"), outline=paint.paint("void"), width=max(1, round(unit)))


def ring(pen: ImageDraw.ImageDraw, at: Point, radius: float) -> None:
    """Marks the player who is speaking."""
    pen.ellipse(_around(at, radius), outline=paint.paint("accent"), width=6)


def tick(pen: ImageDraw.ImageDraw, at: Point) -> None:
    """Marks a player who has voted."""
    pen.ellipse(_around(at, 20), fill=paint.paint("ok"), outline=paint.paint("void"), width=3)
    pen.line([(at[0] - 9, at[1]), (at[0] - 2, at[1] + 8), (at[0] + 10, at[1] - 8)], fill=paint.paint("void"), width=5)


def unknown(pen: ImageDraw.ImageDraw, at: Point, size: float) -> None:
    """Draws a player whose identity is hidden, such as an anonymous voter."""
    pen.ellipse(_around(at, size / 2), fill=paint.paint("line-strong"))


def _around(at: Point, radius: float) -> tuple[float, float, float, float]:
    return (at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius)


def _shape(pen: ImageDraw.ImageDraw, shape: str, at: Point, unit: float, *, fill: str, line: str) -> None:
    x, y, radius, edge = *at, RADII[shape] * unit, max(1, round(2 * unit))
    if shape == "circle":
        pen.ellipse(_around(at, radius), fill=fill, outline=line, width=edge)
    elif shape == "square":
        pen.rounded_rectangle(_around(at, radius), 4 * unit, fill=fill, outline=line, width=edge)
    else:
        corners = _corners(CORNERS[shape], (x, y + (3 * unit if shape == "triangle" else 0)), radius)
        pen.polygon(corners, fill=fill)
        pen.line([*corners, *corners[:2]], fill=line, width=edge, joint="curve")


def _corners(count: int, at: Point, radius: float) -> list[Point]:
    turns = (2 * math.pi * corner / count - math.pi / 2 for corner in range(count))
    return [(at[0] + radius * math.cos(turn), at[1] + radius * math.sin(turn)) for turn in turns]
