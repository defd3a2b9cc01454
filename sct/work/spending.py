"""What a batch may spend: its calls are held against it, and when it is empty nothing more is asked."""

import asyncio
import hashlib
from collections.abc import Callable

from django.db.models import Sum

from personas.llm import chat, costs, errors
from personas.llm.shared import budgets
from sct import models
from sct.work import journal

OTHERS_SECONDS = 1.0
"""Between two looks at what other workers' calls have left."""


class Purse:
    """`reason` says why it is empty or shut, once it is.

    A call that finds no room may find some when another has returned and used less than was held for it. So it waits
    for those that are under way, here or with another worker, and only without any is the purse empty.
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
        """What calls are held against: without a limit nothing, for then the journal is all the accounts there are."""
        return (self.budget,) if self.budget.is_limited else ()

    def paying(self, model: chat.AwaitedModel) -> chat.AwaitedModel:
        return Paid(model, self) if self.budget.is_limited else model

    def enter(self) -> None:
        """Before each call; raises when there will be no more."""
        if self.reason is not None or self._is_stopping():
            raise journal.Stopped
        self._under_way += 1

    def leave(self) -> None:
        self._under_way -= 1
        self._wake_all()

    async def wait_for_room(self, refusal: errors.BudgetSpent) -> None:
        """Returns when it may be worth asking again, or when nobody else can make room any more."""
        if self._under_way:
            await self._changed.wait()
        elif refusal.others:
            await asyncio.sleep(OTHERS_SECONDS)
        else:
            self.shut(refusal.reason)

    def shut(self, reason: str) -> None:
        """Whatever may be left in it: nothing can be had for it now."""
        self.reason = self.reason or reason
        self._wake_all()

    def _wake_all(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


class Paid:
    """A model whose calls come out of a purse. Instead of `BudgetSpent`, which is no answer, the drain stops."""

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
    """What the journal says; the shared ledger may know of more."""
    sums = models.Call.objects.filter(trial__batch=batch).aggregate(
        tokens_in=Sum("tokens_in", default=0), tokens_out=Sum("tokens_out", default=0), cost=Sum("cost"),
        estimated=Sum("tokens_estimated", default=0),
    )  # fmt: skip
    return costs.Usage(**sums)


def halt(batch: models.Batch, reason: str) -> None:
    """A pause that nobody asked for, with its reason; what people wished meanwhile stands."""
    running = models.Batch.objects.filter(pk=batch.pk, wish=models.Batch.Wish.RUN)
    running.update(wish=models.Batch.Wish.PAUSE, halted_because=reason)
