"""Tells whoever watches that a match has something new. The bell carries no state: losing a ring loses nothing.

There is one Redis channel for each match. A message is {"match": 7, "head": 120}, or {"match": 7, "signal": {...}} for
what is not logged, such as who is thinking.
"""

import asyncio
import contextlib
import dataclasses
import json
import logging
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from typing import Unpack

import redis
import typing_extensions
from django.conf import settings

from glassbox_site.ground import redis_clients, vitals

CHANNEL = "glassbox:match:"
TIMEOUT = 2.0
PAUSE_SECONDS = 0.5
ABSENCE = redis_clients.Absence(TIMEOUT)

logger = logging.getLogger("games.doorbell")


class Signal(typing_extensions.TypedDict, total=False):
    """Not logged, and may be lost. `thinking` have not answered yet, of the `asked` players whom the step after entry
    `step` asks. `asking` is the colour of a person who was given a question, or is rid of one."""

    head: int
    status: str
    watching: int | None
    thinking: Sequence[str]
    asked: int
    step: int
    asking: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Ring:
    """The log grew to `head`, or its status changed; or a `signal` that nobody keeps."""

    match_id: int
    head: int | None = None
    signal: Signal | None = None


def ring(match_id: int, head: int) -> None:
    _send([{"match": match_id, "head": head}])


class Bell:
    """One worker's bell. Ringing does not wait for Redis: that a ring was not heard is found out with the next one."""

    def __init__(self) -> None:
        self._ahead = redis_clients.Ahead(settings.REDIS_URL, TIMEOUT)

    def stepped(self, heads: Mapping[int, int], before: Sequence[tuple[int, Signal]] = ()) -> None:
        """Rings for logs that grew by a step each, and counts these steps together with those of all workers, as long
        as Redis keeps the figure. The signals of `before`, by match number, are sent first, in the same journey."""
        signals: list[Mapping[str, object]] = [{"match": match_id, "signal": fields} for match_id, fields in before]
        messages = [*signals, *({"match": match_id, "head": head} for match_id, head in heads.items())]
        if not messages or ABSENCE.lasts:
            return
        errands = _put(self._ahead.errands(), messages)
        if heads:
            vitals.add(errands, "steps", len(heads))
        with _unless_nobody_hears():
            if self._ahead.send(errands):
                ABSENCE.end()

    def rest(self) -> None:
        """Returns when the last ring has come to Redis, or never will."""
        with _unless_nobody_hears():
            self._ahead.settle()


def signal(match_id: int, **fields: Unpack[Signal]) -> None:
    _send([{"match": match_id, "signal": Signal(**fields)}])


async def rings() -> AsyncGenerator[Ring, None]:
    """Yields every ring of every match from now on; after an absence of Redis it goes on when Redis is back."""
    while True:
        client = redis_clients.on_loop(settings.REDIS_URL, to_be_let_in=TIMEOUT, seconds=None)
        try:
            async with client.pubsub(ignore_subscribe_messages=True) as bell:
                await bell.psubscribe(f"{CHANNEL}*")
                async for message in bell.listen():
                    yield _ring(message["data"])
        except redis_clients.AWAY:
            await asyncio.sleep(PAUSE_SECONDS)
        finally:
            await client.aclose()


def _send(messages: Sequence[Mapping[str, object]]) -> None:
    """Waits once for a Redis that hangs, and then leaves it alone for a while."""
    if ABSENCE.lasts:
        return
    errands = _put(redis_clients.at(settings.REDIS_URL, TIMEOUT).pipeline(transaction=False), messages)
    with _unless_nobody_hears():
        errands.execute()
        ABSENCE.end()


def _put(errands: "redis.client.Pipeline", messages: Sequence[Mapping[str, object]]) -> "redis.client.Pipeline":
    for message in messages:
        errands.publish(f"{CHANNEL}{message['match']}", json.dumps(message))
    return errands


@contextlib.contextmanager
def _unless_nobody_hears() -> Iterator[None]:
    try:
        yield
    except redis_clients.AWAY as absence:
        if isinstance(absence, redis.TimeoutError):
            ABSENCE.begin()
        logger.warning("nobody hears the bell (%s)", type(absence).__name__)


def _ring(data: bytes) -> Ring:
    message = json.loads(data)
    return Ring(match_id=message["match"], head=message.get("head"), signal=message.get("signal"))
