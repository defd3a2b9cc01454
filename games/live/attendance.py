"""How many watch a match, over all web processes: each says what it sees itself, and who falls silent is forgotten.

A number for people to look at: nothing depends on it, and without Redis there is none.
"""

import functools
import logging
import time
import uuid
from collections.abc import Iterable, Mapping

import redis
from django.conf import settings
from redis import exceptions

KEY = "glassbox:attendance:"
FORGOTTEN_SECONDS = 15
TIMEOUT = 2.0
OURSELVES = uuid.uuid4().hex

logger = logging.getLogger("games.attendance")


def told(own: Mapping[int, int], by: str = OURSELVES) -> dict[int, int]:
    """So many watch these matches in this process; the answer is how many do in all of them."""
    now = time.time()
    try:
        with _redis(settings.REDIS_URL).pipeline(transaction=False) as pipe:
            for match_id, count in own.items():
                pipe.hset(f"{KEY}{match_id}", by, f"{count} {now}")
                pipe.expire(f"{KEY}{match_id}", FORGOTTEN_SECONDS)
            pipe.execute()
    except exceptions.RedisError as absence:
        logger.warning("nobody can be counted now (%s)", type(absence).__name__)
        return {}
    return of(own)


def of(match_ids: Iterable[int]) -> dict[int, int]:
    """Those that nobody is known to watch are left out."""
    wanted = list(match_ids)
    try:
        with _redis(settings.REDIS_URL).pipeline(transaction=False) as pipe:
            for match_id in wanted:
                pipe.hvals(f"{KEY}{match_id}")
            found = pipe.execute()
    except exceptions.RedisError:
        return {}
    counted = {match_id: _sum(said) for match_id, said in zip(wanted, found, strict=True)}
    return {match_id: count for match_id, count in counted.items() if count}


def _sum(said: Iterable[bytes]) -> int:
    oldest = time.time() - FORGOTTEN_SECONDS
    pairs = (each.split() for each in said)
    return sum(int(count) for count, at in pairs if float(at) > oldest)


@functools.cache
def _redis(redis_url: str) -> "redis.Redis":
    return redis.Redis.from_url(redis_url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)
