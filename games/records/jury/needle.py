"""The jury of a running match, as everybody may see it: all voices together, and nothing about a single one."""

from collections.abc import Sequence
from typing import Any

from django.db.models import Count, Sum

from games.models import Match, Voice
from games.models.match import OVER
from games.records.jury import jury_law

Shown = dict[str, Any]


class Needle:
    """Recounts when somebody has marked; any other look costs only small queries."""

    def __init__(self, match_id: int) -> None:
        self._match_id = match_id
        self._of: object = None
        self._shown: Shown = {}

    def look(self) -> Shown | None:
        """The needle as it is now; None if there is no such match."""
        status = Match.objects.filter(pk=self._match_id).values_list("status", flat=True).first()
        if status is None:
            return None
        marked = heard(self._match_id).aggregate(n=Count("pk"), marks=Sum("marks"))
        if self._of != marked:
            sheets = [*heard(self._match_id).values_list("sheet", flat=True)]
            self._of, self._shown = marked, shown(sheets)
        return self._shown | {"is_over": status in OVER}


def heard(match_id: int) -> Any:
    """The voices that have marked, and have not looked through other eyes."""
    return Voice.objects.filter(match_id=match_id, is_closed=False, marks__gt=0)


def shown(sheets: Sequence[jury_law.Sheet]) -> Shown:
    """Lower quartile, median and upper quartile by colour, in percent, once there are enough voices."""
    told = {color: None for sheet in sheets for color in sheet} if len(sheets) >= jury_law.FEWEST else {}
    spreads = {color: jury_law.spread(sheets, color) for color in sorted(told)}
    needle = {color: [round(one.low), round(one.median), round(one.high)] for color, one in spreads.items()}
    return {"voices": len(sheets), "fewest": jury_law.FEWEST, "needle": needle}
