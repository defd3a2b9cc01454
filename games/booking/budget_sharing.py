"""A model whose budget is shared with other calls: where there is no room, it waits for what calls in flight leave.

A call holds the most that it may use, and uses less; so the budget is known to be spent only once nothing is held.
"""

import asyncio

from personas.llm import chat, errors

SECONDS = 0.5
"""Between two tries while other calls hold the budget. No hold outlasts its call's deadline by much."""


class Sharing:
    """Raises `BudgetSpent` from `acomplete` only once no other call can make room any more."""

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
