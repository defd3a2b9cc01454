"""Thread pools for work with the database, beside an event loop that must not wait for it."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from django.db import close_old_connections, connection, connections

Result = TypeVar("Result")

KEPT_SECONDS = 60.0


class Threads:
    """A pool of one's own, so that slow work in it delays nobody in other pools."""

    def __init__(self, name: str, count: int) -> None:
        self._pool = ThreadPoolExecutor(count, thread_name_prefix=name)

    async def done(self, work: Callable[[], Result]) -> Result:
        """Runs the work in a thread. `database_sync_to_async` would not do: it runs work in a copied context and closes
        connections outside of it, that is, none."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _connected, work)

    async def each(self, pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
        """Yields the pieces. Each is made once the one before was taken, not always in the same thread."""
        while (piece := await self.done(lambda: next(pieces, None))) is not None:
            yield piece


@contextlib.contextmanager
def passing_through() -> Iterator[None]:
    """For work in a foreign thread, where nobody else would close the connection: closes it if it was opened in this
    block. Exceptions of asynchronous views are handled by Django in such a thread."""
    was_open = connection.connection is not None
    try:
        yield
    finally:
        if not was_open:
            connection.close()


def _connected(work: Callable[[], Result]) -> Result:
    """Keeps the thread's connection unless it broke or was idle for long: to open one costs more than most work."""
    close_old_connections()
    try:
        return work()
    finally:
        for each in connections.all(initialized_only=True):
            each.close_at = time.monotonic() + KEPT_SECONDS
