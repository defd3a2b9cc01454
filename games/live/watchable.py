"""Which views a match has."""

from games.engine.facts import identities
from games.models import Match, Seat

DEFAULT = "glass"


class NoSuchMatch(Exception):
    """Nothing was ever played under this number."""


class NoSuchView(Exception):
    """The message says which ones there are."""


def viewer(match_id: int, view: str) -> identities.Viewer:
    """`glass`, `public`, or the colour of a seat of this match."""
    seated = Seat.objects.filter(match_id=match_id).order_by("place").values_list("color", flat=True)
    colors = list(seated)
    if not colors and not Match.objects.filter(pk=match_id).exists():
        raise NoSuchMatch(f"there is no match {match_id}")
    match view:
        case "glass":
            return "glass"
        case "public":
            return "public"
    if view in colors:
        return identities.Color(view)
    raise NoSuchView(f"view must be one of {', '.join(['glass', 'public', *colors])}")
