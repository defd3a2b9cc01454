"""Polls rows of the database, one look for all in this process who watch them, however many they are.

Whoever changes the rows, in whatever process, need not know of it. Frames are numbered from 1 within an epoch, which
ends when the last spectator leaves.
"""

import asyncio
import json
import logging
import time
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from django.db import DatabaseError, InterfaceError

from glassbox_site.ground.plain import digits
from glassbox_site.ground.sockets import consumers, topics
from glassbox_site.ground.sockets.bounds import Refused
from glassbox_site.ground.sockets.messages import Message

LOOK_EVERY_SECONDS = 1.0
REST = 9
"""The pause after a look, as a multiple of what it took at least: a slow one has at most a tenth of a thread."""

Frame = TypeVar("Frame")
Look = Callable[[], Frame | None]

logger = logging.getLogger("glassbox_site.sockets")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tongue(Generic[Frame]):
    """How a topic words its messages, in whose threads it looks (`done`), and how often."""

    hello: Callable[[str, int], Message]
    beat: Callable[[int], Message]
    frame: Callable[[Frame, int], Message]
    done: Callable[[Callable[[], Any]], Awaitable[Any]]
    every_seconds: float = LOOK_EVERY_SECONDS


def said(**told: Any) -> Message:
    return Message(json.dumps(told).encode())


def tongue(
    kind: str,
    tell: Callable[[Frame], Mapping[str, Any]],
    done: Callable[[Callable[[], Any]], Awaitable[Any]],
    every_seconds: float = LOOK_EVERY_SECONDS,
) -> Tongue[Frame]:
    """The usual messages: frames of type `kind` with their number and what `tell` makes of each."""
    return Tongue(
        hello=lambda epoch, head: said(type="hello", epoch=epoch, head=head),
        beat=lambda head: said(type="beat", head=head),
        frame=lambda found, n: said(type=kind, n=n, **tell(found)),
        done=done,
        every_seconds=every_seconds,
    )


class NothingThere(Exception):
    """Raised when what is to be watched does not exist."""


class Topic(topics.Topic, Generic[Frame]):
    """A topic of which only the latest frame matters: slow readers skip those in between."""

    silence_seconds = 10.0

    def __init__(self, name: Hashable, look: Look[Frame], tongue: Tongue[Frame]) -> None:
        super().__init__()
        self.epoch = uuid.uuid4().hex[:12]
        self._name = name
        self._look = look
        self._tongue = tongue
        self._seen: Frame | None = None
        self._latest: Message | None = None
        self._first: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None

    def __str__(self) -> str:
        return f"what is watched as {self._name}"

    def greeting(self) -> Iterator[Message]:
        yield self._tongue.hello(self.epoch, self.head)

    def sign_of_life(self) -> Message:
        return self._tongue.beat(self.head)

    async def missed(self, number: int) -> AsyncGenerator[topics.Step, None]:
        while number != self.head and self._latest is not None:
            number = self.head
            yield topics.Step(number, self._latest)

    async def open(self) -> None:
        """Waits for the first look, which all who come early share. Raises NothingThere, and what Django raises."""
        if self._first is None:
            self._first = asyncio.create_task(self._look_first())
        await asyncio.shield(self._first)

    def leave(self) -> None:
        """Ends the topic when the last spectator leaves."""
        super().leave()
        if not self.visitors:
            _topics.pop(self._name, None)
            for task in filter(None, (self._first, self._looking)):
                task.cancel()

    async def _look_first(self) -> None:
        found = await self._tongue.done(self._look)
        if found is None:
            raise NothingThere
        self._publish(found)
        self._looking = asyncio.create_task(self._keep_looking())

    async def _keep_looking(self) -> None:
        took = 0.0
        while True:
            await asyncio.sleep(max(self._tongue.every_seconds, REST * took))
            began = time.monotonic()
            try:
                found = await self._tongue.done(self._look)
            except (DatabaseError, InterfaceError) as absence:
                logger.warning("nobody can be shown %s (%s)", self._name, type(absence).__name__)
                continue
            finally:
                took = time.monotonic() - began
            if found is not None:
                self._publish(found)

    def _publish(self, found: Frame) -> None:
        if found == self._seen:
            return
        had, self._seen = self.head, found
        self.head += 1
        self._latest = self._tongue.frame(found, self.head)
        self.pass_on(self._latest, had=had)


_topics: dict[Hashable, Topic[Any]] = {}


def topic(name: Hashable, look: Look[Frame], tongue: Tongue[Frame]) -> Topic[Frame]:
    """The topic of that name. It lives from its first spectator until the last one leaves."""
    return _topics.setdefault(name, Topic(name, look, tongue))


class Watching(consumers.Consumer):
    """A socket that follows such a topic."""

    async def watch(self, topic: Topic[Any], after: int | None = None) -> None:
        """Follows the topic from the frame that the query says the client has, or from `after`. Raises Refused."""
        with topic.visited():
            try:
                await topic.open()
            except NothingThere as absence:
                raise Refused("there is nothing", consumers.NOT_FOUND) from absence
            had = digits.number(self.wishes.get("after", "0")) if after is None else after
            self.spectator.watch(topic, (had or 0) if self.wishes.get("epoch") == topic.epoch else 0)
