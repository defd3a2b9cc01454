"""The last hour of each worker, as curves and in numbers."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground import redis_clients
from glassbox_site.pages.desk import last_hour, who_works

STRETCH = 10
"""The minutes that one number covers."""
HEIGHT = 16
MEGABYTE = 2**20

Read = Callable[[last_hour.Minute], float | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """`read` takes its value from a minute. In a minute without work, what only work would count is 0, and all else is
    not known (None)."""

    name: str | Promise
    read: Read
    places: int = 0


def _shown(name: str, of: float = 1.0) -> Read:
    return lambda minute: None if name not in minute.shown else minute.shown[name] * of


def _standing(name: str) -> Read:
    return lambda minute: minute.shown.get(name, 0.0)


def _rate(name: str) -> Read:
    return lambda minute: minute.rate(name)


FIGURES = (
    Figure(name=_("Tables"), read=_standing("tables")),
    Figure(name=_("Slots"), read=_standing("slots")),
    Figure(name=_("Steps a second"), read=_rate("steps"), places=1),
    Figure(name=_("Calls a second"), read=_rate("calls"), places=1),
    Figure(name=_("Lag of the loop, ms"), read=_shown("lag", 1000.0)),
    Figure(name=_("Memory, MB"), read=_shown("memory_bytes", 1 / MEGABYTE)),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One figure over the hour. `pieces` are the points of its curve, which has gaps where nothing is known;
    `stretches` are the maxima of each ten minutes, the latest last."""

    figure: Figure
    now: float | None
    most: float | None
    pieces: Sequence[str]
    stretches: Sequence[float | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    worker: str
    lines: Sequence[Line]


def look() -> list[Told] | None:
    """None while Redis does not answer."""
    found = redis_clients.unless_away(lambda: last_hour.hours(who_works.connect()), None)
    return None if found is None else [of(hour) for hour in found]


def stretches() -> list[str]:
    """The headings of the columns."""
    spans = ((end + STRETCH, end) for end in range(last_hour.MINUTES - STRETCH, -1, -STRETCH))
    return [gettext("%(from)d to %(to)d min ago") % {"from": begin, "to": end} for begin, end in spans]


def of(hour: last_hour.Hour) -> Told:
    return Told(worker=hour.worker, lines=[_line(figure, hour.minutes) for figure in FIGURES])


def _line(figure: Figure, minutes: Sequence[last_hour.Minute]) -> Line:
    values = [figure.read(minute) for minute in minutes]
    return Line(
        figure=figure,
        now=values[-1],
        most=_most(values),
        pieces=_pieces(values),
        stretches=[_most(values[start : start + STRETCH]) for start in range(0, len(values), STRETCH)],
    )


def _most(values: Iterable[float | None]) -> float | None:
    return max((value for value in values if value is not None), default=None)


def _pieces(values: Sequence[float | None]) -> list[str]:
    """Points scaled from zero at the bottom to the maximum at the top; a single minute becomes a short stroke."""
    top = _most(values) or math.inf
    pieces: list[list[str]] = [[]]
    for place, value in enumerate(values):
        if value is None:
            pieces.append([])
        else:
            pieces[-1].append(f"{place},{HEIGHT - (HEIGHT - 1) * value / top - 0.5:.1f}")
    return [" ".join(piece if piece[1:] else piece * 2) for piece in pieces if piece]
