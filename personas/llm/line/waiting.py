"""Calls that wait until they may be sent: for a place, for an endpoint's rest, or for the next try.

They can be called off, because nothing has been paid for them yet; calls in flight are left alone.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

from personas.llm import errors


class WaitingRoom:
    """The waiting calls of one event loop. Once it is closed, calls that wait or start to wait raise `CalledOff`."""

    def __init__(self) -> None:
        self._is_closed = False
        self._waiting: set[asyncio.Task[Any]] = set()

    @contextlib.contextmanager
    def waiting(self) -> Iterator[None]:
        """Wrap nothing but a wait in this: `close` cancels the current task inside it."""
        if self._is_closed:
            raise errors.CalledOff
        task = asyncio.current_task()
        assert task is not None
        self._waiting.add(task)
        try:
            yield
        except asyncio.CancelledError:
            if task in self._waiting:
                raise
            task.uncancel()
            raise errors.CalledOff from None
        finally:
            self._waiting.discard(task)

    async def sleep(self, seconds: float) -> None:
        with self.waiting():
            await asyncio.sleep(seconds)

    def close(self) -> None:
        self._is_closed = True
        while self._waiting:
            self._waiting.pop().cancel()
