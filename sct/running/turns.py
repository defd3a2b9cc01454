"""One thread, in turns: the event loop runs until somebody tells something, and stands still while that is dealt with.

So what needs the database and what waits for endpoints never wait for each other's threads, and Django never meets a
running loop.
"""

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from typing import Any, Generic, TypeVar

from personas.llm import road

News = TypeVar("News")


class Turns(Generic[News]):
    """`tell` is for those who live on the loop, all else for the thread."""

    _loop: asyncio.AbstractEventLoop
    _halt: asyncio.Future[None]

    def __init__(self, by: road.Road) -> None:
        self._road = by
        self._lives: set[asyncio.Task[None]] = set()
        self._told: list[News] = []

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        with self._road.borrowed() as self._loop:
            yield

    def begin(self, life: Coroutine[Any, Any, None]) -> None:
        """Somebody lives on the loop from its next turn on."""
        task = self._loop.create_task(life)
        self._lives.add(task)
        task.add_done_callback(self._lives.discard)

    def tell(self, news: News) -> None:
        """The loop comes to a halt after all who are ready now have had their turn."""
        self._told.append(news)
        self._stop()

    def heard(self, seconds: float) -> list[News]:
        """What was told in a turn of the loop, which takes so long at most."""
        self._halt = self._loop.create_future()
        alarm = self._loop.call_later(max(seconds, 0.0), self._stop)
        self._loop.run_until_complete(self._halt)
        alarm.cancel()
        told, self._told = self._told, []
        return told

    def _stop(self) -> None:
        if not self._halt.done():
            self._halt.set_result(None)
