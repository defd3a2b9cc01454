"""The road to models for a process that drains batches: shared limits where Redis answers, its own where not."""

from collections.abc import Iterator
from contextlib import contextmanager

import redis
from django.conf import settings

from personas.llm import road

SECONDS_TO_ANSWER = 2.0


@contextmanager
def opened() -> Iterator[road.Road]:
    """A command may run without the site, and then there may be no Redis."""
    way = road.Road(settings.REDIS_URL if _answers(settings.REDIS_URL) else None)
    try:
        yield way
    finally:
        way.close()


def _answers(url: str) -> bool:
    client = redis.Redis.from_url(url, socket_connect_timeout=SECONDS_TO_ANSWER, socket_timeout=SECONDS_TO_ANSWER)
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False
    finally:
        client.close()
