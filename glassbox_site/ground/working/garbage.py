"""Garbage that only a search of the whole memory finds, searched for when nobody would wait for it.

Left to itself the search comes in the midst of a step, and whoever lives on the loop waits for it: 40 milliseconds with
eight matches at the tables, more with more. What has died young is found as usual.
"""

import contextlib
import gc
import time
from collections.abc import Callable, Iterator

NEVER = 1 << 30
YOUNG = 2_000
"""New ones among which it is searched for what has died young. By a few hundred, as usual, the same living ones are
looked at again and again; by ten thousand everybody waits for 30 to 50 milliseconds, once a second with 64 matches."""
EACH_SECONDS = 60.0
PATIENCE_SECONDS = 600.0
"""After so long it is searched for whoever waits: what nobody finds has no bound."""


class Collector:
    """Of one process, by hand while it is `at_work`."""

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
        """If it is time: soon where it `is_quiet`, late otherwise."""
        waited = time.monotonic() - self._searched_at
        if waited >= self._each and (waited >= self._patience or is_quiet()):
            gc.collect()
            self._searched_at = time.monotonic()
