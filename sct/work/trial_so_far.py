"""Shows a trial in play: replays it from its journal, up to the first call that has not returned yet.

No model is called and, as in `plays.py`, the database is not used.
"""

import asyncio
import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn

from personas.llm import chat
from sct.kernel import config
from sct.kernel.games import seam
from sct.kernel.trial import calls
from sct.work import plays


@dataclass(frozen=True, slots=True, kw_only=True)
class Glimpse:
    """What was said so far. `answered` counts the calls that it took."""

    interaction_log: tuple[seam.LogPair, ...]
    answered: int


def glimpse(
    batch: config.SctConfig, agent: config.AgentSpec, trial: int, remembered: Mapping[str, calls.Outcome]
) -> Glimpse:
    made = calls.TrialCalls(journal=_Reading(remembered), send=_end_of_the_journal)
    task = plays.Task(batch=batch, agent=agent, trial=trial, attempt=1, model=_Absent, at_once=1)
    stage = plays.staged(task, made)
    with contextlib.suppress(_Unknown):
        asyncio.run(stage.director.play())
    return Glimpse(interaction_log=tuple(stage.game.get_full_state()), answered=len(made.made))


class _Unknown(Exception):
    """The next call has not returned yet."""


class _Absent:
    """Stands in for a model of that name, on which the journal's keys depend, and never answers."""

    def __init__(self, name: str) -> None:
        self.name = name

    async def acomplete(self, request: chat.Request) -> NoReturn:
        raise _Unknown


class _Reading:
    def __init__(self, remembered: Mapping[str, calls.Outcome]) -> None:
        self._remembered = remembered

    def recall(self, key: str) -> calls.Outcome | None:
        return self._remembered.get(key)

    async def keep(self, call: calls.Call) -> NoReturn:
        raise _Unknown


async def _end_of_the_journal(_model: chat.AwaitedModel, _request: chat.Request) -> NoReturn:
    raise _Unknown
