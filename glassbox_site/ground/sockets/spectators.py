"""One spectator at one socket: it is sent the frames that it lacks, then follows, at the pace that it can take."""

import asyncio
import contextlib
import logging
import time

from django.db import DatabaseError, InterfaceError

from glassbox_site.ground import vitals
from glassbox_site.ground.sockets import messages
from glassbox_site.ground.sockets.messages import Message
from glassbox_site.ground.sockets.sinks import Sink
from glassbox_site.ground.sockets.topics import Gone, Topic
from glassbox_site.ground.working import standstill

ROOM_BYTES = 64 * 1024
"""While catching up, more frames are sent only once no more bytes than this wait."""
LOOK_SECONDS = 0.05
PATIENCE_SECONDS = 10.0

logger = logging.getLogger("glassbox_site.sockets")


class Stuck(Exception):
    """Raised when a spectator has read nothing for too long."""


class Spectator:
    """`number` is that of the last frame sent; it is not kept up while the spectator follows."""

    def __init__(self, sink: Sink) -> None:
        self.number = 0
        self.hear = sink.put
        self._sink = sink
        self._topic: Topic | None = None
        self._catching_up: asyncio.Task[None] | None = None

    def watch(self, topic: Topic, after: int) -> None:
        """Switches to this topic, from the frame after that number on. The greeting marks the end of the one before."""
        self._stop()
        self._topic, self.number = topic, after
        topic.enter()
        self._catch_up(is_new=True)

    def say(self, message: Message) -> None:
        self._sink.put(message)

    async def finish(self, code: int) -> None:
        await self._sink.finish(code)

    def go(self) -> None:
        self._stop()
        self._sink.close()

    def fall_behind(self, had: int) -> None:
        self.number = had
        self._catch_up()

    def _stop(self) -> None:
        if self._catching_up is not None:
            self._catching_up.cancel()
        if self._topic is not None:
            self._topic.followers.pop(self, None)
            self._topic.leave()
            self._topic = None

    def _catch_up(self, *, is_new: bool = False) -> None:
        assert self._topic is not None
        self._catching_up = asyncio.create_task(self._until_it_follows(self._topic, is_new=is_new))

    async def _until_it_follows(self, topic: Topic, *, is_new: bool) -> None:
        try:
            await self._room()
            if is_new:
                if standstill.is_known():
                    self.say(messages.house(writes=False))
                for message in topic.greeting():
                    self.say(message)
            await self._read_up(topic)
        except (Stuck, Gone):
            self._sink.cut()
        except (DatabaseError, InterfaceError) as absence:
            logger.warning("%s: cannot be read now (%s)", topic, absence)
            self._sink.cut()  # the client reconnects, and says which frames it has

    async def _read_up(self, topic: Topic) -> None:
        """Nothing may be awaited between the last missed frame and following: a frame sent then would be lost."""
        async with contextlib.aclosing(topic.missed(self.number)) as steps:
            async for step in steps:
                taken = self._sink.put(step.message)
                assert taken, "a frame would be missing"
                vitals.pulse("web").count("frames_sent")
                self.number = step.number
                await self._room()
            if topic.end:
                self.say(topic.end)
            else:
                topic.followers[self] = None

    async def _room(self) -> None:
        """Waits until few bytes wait to be sent. Raises `Stuck` if nothing moves."""
        least, since = self._sink.waiting, time.monotonic()
        while (waiting := self._sink.waiting) > ROOM_BYTES:
            if waiting < least:
                least, since = waiting, time.monotonic()
            elif time.monotonic() - since > PATIENCE_SECONDS:
                raise Stuck
            await asyncio.sleep(LOOK_SECONDS)
