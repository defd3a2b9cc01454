"""Where stretches begin and end, and what is in them.

A finished stretch has a thousand frames, or a hundred where the head is nearer than that, or it ends with the match; it
never changes again. A stretch that grows has what came since the last hundred. Each stands for itself: its first line
holds the board before its first frame. Its last line is the address of what follows, which nobody knows who has not
come so far, or, if nothing follows yet, the match's status.

    {"match":7,"view":"red","lang":"en","from":101,"board":{...}}
    {"n":101,"tick":4,...}
    ...
    {"next":"/matches/7/frames/red/201-.5e1f...ndjson"}        or {"status":"running"}

Matches that are over also have short stretches, of ten frames, for those who must not know length or result before they
get there.
"""

import json
import threading
from collections.abc import Sequence

from games.engine.facts import identities
from games.watching.frames import HUNDRED, Reel
from games.watching.segments import stretch_packing as packing
from games.watching.segments.addresses import Place

TEN, THOUSAND = 10, 10 * HUNDRED

Frames = Sequence[bytes]


def end(first: int, head: int, *, is_over: bool) -> int | None:
    """The last frame of the finished stretch that begins at `first`; None while that stretch still grows."""
    if is_over and first <= head:
        return min(head, last_of(first, THOUSAND))
    found = (first + size - 1 for size in (THOUSAND, HUNDRED) if (first - 1) % size == 0)
    return next((last for last in found if last <= head), None)


def first_of(number: int) -> int:
    """Where the thousand begins that a frame belongs to."""
    return last_of(number, THOUSAND) - THOUSAND + 1


def last_of(first: int, size: int) -> int:
    """Where the stretch of that size ends that a frame belongs to."""
    return (first - 1) // size * size + size


def is_followed(last: int) -> bool:
    """Whether another stretch begins after it; otherwise the match ended there."""
    return last % HUNDRED == 0


def is_last(ending: bytes) -> bool:
    """Given the last line of a stretch: whether nothing follows yet."""
    return "status" in json.loads(ending)


def text(place: Place, first: int, frames: Frames, board: bytes | None, status: str) -> bytes:
    """`status` ends a stretch that nothing follows; it is empty if something does."""
    start = {"match": place.match_id, "view": place.view, "lang": place.language, "from": first}
    head = json.dumps(start, separators=(",", ":")).encode()
    if board is not None:
        head = head[:-1] + b',"board":' + board + b"}"
    ending = {"status": status} if status else {"next": place.following(first + len(frames))}
    return b"\n".join((head, *frames, json.dumps(ending, separators=(",", ":")).encode(), b""))


class Cutter:
    """The latest frames of one view, and the boards with which its stretches begin. A thousand frames are packed before
    they are forgotten: to have them again costs as much as all frames before them."""

    def __init__(self, place: Place, boards: dict[int, bytes]) -> None:
        self.place = place
        self._boards = boards
        self._before = 0
        self._frames: list[bytes] = []
        self._lock = threading.Lock()

    def take(self, frames: Frames) -> None:
        self._frames += frames
        while len(self._frames) >= THOUSAND + HUNDRED:
            first, last = self._before + 1, self._before + THOUSAND
            whole = self.stretch(first, last, "")
            assert whole is not None, "it is here"
            packing.finished.keep(packing.Key(self.place, first, last), whole)
            with self._lock:
                del self._frames[:THOUSAND]
                self._before = last
            for number in [number for number in self._boards if number < last]:
                del self._boards[number]

    def stretch(self, first: int, last: int, status: str) -> bytes | None:
        """None if its frames are no longer here."""
        with self._lock:
            if first <= self._before:
                return None
            frames = self._frames[first - 1 - self._before : last - self._before]
            return text(self.place, first, frames, self._boards.get(first - 1), status)


def again(key: packing.Key, viewer: identities.Viewer) -> bytes | None:
    """The stretch, developed from the log once more; None if the log does not reach that far."""
    place, first, last, status = key
    boards: dict[int, bytes] = {}
    reel = Reel(place.match_id, viewer, place.language, boards)
    found: list[bytes] = []
    while reel.count < last and (page := reel.page()) is not None:
        before = reel.count - len(page)
        found += page[max(0, first - 1 - before) : max(0, last - before)]
    return text(place, first, found, boards.get(first - 1), status) if reel.count >= last else None
