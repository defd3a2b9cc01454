"""Everybody who decides is asked at the same time, in a thread of its own: the main thread keeps what it hears."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager

from games.engine.facts import decisions, identities
from games.players import consulting
from games.players.models import clerk, reading_along
from games.playing.tenure import Heard, Tenure

Color = identities.Color
HELD_FOR = 5.0
"""Seconds: a clerk is no reason to wait longer for the next step."""


@contextmanager
def assembled() -> Iterator[asyncio.AbstractEventLoop]:
    """A loop for the whole match, so that connections to models stay open."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield loop
    finally:
        asyncio.run_coroutine_threadsafe(_dismiss(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Readings:
    """What the clerk is asked beside the game. It outlives the step in which it was begun; one loop asks it all."""

    def __init__(self, tenure: Tenure) -> None:
        self._tenure = tenure
        self._open: set[asyncio.Task[None]] = set()

    async def ask(self, questions: Sequence[reading_along.Question]) -> list[asyncio.Task[None]]:
        begun = [asyncio.create_task(self._read(question)) for question in questions]
        for task in begun:
            self._open.add(task)
            task.add_done_callback(self._close)
        return begun

    async def finish(self, seconds: float) -> None:
        """Waits so long for all that is still being read."""
        if self._open:
            await asyncio.wait(self._open, timeout=seconds)

    async def _read(self, question: reading_along.Question) -> None:
        self._tenure.hear(await question())

    def _close(self, task: asyncio.Task[None]) -> None:
        self._open.discard(task)
        failure = None if task.cancelled() else task.exception()
        if isinstance(failure, Exception):
            self._tenure.end(failure)


def answers(
    loop: asyncio.AbstractEventLoop,
    tenure: Tenure,
    thinkers: Mapping[Color, consulting.Thinker],
    asks: Sequence[decisions.Ask],
    views: Mapping[Color, consulting.Known],
    readings: Readings,
    beside: Sequence[reading_along.Question] = (),
) -> Iterator[Heard | clerk.Reading]:
    """Each answer as it arrives, and whatever the clerk has read by then. What it is asked `beside` holds the step for
    `HELD_FOR` seconds at most once everybody has answered, and is read on after that. When the tenure ends, the
    questions that are still open are given up."""

    def heard(color: Color, answered: consulting.Answered) -> None:
        tenure.hear(Heard(color=color, answered=answered))

    async def everybody() -> None:
        begun = await readings.ask(beside)
        await consulting.consult(thinkers, asks, views, heard=heard)
        if begun:
            await asyncio.wait(begun, timeout=HELD_FOR)

    return _heard_of(loop, tenure, everybody())


def last_readings(
    loop: asyncio.AbstractEventLoop, tenure: Tenure, readings: Readings
) -> Iterator[Heard | clerk.Reading]:
    """What the clerk has still read within `HELD_FOR` seconds."""
    return _heard_of(loop, tenure, readings.finish(HELD_FOR))


def _heard_of(
    loop: asyncio.AbstractEventLoop, tenure: Tenure, work: Coroutine[None, None, None]
) -> Iterator[Heard | clerk.Reading]:
    asking = asyncio.run_coroutine_threadsafe(work, loop)
    asking.add_done_callback(lambda _: tenure.hear(None))
    try:
        while (arrived := tenure.next()) is not None:
            yield arrived
        asking.result()
    finally:
        asking.cancel()


async def _dismiss() -> None:
    """Whatever is still being asked is given up."""
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
