"""How many calls an endpoint gets at once and per minute, over all processes that share a Redis.

A place is a lease in Redis that its holder renews; when a holder is killed, the place is free again after
`LEASE` seconds. Waiting is fair within a process: only its first waiter asks Redis, woken by whoever leaves.

When Redis is away, each process keeps to the endpoint's limits by itself (so n processes may use n times as
much), says so once in the log, and looks for Redis again every few seconds. Calls are never lost for it.
"""

import asyncio
import contextlib
import uuid
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from personas.llm import endpoints, errors, stores

LEASE = 15.0
WINDOW = 60.0
WAKE_CHECK = 1.0

_ACQUIRE = stores.Script("""
local leases, starts, pause, wake = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local id, places, per_minute = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local lease, window = tonumber(ARGV[4]), tonumber(ARGV[5])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local paused = redis.call('PTTL', pause)
if paused > 0 then return {'wait', paused} end
redis.call('ZREMRANGEBYSCORE', leases, '-inf', now)
if redis.call('ZCARD', leases) >= places then
  redis.call('DEL', wake)
  return {'full', redis.call('ZRANGE', leases, 0, 0, 'WITHSCORES')[2] - now}
end
if per_minute > 0 then
  redis.call('ZREMRANGEBYSCORE', starts, '-inf', now - window)
  if redis.call('ZCARD', starts) >= per_minute then
    return {'wait', redis.call('ZRANGE', starts, 0, 0, 'WITHSCORES')[2] + window - now}
  end
  redis.call('ZADD', starts, now, id)
  redis.call('PEXPIRE', starts, window)
end
redis.call('ZADD', leases, now + lease, id)
redis.call('PEXPIRE', leases, lease)
return {'granted', 0}
""")
_RENEW = stores.Script("""
local time = redis.call('TIME')
redis.call('ZADD', KEYS[1], time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return {}
""")
_RELEASE = stores.Script("""
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('LPUSH', KEYS[2], '1')
redis.call('LTRIM', KEYS[2], 0, ARGV[2] - 1)
redis.call('PEXPIRE', KEYS[2], 5000)
return {}
""")


class Gate(Protocol):
    """The way in to one endpoint."""

    def place(self, until: float) -> contextlib.AbstractAsyncContextManager[None]:
        """Wait for a place and hold it; `RateLimited` if there is none before `until` (loop time)."""

    async def pause(self, seconds: float) -> None:
        """Let nobody in for a while: the endpoint said so."""


class LocalGate:
    """The limits within this process."""

    def __init__(self, endpoint: endpoints.Endpoint, clock: Callable[[], float]) -> None:
        self._endpoint = endpoint
        self._clock = clock
        self._places = asyncio.Semaphore(endpoint.concurrency)
        self._starts: deque[float] = deque()
        self._paused_until = 0.0

    @contextlib.asynccontextmanager
    async def place(self, until: float) -> AsyncIterator[None]:
        async with self._places:
            while (wait := self._wait()) > 0:
                refuse_wait(self._endpoint, wait, until - self._clock())
                await asyncio.sleep(wait)
            self._starts.append(self._clock())
            yield

    async def pause(self, seconds: float) -> None:
        self._paused_until = max(self._paused_until, self._clock() + seconds)

    def _wait(self) -> float:
        now = self._clock()
        while self._starts and self._starts[0] <= now - WINDOW:
            self._starts.popleft()
        limit = self._endpoint.per_minute
        is_full = limit is not None and len(self._starts) >= limit
        return max(self._paused_until - now, self._starts[0] + WINDOW - now if is_full else 0.0)


class SharedGate:
    """The limits over all processes; within this one it stands behind the local limit on places."""

    def __init__(
        self, endpoint: endpoints.Endpoint, clock: Callable[[], float], store: stores.Store, *, lease: float = LEASE
    ) -> None:
        self._endpoint = endpoint
        self._clock = clock
        self._store = store
        self._lease = lease
        self._alone = LocalGate(endpoint, clock)
        self._places = asyncio.Semaphore(endpoint.concurrency)
        self._first_in_line = asyncio.Lock()
        account = f"{endpoint.base_url.rstrip('/')}:{endpoint.key_variable}"
        self._keys = [f"llm:{part}:{account}" for part in ("leases", "starts", "pause", "wake")]

    @contextlib.asynccontextmanager
    async def place(self, until: float) -> AsyncIterator[None]:
        async with self._places:
            lease = uuid.uuid4().hex
            if not await self._enter(lease, until):
                async with self._alone.place(until):
                    yield
                return
            renewal = asyncio.create_task(self._renew(lease))
            try:
                yield
            finally:
                renewal.cancel()
                await self._release(lease)

    async def pause(self, seconds: float) -> None:
        await self._alone.pause(seconds)
        with contextlib.suppress(stores.Away):
            await self._store.pause(self._keys[2], seconds)

    async def _enter(self, lease: str, until: float) -> bool:
        """Hold a lease; False when Redis is away. Who gives up waiting leaves no lease behind."""
        is_held = False
        try:
            async with self._first_in_line:
                await self._acquire(lease, until)
            is_held = True
        except stores.Away:
            return False
        finally:
            if not is_held:
                await self._release(lease)
        return True

    async def _acquire(self, lease: str, until: float) -> None:
        endpoint = self._endpoint
        per_minute = endpoint.per_minute or 0
        terms: stores.Terms = [lease, endpoint.concurrency, per_minute, _ms(self._lease), _ms(WINDOW)]
        while True:
            verdict, milliseconds = await self._store.run(_ACQUIRE, self._keys, terms)
            wait = int(milliseconds) / 1000
            remaining = until - self._clock()
            if verdict == b"granted":
                return
            if verdict == b"wait":
                refuse_wait(endpoint, wait, remaining)
                await asyncio.sleep(wait)
            elif remaining <= 0:
                raise errors.RateLimited(f"{endpoint.host}: no place became free in time")
            else:
                await self._store.wait_for(self._keys[3], max(0.01, min(wait, WAKE_CHECK)))

    async def _renew(self, lease: str) -> None:
        while True:
            await asyncio.sleep(self._lease / 3)
            with contextlib.suppress(stores.Away):
                await self._store.run(_RENEW, self._keys[:1], [lease, _ms(self._lease)])

    async def _release(self, lease: str) -> None:
        """Failing is harmless: the lease runs out by itself."""
        with contextlib.suppress(stores.Away):
            keys = [self._keys[0], self._keys[3]]
            await self._store.run(_RELEASE, keys, [lease, self._endpoint.concurrency])


def refuse_wait(endpoint: endpoints.Endpoint, wait: float, remaining: float) -> None:
    """A wait that ends after the deadline is not begun."""
    if wait >= remaining:
        reason = f"{endpoint.host}: its limit leaves no place for another {wait:.1f} s"
        raise errors.RateLimited(reason, retry_after=wait)


def _ms(seconds: float) -> int:
    return int(seconds * 1000)
