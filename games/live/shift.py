"""One worker's time at one match: what arrives meanwhile, and whatever ends it."""

import dataclasses
import queue
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

from games.agents import consulting
from games.engine.facts import identities
from games.live import stops


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    color: identities.Color
    answered: consulting.Answered


class Shift:
    """Other threads and signal handlers leave things here; the thread that plays takes them out."""

    def __init__(self) -> None:
        self._inbox: queue.SimpleQueue[Heard | Exception | None] = queue.SimpleQueue()

    def hear(self, heard: Heard | None) -> None:
        """None when there is nothing more to hear."""
        self._inbox.put(heard)

    def end(self, because: Exception) -> None:
        """Raised where the match is played, as soon as it waits for anything."""
        self._inbox.put(because)

    def next(self) -> Heard | None:
        return self._opened(self._inbox.get())

    def rest_until(self, moment: float) -> None:
        """Until the monotonic clock says so; nobody may be speaking meanwhile."""
        try:
            self._opened(self._inbox.get(timeout=max(0.0, moment - time.monotonic())))
        except queue.Empty:
            return

    def _opened(self, found: Heard | Exception | None) -> Heard | None:
        if isinstance(found, Exception):
            raise found
        return found


@contextmanager
def until_told_to_end() -> Iterator[Shift]:
    """A shift that SIGTERM ends."""
    shift = Shift()
    before = signal.signal(signal.SIGTERM, lambda *_: shift.end(stops.handed_over()))
    try:
        yield shift
    finally:
        signal.signal(signal.SIGTERM, before)
