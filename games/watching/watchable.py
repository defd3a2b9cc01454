"""Which views a match has, and in which languages they are told."""

from collections.abc import Mapping

from django.conf import settings

from games.engine import maps
from games.engine.facts import identities
from games.models import Match

DEFAULT = "glass"
SPOILERS, OFF = "spoilers", "off"
"""The cookie of those who want to be surprised."""


class NoSuchMatch(Exception):
    """There has never been a match with this number."""


class NoSuchView(Exception):
    """The message says which views or languages there are."""


def language(asked: str) -> str:
    """The language asked for, or the site's own if none was; raises NoSuchView if the site does not speak it."""
    spoken = [code for code, _ in settings.LANGUAGES]
    if asked and asked not in spoken:
        raise NoSuchView(f"lang must be one of {', '.join(spoken)}")
    return asked or settings.LANGUAGE_CODE


def are_spoilers_off(cookies: Mapping[str, str]) -> bool:
    return cookies.get(SPOILERS) == OFF


def edition(match_id: int) -> int:
    """The edition of its log; 0 if there is no such match."""
    return Match.objects.filter(pk=match_id).values_list("edition", flat=True).first() or 0


def viewer(match_id: int, view: str) -> identities.Viewer:
    """`glass`, `public`, or the colour of a seat of this match. Raises BadMapError if its map is gone."""
    match = Match.objects.filter(pk=match_id).order_by("seats__place")
    found = list(match.values_list("seats__color", "rules__map"))
    if not found:
        raise NoSuchMatch(f"there is no match {match_id}")
    maps.load(found[0][1])
    colors = [color for color, _ in found if color]
    match view:
        case "glass":
            return "glass"
        case "public":
            return "public"
    if view in colors:
        return identities.Color(view)
    raise NoSuchView(f"view must be one of {', '.join(['glass', 'public', *colors])}")
