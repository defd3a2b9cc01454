"""A model that is paid out of a budget which other calls share: where it has no room, those under way may leave some.

A call is held at the most that it may use, and uses less. Whether the budget is spent shows only when nothing is held.
"""

import asyncio

from personas.llm import chat, errors

SECONDS = 0.5
"""Between two looks at what other calls have left. They hold nothing for longer than they may last."""


class Sharing:
    """Raises `BudgetSpent` only where no other call can make room any more."""

    def __init__(self, model: chat.LanguageModel) -> None:
        self._model = model

    @property
    def name(self) -> str:
        return self._model.name

    def complete(self, request: chat.Request) -> chat.Completion:
        return self._model.complete(request)

    async def acomplete(self, request: chat.Request) -> chat.Completion:
        while True:
            try:
                return await self._model.acomplete(request)
            except errors.BudgetSpent as refusal:
                if not refusal.others:
                    raise
            await asyncio.sleep(SECONDS)
