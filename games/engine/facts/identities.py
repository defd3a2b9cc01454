"""Who is who: colours, roles, sides, systems, and whose eyes a match can be watched through."""

from enum import StrEnum
from typing import Literal


class Color(StrEnum):
    """A player's name on the ship. Seats get the colours in this order, unless somebody chooses them."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    PINK = "pink"
    ORANGE = "orange"
    YELLOW = "yellow"
    BLACK = "black"
    WHITE = "white"
    PURPLE = "purple"
    BROWN = "brown"
    CYAN = "cyan"
    LIME = "lime"
    MAROON = "maroon"
    ROSE = "rose"
    BANANA = "banana"
    GRAY = "gray"
    TAN = "tan"
    CORAL = "coral"


class Role(StrEnum):
    CREWMATE = "crewmate"
    IMPOSTOR = "impostor"


class Side(StrEnum):
    CREW = "crew"
    IMPOSTORS = "impostors"
    NOBODY = "nobody"


class System(StrEnum):
    """What an impostor can sabotage, doors apart."""

    REACTOR = "reactor"
    O2 = "o2"
    LIGHTS = "lights"
    COMMS = "comms"


class Pad(StrEnum):
    """A player's scratchpads. The meeting's own pad is erased after each meeting."""

    MEETING = "meeting_scratch"
    PEOPLE = "people"
    EVENTS = "events"
    PLAN = "plan"


SKIP: Literal["skip"] = "skip"
Ballot = Color | Literal["skip"]
Viewer = Color | Literal["glass", "public"]


def spelt(word: StrEnum) -> str:
    """`body in sight`, of `body_in_sight`."""
    return word.replace("_", " ")
