"""The league's lines to Redis for what may be lost: in each process one for each patience, and nobody calls twice."""

import functools

import redis
from django.conf import settings


def line(seconds: float) -> "redis.Redis":
    """Whoever speaks on it gets a `RedisError` after waiting that long to be let in, or for an answer."""
    return _line(settings.REDIS_URL, seconds)


@functools.cache
def _line(redis_url: str, seconds: float) -> "redis.Redis":
    return redis.Redis.from_url(redis_url, socket_timeout=seconds, socket_connect_timeout=seconds)
