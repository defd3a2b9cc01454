"""The socket of a series' page, open to everybody and deaf: it tells that the series has moved, and nothing else.

ws /ws/series/7/?epoch=&after=             {"type": "hello", ...}, then each newest {"type": "series", ...}
"""

import functools
import json
from typing import Any

from django.db.models import Count

from games.models import Series
from games.watching import db_threads
from glassbox_site.ground.plain import digits
from glassbox_site.ground.sockets import consumers, looked_at
from glassbox_site.ground.sockets.bounds import Refused
from glassbox_site.ground.sockets.messages import Message

Seen = dict[str, Any]


class WatchingSeries(consumers.Consumer):
    async def enter(self) -> None:
        number = self.scope["url_route"]["kwargs"]["series_id"]
        topic = looked_at.topic(("series", number), functools.partial(seen, number), TONGUE)
        with topic.visited():
            try:
                await topic.open()
            except looked_at.NothingThere as absence:
                raise Refused("there is nothing", consumers.NOT_FOUND) from absence
            after = digits.number(self.wishes.get("after", "0")) or 0
            self.spectator.watch(topic, after if self.wishes.get("epoch") == topic.epoch else 0)


def seen(series_id: int) -> Seen | None:
    counted = Series.objects.filter(pk=series_id).annotate(ordered=Count("places"), ended=Count("places__row"))
    found = counted.values("state", "pairs", "ordered", "ended").first()
    return dict(found) if found else None


def _said(**said: Any) -> Message:
    return Message(json.dumps(said).encode())


TONGUE: looked_at.Tongue[Seen] = looked_at.Tongue(
    hello=lambda epoch, head: _said(type="hello", epoch=epoch, head=head),
    beat=lambda head: _said(type="beat", head=head),
    frame=lambda found, n: _said(type="series", n=n, **found),
    done=db_threads.done,
)
