"""The latest great lie: what was said, what its speaker thought, and what the log says. A spoiler for its match."""

from dataclasses import dataclass

from django.core.cache import cache
from django.utils.translation import get_language

from games.engine.facts import events
from games.models import Moment, Status
from games.models.moment import MomentKind
from games.watching import glimpse

GREAT = 35
"""The least weight of a great lie: that of an alibi (`engine/hindsight/moments`)."""
KEPT_SECONDS = 3_600
LONGEST = 280


@dataclass(frozen=True, slots=True, kw_only=True)
class Lie:
    """`thought` is empty if the speaker stated none; `so` is the caption of the entry that refutes the lie."""

    match: int
    n: int
    color: str
    name: str
    said: str
    thought: str
    so: str


def latest() -> Lie | None:
    """The weightiest lie of the most recently ended match with a great one; rebuilt when its cache entry expires."""
    lies = Moment.objects.filter(kind=MomentKind.LIE, weight__gte=GREAT, match__status=Status.FINISHED)
    moment = lies.select_related("match", "seat").order_by("-match__ended_at", "-weight", "n").first()
    if moment is None:
        return None
    name = f"great-lie/{moment.match_id}/{moment.match.edition}/{moment.n}/{get_language()}"
    found: Lie | None = cache.get(name)
    if found is None and (found := _told(moment)) is not None:
        cache.set(name, found, KEPT_SECONDS)
    return found


def _told(moment: Moment) -> Lie | None:
    seen = glimpse.at(moment.match_id, "glass", moment.n, "glass")
    if seen is None or not isinstance(line := seen.entry.event, events.Spoke) or not seen.refutation:
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
