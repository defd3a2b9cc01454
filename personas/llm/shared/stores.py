"""The Redis that processes share: scripts run atomically, and its absence is one exception."""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from glassbox_site.ground import redis_clients

ABSENCE = 2.0
TIMEOUT = 5.0

Result = TypeVar("Result")
Terms = Sequence[str | int]

logger = logging.getLogger("personas.llm")


class Away(Exception):
    """Redis cannot be reached now; each module that depends on it describes how it goes on without."""


class Script:
    """A Lua script, which Redis runs atomically."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.sha = hashlib.sha1(source.encode(), usedforsecurity=False).hexdigest()


@dataclass(frozen=True, slots=True)
class _Asked:
    """A script to run, and the future of its result."""

    script: Script
    keys: Sequence[str]
    terms: Terms
    result: "asyncio.Future[Any]"


class Store:
    """One Redis, used from one event loop. After a failure every operation raises `Away` at once, while one task pings
    Redis every `absence` seconds until it answers.

    Scripts that are asked for while an answer is awaited go out together afterwards, in order: with hundreds of callers
    at once, the round trips are what costs.
    """

    def __init__(self, url: str, *, absence: float = ABSENCE) -> None:
        self._redis = redis_clients.on_loop(url, to_be_let_in=1.0, seconds=TIMEOUT, again=1)
        self._absence = absence
        self._looking: asyncio.Task[None] | None = None
        self._is_closed = False
        self._under_way = 0
        self._asked: list[_Asked] = []
        self._asking: asyncio.Task[None] | None = None

    def ask(self, script: Script, keys: Sequence[str], terms: Terms) -> "asyncio.Future[list[bytes]]":
        """What the script returns. It may run twice when a connection breaks, so scripts identify each call by an id.
        It runs whether or not anybody awaits the result, after all scripts that were asked for before."""
        result: asyncio.Future[list[bytes]] = asyncio.get_running_loop().create_future()
        result.add_done_callback(_taken_note_of)
        self._asked.append(_Asked(script, keys, terms, result))
        self._go_on_asking()
        return result

    async def mark(self, key: str, seconds: float) -> None:
        """Set a key that expires after that many seconds."""
        await self._try(self._redis.set(key, "1", px=max(1, int(seconds * 1000))))

    async def wait_for(self, key: str, seconds: float) -> None:
        """Wait until something can be popped from the list, or the time is over."""
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
        """Close once all scripts asked for have been answered. Any other operation in progress raises `Away`: its
        connection is cut, and so is the one on which its client retries."""
        while self._asking is not None and not self._asking.done():
            await self._asking
        self._is_closed = True
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self._redis.aclose()
        while self._under_way:
            await asyncio.sleep(0.001)
            await self._redis.aclose()

    def _go_on_asking(self, *_: object) -> None:
        if self._asked and (self._asking is None or self._asking.done()):
            self._asking = asyncio.create_task(self._ask())
            self._asking.add_done_callback(self._go_on_asking)

    async def _ask(self) -> None:
        """Runs all scripts asked for by now and sets their results; cancels them if this task is cancelled."""
        asked, self._asked = self._asked, []
        try:
            answers = await self._try(self._answers(asked))
        except Away:
            for each in asked:
                if not each.result.done():
                    each.result.set_exception(Away())
        else:
            for each, answer in zip(asked, answers, strict=True):
                if not each.result.done():
                    each.result.set_result(answer)
        finally:
            for each in asked:
                each.result.cancel()

    async def _answers(self, asked: Sequence[_Asked]) -> list[list[bytes]]:
        """Sends each script in full the first time, and by its hash after that."""
        told: set[Script] = set()
        pipeline = self._redis.pipeline(transaction=False)
        for each in asked:
            script, terms = each.script, (*each.keys, *map(str, each.terms))
            if script in told:
                pipeline.evalsha(script.sha, len(each.keys), *terms)
            else:
                pipeline.eval(script.source, len(each.keys), *terms)
            told.add(script)
        return cast(list[list[bytes]], await pipeline.execute())

    async def _try(self, operation: Awaitable[Result]) -> Result:
        if self._is_away:
            _discard(operation)
            raise Away
        self._under_way += 1
        try:
            return await operation
        except redis_clients.AWAY as failure:
            if not (self._is_away or self._is_closed):
                logger.warning("Redis is away: %s", type(failure).__name__)
                self._looking = asyncio.create_task(self._look_after_it())
            raise Away from failure
        finally:
            self._under_way -= 1

    @property
    def _is_away(self) -> bool:
        return self._looking is not None and not self._looking.done()

    async def _look_after_it(self) -> None:
        answers = False
        while not answers:
            await asyncio.sleep(self._absence)
            with contextlib.suppress(*redis_clients.AWAY):
                answers = await cast(Awaitable[bool], self._redis.ping())


def _taken_note_of(result: "asyncio.Future[list[bytes]]") -> None:
    """Retrieves the exception, so that asyncio does not complain of one that nobody awaited."""
    if not result.cancelled():
        result.exception()


def _discard(operation: Awaitable[object]) -> None:
    if isinstance(operation, Coroutine):
        operation.close()
