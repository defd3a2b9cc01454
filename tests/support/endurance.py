"""How long things may take: a CPU time limit for reading texts, and deadlines that stretch with the machine's load."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tests.support import rings

CPU_SECONDS = rings.of_all(20)  # many times what reading takes if its time is linear in the length


def in_reason(seconds: float) -> float:
    """The seconds on an idle machine, stretched by the load per core on a busy one."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


@contextmanager
def comes_to_an_end() -> Iterator[None]:
    """Interrupts with an error after `CPU_SECONDS` of this process's own CPU time."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"still at it after {CPU_SECONDS:g} seconds of the processor's time")

    former = signal.signal(signal.SIGVTALRM, interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, former)
