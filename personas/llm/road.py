"""What a process shares to reach its endpoints: one connection pool, one set of limits, circuits, lessons, accounts."""

import asyncio
import contextlib
import os
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

from personas.llm import endpoints, retrying, wire
from personas.llm.line import lessons, process_equipment
from personas.llm.shared import budgets

Result = TypeVar("Result")


class Road:
    """Make one per process. Limits, budgets and lessons are shared by all processes that use the same Redis.

    Without a Redis they hold within the process. Nothing is opened before the first call; after a fork the
    child opens its own connections.
    """

    def __init__(self, redis_url: str | None = None, *, patience: retrying.Patience | None = None) -> None:
        self._redis_url = redis_url
        self._patience = patience or retrying.Patience()
        self._wire = wire.Wire()
        self._equipment: process_equipment.Equipment | None = None
        self._pid = 0
        self._is_called_off = False

    @property
    def is_shared(self) -> bool:
        return self._redis_url is not None

    @contextlib.contextmanager
    def borrowed(self) -> Iterator[asyncio.AbstractEventLoop]:
        """Lends the road's event loop to the caller, who runs it: calls awaited on it do not change threads."""
        self.close()
        with self._wire.borrowed() as loop:
            try:
                yield loop
            finally:
                self.close()

    def run(self, work: Callable[[process_equipment.Equipment], Coroutine[Any, Any, Result]]) -> Result:
        return self._wire.run(self._done(work))

    async def arun(self, work: Callable[[process_equipment.Equipment], Coroutine[Any, Any, Result]]) -> Result:
        return await self._wire.arun(self._done(work))

    def spent(self, budget: budgets.Budget) -> budgets.Sum:
        """What a budget has spent so far."""
        return self.run(lambda equipment: equipment.ledger.spent(budget))

    def abilities(self, spec: endpoints.ModelSpec) -> endpoints.Abilities:
        """What is known of a model, including what it refused."""
        return self.run(lambda equipment: equipment.knowledge.abilities(spec))

    def lessons(self, spec: endpoints.ModelSpec) -> tuple[lessons.Lesson, ...]:
        """What was learned about a model, the latest first."""
        learned = self.run(lambda equipment: equipment.knowledge.learned(spec))
        return tuple(sorted(learned.values(), key=lambda lesson: -lesson.at))

    def forget(self, spec: endpoints.ModelSpec) -> None:
        """Forget what a model refused, here and for processes to come: its server may have changed."""
        self.run(lambda equipment: equipment.knowledge.forget(spec))

    def call_off(self) -> None:
        """Send no call from now on: those that wait raise `CalledOff`. Calls in flight return as usual."""
        self._is_called_off = True
        if self._equipment is not None and self._pid == os.getpid():
            self.run(_close_the_waiting_room)

    def close(self) -> None:
        """Close the connections. A later call opens the road again."""
        if self._equipment is not None and self._pid == os.getpid():
            self._wire.run(self._equipment.close())
        self._equipment = None
        self._wire.close()

    async def _done(self, work: Callable[[process_equipment.Equipment], Coroutine[Any, Any, Result]]) -> Result:
        if self._equipment is None or self._pid != os.getpid():
            self._equipment = process_equipment.Equipment(self._redis_url, self._patience)
            if self._is_called_off:
                self._equipment.waiting_room.close()
            self._pid = os.getpid()
        return await work(self._equipment)


async def _close_the_waiting_room(equipment: process_equipment.Equipment) -> None:
    equipment.waiting_room.close()
