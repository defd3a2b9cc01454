"""What was found last, in Redis, where every process sees it; gone by itself where nobody looks any more."""

import functools
from dataclasses import dataclass
from datetime import datetime, timedelta

import redis
from django.conf import settings
from pydantic import TypeAdapter, ValidationError
from redis import exceptions

from personas.llm.discovering.servers import Server
from personas.remembering import redis_values

KEY = "glassbox:minds:found"
KEPT = timedelta(minutes=10)
MOST_SERVERS, MOST_OFFERS = 16, 60
A_MOMENT_SECONDS = 0.5
"""Whoever opens a page waits no longer for a Redis that hangs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The servers of the last look, and when that was."""

    at: datetime
    servers: tuple[Server, ...] = ()

    def server(self, address: str) -> Server | None:
        return next((server for server in self.servers if server.address == address), None)


def post(found: Found) -> None:
    """Raises RedisError where nobody could read it."""
    _redis(settings.REDIS_URL, redis_values.TIMEOUT).set(KEY, _written().dump_json(found), ex=KEPT)


def read() -> Found | None:
    """None if nobody looked of late, or Redis does not answer."""
    try:
        told = _redis(settings.REDIS_URL, A_MOMENT_SECONDS).get(KEY)
    except exceptions.RedisError:
        return None
    try:
        return _written().validate_json(told) if isinstance(told, bytes) else None
    except ValidationError:  # posted by another release
        return None


@functools.cache
def _written() -> TypeAdapter[Found]:
    return TypeAdapter(Found)


@functools.cache
def _redis(url: str, seconds: float) -> "redis.Redis":
    return redis.Redis.from_url(url, socket_timeout=seconds, socket_connect_timeout=seconds)
