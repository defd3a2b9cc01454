"""The jury of a match that goes on, as everybody may see it: all voices as one, and nothing of a single one."""

from collections.abc import Sequence
from typing import Any

from django.db.models import Count, Sum

from games.models import Match, Voice
from games.models.match import OVER
from games.records.jury import jury_law

Shown = dict[str, Any]


class Needle:
    """Counts anew when somebody has marked; each look in between is one small question."""

    def __init__(self, match_id: int) -> None:
        self._match_id = match_id
        self._of: object = None
        self._shown: Shown = {}

    def look(self) -> Shown | None:
        """None if there is no such match."""
        status = Match.objects.filter(pk=self._match_id).values_list("status", flat=True).first()
        if status is None:
            return None
        marked = heard(self._match_id).aggregate(n=Count("pk"), marks=Sum("marks"))
        if self._of != marked:
            sheets = [*heard(self._match_id).values_list("sheet", flat=True)]
            self._of, self._shown = marked, shown(sheets)
        return self._shown | {"is_over": status in OVER}


def heard(match_id: int) -> Any:
    """Voices that say something, and have seen nothing else."""
    return Voice.objects.filter(match_id=match_id, is_closed=False, marks__gt=0)


def shown(sheets: Sequence[jury_law.Sheet]) -> Shown:
    """By colour the lower quartile, the median and the upper one, in percent, once enough have spoken."""
    told = {color: None for sheet in sheets for color in sheet} if len(sheets) >= jury_law.FEWEST else {}
    spreads = {color: jury_law.spread(sheets, color) for color in sorted(told)}
    needle = {color: [round(one.low), round(one.median), round(one.high)] for color, one in spreads.items()}
    return {"voices": len(sheets), "fewest": jury_law.FEWEST, "needle": needle}
