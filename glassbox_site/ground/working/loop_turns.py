"""One thread, in turns: the event loop runs until somebody halts it, and stands still while something else is done.

So what needs the database and what waits for endpoints never wait for each other's threads, and Django never meets a
running loop.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager
from typing import Any

from glassbox_site.ground import vitals


class Turns:
    """Of a loop that is `lent`, in a process of that `kind`. `halt` is for those who live on the loop, all else for the
    thread."""

    _loop: asyncio.AbstractEventLoop
    _halted: asyncio.Future[None]

    def __init__(self, lent: Callable[[], AbstractContextManager[asyncio.AbstractEventLoop]], kind: str) -> None:
        self._lent = lent
        self._kind = kind
        self._lives: set[asyncio.Task[None]] = set()

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        with self._lent() as self._loop:
            self._halted = self._loop.create_future()
            vitals.pulse(self._kind).watch(self._loop)
            yield

    def begin(self, life: Coroutine[Any, Any, None]) -> None:
        """Somebody lives on the loop from its next turn on."""
        task = self._loop.create_task(life)
        self._lives.add(task)
        task.add_done_callback(self._lives.discard)

    def halt(self) -> None:
        """Ends this turn, after all who are ready now have had theirs; or else the next one at once."""
        if not self._halted.done():
            self._halted.set_result(None)

    def run(self, seconds: float) -> None:
        """One turn of the loop, which takes so long at most."""
        alarm = self._loop.call_later(max(seconds, 0.0), self.halt)
        self._loop.run_until_complete(self._halted)
        alarm.cancel()
        self._halted = self._loop.create_future()
