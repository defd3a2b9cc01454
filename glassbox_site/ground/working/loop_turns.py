"""One thread, in turns: the event loop runs until somebody halts it, and stands still while something else is done.

So what needs the database and what waits for endpoints never wait for each other's threads, and Django never meets a
running loop.
"""

import asyncio
import contextlib
import gc
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager
from typing import Any

from glassbox_site.ground import vitals


class Turns:
    """Of a loop that is `lent`, in a process of that `kind`. `halt` is for those who live on the loop, `wake` for
    signals and other threads, all else for the thread."""

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
        """Somebody lives on the loop from its next turn on."""
        task = self._loop.create_task(life)
        self._lives.add(task)
        task.add_done_callback(self._lives.discard)
        return task

    def halt(self, within: float = 0.0) -> None:
        """Ends this turn, after all who are ready now have had theirs; or else the next one at once. What can wait a
        little while for others says for how long: whoever can wait for the least is heeded."""
        if not within:
            if not self._halted.done():
                self._halted.set_result(None)
        elif self._soon is None or self._loop.time() + within < self._soon.when():
            if self._soon is not None:
                self._soon.cancel()
            self._soon = self._loop.call_later(within, self.halt)

    def wake(self) -> None:
        """Nobody, while there is no loop yet."""
        if not self._is_open:
            return
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self.halt)

    def run(self, seconds: float) -> None:
        """One turn of the loop, which takes so long at most."""
        alarm = self._loop.call_later(max(seconds, 0.0), self.halt)
        self._loop.run_until_complete(self._halted)
        alarm.cancel()
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        self._halted = self._loop.create_future()


@contextlib.contextmanager
def _settled_memory() -> Iterator[None]:
    """What the program consists of is not searched for garbage: all who live on the loop would wait for that, a tenth
    of a second."""
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
