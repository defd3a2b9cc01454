"""The maps, each validated once when it is first loaded."""

import functools
from collections.abc import Callable

from games.engine.facts import station
from games.engine.maps import outpost, skeld, survey

DRAWINGS: dict[str, Callable[[], station.Station]] = {"skeld": skeld.draw, "outpost": outpost.draw}
"""Maps by name. Those that other packages bring are added while the site starts."""


@functools.cache
def load(name: str) -> station.Station:
    """The station of that name; the same object every time, so that look-ups on it can be cached."""
    if name not in DRAWINGS:
        raise survey.MapMissing(name, DRAWINGS)
    drawn = DRAWINGS[name]()
    survey.require_sound(drawn)
    return drawn


def title(name: str) -> str:
    """What people call the map; `name` itself if there is no such map any more."""
    return load(name).name if name in DRAWINGS else name
