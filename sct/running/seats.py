"""The seats of one worker: in each, a thread plays one trial after another, the next in line as soon as one has ended.

So nobody waits for the database between two trials. Nothing here touches it: what went on is told by `ended`, in the
order in which it happened, and written down then.
"""

import contextlib
import functools
import queue
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self

from sct.running import claims, journal, plays


@dataclass(slots=True, kw_only=True, eq=False)
class Held:
    """A claimed trial, in line or in play. `is_lost` is set when another worker has taken it over; `in_flight` are its
    calls that are on their way, each as a thing of its own, because several threads may make them."""

    claim: claims.Claim
    journal: journal.TrialJournal
    slot: int = -1
    in_flight: set[object] = field(default_factory=set)
    is_lost: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """A trial that left its seat, and who sits there now."""

    held: Held
    played: Future[plays.Finished]
    successor: Held | None


class Seats:
    """`taken` counts the seats in use, as far as it has been told. Once `is_over`, nobody in line comes in any more."""

    def __init__(self, play: Callable[[Held], plays.Finished], is_over: Callable[[], bool], *, most: int) -> None:
        self.taken = 0
        self._play = play
        self._is_over = is_over
        self._line: deque[Held] = deque()
        self._inbox: queue.SimpleQueue[Ended] = queue.SimpleQueue()
        self._pool = ThreadPoolExecutor(max_workers=most, thread_name_prefix="trial")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Waits for everyone who sits."""
        self._pool.shutdown()

    @property
    def waiting(self) -> int:
        return len(self._line)

    def line_up(self, held: Iterable[Held]) -> None:
        self._line.extend(held)

    def call_up(self, most: int) -> list[Held]:
        """The first of the line, out of it."""
        called: list[Held] = []
        with contextlib.suppress(IndexError):  # those who sit call their successors at the same time
            while len(called) < most:
                called.append(self._line.popleft())
        return called

    def put_back(self, called: Sequence[Held]) -> None:
        self._line.extendleft(reversed(called))

    def seat(self, held: Held, slot: int) -> None:
        self.taken += 1
        self._start(held, slot)

    def ended(self, timeout: float) -> list[Ended]:
        """What has happened since, or the first that does."""
        found: list[Ended] = []
        with contextlib.suppress(queue.Empty):
            found.append(self._inbox.get(timeout=max(timeout, 0.0)))
            while True:
                found.append(self._inbox.get_nowait())
        self.taken -= sum(one.successor is None for one in found)
        return found

    def _start(self, held: Held, slot: int) -> None:
        held.slot = slot
        self._pool.submit(self._play, held).add_done_callback(functools.partial(self._pass_on, held))

    def _pass_on(self, held: Held, played: Future[plays.Finished]) -> None:
        """By the thread that played. An end is told before its successor can have one."""
        goes_on = not (held.is_lost.is_set() or self._is_over())
        successor = next(iter(self.call_up(1)), None) if goes_on else None
        self._inbox.put(Ended(held=held, played=played, successor=successor))
        if successor is not None:
            self._start(successor, held.slot)
