"""The names that are filled into sentences about a match, listed so that translators are shown them too."""

import itertools
from collections.abc import Iterator

from games.engine import maps
from games.engine.facts import decisions, events, identities, station
from games.engine.lobby import lobby_settings


def words() -> list[str]:
    stations = [maps.load(name) for name in maps.DRAWINGS]
    words = itertools.chain(decisions.Trigger, events.Asked, events.EndReason, identities.Pad, identities.Side)
    spelt = map(identities.spelt, words)
    colors = [color.title() for color in identities.Color]
    choices = [choice for setting in lobby_settings.SETTINGS for choice in setting.choices]
    return list(dict.fromkeys([*colors, *choices, *spelt, *itertools.chain.from_iterable(map(_names, stations))]))


def _names(drawn: station.Station) -> Iterator[str]:
    yield drawn.name
    yield from (place.name for place in drawn.places)
    for console in drawn.consoles:
        yield from (console.name, console.named)
    for task in drawn.tasks:
        yield from (task.name, task.work)
