"""The filters shared by list, feed and calendar: `?kind= season= persona= map=`."""

from collections.abc import Mapping

from django.http import HttpRequest
from django.utils.http import urlencode
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.engine import maps
from games.pages import programme
from games.pages.views import filters

KINDS = (("league", _("league")), ("exhibition", _("exhibition")), ("series", _("series")))
Choices = Mapping[str, filters.Choice]


def asked(request: HttpRequest) -> Choices:
    seasons = [(str(season.pk), season.name) for season in programme.seasons()]
    personas = [(persona.key, str(persona)) for persona in programme.performers()]
    stations = [(name, gettext(maps.title(name))) for name in maps.DRAWINGS]
    found = (
        filters.choice(request, "kind", _("Kind"), _("any"), KINDS),
        filters.choice(request, "season", _("Season"), _("all"), seasons),
        filters.choice(request, "persona", _("Persona"), _("anybody"), personas),
        filters.choice(request, "map", _("Map"), _("any"), stations),
    )
    return {each.name: each for each in found}


def wish(chosen: Choices) -> programme.Wish:
    return programme.Wish(
        kind=chosen["kind"].chosen,
        season=chosen["season"].number,
        persona=chosen["persona"].chosen,
        map=chosen["map"].chosen,
    )


def query(chosen: Choices) -> str:
    """The choices as a query string that gives them again, without what was not understood; empty if there are none."""
    understood = urlencode({name: each.chosen for name, each in chosen.items() if each.chosen})
    return f"?{understood}" if understood else ""
