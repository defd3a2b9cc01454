"""A caster's words for each step of a match in the terminal, where the match waits for them."""

import asyncio
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from games.engine.state import ledger as ledgers
from games.players.models import commentator, commenting_along

PATIENCE = 60.0
"""Seconds to wait for a model that has no deadline of its own."""


class TerminalCaster:
    """Comments for `view`, which is `glass` or `public`. Without a mind it says nothing."""

    def __init__(self, mind: commentator.Commentator | None, view: str) -> None:
        self._mind, self._view = mind, view
        self._along = commenting_along.CommentingAlong(mind)
        self._runner = asyncio.Runner()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._runner.close()

    def words(self, step: ledgers.Step) -> Sequence[str]:
        """What the caster says about this step, each line with its name; blocks until it has answered."""
        if self._mind is None:
            return ()
        return [f"✦ {self._mind.name}: {words}" for words in self._runner.run(self._said(step, self._mind))]

    async def _said(self, step: ledgers.Step, mind: commentator.Commentator) -> list[str]:
        self._along.ask(turn for turn in self._along.learn(step.entries) if self._view in turn.views)
        await self._along.wait(mind.deadline or PATIENCE)
        return [" ".join(wording.said) for wording in self._along.heard() if wording.said]
