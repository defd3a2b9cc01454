"""Redis as the processes' common ground: scripts run whole, and its absence is one exception."""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import TypeVar, cast

from glassbox_site.ground import redis_clients

ABSENCE = 2.0
TIMEOUT = 5.0

Result = TypeVar("Result")
Terms = Sequence[str | int]

logger = logging.getLogger("personas.llm")


class Away(Exception):
    """Redis cannot be reached now; what depends on it goes on without, in a way its module describes."""


class Script:
    """A Lua script: Redis runs it as one step that nothing can come between."""

    def __init__(self, source: str) -> None:
        self.source = source


class Store:
    """One Redis, seen from one event loop. After a failure it is left alone for `absence` seconds."""

    def __init__(self, url: str, clock: Callable[[], float], *, absence: float = ABSENCE) -> None:
        self._redis = redis_clients.on_loop(url, to_be_let_in=1.0, seconds=TIMEOUT, again=1)
        self._absence = redis_clients.Absence(absence, clock)

    async def run(self, script: Script, keys: Sequence[str], terms: Terms) -> list[bytes]:
        """What the script returns. It may run twice when a connection breaks, so scripts go by ids."""
        call = self._redis.eval(script.source, len(keys), *keys, *map(str, terms))
        return await self._try(cast(Awaitable[list[bytes]], call))

    async def mark(self, key: str, seconds: float) -> None:
        """A key that is there for so long."""
        await self._try(self._redis.set(key, "1", px=max(1, int(seconds * 1000))))

    async def wait_for(self, key: str, seconds: float) -> None:
        """Until something is pushed onto the list, or the time is over."""
        await self._try(cast(Awaitable[object], self._redis.blpop([key], timeout=seconds)))

    async def fields(self, key: str) -> dict[str, str]:
        found = await self._try(cast(Awaitable[dict[bytes, bytes]], self._redis.hgetall(key)))
        return {name.decode(): value.decode() for name, value in found.items()}

    async def put(self, key: str, fields: Mapping[str, str], seconds: float) -> None:
        await self._try(cast(Awaitable[int], self._redis.hset(key, mapping=dict(fields))))
        await self._try(self._redis.expire(key, int(seconds)))

    async def drop(self, key: str, names: Sequence[str]) -> None:
        await self._try(cast(Awaitable[int], self._redis.hdel(key, *names)))

    async def remove(self, key: str) -> None:
        await self._try(cast(Awaitable[int], self._redis.delete(key)))

    async def close(self) -> None:
        await self._redis.aclose()

    async def _try(self, operation: Awaitable[Result]) -> Result:
        if self._absence.lasts:
            _discard(operation)
            raise Away
        try:
            return await operation
        except redis_clients.AWAY as failure:
            if not self._absence.lasts:
                logger.warning("Redis is away: %s", type(failure).__name__)
            self._absence.begin()
            raise Away from failure


def _discard(operation: Awaitable[object]) -> None:
    if isinstance(operation, Coroutine):
        operation.close()
