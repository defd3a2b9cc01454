"""Ends tasks of an event loop whose results no longer matter."""

import asyncio
from collections.abc import Collection
from typing import Any

AGAIN_SECONDS = 1.0


async def end(tasks: Collection["asyncio.Task[Any]"]) -> None:
    """Cancels them until they have ended: a client of a server may lose a cancellation that comes with an answer."""
    going_on = set(tasks)
    while going_on:
        for task in going_on:
            task.cancel()
        _, going_on = await asyncio.wait(going_on, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)
