"""Being told to end: whoever works for a worker is told by SIGTERM, and stops where it can be taken up again.

Until a job says what it makes of it the signal waits, so that none is lost that comes while the job begins.
"""

import contextlib
import signal
from collections.abc import Callable, Iterator

HEARD = frozenset({signal.SIGTERM})


@contextlib.contextmanager
def waiting() -> Iterator[None]:
    """In whoever is forked meanwhile it waits on; here it comes afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def calls(stop: Callable[[], None]) -> Iterator[None]:
    handler = signal.signal(signal.SIGTERM, lambda *_: stop())
    mask = signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGTERM, handler)
