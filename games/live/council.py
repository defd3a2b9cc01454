"""Everybody who decides is asked at the same time, in a thread of its own: the main thread keeps what it hears."""

import asyncio
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from games.agents import consulting
from games.engine.facts import decisions, identities
from games.live.shift import Heard, Shift

Color = identities.Color


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


def answers(
    loop: asyncio.AbstractEventLoop,
    shift: Shift,
    thinkers: Mapping[Color, consulting.Thinker],
    asks: Sequence[decisions.Ask],
    views: Mapping[Color, consulting.Known],
) -> Iterator[Heard]:
    """Each answer as it arrives. When the shift ends, the questions that are still open are given up."""

    def heard(color: Color, answered: consulting.Answered) -> None:
        shift.hear(Heard(color=color, answered=answered))

    asking = asyncio.run_coroutine_threadsafe(consulting.consult(thinkers, asks, views, heard=heard), loop)
    asking.add_done_callback(lambda _: shift.hear(None))
    try:
        while (arrived := shift.next()) is not None:
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
