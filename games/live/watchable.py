"""Which views a match has."""

from games.engine.facts import identities
from games.models import Match

DEFAULT = "glass"


class NoSuchMatch(Exception):
    """Nothing was ever played under this number."""


class NoSuchView(Exception):
    """The message says which ones there are."""


def viewer(match_id: int, view: str) -> identities.Viewer:
    """`glass`, `public`, or the colour of a seat of this match."""
    seated = Match.objects.filter(pk=match_id).order_by("seats__place").values_list("seats__color", flat=True)
    found = list(seated)
    if not found:
        raise NoSuchMatch(f"there is no match {match_id}")
    colors = list(filter(None, found))
    match view:
        case "glass":
            return "glass"
        case "public":
            return "public"
    if view in colors:
        return identities.Color(view)
    raise NoSuchView(f"view must be one of {', '.join(['glass', 'public', *colors])}")
