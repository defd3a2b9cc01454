"""How many calls an endpoint gets at once and per minute, within one process; `shared.places` is for many.

When an endpoint asks for a pause, only the model that was called pauses, not the others: behind a router each may be
served by somebody else. A call that pauses holds no place.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from personas.llm import endpoints, errors

WINDOW = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A place at an endpoint, held as a context manager. `queued` is how many seconds the call queued for it."""

    queued: float
    leave: Callable[[], None]

    def __enter__(self) -> "Place":
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()


class Gate(Protocol):
    """The way in to one endpoint."""

    async def enter(self, model: str, until: float, queue: float = 0.0) -> Place:
        """Wait for a place; raises `RateLimited` if there is none before `until` (loop time).

        Seconds in which other calls held all places are added to `until`, at most `queue` of them: a pause that the
        endpoint asks for counts against it, queueing does not.
        """

    async def pause(self, model: str, seconds: float) -> None:
        """Let no call for this model in for that long, because the endpoint asked for it."""


class LocalGate:
    """The limits within this process."""

    def __init__(self, endpoint: endpoints.Endpoint, clock: Callable[[], float]) -> None:
        self._endpoint = endpoint
        self._clock = clock
        self._places = asyncio.Semaphore(endpoint.concurrency)
        self._starts: deque[float] = deque()
        self._paused_until: dict[str, float] = {}

    async def enter(self, model: str, until: float, queue: float = 0.0) -> Place:
        queued = 0.0
        while True:
            came_at = self._clock()
            await self._places.acquire()
            queued += self._clock() - came_at
            wait = self._wait(model)
            if wait <= 0:
                self._starts.append(self._clock())
                return Place(queued=queued, leave=self._places.release)
            self._places.release()
            await rest(self._endpoint, wait, until + min(queued, queue) - self._clock())

    async def pause(self, model: str, seconds: float) -> None:
        self._paused_until[model] = self._clock() + seconds

    def _wait(self, model: str) -> float:
        now = self._clock()
        while self._starts and self._starts[0] <= now - WINDOW:
            self._starts.popleft()
        limit = self._endpoint.per_minute
        is_full = limit is not None and len(self._starts) >= limit
        return max(self._paused_until.get(model, 0.0) - now, self._starts[0] + WINDOW - now if is_full else 0.0)


async def rest(endpoint: endpoints.Endpoint, wait: float, remaining: float) -> None:
    """Sleep for `wait` seconds, or raise `RateLimited` at once if no more than that many remain."""
    if wait >= remaining:
        reason = f"{endpoint.host}: its limit leaves no place for another {wait:.1f} s"
        raise errors.RateLimited(reason, retry_after=wait)
    await asyncio.sleep(wait)
