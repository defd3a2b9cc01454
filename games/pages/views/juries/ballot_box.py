"""Gathers the marks that reach this process at about the same time and writes them to the database together."""

import asyncio
import weakref
from collections.abc import Sequence

from django.db import DatabaseError, InterfaceError

from games.records.jury import voices
from glassbox_site.ground import threads

GATHER_SECONDS = 0.25
_writing = threads.Threads("jury", 1)
Waiting = tuple[voices.Given, "asyncio.Future[voices.Refusal | None]"]


class BallotBox:
    def __init__(self) -> None:
        self._waiting: list[Waiting] = []
        self._emptying: asyncio.Task[None] | None = None

    async def keep(self, given: voices.Given) -> voices.Refusal | None:
        """Waits until the sheet is written; returns why it was refused, or None. Raises Django's database errors."""
        written: asyncio.Future[voices.Refusal | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((given, written))
        if self._emptying is None:
            self._emptying = asyncio.create_task(self._empty())
        return await written

    async def _empty(self) -> None:
        """Writes batch after batch; sheets that arrive during a write go into the next one."""
        while self._waiting:
            await asyncio.sleep(GATHER_SECONDS)
            waiting, self._waiting = self._waiting, []
            await _write(waiting)
        self._emptying = None


async def _write(waiting: Sequence[Waiting]) -> None:
    try:
        refusals = await _writing.done(lambda: voices.keep([given for given, _ in waiting]))
    except (DatabaseError, InterfaceError) as absence:
        for _, written in waiting:
            if not written.done():
                written.set_exception(absence)
        return
    for (_, written), refusal in zip(waiting, refusals, strict=True):
        if not written.done():
            written.set_result(refusal)


_boxes: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, BallotBox]" = weakref.WeakKeyDictionary()


def present() -> BallotBox:
    """The ballot box of the running event loop, of which a web process has one."""
    return _boxes.setdefault(asyncio.get_running_loop(), BallotBox())
