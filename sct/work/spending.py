"""Keeps a batch within its budget: every call is charged to it, and when it is used up no more calls are made."""

import asyncio
import hashlib
from collections.abc import Callable

from django.db.models import Sum

from personas.llm import chat, costs, errors
from personas.llm.shared import budgets
from sct import models
from sct.work import journal

OTHERS_SECONDS = 1.0
"""How long to wait before checking again whether other workers' calls have left room."""


class Purse:
    """The budget of a batch. `reason` says why it is empty or shut, once it is.

    A call for which there is no room may find some when another returns and has used less than was reserved for it. So
    it waits for calls under way, in this worker or others; only if there are none is the purse empty.
    """

    def __init__(self, batch: models.Batch, is_stopping: Callable[[], bool]) -> None:
        self.budget = budgets.Budget(
            name=f"sct:{hashlib.sha256(batch.token.encode()).hexdigest()[:16]}",
            dollars=batch.budget_dollars,
            tokens=batch.budget_tokens,
            already=spent(batch),
        )
        self.reason: str | None = None
        self._is_stopping = is_stopping
        self._under_way = 0
        self._changed = asyncio.Event()

    @property
    def within(self) -> tuple[budgets.Budget, ...]:
        """The budgets that calls are charged to; none without a limit, since then the journal is account enough."""
        return (self.budget,) if self.budget.is_limited else ()

    def paying(self, model: chat.AwaitedModel) -> chat.AwaitedModel:
        return Paid(model, self) if self.budget.is_limited else model

    def enter(self) -> None:
        """Call it before each call to a model. Raises Stopped if no more calls may be made."""
        if self.reason is not None or self._is_stopping():
            raise journal.Stopped
        self._under_way += 1

    def leave(self) -> None:
        self._under_way -= 1
        self._wake_all()

    async def wait_for_room(self, refusal: errors.BudgetSpent) -> None:
        """Returns when it may be worth trying again. Shuts the purse if no call under way can make room."""
        if self._under_way:
            await self._changed.wait()
        elif refusal.others:
            await asyncio.sleep(OTHERS_SECONDS)
        else:
            self.shut(refusal.reason)

    def shut(self, reason: str) -> None:
        """Stops all further calls, whatever is left in the purse."""
        self.reason = self.reason or reason
        self._wake_all()

    def _wake_all(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


class Paid:
    """A model whose calls are paid from a purse. It never raises BudgetSpent: it waits for room or raises Stopped."""

    def __init__(self, model: chat.AwaitedModel, purse: Purse) -> None:
        self._model = model
        self._purse = purse

    @property
    def name(self) -> str:
        return self._model.name

    async def acomplete(self, request: chat.Request) -> chat.Completion:
        while True:
            self._purse.enter()
            try:
                return await self._model.acomplete(request)
            except errors.BudgetSpent as failure:
                refusal = failure
            finally:
                self._purse.leave()
            await self._purse.wait_for_room(refusal)


def spent(batch: models.Batch) -> costs.Usage:
    """What the batch has spent according to its journal; the shared ledger may know of more."""
    sums = models.Call.objects.filter(trial__batch=batch).aggregate(
        tokens_in=Sum("tokens_in", default=0), tokens_out=Sum("tokens_out", default=0), cost=Sum("cost"),
        estimated=Sum("tokens_estimated", default=0),
    )  # fmt: skip
    return costs.Usage(**sums)


def halt(batch: models.Batch, reason: str) -> None:
    """Pauses the batch and records why, unless people have asked for something else in the meantime."""
    running = models.Batch.objects.filter(pk=batch.pk, wish=models.Batch.Wish.RUN)
    running.update(wish=models.Batch.Wish.PAUSE, halted_because=reason)
