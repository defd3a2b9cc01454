"""What tasks on an event loop hand to the thread that has the database.

Everything handed in is written while the loop stands still, and each task learns the outcome of its own.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from glassbox_site.ground.working import loop_turns

Thing = TypeVar("Thing")
Outcome = TypeVar("Outcome")


class Outbox(Generic[Thing, Outcome]):
    """`hand_in` is for tasks on the loop, everything else for the thread."""

    def __init__(self, turns: loop_turns.Turns) -> None:
        self._turns = turns
        self._waiting: list[tuple[Thing, asyncio.Future[Outcome]]] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def hand_in(self, thing: Thing, *, within: float = 0.0) -> "asyncio.Future[Outcome]":
        """Done when it is written, or when it is known why not (an exception). The turn ends within so many seconds."""
        written: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((thing, written))
        self._turns.halt(within)
        return written

    def write(self, keep: Callable[[Sequence[Thing]], Iterable[Outcome | Exception]], most: int | None = None) -> None:
        """Writes all that wait, or `most` of them, at once; `keep` returns the outcome of each. If `keep` raises, they
        stay in line and can be tried again."""
        chosen = self._waiting[:most]
        if not chosen:
            return
        outcomes = list(keep([thing for thing, _ in chosen]))
        del self._waiting[: len(chosen)]
        for (_, written), outcome in zip(chosen, outcomes, strict=True):
            _tell(written, outcome)

    def give_up(self, because: Exception) -> None:
        """Fails everything that waits, with this exception."""
        waiting, self._waiting = self._waiting, []
        for _, written in waiting:
            _tell(written, because)


def _tell(written: "asyncio.Future[Outcome]", outcome: Outcome | Exception) -> None:
    """Does nothing if the waiting task was cancelled."""
    if written.done():
        return
    if isinstance(outcome, Exception):
        written.set_exception(outcome)
    else:
        written.set_result(outcome)
