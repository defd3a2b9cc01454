"""One worker's time at one match: what the match tells meanwhile, and whatever ends it."""

import queue
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

from games.players import at_table
from games.playing import stops


class Tenure:
    """Other threads and signal handlers leave things here; the thread that keeps what is told takes them out."""

    def __init__(self) -> None:
        self._inbox: queue.SimpleQueue[at_table.Told | Exception | None] = queue.SimpleQueue()

    def hear(self, told: at_table.Told | None) -> None:
        """None when there is nothing more to hear."""
        self._inbox.put(told)

    def end(self, because: Exception) -> None:
        """Raised where the match is played, as soon as it waits for anything."""
        self._inbox.put(because)

    def next(self, timeout: float | None = None) -> at_table.Told | None:
        found = self._inbox.get(timeout=timeout)
        if isinstance(found, Exception):
            raise found
        return found

    def rest_until(self, moment: float) -> None:
        """Until the monotonic clock says so. A match that waits for its step to be taken tells nothing meanwhile."""
        try:
            self.next(timeout=max(0.0, moment - time.monotonic()))
        except queue.Empty:
            return


@contextmanager
def until_told_to_end() -> Iterator[Tenure]:
    """A tenure that SIGTERM ends."""
    tenure = Tenure()
    before = signal.signal(signal.SIGTERM, lambda *_: tenure.end(stops.handed_over()))
    try:
        yield tenure
    finally:
        signal.signal(signal.SIGTERM, before)
