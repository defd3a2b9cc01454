"""One thread, shared in turns: the event loop runs until it is halted, and stands still while other work is done.

So database work and waiting for endpoints do not need each other's threads, and Django never meets a running loop.
"""

import asyncio
import contextlib
import gc
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager
from typing import Any

from glassbox_site.ground import vitals


class Turns:
    """Takes turns with a loop that is `lent`, in a process of that `kind`. `halt` is for tasks on the loop, `wake` for
    signal handlers and other threads, everything else for the thread itself."""

    _loop: asyncio.AbstractEventLoop
    _halted: asyncio.Future[None]

    def __init__(self, lent: Callable[[], AbstractContextManager[asyncio.AbstractEventLoop]], kind: str) -> None:
        self._lent = lent
        self._kind = kind
        self._lives: set[asyncio.Task[None]] = set()
        self._soon: asyncio.TimerHandle | None = None
        self._is_open = False

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        with self._lent() as self._loop, _settled_memory():
            self._halted = self._loop.create_future()
            self._is_open = True
            vitals.pulse(self._kind).watch(self._loop)
            yield

    def begin(self, life: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Starts a task on the loop, from its next turn on."""
        task = self._loop.create_task(life)
        self._lives.add(task)
        task.add_done_callback(self._lives.discard)
        return task

    def halt(self, within: float = 0.0) -> None:
        """Ends this turn once all callbacks that are ready have run, or else the next turn at once. A caller that can
        wait for others to join says how many seconds; the shortest such wait counts."""
        if not within:
            if not self._halted.done():
                self._halted.set_result(None)
        elif self._soon is None or self._loop.time() + within < self._soon.when():
            if self._soon is not None:
                self._soon.cancel()
            self._soon = self._loop.call_later(within, self.halt)

    def wake(self) -> None:
        """Ends the turn, from elsewhere. Does nothing before the loop is open and after it is closed."""
        if not self._is_open:
            return
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self.halt)

    def run(self, seconds: float) -> None:
        """Runs one turn of the loop, of at most so many seconds."""
        alarm = self._loop.call_later(max(seconds, 0.0), self.halt)
        self._loop.run_until_complete(self._halted)
        alarm.cancel()
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        self._halted = self._loop.create_future()


@contextlib.contextmanager
def _settled_memory() -> Iterator[None]:
    """Exempts what is loaded already from garbage collection, for which everything on the loop would wait a tenth of a
    second."""
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
