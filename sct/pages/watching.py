"""Looking at a batch once a second for everybody who watches it in this process, however many they are.

What is looked at is the database: whoever plays the batch, in whatever process, need not know of any of this.
Frames are numbered from 1 within an epoch, which ends with the last who watches.
"""

import asyncio
import contextlib
import json
import logging
import time
import uuid
from collections.abc import AsyncIterator, Callable

from django.db import DatabaseError, InterfaceError

from glassbox_site.ground import vitals
from sct.pages import db_threads

LOOK_EVERY_SECONDS = 1.0
REST = 9
"""Times as long as a look took is the least pause after it: a giant batch never takes more than a tenth of a thread."""
BEAT_SECONDS = 10.0

Look = Callable[[], dict[str, object] | None]

logger = logging.getLogger("sct")


class NothingThere(Exception):
    """There is no such batch or trial."""


class Topic:
    """What several watch together: the latest frame, and its number."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._news = asyncio.Condition()
        self._body: dict[str, object] | None = None
        self._watching = 0
        self._task: asyncio.Task[None] | None = None
        self.epoch = uuid.uuid4().hex[:12]
        self.n = 0
        self.frame = ""

    @contextlib.asynccontextmanager
    async def watched(self) -> AsyncIterator["Topic"]:
        """Looks as long as somebody is inside. Raises NothingThere."""
        self._count(1)
        try:
            await self._first()
            yield self
        finally:
            self._count(-1)
            if self._watching == 0 and self._task is not None:
                self._task.cancel()

    def _count(self, by: int) -> None:
        self._watching += by
        vitals.pulse("web").move("spectators", by)

    @property
    def is_deserted(self) -> bool:
        return self._watching == 0

    async def after(self, n: int) -> bool:
        """Waits for a frame that is newer than `n`; False if none came for so long that a sign of life is due."""
        async with self._news:
            try:
                await asyncio.wait_for(self._news.wait_for(lambda: self.n != n), BEAT_SECONDS)
            except TimeoutError:
                return False
        vitals.pulse("web").count("frames_sent")
        return True

    async def _first(self) -> None:
        """Whoever comes while the first look is still being taken waits for it too."""
        if self._task is None:
            found = await db_threads.done(self._look)
            if found is None:
                raise NothingThere
            await self._publish(found)
        if self._task is None:
            self._task = asyncio.create_task(self._keep_looking())

    async def _keep_looking(self) -> None:
        took = 0.0
        while True:
            await asyncio.sleep(max(LOOK_EVERY_SECONDS, REST * took))
            began = time.monotonic()
            try:
                found = await db_threads.done(self._look)
            except (DatabaseError, InterfaceError) as absence:
                logger.warning("nobody can be shown how the batch is (%s)", type(absence).__name__)
                continue
            finally:
                took = time.monotonic() - began
            if found is not None:
                await self._publish(found)

    async def _publish(self, found: dict[str, object]) -> None:
        if found == self._body:
            return
        async with self._news:
            self._body, self.n = found, self.n + 1
            self.frame = json.dumps({**found, "n": self.n}, ensure_ascii=False)
            self._news.notify_all()


_topics: dict[str, Topic] = {}


@contextlib.asynccontextmanager
async def topic(name: str, look: Look) -> AsyncIterator[Topic]:
    """The topic of that name, made by the first who asks for it and gone with the last. Raises NothingThere."""
    found = _topics.setdefault(name, Topic(look))
    try:
        async with found.watched():
            yield found
    finally:
        if found.is_deserted:
            _topics.pop(name, None)
