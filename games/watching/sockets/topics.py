"""One view of one match in one language, as all its spectators see it: each frame is developed and encoded once."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator, Sequence
from typing import Protocol

from django.db import DatabaseError, InterfaceError

from games.engine.facts import identities
from games.log import event_log
from games.models.match import OVER
from games.watching import db_threads
from games.watching.frames import ENTRIES_A_PAGE, Reel
from games.watching.sockets import messages
from games.watching.sockets.messages import Message
from glassbox_site.ground import vitals

MOST_KEPT_BYTES = 8 * 1024 * 1024
FRAMES_A_MESSAGE = 100
BYTES_A_MESSAGE = 64 * 1024
HEARTBEAT_SECONDS = 5.0

logger = logging.getLogger("games.topics")


class Follower(Protocol):
    """Somebody who has every frame so far."""

    def hear(self, message: Message) -> bool:
        """False if it cannot keep up."""
        ...

    def fall_behind(self, had: int) -> None:
        """It is told nothing more, and has the frames up to that number."""
        ...


class Topic:
    """Its followers hear of new frames at once. The last frames are kept for whoever comes later."""

    def __init__(self, match_id: int, viewer: identities.Viewer, language: str) -> None:
        self.match_id = match_id
        self.viewer = viewer
        self.language = language
        self.head = 0
        self.status = ""
        self.is_over = False
        self.visitors = 0
        self.watching: int | None = 0
        self.idle_since = time.monotonic()
        self.followers: dict[Follower, None] = {}
        self._reel = Reel(match_id, viewer, language)
        self._kept: list[bytes] = []
        self.kept_bytes = 0
        self._told_at = time.monotonic()
        self._is_stale = False
        self._developing: asyncio.Task[None] | None = None

    @property
    def kept_after(self) -> int:
        """All later frames are in memory."""
        return self.head - len(self._kept)

    def chunk(self, after: int) -> Sequence[bytes]:
        """The next frames, not too many; none if there are none yet."""
        start = max(0, after - self.kept_after)
        return next(pieces(self._kept[start : start + FRAMES_A_MESSAGE]), ())

    async def open(self) -> bool:
        """Whether the log could be read. Everybody who comes waits for the same reading."""
        if not self.status:
            await asyncio.shield(self.refresh())
        return bool(self.status)

    def has_news(self, head: event_log.Head | None) -> bool:
        """`head` is None if there is no such match any more."""
        return head is None or head.seq > self._reel.seq or head.status != self.status

    def vanish(self) -> None:
        """Its match was deleted: that is its end, and whoever comes now is told that there is none."""
        self.status = ""
        if not self.is_over:
            self.is_over = True
            self.tell(messages.END)

    def refresh(self) -> "asyncio.Task[None]":
        """Develops what is new; one such task at a time, and not again for what it will see anyway."""
        self._is_stale = True
        if self._developing is None or self._developing.done():
            self._developing = asyncio.create_task(self._keep_developing())
        return self._developing

    def tell(self, message: Message) -> None:
        """To all followers, besides the frames."""
        self._pass_on(message, had=self.head)

    def beat(self) -> None:
        """Something to hear after a long silence, whatever happens that this view does not perceive."""
        if time.monotonic() - self._told_at >= HEARTBEAT_SECONDS:
            self.tell(messages.signal(head=self.head))

    def attended(self, count: int | None) -> None:
        """So many watch the match, through whatever eyes; None if nobody can tell. Nothing comes after the end."""
        if count != self.watching and not self.is_over:
            self.watching = count
            self.tell(messages.signal(watching=count))

    @contextlib.contextmanager
    def visited(self) -> Iterator[None]:
        """While somebody is here, or about to be, it is not forgotten."""
        self.enter()
        try:
            yield
        finally:
            self.leave()

    def enter(self) -> None:
        self.visitors += 1
        vitals.pulse("web").move("spectators", 1)

    def leave(self) -> None:
        self.visitors -= 1
        vitals.pulse("web").move("spectators", -1)
        self.idle_since = time.monotonic()

    async def _keep_developing(self) -> None:
        while self._is_stale:
            self._is_stale = False
            try:
                await self._develop()
            except (DatabaseError, InterfaceError) as absence:
                logger.warning("match %s: cannot read its log now (%s)", self.match_id, absence)

    async def _develop(self) -> None:
        """As far as the log had come when its head was read, so that nothing can come after an end."""
        while True:
            head, page = await db_threads.done(self._look)
            for piece in pieces(page):
                self._publish(piece)
            if head is None:
                self.vanish()
                return
            if self._reel.seq >= head.seq:
                self._take(head)
                return

    def _look(self) -> tuple[event_log.Head | None, list[bytes]]:
        head, rows = event_log.news(self.match_id, self._reel.seq, ENTRIES_A_PAGE)
        return head, self._reel.develop(rows)

    def _publish(self, piece: Sequence[bytes]) -> None:
        had = self.head
        self._keep(piece)
        if self.followers:
            self._pass_on(messages.frames(piece), had=had)

    def _pass_on(self, message: Message, *, had: int) -> None:
        """Whoever cannot keep up leaves, and catches up at its own pace from what it `had` before."""
        self._told_at = time.monotonic()
        vitals.pulse("web").count("frames_sent", len(self.followers))
        slow = [follower for follower in self.followers if not follower.hear(message)]
        for follower in slow:
            del self.followers[follower]
            follower.fall_behind(had)

    def _keep(self, piece: Sequence[bytes]) -> None:
        self._kept += piece
        self.head += len(piece)
        self.kept_bytes += sum(map(len, piece))
        surplus = 0
        while self.kept_bytes > MOST_KEPT_BYTES:
            self.kept_bytes -= len(self._kept[surplus])
            surplus += 1
        del self._kept[:surplus]

    def _take(self, head: event_log.Head) -> None:
        """The match's status, once all that happened before it has been shown."""
        has_changed, self.status = self.status not in ("", head.status), head.status
        if head.status in OVER and self._reel.seq >= head.seq:
            self.is_over = True
            self.tell(messages.END)
        elif has_changed:
            self.tell(messages.signal(status=head.status))


def pieces(several: Sequence[bytes]) -> Iterator[Sequence[bytes]]:
    """In order, each piece small enough for one message; a frame larger than that goes alone."""
    start = size = 0
    for place, frame in enumerate(several):
        if place > start and (place - start == FRAMES_A_MESSAGE or size + len(frame) > BYTES_A_MESSAGE):
            yield several[start:place]
            start, size = place, 0
        size += len(frame)
    if several:
        yield several[start:]
