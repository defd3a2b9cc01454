"""The socket of a series' page, open to everybody: it only sends how far the series is, and ignores what it receives.

ws /ws/series/7/?epoch=&after=             {"type": "hello", ...}, then each newest {"type": "series", ...}
"""

import functools
from typing import Any

from django.db.models import Count

from games.models import Series
from games.watching import db_threads
from glassbox_site.ground.sockets import looked_at

Seen = dict[str, Any]


class WatchingSeries(looked_at.Watching):
    async def enter(self) -> None:
        number = self.scope["url_route"]["kwargs"]["series_id"]
        await self.watch(looked_at.topic(("series", number), functools.partial(seen, number), TONGUE))


def seen(series_id: int) -> Seen | None:
    counted = Series.objects.filter(pk=series_id).annotate(ordered=Count("places"), ended=Count("places__row"))
    found = counted.values("state", "pairs", "ordered", "ended").first()
    return dict(found) if found else None


TONGUE: looked_at.Tongue[Seen] = looked_at.tongue("series", lambda found: found, db_threads.done)
