"""One spectator at one socket: it gets the frames that it does not have, then follows, at the pace it can take."""

import asyncio
import functools
import logging
import time
from collections.abc import Sequence

from django.db import DatabaseError, InterfaceError

from games.watching import db_threads
from games.watching.frames import Reel
from games.watching.sockets import messages, topics
from games.watching.sockets.messages import Message
from games.watching.sockets.sinks import Sink
from games.watching.sockets.topics import Topic

ROOM_BYTES = 64 * 1024
"""More frames are put on the way when no more than this is still under way."""
LOOK_SECONDS = 0.05
PATIENCE_SECONDS = 10.0
ENTRIES_AT_ONCE = 25
"""Few, because whoever reads slowly holds its own page meanwhile."""

logger = logging.getLogger("games.spectators")


class Stuck(Exception):
    """It has read nothing for too long, or there is nothing left to read."""


class Spectator:
    """`number` is that of the last frame put on its way, while it does not follow."""

    def __init__(self, sink: Sink) -> None:
        self.number = 0
        self.hear = sink.put
        self._sink = sink
        self._topic: Topic | None = None
        self._catching_up: asyncio.Task[None] | None = None

    def watch(self, topic: Topic, after: int) -> None:
        """From now on this view, from the frame after that number on; the view before ends with the greeting."""
        self._stop()
        self._topic, self.number = topic, after
        topic.enter()
        self._catch_up(is_new=True)

    def say(self, message: Message) -> None:
        self._sink.put(message)

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
            if is_new:
                await self._room()
                self.say(messages.hello(view=topic.viewer, head=topic.head, status=topic.status))
                if topic.watching != 0 and not topic.is_over:
                    self.say(messages.signal(watching=topic.watching))
            await self._read_up(topic)
        except Stuck:
            self._sink.cut()
        except (DatabaseError, InterfaceError) as absence:
            logger.warning("match %s: cannot read its log now (%s)", topic.match_id, absence)
            self._sink.cut()  # it comes again with what it has

    async def _read_up(self, topic: Topic) -> None:
        """Between finding nothing more to send and following nothing may be awaited: a frame would be missed."""
        while True:
            await self._room()
            if self.number < topic.kept_after:
                await self._from_the_log(topic)
            elif chunk := topic.chunk(self.number):
                self._send(chunk)
            elif topic.is_over:
                self.say(messages.END)
                return
            else:
                topic.followers[self] = None
                return

    async def _from_the_log(self, topic: Topic) -> None:
        """What memory does not hold any more, up to where it begins."""
        reel = Reel(topic.match_id, topic.viewer, topic.language)
        next_page = functools.partial(reel.page, ENTRIES_AT_ONCE)
        while self.number < topic.kept_after:
            if (page := await db_threads.done(next_page)) is None:
                topic.vanish()
                raise Stuck
            first = reel.count - len(page) + 1
            for piece in topics.pieces(page[max(0, self.number + 1 - first) :]):
                await self._room()
                self._send(piece)

    def _send(self, chunk: Sequence[bytes]) -> None:
        taken = self._sink.put(messages.frames(chunk))
        assert taken, "a frame would be missing"
        self.number += len(chunk)

    async def _room(self) -> None:
        """Waits until little is under way. Raises `Stuck` when nothing moves."""
        least, since = self._sink.waiting, time.monotonic()
        while (waiting := self._sink.waiting) > ROOM_BYTES:
            if waiting < least:
                least, since = waiting, time.monotonic()
            elif time.monotonic() - since > PATIENCE_SECONDS:
                raise Stuck
            await asyncio.sleep(LOOK_SECONDS)
