"""Threads for work with the database, beside an event loop that must not wait for it."""

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
    """Of one's own: what is slow here keeps nobody waiting who works in the threads of others."""

    def __init__(self, name: str, count: int) -> None:
        self._pool = ThreadPoolExecutor(count, thread_name_prefix=name)

    async def done(self, work: Callable[[], Result]) -> Result:
        """Not by `database_sync_to_async`: it works in a context and closes connections outside of it, so that none
        is closed."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _connected, work)

    async def each(self, pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
        """One by one: each is made once the one before has been taken, not always in the same thread."""
        while (piece := await self.done(lambda: next(pieces, None))) is not None:
            yield piece


@contextlib.contextmanager
def passing_through() -> Iterator[None]:
    """For work in a thread that may be anybody's, where nobody would close a connection: who opens one closes it.
    Django handles what an asynchronous view raises in such a thread."""
    was_open = connection.connection is not None
    try:
        yield
    finally:
        if not was_open:
            connection.close()


def _connected(work: Callable[[], Result]) -> Result:
    """A connection that broke, or was idle for long, is not used again. Any other one is: to open it for each piece of
    work costs more than most of the work."""
    close_old_connections()
    try:
        return work()
    finally:
        for each in connections.all(initialized_only=True):
            each.close_at = time.monotonic() + KEPT_SECONDS
