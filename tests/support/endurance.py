"""How long a thing may take: texts are read to their end, and deadlines stretch with what else the machine does."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tests.support import rings

CPU_SECONDS = rings.of_all(20)  # many times what reading in proportion to the length takes


def in_reason(seconds: float) -> float:
    """So many seconds on an idle machine, and as many more as there are others at work on this one."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


@contextmanager
def comes_to_an_end() -> Iterator[None]:
    """Interrupts with an error what has taken the processor for `CPU_SECONDS`; what else the machine does is not
    counted."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"still at it after {CPU_SECONDS:g} seconds of the processor's time")

    former = signal.signal(signal.SIGVTALRM, interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, former)
