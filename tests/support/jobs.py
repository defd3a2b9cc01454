"""Jobs for the tests of the queue; each leaves a trace in a file whenever it runs."""

import os
import threading
import time
from pathlib import Path

from django.conf import settings

from glassbox_site.ground.working import told_to_end


def sign(path: str) -> int:
    with Path(path).open("a", encoding="ascii") as book:
        book.write(f"{os.getpid()}\n")
    return os.getpid()


def own_ports() -> tuple[int, ...]:
    """The ports at which the worker believes its own site to be."""
    return tuple(settings.OWN_PORTS)


def sign_and_stay(path: str, seconds: float, again: float = 0.0) -> None:
    """Takes `seconds` only the first time, and `again` after that, as if the work were done or nearly so."""
    is_first = len(signatures(path)) == 0
    if is_first:
        sign(path)
    time.sleep(seconds if is_first else again)
    sign(path)


def sign_and_crash(path: str) -> None:
    sign(path)
    raise RuntimeError("a mistake in the job itself")


def sign_and_take_the_worker_down(path: str) -> None:
    sign(path)
    os.kill(os.getppid(), 9)
    time.sleep(60)


def sign_when_told_to_end(path: str, seconds: float) -> None:
    told = threading.Event()
    with told_to_end.calls(told.set):
        if told.wait(seconds):
            sign(path)


def signatures(path: str | Path) -> list[int]:
    book = Path(path)
    return [int(line) for line in book.read_text(encoding="ascii").split()] if book.exists() else []
