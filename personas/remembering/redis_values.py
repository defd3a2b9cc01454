"""Where memories are kept in Redis: a value under a key, or None while Redis is away.

Reads and writes wait at most `TIMEOUT` seconds, and after a failure not at all for `ABSENCE` seconds, longer after the
next.
"""

import functools
import logging
from collections.abc import Callable

from redis import exceptions

from glassbox_site.ground import redis_clients

TIMEOUT = 2.0
ABSENCE = 5.0

logger = logging.getLogger("personas.remembering.memory")


class Shelf:
    """One pool of connections for each process; redis-py opens another one after a fork."""

    def __init__(self, redis_url: str) -> None:
        self._redis = redis_clients.at(redis_url, TIMEOUT, again=1)
        self._absence = redis_clients.Absence(ABSENCE)

    def get(self, key: str) -> bytes | None:
        found = self._tried(lambda: self._redis.get(key))
        return found if isinstance(found, bytes) else None

    def put(self, key: str, value: str) -> None:
        self._tried(lambda: self.write(key, value))

    def ping(self) -> None:
        """Raises `redis_clients.AWAY` unless Redis answers."""
        self._redis.ping()
        self._absence.end()

    def write(self, key: str, value: str) -> None:
        """Raises `redis_clients.AWAY` if it could not be written."""
        self._redis.set(key, value)

    def close(self) -> None:
        """Close the connections; later calls open new ones."""
        self._redis.close()

    def _tried(self, call: Callable[[], object]) -> object:
        """A refusal does not count as absence: a value of another type can be overwritten, a full disk emptied."""
        if self._absence.lasts:
            return None
        try:
            found = call()
            self._absence.end()
            return found
        except exceptions.ResponseError as refusal:
            logger.warning("Redis refuses (%s): memory works from the database", type(refusal).__name__)
        except redis_clients.AWAY as failure:
            self._absence.begin()
            logger.warning("Redis is away (%s): memory works from the database", type(failure).__name__)
        return None


@functools.cache
def at(redis_url: str) -> Shelf:
    return Shelf(redis_url)
