"""Jobs for the queue's tests: they leave a trace in a file for every time that they run."""

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
    """Where the worker believes its house to be."""
    return tuple(settings.OWN_PORTS)


def sign_and_stay(path: str, seconds: float, again: float = 0.0) -> None:
    """Stays only the first time: whoever runs it again finds the work done, or nearly."""
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
