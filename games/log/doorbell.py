"""Telling whoever watches that a match has something new. The bell carries no state: losing a ring loses nothing.

One Redis channel a match; a message is {"match": 7, "head": 120}, or {"match": 7, "signal": {...}} for what is not
logged, such as who is thinking.
"""

import asyncio
import dataclasses
import json
import logging
from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import Unpack

import typing_extensions
from django.conf import settings

from glassbox_site.ground import redis_clients, vitals

CHANNEL = "glassbox:match:"
TIMEOUT = 2.0
PAUSE_SECONDS = 0.5

logger = logging.getLogger("games.doorbell")


class Signal(typing_extensions.TypedDict, total=False):
    """Not logged, may be lost. Of those who were asked after the entry `step`, the `thinking` have not answered yet."""

    head: int
    status: str
    watching: int | None
    thinking: Sequence[str]
    asked: int
    step: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Ring:
    """The log grew to `head`, or its status changed; or a `signal` that nobody keeps."""

    match_id: int
    head: int | None = None
    signal: Signal | None = None


def ring(match_id: int, head: int) -> None:
    _send(match_id, {"match": match_id, "head": head})


def stepped(match_id: int, head: int) -> None:
    """The log grew by a step, which is counted with the ring: steps of all workers, as long as Redis keeps them."""
    _send(match_id, {"match": match_id, "head": head}, steps=1)


def signal(match_id: int, **fields: Unpack[Signal]) -> None:
    _send(match_id, {"match": match_id, "signal": fields})


async def rings() -> AsyncGenerator[Ring, None]:
    """Every ring of every match from now on; when Redis comes back after an absence, so do they."""
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


def _send(match_id: int, message: Mapping[str, object], *, steps: int = 0) -> None:
    """Both in one journey: a Redis that hangs is waited for once."""
    errands = redis_clients.at(settings.REDIS_URL, TIMEOUT).pipeline(transaction=False)
    errands.publish(f"{CHANNEL}{match_id}", json.dumps(message))
    if steps:
        vitals.add(errands, "steps", steps)
    try:
        errands.execute()
    except redis_clients.AWAY as absence:
        logger.warning("match %s: nobody hears the bell (%s)", match_id, type(absence).__name__)


def _ring(data: bytes) -> Ring:
    message = json.loads(data)
    return Ring(match_id=message["match"], head=message.get("head"), signal=message.get("signal"))
