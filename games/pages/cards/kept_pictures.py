"""Pictures drawn once and kept in files; drawing is bounded, however many ask.

A moment never changes, because logs only grow. Each process draws one picture at a time and lets only a few requests
wait. There are limits per minute, in all and per address; a request beyond them is told to come back. The oldest files
are deleted to make room for new ones.
"""

import contextlib
import os
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from glassbox_site.ground import addresses, threads

MOST_KEPT = 2_000
MOST_A_MINUTE = 60
MOST_AN_ADDRESS = 20
"""Per minute."""
MOST_WAITING = 8
MOST_WAITING_AN_ADDRESS = 3

Draw = Callable[[], bytes | None]


class Busy(Exception):
    """The limits are reached for the moment; trying again a little later may succeed."""


class Shelf:
    def __init__(self, folder: Path, *, most_kept: int = MOST_KEPT, most_a_minute: int = MOST_A_MINUTE) -> None:
        self._folder = folder
        self._most_kept = most_kept
        self._asked_at: deque[float] = deque(maxlen=most_a_minute)
        self._shares = addresses.Share(MOST_AN_ADDRESS, 60)
        self._places = addresses.Places(MOST_WAITING_AN_ADDRESS, of_all=MOST_WAITING)
        self._easel = threads.Threads("cards", 1)

    async def fetch(self, name: str, draw: Draw, *, address: str = "") -> bytes | None:
        """The picture of that name, drawn if it is not kept yet; None if there is nothing to draw. Raises `Busy`."""
        path = self._folder / name
        if (kept := _read(path)) is not None:
            return kept
        try:
            with self._places.taken(address):
                self._take_turn(address)
                return await self._easel.done(lambda: _read(path) or self._drawn(path, draw))
        except addresses.Full:
            raise Busy from None

    def _take_turn(self, address: str) -> None:
        now = time.monotonic()
        is_too_fast = len(self._asked_at) == self._asked_at.maxlen and now - self._asked_at[0] < 60
        if is_too_fast or not self._shares.take(address):
            raise Busy
        self._asked_at.append(now)

    def _drawn(self, path: Path, draw: Draw) -> bytes | None:
        picture = draw()
        if picture is None:
            self._asked_at.pop()  # nothing was drawn, so it does not count
        else:
            with contextlib.suppress(OSError):  # the disk is full: the picture is sent all the same
                self._keep(path, picture)
        return picture

    def _keep(self, path: Path, picture: bytes) -> None:
        """Writes the file atomically, then deletes the oldest beyond the limit."""
        self._folder.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}.new")
        fresh.write_bytes(picture)
        fresh.replace(path)
        kept = sorted(self._folder.glob("*.png"), key=lambda each: each.stat().st_mtime)
        for old in kept[: max(0, len(kept) - self._most_kept)]:
            old.unlink(missing_ok=True)


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
