"""Stretches as they are sent: each is packed once in a process, and kept as long as there is room."""

import functools
import gzip
import re
import threading
from collections import OrderedDict
from typing import NamedTuple

import brotli

from games.models.match import OVER
from games.watching.segments.addresses import Place

QUALITY = 5
"""Of brotli's eleven: a sixth smaller than gzip's level 6, in a third of the time. Level 11 is another fifth smaller,
but takes a hundred times as long."""
GZIP_LEVEL = 6
"""Level 9 is a twentieth smaller, but takes eight times as long, and meanwhile nobody is told anything."""
BROTLI, GZIP, PLAIN = "br", "gzip", "identity"
RULED_OUT = re.compile(r"q=0(\.0*)?")


class Key(NamedTuple):
    """`status` is what the last line says, if nothing follows the stretch."""

    place: Place
    first: int
    last: int
    status: str = ""


class Packed(NamedTuple):
    digest: str
    body: bytes
    """Packed by brotli."""

    def coded(self, coding: str) -> bytes:
        match coding:
            case "br":
                return self.body
            case "gzip":
                return _gzipped(self)
        return self.content

    @property
    def content(self) -> bytes:
        content: bytes = brotli.decompress(self.body)
        return content


@functools.lru_cache(maxsize=100)
def _gzipped(packed: Packed) -> bytes:
    """Cached: browsers without TLS accept no brotli, and all who watch a match ask for the same at one time."""
    return gzip.compress(packed.content, GZIP_LEVEL, mtime=0)


def coding(accepted: str) -> str:
    """The best coding that `Accept-Encoding` names and does not rule out."""
    named = {name.strip(): weight.strip() for name, _, weight in (each.partition(";") for each in accepted.split(","))}
    return next((each for each in (BROTLI, GZIP) if not RULED_OUT.fullmatch(named.get(each, "q=0"))), PLAIN)


class Store:
    """Forgets first what nobody has asked for for longest."""

    def __init__(self, most_bytes: int) -> None:
        self._left = most_bytes
        self._kept: OrderedDict[Key, Packed] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Key) -> Packed | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def ended(self, place: Place, first: int, last: int) -> Packed | None:
        """The stretch from `first` to `last`, whatever its last line says."""
        found = (self.get(Key(place, first, last, status)) for status in ("", *OVER))
        return next((packed for packed in found if packed), None)

    def longest(self, place: Place, first: int) -> Packed | None:
        """The longest kept stretch that begins at `first`."""
        with self._lock:
            ends = (key for key in self._kept if key.first == first and key.place == place)
            key = max(ends, key=lambda each: each.last, default=None)
        return self.get(key) if key else None

    def keep(self, key: Key, content: bytes) -> Packed:
        """Packs the content and keeps it, for whoever asks next."""
        body = brotli.compress(content, mode=brotli.MODE_TEXT, quality=QUALITY)
        packed = Packed(key.place.digest(content), body)
        with self._lock:
            self._forget(key)
            self._kept[key] = packed
            self._left -= len(body)
            while self._left < 0:
                self._forget(next(iter(self._kept)))
        return packed

    def _forget(self, key: Key) -> None:
        gone = self._kept.pop(key, None)
        self._left += len(gone.body) if gone else 0


finished = Store(64 * 1024 * 1024)
growing = Store(4 * 1024 * 1024)
"""Apart from the finished ones: what is asked for during a second must not drive out what is asked for for ever."""
