"""The socket of a fork's page, open to everybody: sends how far the continuations are, and ignores what it receives.

    ws /ws/matches/7/forks/3/?epoch=&after=      {"type": "hello", ...}, then each newest {"type": "fork", ...}

The page then reloads itself; nothing that figures are made from is sent here.
"""

import functools

from django.db.models import Count
from django.urls import path

from games.models import Continuation, Fork
from games.watching import db_threads
from glassbox_site.ground.sockets import looked_at

States = dict[str, int]
"""The number of continuations by state."""


class WatchingFork(looked_at.Watching):
    async def enter(self) -> None:
        named = self.scope["url_route"]["kwargs"]
        await self.watch(looked_at.topic(("fork", *named.values()), functools.partial(_look, **named), TONGUE))


def _look(match_id: int, fork_id: int) -> States | None:
    if not Fork.objects.filter(pk=fork_id, parent=match_id).exists():
        return None
    found = Continuation.objects.filter(arm__fork=fork_id).order_by().values_list("match__status")
    return dict(found.annotate(Count("pk")))


TONGUE: looked_at.Tongue[States] = looked_at.tongue("fork", lambda states: {"states": states}, db_threads.done)

addresses = [path("ws/matches/<int:match_id>/forks/<int:fork_id>/", WatchingFork.as_asgi(), name="fork-socket")]
