"""The window at which a person is asked: the question stands in the database, and is looked at until it is settled."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import Any

from games.booking.people import questions
from games.engine.facts import decisions, identities
from games.players.humans import person

LOOK_SECONDS = 0.1


class Windows:
    """Those of one match. `run` has an errand done by the thread that has the database; `step` says after which entry
    the match is now."""

    def __init__(
        self, match_id: int, run: Callable[[Callable[[], Any]], Awaitable[Any]], step: Callable[[], int]
    ) -> None:
        self._match_id = match_id
        self._run = run
        self._step = step

    def of(self, color: identities.Color) -> person.Window:
        return _Window(self, color)

    async def ask(self, color: identities.Color, ask: decisions.Ask) -> person.Outcome:
        place = questions.Place(match_id=self._match_id, step=self._step(), color=color)
        question = await self._run(functools.partial(questions.asked, place, ask))
        while (outcome := await self._run(functools.partial(questions.look, question.pk))) is None:
            await asyncio.sleep(LOOK_SECONDS)
        settled: person.Outcome = outcome
        return settled


class _Window:
    def __init__(self, windows: Windows, color: identities.Color) -> None:
        self._windows = windows
        self._color = color

    async def ask(self, ask: decisions.Ask) -> person.Outcome:
        return await self._windows.ask(self._color, ask)
