"""The socket of a fork's page, open to everybody and deaf: how far its continuations are, whenever that changes.

    ws /ws/matches/7/forks/3/?epoch=&after=      {"type": "hello", ...}, then each newest {"type": "fork", ...}

The page asks for itself again then; nothing that a figure is made of goes this way.
"""

import functools
import json
from typing import Any

from django.db.models import Count
from django.urls import path

from games.models import Continuation, Fork
from games.watching import db_threads
from glassbox_site.ground.plain import digits
from glassbox_site.ground.sockets import consumers, looked_at
from glassbox_site.ground.sockets.bounds import Refused
from glassbox_site.ground.sockets.messages import Message

States = dict[str, int]
"""How many continuations are in which state."""


class WatchingFork(consumers.Consumer):
    async def enter(self) -> None:
        named = self.scope["url_route"]["kwargs"]
        topic = looked_at.topic(("fork", *named.values()), functools.partial(_look, **named), TONGUE)
        with topic.visited():
            try:
                await topic.open()
            except looked_at.NothingThere as absence:
                raise Refused("there is nothing", consumers.NOT_FOUND) from absence
            after = digits.number(self.wishes.get("after", "0")) or 0
            self.spectator.watch(topic, after if self.wishes.get("epoch") == topic.epoch else 0)


def _look(match_id: int, fork_id: int) -> States | None:
    if not Fork.objects.filter(pk=fork_id, parent=match_id).exists():
        return None
    found = Continuation.objects.filter(arm__fork=fork_id).order_by().values_list("match__status")
    return dict(found.annotate(Count("pk")))


def _said(**said: Any) -> Message:
    return Message(json.dumps(said).encode())


TONGUE: looked_at.Tongue[States] = looked_at.Tongue(
    hello=lambda epoch, head: _said(type="hello", epoch=epoch, head=head),
    beat=lambda head: _said(type="beat", head=head),
    frame=lambda states, n: _said(type="fork", n=n, states=states),
    done=db_threads.done,
)

addresses = [path("ws/matches/<int:match_id>/forks/<int:fork_id>/", WatchingFork.as_asgi(), name="fork-socket")]
