"""Work with the database, beside the event loop that serves sockets and downloads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from django.db import close_old_connections

Result = TypeVar("Result")

THREADS = 3
_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="sct")


async def done(work: Callable[[], Result]) -> Result:
    """Not by `database_sync_to_async`: it works in a context, and closes outside of it, so that nothing is closed."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _connected, work)


def _connected(work: Callable[[], Result]) -> Result:
    close_old_connections()
    try:
        return work()
    finally:
        close_old_connections()
