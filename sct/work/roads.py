"""The road to models for a process that drains batches: limits are shared if Redis answers, else the process's own."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings

from glassbox_site.ground import redis_clients
from personas.llm import road

SECONDS_TO_ANSWER = 2.0


@contextmanager
def opened() -> Iterator[road.Road]:
    """Does not require Redis, since a command may run without the site."""
    way = road.Road(settings.REDIS_URL if _answers(settings.REDIS_URL) else None)
    try:
        yield way
    finally:
        way.close()


def _answers(url: str) -> bool:
    return bool(redis_clients.unless_away(redis_clients.at(url, SECONDS_TO_ANSWER).ping, False))
