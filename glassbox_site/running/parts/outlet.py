"""Reads the output of processes line by line; one thread can listen to many."""

import contextlib
import os
import select
from collections.abc import Iterable, Iterator

MOST_AT_ONCE = 65_536
"""The capacity of a pipe. Longer lines are broken there."""


class Outlet:
    """The reading end of a process's output."""

    def __init__(self) -> None:
        self.handle: int | None = None
        self._begun = b""

    @contextlib.contextmanager
    def anew(self) -> Iterator[int]:
        """Makes a new pipe in place of the last, and yields its writing end, for a process started in this block."""
        self._close()
        self.handle, speaking = os.pipe()
        os.set_blocking(self.handle, False)
        try:
            yield speaking
        finally:
            os.close(speaking)

    def lines(self, *, is_over: bool = False) -> list[str]:
        """The lines completed since the last call, and a last piece that is too long or will never be completed."""
        if not (said := self._begun + self._read()):
            return []
        goes_on = self.handle is not None and not is_over and len(said) < MOST_AT_ONCE
        *whole, self._begun = said.split(b"\n") if goes_on else [*said.split(b"\n"), b""]
        return [line.decode(errors="replace") for line in whole]

    def _read(self) -> bytes:
        if self.handle is None:
            return b""
        try:
            said = os.read(self.handle, MOST_AT_ONCE)
        except BlockingIOError:
            return b""
        if not said:
            self._close()
        return said

    def _close(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


def listen(outlets: Iterable[Outlet], seconds: float) -> None:
    """Waits until there is output, or for so many seconds."""
    ears = select.poll()
    for outlet in outlets:
        if outlet.handle is not None:
            ears.register(outlet.handle, select.POLLIN)
    ears.poll(1000 * seconds)
