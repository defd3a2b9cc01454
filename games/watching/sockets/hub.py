"""Every view that somebody watches in this process: opened once, told what is new, forgotten when nobody is left.

The doorbell says that a log grew. A look at the heads of all watched matches, once a second, makes up for lost rings.
"""

import asyncio
import contextlib
import functools
import logging
import time
import weakref
from collections import Counter
from collections.abc import Sequence

from django.db import DatabaseError, InterfaceError

from games.engine.facts import identities
from games.log import doorbell, event_log
from games.watching import db_threads, watchable
from games.watching.sockets import attendance, messages
from games.watching.sockets.topics import Topic
from glassbox_site.ground import threads, vitals

SWEEP_SECONDS = 1.0
COUNT_SECONDS = 5.0
IDLE_SECONDS = 20.0
MOST_IDLE_BYTES = 64 * 1024 * 1024

logger = logging.getLogger("games.hub")
_counting = threads.Threads("attendance", 1)
"""A thread of its own: if Redis hangs, reading logs does not wait for it."""


class Hub:
    """Its tasks run as long as there is a topic."""

    def __init__(self) -> None:
        self._topics: dict[tuple[int, str, str], Topic] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._asked: dict[tuple[int, str], asyncio.Future[identities.Viewer]] = {}

    def known(self, match_id: int, view: str, language: str) -> Topic | None:
        """The topic of this view, if it has been opened."""
        topic = self._topics.get((match_id, view, language))
        return topic if topic is not None and topic.status else None

    def topic(self, match_id: int, viewer: identities.Viewer, language: str) -> Topic:
        """The one topic of this view, which may still have to be opened."""
        key = match_id, viewer, language
        if key not in self._topics:
            self._topics[key] = Topic(match_id, viewer, language)
            self._awake()
        return self._topics[key]

    async def edition(self, match_id: int, view: str, language: str) -> int:
        """The edition of the log that is shown now. Raises what `watchable.viewer` raises."""
        if topic := self.known(match_id, view, language):
            return topic.place.edition
        await db_threads.done(lambda: watchable.viewer(match_id, view))
        return await db_threads.done(lambda: watchable.edition(match_id))

    async def found(self, match_id: int, view: str, language: str) -> Topic:
        """The same by the name of the view, so raises what `watchable.viewer` raises, unless the topic exists. A crowd
        that comes at once asks the database once."""
        topic = self._topics.get((match_id, view, language))
        if topic is not None and (topic.status or not topic.is_over):
            return topic
        return self.topic(match_id, await asyncio.shield(self._viewer(match_id, view)), language)

    def _viewer(self, match_id: int, view: str) -> asyncio.Future[identities.Viewer]:
        asked = match_id, view
        if asked not in self._asked:
            question = db_threads.done(lambda: watchable.viewer(match_id, view))
            self._asked[asked] = asyncio.ensure_future(question)
            self._asked[asked].add_done_callback(functools.partial(self._has_been_told, asked))
        return self._asked[asked]

    def _has_been_told(self, asked: tuple[int, str], told: asyncio.Future[identities.Viewer]) -> None:
        """Whoever asked may have left meanwhile: a failure that nobody waits for is not reported."""
        del self._asked[asked]
        if not told.cancelled():
            told.exception()

    def _awake(self) -> None:
        if not self._tasks:
            tasks = self._listen(), self._keep_sweeping(), self._keep_counting()
            self._tasks = [asyncio.create_task(task) for task in tasks]
            vitals.pulse("web").watch(asyncio.get_running_loop())

    async def _listen(self) -> None:
        async with contextlib.aclosing(doorbell.rings()) as rings:
            async for ring in rings:
                self._hear(ring)

    def _hear(self, ring: doorbell.Ring) -> None:
        """Signals show more than the table perceives, so they are for `glass`; a person's question is for its own
        view."""
        for topic in self._of(ring.match_id):
            if ring.head is not None:
                topic.refresh()
            elif ring.signal is not None and topic.viewer == ring.signal.get("asking", "glass"):
                topic.tell(messages.signal(**ring.signal))

    def _of(self, match_id: int) -> list[Topic]:
        return [topic for topic in self._topics.values() if topic.match_id == match_id]

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._forget()
            try:
                await self._look()
            except (DatabaseError, InterfaceError) as absence:
                logger.warning("cannot look at the logs now (%s)", absence)

    async def _look(self) -> None:
        """One query for all matches: a log grows until its match is over, and words may be withdrawn from it later."""
        watched = {topic.match_id for topic in self._topics.values() if topic.status or not topic.is_over}
        heads = await db_threads.done(lambda: event_log.heads(watched)) if watched else {}
        for topic in list(self._topics.values()):
            if topic.match_id in watched and topic.has_news(heads.get(topic.match_id)):
                topic.refresh()

    async def _keep_counting(self) -> None:
        """Runs beside the sweep, which must not wait for a mere number."""
        while True:
            await asyncio.sleep(COUNT_SECONDS)
            if open_ := [topic for topic in self._topics.values() if not topic.is_over]:
                await self._count(open_)

    async def _count(self, open_: Sequence[Topic]) -> None:
        """Tells those who watch a match that is going on how many do, or that it is not known."""
        own = Counter[int]()
        for topic in open_:
            own[topic.match_id] += topic.visitors
        everywhere = await _counting.done(lambda: attendance.told(own))
        for topic in open_:
            topic.attended(everywhere.get(topic.match_id, 0))

    def _forget(self) -> None:
        """Forgets what nobody has watched for a while, and what there is no room for, the longest idle first."""
        long_ago, room = time.monotonic() - IDLE_SECONDS, MOST_IDLE_BYTES
        idle = [(key, topic) for key, topic in self._topics.items() if not topic.visitors]
        for key, topic in sorted(idle, key=lambda each: each[1].idle_since, reverse=True):
            room -= topic.kept_bytes
            if room < 0 or topic.idle_since < long_ago:
                del self._topics[key]
        if not self._topics:
            for task in self._tasks:
                task.cancel()
            self._tasks = []


_hubs: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Hub]" = weakref.WeakKeyDictionary()


def present() -> Hub:
    """The hub of the running event loop: a web process has one."""
    return _hubs.setdefault(asyncio.get_running_loop(), Hub())
