"""The league as a Django app; registers the maps that other installed packages provide."""

import operator
from collections.abc import Callable, Iterator
from typing import Any

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _

from games.engine import maps
from games.engine.facts import station
from games.engine.maps import survey
from glassbox_site.ground.plain import third_parties


def _faults(name: str, drawn: Any) -> Iterator[str]:
    if not isinstance(drawn, station.Station):
        yield f"it draws no map, but {type(drawn).__name__}"
        return
    if drawn.id != name:
        yield f"its entry is called {name}, and the map {drawn.id}"
    misfits = list(third_parties.misfits(drawn))
    yield from misfits or survey.problems(drawn)


MAPS_BROUGHT = third_parties.Group("glassbox.maps", _faults, maps.DRAWINGS.keys, made=operator.call)


def _always(drawn: station.Station) -> Callable[[], station.Station]:
    return lambda: drawn


class GamesConfig(AppConfig):
    name = "games"
    verbose_name = _("The league")

    def ready(self) -> None:
        for each in MAPS_BROUGHT.sound:
            maps.DRAWINGS[each.name] = _always(each.value)
