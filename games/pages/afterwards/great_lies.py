"""The latest great lie: what was said, what its speaker thought, and what the log says. A spoiler for its match."""

from dataclasses import dataclass

from django.core.cache import cache
from django.utils.translation import get_language

from games.engine.facts import events, testimony
from games.models import Moment, Status
from games.models.moment import MomentKind
from games.watching import glimpse

GREAT = 35
"""The least weight of a great lie: that of an alibi (`engine/hindsight/moments`)."""
KEPT_SECONDS = 3_600
LONGEST = 280
VERSION = 2
"""To be raised whenever the same log would give another lie: it is part of the cache key."""
TRIED = 5
"""How many moments are looked at for one that can be told."""
UNTOLD = "untold"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lie:
    """`thought` is empty if the speaker stated none; `so` is what of the log contradicts the lie on its face."""

    match: int
    n: int
    color: str
    name: str
    said: str
    thought: str
    so: str


def latest() -> Lie | None:
    """The weightiest lie of the most recently ended match with a great one that can be told; it is kept for a while."""
    lies = Moment.objects.filter(kind=MomentKind.LIE, weight__gte=GREAT, match__status=Status.FINISHED)
    latest = lies.select_related("match", "seat").order_by("-match__ended_at", "-weight", "n")[:TRIED]
    return next(filter(None, map(_kept, latest)), None)


def _kept(moment: Moment) -> Lie | None:
    """Moments stored by earlier rules may have no lie that can be told; that is kept as well."""
    name = f"great-lie/{VERSION}/{moment.match_id}/{moment.match.edition}/{moment.n}/{get_language()}"
    found: Lie | str | None = cache.get(name)
    if found is None:
        found = _told(moment) or UNTOLD
        cache.set(name, found, KEPT_SECONDS)
    return found if isinstance(found, Lie) else None


def _told(moment: Moment) -> Lie | None:
    seen = glimpse.at(moment.match_id, "glass", moment.n, "glass")
    if seen is None or not isinstance(line := seen.entry.event, events.Spoke) or not seen.refutation:
        return None
    if testimony.is_erased(line.message):
        return None
    mind = seen.known.minds.get(line.color)
    return Lie(
        match=moment.match_id,
        n=moment.n,
        color=line.color.value,
        name=moment.seat.name if moment.seat else "",
        said=line.message[:LONGEST],
        thought=mind.thought[:LONGEST] if mind else "",
        so=seen.refutation,
    )
