"""Everything that the matches of one worker hand to the thread that has the database, and how it is written down."""

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
SOON_SECONDS = 0.005
"""For as long as that an answer may wait for others: all of them are written at once."""
TURN_SECONDS = 0.02
"""For so long at most the loop stands still, or goes on, where somebody else is in a hurry."""

PIECE_SECONDS = 0.005

Errand = Callable[[], Any]
Thing = TypeVar("Thing")
Outcome = TypeVar("Outcome")


@dataclasses.dataclass(frozen=True, slots=True)
class _Step:
    """To be written after its answers, and not without them."""

    growth: event_log.Growth
    answers: Sequence["asyncio.Future[None]"]

    @property
    def obstacle(self) -> Exception | None:
        """Why one of them was not written, as is known by the time when steps are."""
        found = [each.exception() for each in self.answers]
        return next((why for why in found if isinstance(why, Exception)), None)


class Books:
    """`answer`, `grow`, `run` and `signal` are for matches, `write` is for the thread."""

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
        """Whether there is more to write at once."""
        return bool(self._errands)

    def answer(self, kept: journal.Kept) -> "asyncio.Future[None]":
        vitals.pulse().count("calls", len(kept.exchanges))
        return self._answers.hand_in(kept, within=SOON_SECONDS)

    def grow(
        self, growth: event_log.Growth, answers: Sequence["asyncio.Future[None]"] = (), *, is_in_haste: bool
    ) -> "asyncio.Future[None]":
        """By a step that came of these answers, which are written in the same turn at the latest; raises what befell
        one of them, or LogConflict where the match is not ours any more."""
        return self._steps.hand_in(_Step(growth, answers), within=0.0 if is_in_haste else TURN_SECONDS)

    def run(self, errand: Errand) -> "asyncio.Future[Any]":
        """Whatever else a match needs of the database; what that gives, or raises."""
        return self._errands.hand_in(errand)

    async def run_in_pieces(self, pieces: Iterator[None]) -> None:
        """The same of what takes long: everybody else has a turn in between."""
        while await self.run(functools.partial(_went_on, pieces)):
            pass

    def signal(self, match_id: int, signal: doorbell.Signal) -> None:
        self._signals.append((match_id, signal))

    def write(self) -> None:
        """Raises `DATABASE_AWAY`: then everybody waits on."""
        self._answers.write(lambda several: _in_one_or_each(journal.write, several))
        self._steps.write(self._grown)
        self._ring()
        began_at = time.monotonic()
        while self._errands and time.monotonic() < began_at + TURN_SECONDS:
            self._errands.write(lambda one: _in_one_or_each(_done, one), most=1)

    def close(self) -> None:
        """When nothing will be written any more."""
        self._bell.rest()

    def _ring(self) -> None:
        """The bell rings after the commit."""
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
    """All at once; if one of them cannot be done, each alone, so that none other is lost by it. What a life on the loop
    fails with, its task keeps; what it fails with here is caught here and nowhere else, whatever it is."""
    try:
        return list(writing(things))
    except DATABASE_AWAY:
        raise
    except Exception as refusal:  # noqa: BLE001 - the job's boundary: what neither driver takes is no error of a database
        if len(things) == 1:
            return [refusal]
        return [outcome for thing in things for outcome in _in_one_or_each(writing, [thing])]


def _went_on(pieces: Iterator[None]) -> bool:
    """False when there is no more of it."""
    until = time.monotonic() + PIECE_SECONDS
    return any(time.monotonic() >= until for _ in pieces)


def _done(errands: Sequence[Errand]) -> list[Any]:
    return [errand() for errand in errands]
