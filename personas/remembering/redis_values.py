"""Where memories lie in Redis: a value under a key, or nothing while Redis is away.

Who reads or writes does not wait long for it, and after a failure not at all for `ABSENCE` seconds.
"""

import functools
import logging
import time

import redis
from redis import exceptions, retry
from redis.backoff import NoBackoff

TIMEOUT = 2.0
ABSENCE = 5.0

logger = logging.getLogger("personas.remembering.memory")


class Shelf:
    """One pool of connections for each process; redis-py opens another one after a fork."""

    def __init__(self, redis_url: str) -> None:
        self._redis = redis.Redis.from_url(
            redis_url,
            socket_timeout=TIMEOUT,
            socket_connect_timeout=TIMEOUT,
            retry=retry.Retry(NoBackoff(), 1),
        )
        self._away_until = 0.0

    def get(self, key: str) -> bytes | None:
        if self._is_away():
            return None
        try:
            found = self._redis.get(key)
        except exceptions.RedisError as failure:
            self._note(failure)
            return None
        return found if isinstance(found, bytes) else None

    def put(self, key: str, value: str) -> None:
        if self._is_away():
            return
        try:
            self.write(key, value)
        except exceptions.RedisError as failure:
            self._note(failure)

    def ping(self) -> None:
        """Raises RedisError unless Redis answers."""
        self._redis.ping()
        self._away_until = 0.0

    def write(self, key: str, value: str) -> None:
        """Raises RedisError unless it is written."""
        self._redis.set(key, value)

    def close(self) -> None:
        """Later calls open new connections."""
        self._redis.close()

    def _is_away(self) -> bool:
        return time.monotonic() < self._away_until

    def _note(self, failure: exceptions.RedisError) -> None:
        """Who refuses is not away: a value of another kind is overwritten, and a full disk may be emptied."""
        if isinstance(failure, exceptions.ResponseError):
            logger.warning("Redis refuses (%s): memory works from the database", type(failure).__name__)
            return
        self._away_until = time.monotonic() + ABSENCE
        logger.warning("Redis is away (%s): memory works from the database", type(failure).__name__)


@functools.cache
def at(redis_url: str) -> Shelf:
    return Shelf(redis_url)
