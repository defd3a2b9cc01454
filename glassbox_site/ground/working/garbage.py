"""Full garbage collections, run when nobody has to wait for them.

Left to Python, a full collection comes in the middle of a step, and everything on the loop waits for it: 40
milliseconds with eight matches in play, more with more. Young garbage is collected as usual.
"""

import contextlib
import gc
import time
from collections.abc import Callable, Iterator

NEVER = 1 << 30
YOUNG = 2_000
"""New objects between collections of the young. With Python's few hundred, the same living objects are looked at again
and again; with ten thousand, everybody waits 30 to 50 milliseconds once a second with 64 matches."""
EACH_SECONDS = 60.0
PATIENCE_SECONDS = 600.0
"""After so long a collection runs even if somebody waits, so that garbage cannot pile up without bound."""


class Collector:
    """Runs the full collections of one process by hand, while it is `at_work`."""

    def __init__(self, each: float = EACH_SECONDS, patience: float = PATIENCE_SECONDS) -> None:
        self._each = each
        self._patience = patience
        self._searched_at = time.monotonic()

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        usual = gc.get_threshold()
        gc.set_threshold(YOUNG, usual[1], NEVER)
        try:
            yield
        finally:
            gc.set_threshold(*usual)

    def search(self, is_quiet: Callable[[], bool]) -> None:
        """Collects if it is due: after `each` seconds if it `is_quiet`, after `patience` in any case."""
        waited = time.monotonic() - self._searched_at
        if waited >= self._each and (waited >= self._patience or is_quiet()):
            gc.collect()
            self._searched_at = time.monotonic()
