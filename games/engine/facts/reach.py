"""How far hands and eyes go inside one place, which has no coordinates: only spots, and a middle between them.

A spot is a console, a vent, or where a task is done; the middle is None, and whoever walks is in it.
"""

from enum import StrEnum


class Reach(StrEnum):
    """The very same spot; that, and between the middle and any spot; everywhere in the place."""

    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"


Spot = str | None


def spans(reach: Reach, a: Spot, b: Spot) -> bool:
    """Whether it goes from one spot of a place to another of the same place."""
    if reach is Reach.LONG or a == b:
        return True
    return reach is Reach.MEDIUM and None in (a, b)


def of_vision(vision: float) -> Reach:
    """Vision 1 shows a room from wall to wall, half of it what is half a room away, less than that arm's length."""
    if vision >= 1:
        return Reach.LONG
    return Reach.MEDIUM if vision >= 0.5 else Reach.SHORT
