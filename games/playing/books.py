"""What the matches of one worker hand to the thread that has the database, and how that thread writes it down."""

import asyncio
import dataclasses
import functools
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from django.db import InterfaceError, OperationalError

from games.log import doorbell, event_log, journal
from glassbox_site.ground import vitals
from glassbox_site.ground.working import loop_turns, outbox

DATABASE_AWAY = (OperationalError, InterfaceError)
"""The database cannot be reached, is locked, or cannot be written because its disk is full."""
SOON_SECONDS = 0.005
"""How long an answer may wait for others, so that all are written at once."""
TURN_SECONDS = 0.02
"""How long a step in no haste may wait, and how long at most the loop stands still for errands."""

PIECE_SECONDS = 0.005

Errand = Callable[[], Any]
Thing = TypeVar("Thing")
Outcome = TypeVar("Outcome")


@dataclasses.dataclass(frozen=True, slots=True)
class _Step:
    """A step to be written after its answers. If one of them cannot be written, neither is the step."""

    growth: event_log.Growth
    answers: Sequence["asyncio.Future[None]"]

    @property
    def obstacle(self) -> Exception | None:
        """What kept one of them from being written, if anything did. All are settled by the time steps are written."""
        found = [each.exception() for each in self.answers]
        return next((why for why in found if isinstance(why, Exception)), None)


class Books:
    """Matches call `answer`, `grow`, `run` and `signal` on the loop; the thread that has the database calls `write`."""

    def __init__(self, turns: loop_turns.Turns) -> None:
        self._turns = turns
        self._answers = outbox.Outbox[journal.Kept, None](turns)
        self._steps = outbox.Outbox[_Step, None](turns)
        self._errands = outbox.Outbox[Errand, Any](turns)
        self._bell = doorbell.Bell()
        self._signals: list[tuple[int, doorbell.Signal]] = []
        self._heads: dict[int, int] = {}

    @property
    def is_behind(self) -> bool:
        """Whether errands are left that need no waiting."""
        return bool(self._errands)

    def answer(self, kept: journal.Kept) -> "asyncio.Future[None]":
        vitals.pulse().count("calls", len(kept.exchanges))
        return self._answers.hand_in(kept, within=SOON_SECONDS)

    def grow(
        self, growth: event_log.Growth, answers: Sequence["asyncio.Future[None]"] = (), *, is_in_haste: bool
    ) -> "asyncio.Future[None]":
        """Hands in a step that came of these answers, which are written in the same turn at the latest. The future
        raises what went wrong with one of them, or LogConflict if the match is no longer ours."""
        return self._steps.hand_in(_Step(growth, answers), within=0.0 if is_in_haste else TURN_SECONDS)

    def run(self, errand: Errand) -> "asyncio.Future[Any]":
        """Whatever else a match needs of the database; the future returns or raises what the errand does."""
        return self._errands.hand_in(errand)

    async def run_in_pieces(self, pieces: Iterator[None]) -> None:
        """The same for what takes long: others have their turn between the pieces."""
        while await self.run(functools.partial(_went_on, pieces)):
            pass

    def signal(self, match_id: int, signal: doorbell.Signal) -> None:
        self._signals.append((match_id, signal))

    def write(self) -> None:
        """Writes what was handed in. Raises `DATABASE_AWAY`; what is not written by then waits for the next call."""
        self._answers.write(lambda several: _in_one_or_each(journal.write, several))
        self._steps.write(self._grown)
        self._ring()
        began_at = time.monotonic()
        while self._errands and time.monotonic() < began_at + TURN_SECONDS:
            self._errands.write(lambda one: _in_one_or_each(_done, one), most=1)

    def close(self) -> None:
        """Call it when nothing will be written any more."""
        self._bell.rest()

    def _ring(self) -> None:
        """Rings after the commit."""
        signals, self._signals = self._signals, []
        heads, self._heads = self._heads, {}
        self._bell.stepped(heads, signals)
        vitals.pulse().count("steps", len(heads))

    def _grown(self, steps: Sequence[_Step]) -> list[Exception | None]:
        obstacles = [step.obstacle for step in steps]
        growths = [step.growth for step, obstacle in zip(steps, obstacles, strict=True) if obstacle is None]
        outcomes = _in_one_or_each(event_log.append_all, growths) if growths else []
        told = zip(growths, outcomes, strict=True)
        self._heads |= {each.lease.match_id: each.head for each, outcome in told if outcome is None}
        written = iter(outcomes)
        return [obstacle or next(written) for obstacle in obstacles]


def _in_one_or_each(writing: Callable[[Sequence[Thing]], Sequence[Any]], things: Sequence[Thing]) -> list[Any]:
    """Writes all at once; if that fails, each alone, so that no other is lost with the one at fault. Returns outcome
    or exception of each. What fails on the loop is kept by its task; what fails in writing is caught here alone."""
    try:
        return list(writing(things))
    except DATABASE_AWAY:
        raise
    except Exception as refusal:  # noqa: BLE001 - the job's boundary: a driver may refuse a value with any error
        if len(things) == 1:
            return [refusal]
        return [outcome for thing in things for outcome in _in_one_or_each(writing, [thing])]


def _went_on(pieces: Iterator[None]) -> bool:
    """Returns False when there are no more pieces."""
    until = time.monotonic() + PIECE_SECONDS
    return any(time.monotonic() >= until for _ in pieces)


def _done(errands: Sequence[Errand]) -> list[Any]:
    return [errand() for errand in errands]
