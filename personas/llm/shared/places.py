"""An endpoint's limits over all processes that share a Redis.

A place is a lease in Redis that its holder's process renews; if the process is killed, the place is free again after
`LEASE` seconds. While places are free, a process's calls ask for theirs concurrently. Once they are taken, waiting is
fair within the process: only its first waiter asks Redis, and is woken by whoever leaves.

When Redis is away, each process keeps to the endpoint's limits by itself (so n processes may use n times as
much), says so in the log, and looks for Redis again every few seconds. No call is lost.
"""

import asyncio
import contextlib
import functools
import uuid
from collections.abc import Callable

from personas.llm import endpoints, errors
from personas.llm.shared import limits, stores

LEASE = 6.0
WAKE_CHECK = 1.0

_ACQUIRE = stores.Script("""
local leases, starts, pause, wake = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local id, places, per_minute = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local lease, window = tonumber(ARGV[4]), tonumber(ARGV[5])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local paused = redis.call('PTTL', pause)
if paused > 0 then return {'rest', paused} end
redis.call('ZREMRANGEBYSCORE', leases, '-inf', now)
if redis.call('ZCARD', leases) >= places then
  redis.call('DEL', wake)
  return {'full', redis.call('ZRANGE', leases, 0, 0, 'WITHSCORES')[2] - now}
end
if per_minute > 0 then
  redis.call('ZREMRANGEBYSCORE', starts, '-inf', now - window)
  if redis.call('ZCARD', starts) >= per_minute then
    return {'rest', redis.call('ZRANGE', starts, 0, 0, 'WITHSCORES')[2] + window - now}
  end
  redis.call('ZADD', starts, now, id)
  redis.call('PEXPIRE', starts, window)
end
redis.call('ZADD', leases, now + lease, id)
redis.call('PEXPIRE', leases, lease)
return {'held', 0}
""")
_RENEW = stores.Script("""
local time = redis.call('TIME')
local until_then = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
for place = 2, #ARGV do redis.call('ZADD', KEYS[1], until_then, ARGV[place]) end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return {}
""")
_RELEASE = stores.Script("""
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('LPUSH', KEYS[2], '1')
redis.call('LTRIM', KEYS[2], 0, ARGV[2] - 1)
redis.call('PEXPIRE', KEYS[2], 5000)
return {}
""")


class SharedGate:
    """A `limits.Gate` over all processes; calls of this process pass a local limit on places first."""

    def __init__(
        self, endpoint: endpoints.Endpoint, clock: Callable[[], float], store: stores.Store, *, lease: float = LEASE
    ) -> None:
        self._endpoint = endpoint
        self._clock = clock
        self._store = store
        self._lease = lease
        self._alone = limits.LocalGate(endpoint, clock)
        self._places = asyncio.Semaphore(endpoint.concurrency)
        self._first_in_line = asyncio.Lock()
        self._held: set[str] = set()
        self._renewing: asyncio.Task[None] | None = None
        parts = ("leases", "starts", "wake", "pause")
        self._leases, self._starts, self._wake, self._pause = (key(part, account_of(endpoint)) for part in parts)

    async def enter(self, model: str, until: float, queue: float = 0.0) -> limits.Place:
        lease, queued = uuid.uuid4().hex, 0.0
        while True:
            came_at, wait = self._clock(), None
            await self._places.acquire()
            try:
                wait = await self._asked_for(lease, model, until + queue)
            except stores.Away:
                break
            finally:
                if wait != 0:
                    self._places.release()
            queued += self._clock() - came_at
            if wait == 0:
                self._hold(lease)
                return limits.Place(queued=queued, leave=functools.partial(self._leave, lease))
            await limits.rest(self._endpoint, wait, until + min(queued, queue) - self._clock())
        alone = await self._alone.enter(model, until, queue)
        return limits.Place(queued=queued + alone.queued, leave=alone.leave)

    async def pause(self, model: str, seconds: float) -> None:
        await self._alone.pause(model, seconds)
        with contextlib.suppress(stores.Away):
            await self._store.mark(f"{self._pause}:{model}", seconds)

    async def _asked_for(self, lease: str, model: str, until: float) -> float:
        """Zero when the lease is held, else the seconds to stay away. A caller that gives up leaves no lease behind."""
        is_settled = False
        try:
            wait = await self._entered_at_once(lease, model)
            if wait is None:
                async with self._first_in_line:
                    wait = await self._acquired(lease, model, until)
            is_settled = True
            return wait
        finally:
            if not is_settled:
                self._release(lease)

    async def _entered_at_once(self, lease: str, model: str) -> float | None:
        """As `_asked_for`, but None where no place is free or another call already waits for one."""
        if self._first_in_line.locked():
            return None
        verdict, wait = await self._asked(lease, model)
        return None if verdict == b"full" else wait

    async def _acquired(self, lease: str, model: str, until: float) -> float:
        while True:
            verdict, wait = await self._asked(lease, model)
            if verdict != b"full":
                return wait
            if until <= self._clock():
                raise errors.RateLimited(f"{self._endpoint.host}: no place became free in time")
            await self._store.wait_for(self._wake, max(0.01, min(wait, WAKE_CHECK)))

    async def _asked(self, lease: str, model: str) -> tuple[bytes, float]:
        """Redis's verdict, and for how many seconds it holds."""
        endpoint = self._endpoint
        keys = [self._leases, self._starts, f"{self._pause}:{model}", self._wake]
        per_minute = endpoint.per_minute or 0
        terms: stores.Terms = [lease, endpoint.concurrency, per_minute, _ms(self._lease), _ms(limits.WINDOW)]
        verdict, milliseconds = await self._store.ask(_ACQUIRE, keys, terms)
        return verdict, int(milliseconds) / 1000

    def _hold(self, lease: str) -> None:
        self._held.add(lease)
        self._renewing = self._renewing or asyncio.create_task(self._keep_renewing())

    def _leave(self, lease: str) -> None:
        self._held.discard(lease)
        if not self._held and self._renewing:
            self._renewing.cancel()
            self._renewing = None
        self._release(lease)
        self._places.release()

    async def _keep_renewing(self) -> None:
        """Stops by itself once another task renews or no lease is held: a Redis client may swallow a cancellation."""
        while self._renewing is asyncio.current_task():
            await asyncio.sleep(self._lease / 3)
            with contextlib.suppress(stores.Away):
                await self._store.ask(_RENEW, [self._leases], [_ms(self._lease), *self._held])

    def _release(self, lease: str) -> None:
        """Does not wait for Redis; failing is harmless, because the lease runs out by itself."""
        self._store.ask(_RELEASE, [self._leases, self._wake], [lease, self._endpoint.concurrency])


def account_of(endpoint: endpoints.Endpoint) -> str:
    """Calls to the same address with the same key share their places."""
    return f"{endpoint.base_url.rstrip('/')}:{endpoint.key_variable}"


def key(part: str, account: str) -> str:
    """The Redis key of an account's `leases` (a sorted set, scored by expiry in milliseconds), and its other parts."""
    return f"llm:{part}:{account}"


def _ms(seconds: float) -> int:
    return int(seconds * 1000)
