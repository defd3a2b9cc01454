"""A match goes on in a thread of its own, which has its connections to models: the main thread keeps what it tells."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncGenerator, Iterator

from games.engine.state import ledger as ledgers
from games.players import at_table
from games.playing.tenure import Tenure


@contextlib.contextmanager
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


def told(
    loop: asyncio.AbstractEventLoop, tenure: Tenure, going: AsyncGenerator[at_table.Told]
) -> Iterator[at_table.Told]:
    """Whatever a match tells, as it comes. After a step it goes on when that was taken; when the tenure ends, the
    questions that are still open are given up."""
    written = asyncio.Event()

    async def tell() -> None:
        async with contextlib.aclosing(going):
            async for each in going:
                tenure.hear(each)
                if isinstance(each, ledgers.Step):
                    await written.wait()
                    written.clear()

    telling = asyncio.run_coroutine_threadsafe(tell(), loop)
    telling.add_done_callback(lambda _: tenure.hear(None))
    try:
        while (each := tenure.next()) is not None:
            yield each
            if isinstance(each, ledgers.Step):
                loop.call_soon_threadsafe(written.set)
        telling.result()
    finally:
        telling.cancel()


async def _dismiss() -> None:
    """Whatever is still being asked is given up."""
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
