"""What the front page shows of matches, standings and batches, in a fixed number of queries.

The queries run one after another, while matches begin and end: first for matches to come, then for running ones, then
for finished ones, each without what was found before, so that none is shown twice and none is missed. What only
finished matches reveal is read before all that, so that it gives nothing away of a match on air.
"""

from dataclasses import dataclass
from datetime import timedelta

from django.db import OperationalError
from django.utils import timezone

from games.models import Moment, Status
from games.pages import programme, sketches
from games.pages.afterwards import great_lies
from games.records import kept_moments, ranking, standings
from games.watching import ongoing
from personas.models import Persona
from sct.models import Batch
from sct.records import overview

ON_AIR, TO_COME, PLAYED, MOMENTS, LEADERS = 6, 3, 6, 4, 5
RECENTLY = timedelta(days=7)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rooms:
    """`featured` is a match that is being played, if any, and `ship` where everybody is in it; `on_air` are the other
    running ones.

    `kind` says which matches the leaders' standings are of: the league's, or exhibitions as long as there is no league.
    """

    featured: programme.Card | None
    ship: sketches.Sketch | None
    on_air: list[programme.Card]
    to_come: list[programme.Card]
    played: list[programme.Card]
    moments: list[Moment]
    lie: great_lies.Lie | None
    kind: str
    leaders: list[ranking.Row]
    personas: int
    batch: overview.Overview | None


def look(*, telling: bool) -> Rooms | None:
    """None while the database is away, which the front page then says. Without `telling`, no spoilers."""
    try:
        return _look(telling=telling)
    except OperationalError:
        return None


def _look(*, telling: bool) -> Rooms:
    everything = programme.wanted(programme.Wish())
    scope, table = _table(telling=telling)
    best_moments = _moments() if telling else []
    lie = great_lies.latest() if telling else None
    to_come = programme.cards(programme.to_come(everything)[:TO_COME], telling=telling)
    going = programme.cards(programme.on_air(programme.without(to_come, everything))[: ON_AIR + 1], telling=telling)
    over = programme.over(programme.without([*to_come, *going], everything), Status.FINISHED, telling=telling)
    featured = next((card for card in going if card.status == Status.RUNNING), None)
    best = [row for row in ranking.rows(table, scope, ranking.Wish()) if telling or not row.standing.is_provisional]
    return Rooms(
        featured=featured,
        ship=sketches.of(ongoing.now(featured.number, featured.since)) if telling and featured else None,
        on_air=[card for card in going if card != featured][:ON_AIR],
        to_come=to_come,
        played=programme.cards(over[:PLAYED], telling=telling),
        moments=best_moments,
        lie=lie,
        kind=scope.kind,
        leaders=best[:LEADERS],
        personas=Persona.objects.filter(is_active=True).count(),
        batch=next(iter(overview.of(Batch.objects.order_by("-pk")[:1])), None),
    )


def _table(*, telling: bool) -> tuple[standings.Scope, standings.Table]:
    league, exhibitions = (standings.Scope(kind=kind, settled=not telling) for kind in ("league", "exhibition"))
    table = standings.table(league)
    return (league, table) if table.matches else (exhibitions, standings.table(exhibitions))


def _moments() -> list[Moment]:
    """The best of this week, or of all time if there were none this week."""
    return kept_moments.best(timezone.now() - RECENTLY, limit=MOMENTS) or kept_moments.best(limit=MOMENTS)
