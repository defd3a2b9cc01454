"""The maps, each validated once when it is first loaded."""

import functools

from games.engine.facts import station
from games.engine.maps import outpost, skeld, survey

DRAWINGS = {"skeld": skeld.draw, "outpost": outpost.draw}


@functools.cache
def load(name: str) -> station.Station:
    """The station of that name; the same object every time, so that look-ups on it can be cached."""
    if name not in DRAWINGS:
        raise survey.BadMapError(f"no map is called {name!r}; there are {', '.join(sorted(DRAWINGS))}")
    drawn = DRAWINGS[name]()
    survey.require_sound(drawn)
    return drawn
