"""Stopping jobs: the process that runs a worker's job is sent SIGTERM, and stops where its work can be resumed.

Until the job has said how it stops, the signal is blocked, so that none is lost while the job begins.
"""

import contextlib
import signal
from collections.abc import Callable, Iterator

HEARD = frozenset({signal.SIGTERM})


@contextlib.contextmanager
def waiting() -> Iterator[None]:
    """Blocks SIGTERM within this block: children forked here keep it blocked, this process gets it afterwards."""
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
