"""The league, as a Django app, with the maps that other packages bring."""

from collections.abc import Iterator
from typing import Any

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _

from games.engine import maps
from games.engine.facts import station
from games.engine.maps import survey
from glassbox_site.ground.plain import third_parties


def _faults(name: str, draw: Any) -> Iterator[str]:
    drawn = draw()
    if not isinstance(drawn, station.Station):
        yield f"it draws no map, but {type(drawn).__name__}"
        return
    if drawn.id != name:
        yield f"its entry is called {name}, and the map {drawn.id}"
    yield from survey.problems(drawn)


MAPS_BROUGHT = third_parties.Group("glassbox.maps", _faults, maps.DRAWINGS.keys)


class GamesConfig(AppConfig):
    name = "games"
    verbose_name = _("The league")

    def ready(self) -> None:
        maps.DRAWINGS.update({each.name: each.value for each in MAPS_BROUGHT.sound})
