"""One view of one match in one language, for all its spectators: each frame is developed and encoded once."""

import asyncio
import functools
import logging
import time
from collections.abc import AsyncGenerator, Iterator, Sequence

from django.db import DatabaseError, InterfaceError

from games.engine.facts import identities
from games.log import event_log
from games.models.match import OVER
from games.watching import db_threads
from games.watching.frames import ENTRIES_A_PAGE, Reel
from games.watching.segments import cutting
from games.watching.segments.addresses import Place
from games.watching.sockets import messages
from glassbox_site.ground.sockets import topics
from glassbox_site.ground.sockets.messages import Message

MOST_KEPT_BYTES = 8 * 1024 * 1024
FRAMES_A_MESSAGE = 100
BYTES_A_MESSAGE = 64 * 1024
ENTRIES_AT_ONCE = 25
"""For reading the log again for one spectator. Few, because a slow reader holds its own page meanwhile."""
LOOK_SECONDS = 0.02

logger = logging.getLogger("games.topics")


class Topic(topics.Topic):
    """Keeps the latest frames for those who come later."""

    def __init__(self, match_id: int, viewer: identities.Viewer, language: str) -> None:
        super().__init__()
        self.match_id = match_id
        self.viewer = viewer
        self.language = language
        self.status = ""
        self.watching: int | None = 0
        self.idle_since = time.monotonic()
        self.place, self._reel, self.cutter = self._film(edition=0)
        self._kept: list[bytes] = []
        self.kept_bytes = 0
        self._is_stale = False
        self._developing: asyncio.Task[None] | None = None

    def _film(self, edition: int) -> tuple[Place, Reel, cutting.Cutter]:
        """What develops and cuts that edition of the log, from its beginning."""
        place = Place(match_id=self.match_id, view=str(self.viewer), language=self.language, edition=edition)
        boards: dict[int, bytes] = {}
        return place, Reel(self.match_id, self.viewer, self.language, boards), cutting.Cutter(place, boards)

    def __str__(self) -> str:
        return f"match {self.match_id}"

    def greeting(self) -> Iterator[Message]:
        yield messages.hello(view=self.viewer, head=self.head, status=self.status)
        if self.watching != 0 and not self.is_over:
            yield messages.signal(watching=self.watching)

    def sign_of_life(self) -> Message:
        """Sent even while this view perceives nothing. From its `head`, a client learns that frames were lost."""
        return messages.signal(head=self.head, status=self.status)

    async def missed(self, number: int, up_to: int | None = None) -> AsyncGenerator[topics.Step, None]:
        """The frames after `number`, up to `up_to` if given."""
        while up_to is None or number < up_to:
            if number < self._kept_after:
                async for piece in self._from_the_log(number, up_to):
                    number += len(piece)
                    yield topics.Step(number, messages.frames(piece))
            elif piece := self._chunk(number, up_to):
                number += len(piece)
                yield topics.Step(number, messages.frames(piece))
            else:
                return

    @property
    def _kept_after(self) -> int:
        """The frames after this number are in memory."""
        return self.head - len(self._kept)

    def _chunk(self, after: int, up_to: int | None) -> Sequence[bytes]:
        """The next frames in memory, as many as one message holds; none if there are none yet."""
        start = max(0, after - self._kept_after)
        most = FRAMES_A_MESSAGE if up_to is None else min(FRAMES_A_MESSAGE, up_to - after)
        return next(pieces(self._kept[start : start + most]), ())

    async def _from_the_log(self, number: int, up_to: int | None) -> AsyncGenerator[Sequence[bytes], None]:
        """The frames that are no longer in memory, up to where memory begins."""
        last = self._kept_after if up_to is None else min(up_to, self._kept_after)
        reel = Reel(self.match_id, self.viewer, self.language)
        next_page = functools.partial(reel.page, ENTRIES_AT_ONCE)
        while number < last:
            if (page := await db_threads.done(next_page)) is None:
                self.vanish()
                raise topics.Gone
            first = reel.count - len(page) + 1
            for piece in pieces(
                page[max(0, number + 1 - first) : None if up_to is None else max(0, up_to + 1 - first)]
            ):
                number += len(piece)
                yield piece

    async def open(self) -> bool:
        """Returns whether the log could be read. All who come at the same time wait for the same reading."""
        if not self.status:
            await asyncio.shield(self.refresh())
        return bool(self.status)

    async def reaches(self, number: int) -> bool:
        """Waits until that frame is developed, or the log's end; returns whether the log could be read so far."""
        developing = None if self.status else self.refresh()
        while developing is not None and not developing.done() and self.head < number:
            await asyncio.wait([developing], timeout=LOOK_SECONDS)
        return bool(self.status) or self.head >= number

    def touch(self) -> None:
        """Marks it as followed by somebody who is not always connected."""
        self.idle_since = time.monotonic()

    def has_news(self, head: event_log.Head | None) -> bool:
        """`head` is None if there is no such match any more."""
        if head is None or head.edition != self.place.edition:
            return True
        return head.seq > self._reel.seq or head.status != self.status

    def vanish(self) -> None:
        """Its match was deleted. Spectators are told that it is over, and newcomers that there is no such match."""
        self.status = ""
        self._close()

    def refresh(self) -> "asyncio.Task[None]":
        """Develops what is new, in one task at a time; a task under way looks once more before it ends."""
        self._is_stale = True
        if self._developing is None or self._developing.done():
            self._developing = asyncio.create_task(self._keep_developing())
        return self._developing

    def attended(self, count: int | None) -> None:
        """How many watch the match, through whatever eyes; None if unknown. Nothing is said after the end."""
        if count != self.watching and not self.is_over:
            self.watching = count
            self.tell(messages.signal(watching=count))

    def leave(self) -> None:
        super().leave()
        self.touch()

    async def _keep_developing(self) -> None:
        while self._is_stale:
            self._is_stale = False
            try:
                await self._develop()
            except (DatabaseError, InterfaceError) as absence:
                logger.warning("%s: cannot read its log now (%s)", self, absence)

    async def _develop(self) -> None:
        """Develops as far as the log had come when its head was read, so that nothing can follow an end."""
        while True:
            head, page = await (db_threads.done if self.status else db_threads.opened)(self._look)
            if head is not None and head.edition != self.place.edition:
                page = await self._again(head.edition)
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
        if head is not None and head.edition != self.place.edition:
            return head, []
        page = self._reel.develop(rows)
        self.cutter.take(page)
        return head, page

    async def _again(self, edition: int) -> list[bytes]:
        """Words were withdrawn: newcomers are shown the log without them, with the same numbers. Returns the frames
        that were not published yet; the others are not told twice."""
        film, head = self._film(edition), self.head
        found = await db_threads.done(lambda: _developed(*film[1:], head))
        self.place, self._reel, self.cutter = film
        self._kept = list(found[:head])
        self.kept_bytes = sum(map(len, self._kept))
        return found[head:]

    def _publish(self, piece: Sequence[bytes]) -> None:
        had = self.head
        self._keep(piece)
        if self.followers:
            self.pass_on(messages.frames(piece), had=had)

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
        """Takes over the match's status, once all that happened before has been shown."""
        has_changed, self.status = self.status not in ("", head.status), head.status
        if head.status in OVER and self._reel.seq >= head.seq:
            self._close()
        elif has_changed:
            self.tell(messages.signal(status=head.status))

    def _close(self) -> None:
        if not self.is_over:
            self.end = messages.END
            self.tell(self.end)


def _developed(reel: Reel, cutter: cutting.Cutter, head: int) -> list[bytes]:
    """At least the frames up to `head`, if there are so many."""
    found: list[bytes] = []
    while reel.count < head and (page := reel.page()) is not None:
        cutter.take(page)
        found += page
    return found


def pieces(several: Sequence[bytes]) -> Iterator[Sequence[bytes]]:
    """In order, each piece small enough for one message; a frame that is too large goes alone."""
    start = size = 0
    for place, frame in enumerate(several):
        if place > start and (place - start == FRAMES_A_MESSAGE or size + len(frame) > BYTES_A_MESSAGE):
            yield several[start:place]
            start, size = place, 0
        size += len(frame)
    if several:
        yield several[start:]
