"""The window at which people and programs are asked: each question stands in the database until it is settled, and one
look finds out what has become of all open questions of a match."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import Any

from games.booking.people import questions
from games.engine.facts import decisions, identities
from games.players.humans import person

LOOK_SECONDS = 0.1


class Windows:
    """The windows of one match. `run` has the thread that has the database do an errand; `step` returns the number of
    the match's latest entry."""

    def __init__(
        self, match_id: int, run: Callable[[Callable[[], Any]], Awaitable[Any]], step: Callable[[], int]
    ) -> None:
        self._match_id = match_id
        self._run = run
        self._step = step
        self._open: set[int] = set()
        self._settled: dict[int, person.Outcome] = {}
        self._looking: asyncio.Task[None] | None = None

    @property
    def open(self) -> int:
        """How many questions are open."""
        return len(self._open)

    def of(self, color: identities.Color) -> person.Window:
        return _Window(self, color)

    async def ask(self, color: identities.Color, ask: decisions.Ask) -> person.Outcome:
        place = questions.Place(match_id=self._match_id, step=self._step(), color=color)
        question = await self._run(functools.partial(questions.asked, place, ask))
        if question.state != person.State.OPEN:  # for example because that person has left
            return questions.outcome(question)
        self._open.add(question.pk)
        try:
            while question.pk not in self._settled:
                if self._looking is None or self._looking.done():
                    self._looking = asyncio.create_task(self._look())
                await asyncio.shield(self._looking)
        finally:
            self._open.discard(question.pk)
            if not self._open and self._looking is not None:
                self._looking.cancel()
        return self._settled.pop(question.pk)

    async def _look(self) -> None:
        """Shared by everybody who waits here."""
        await asyncio.sleep(LOOK_SECONDS)
        looked_at = tuple(self._open)
        found = await self._run(functools.partial(questions.look, looked_at))
        self._settled |= {key: outcome for key, outcome in found.items() if key in self._open}


class _Window:
    def __init__(self, windows: Windows, color: identities.Color) -> None:
        self._windows = windows
        self._color = color

    async def ask(self, ask: decisions.Ask) -> person.Outcome:
        return await self._windows.ask(self._color, ask)
