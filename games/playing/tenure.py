"""One worker's time at one match: what arrives meanwhile, and whatever ends it."""

import dataclasses
import queue
import signal
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from games.engine.facts import identities
from games.players import consulting
from games.players.models import clerk
from games.playing import stops


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    color: identities.Color
    answered: consulting.Answered


class Tenure:
    """Other threads and signal handlers leave things here; the thread that plays takes them out."""

    def __init__(self) -> None:
        self._early: deque[Heard | clerk.Reading] = deque()
        self._inbox: queue.SimpleQueue[Heard | clerk.Reading | Exception | None] = queue.SimpleQueue()

    def hear(self, heard: Heard | clerk.Reading | None) -> None:
        """None when there is nothing more to hear."""
        self._inbox.put(heard)

    def end(self, because: Exception) -> None:
        """Raised where the match is played, as soon as it waits for anything."""
        self._inbox.put(because)

    def next(self) -> Heard | clerk.Reading | None:
        return self._early.popleft() if self._early else self._opened(self._inbox.get())

    def rest_until(self, moment: float) -> None:
        """Until the monotonic clock says so. What a clerk says meanwhile is heard next."""
        while True:
            try:
                found = self._opened(self._inbox.get(timeout=max(0.0, moment - time.monotonic())))
            except queue.Empty:
                return
            if found is not None:
                self._early.append(found)

    def _opened(self, found: Heard | clerk.Reading | Exception | None) -> Heard | clerk.Reading | None:
        if isinstance(found, Exception):
            raise found
        return found


@contextmanager
def until_told_to_end() -> Iterator[Tenure]:
    """A tenure that SIGTERM ends."""
    tenure = Tenure()
    before = signal.signal(signal.SIGTERM, lambda *_: tenure.end(stops.handed_over()))
    try:
        yield tenure
    finally:
        signal.signal(signal.SIGTERM, before)
