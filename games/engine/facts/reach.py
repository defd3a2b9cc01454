"""How far a player can act and see within one place. A place has no coordinates, only spots and a middle between them.

A spot is a console, a vent, or where a task is done. The middle is None; players on a walk are in it.
"""

from enum import StrEnum


class Reach(StrEnum):
    """SHORT: the same spot. MEDIUM: also between the middle and any spot. LONG: everywhere in the place."""

    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"


Spot = str | None


def spans(reach: Reach, a: Spot, b: Spot) -> bool:
    """Whether the reach extends from spot `a` to spot `b` of the same place."""
    if reach is Reach.LONG or a == b:
        return True
    return reach is Reach.MEDIUM and None in (a, b)


def of_vision(vision: float) -> Reach:
    """A vision of 1 or more shows a whole room, of 0.5 or more what is half a room away, of less only arm's length."""
    if vision >= 1:
        return Reach.LONG
    return Reach.MEDIUM if vision >= 0.5 else Reach.SHORT
