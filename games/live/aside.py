"""Work with the database, beside the event loop that serves the sockets."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from django.db import close_old_connections

Result = TypeVar("Result")

THREADS = 2
"""Of our own: the thread that Django's views share must not wait behind a long log."""
_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="log")


async def done(work: Callable[[], Result], threads: ThreadPoolExecutor = _threads) -> Result:
    return await asyncio.get_running_loop().run_in_executor(threads, _connected, work)


def _connected(work: Callable[[], Result]) -> Result:
    """A connection that broke or has grown old is not used again."""
    close_old_connections()
    try:
        return work()
    finally:
        close_old_connections()
