"""What was found last, in Redis, where every process sees it; expires by itself when nobody looks any more."""

import functools
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from pydantic import TypeAdapter, ValidationError

from glassbox_site.ground import redis_clients
from personas.llm.discovering.servers import Server
from personas.remembering import redis_values

KEY = "glassbox:minds:found"
KEPT = timedelta(minutes=10)
MOST_SERVERS, MOST_OFFERS = 16, 60
A_MOMENT_SECONDS = 0.5
"""A page waits no longer than this for a Redis that hangs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The servers of the last look, and when that was."""

    at: datetime
    servers: tuple[Server, ...] = ()

    def server(self, address: str) -> Server | None:
        return next((server for server in self.servers if server.address == address), None)


def post(found: Found) -> None:
    """Raises `redis_clients.AWAY` if Redis does not take it."""
    redis_clients.at(settings.REDIS_URL, redis_values.TIMEOUT).set(KEY, _written().dump_json(found), ex=KEPT)


def read() -> Found | None:
    """None if nobody has looked lately, or Redis does not answer."""
    client = redis_clients.at(settings.REDIS_URL, A_MOMENT_SECONDS)
    told = redis_clients.unless_away(lambda: client.get(KEY), None)
    try:
        return _written().validate_json(told) if isinstance(told, bytes) else None
    except ValidationError:  # posted by another release
        return None


@functools.cache
def _written() -> TypeAdapter[Found]:
    return TypeAdapter(Found)
