"""Garbage that only a search of the whole memory finds, searched for when nobody would wait for it.

Left to itself the search comes in the midst of a step, and whoever lives on the loop waits for it: 40 milliseconds with
eight matches at the tables, more with more. What has died young is found as usual.
"""

import contextlib
import gc
import time
from collections.abc import Iterator

NEVER = 1 << 30
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
        young, middle, old = gc.get_threshold()
        gc.set_threshold(young, middle, NEVER)
        try:
            yield
        finally:
            gc.set_threshold(young, middle, old)

    def search(self, *, is_quiet: bool) -> None:
        """If it is time: soon where it `is_quiet`, late otherwise."""
        if time.monotonic() >= self._searched_at + (self._each if is_quiet else self._patience):
            gc.collect()
            self._searched_at = time.monotonic()
