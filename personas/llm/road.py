"""The road from a process to its endpoints: one pool, one set of limits, circuits, lessons and accounts."""

import asyncio
import contextlib
import os
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

from personas.llm import endpoints, limits, retrying
from personas.llm.line import http, knowledge, lessons, waiting, wire
from personas.llm.shared import budgets, ledger, places, sickbed, stores

Result = TypeVar("Result")


class Switchboard:
    """Everything that lives on the wire of one process."""

    def __init__(self, redis_url: str | None, patience: retrying.Patience) -> None:
        self.clock = asyncio.get_running_loop().time
        self.patience = patience
        self.http = http.Http()
        self.waiting_room = waiting.WaitingRoom()
        self.store = stores.Store(redis_url, self.clock) if redis_url else None
        self.ledger: budgets.Ledger = ledger.SharedLedger(self.store) if self.store else budgets.LocalLedger()
        self.knowledge = knowledge.Knowledge(self.store)
        self.sickbed = sickbed.Sickbed(self.store)
        self._gates: dict[endpoints.Endpoint, limits.Gate] = {}
        self._circuits: dict[tuple[str, str], retrying.Circuit] = {}

    def gate(self, endpoint: endpoints.Endpoint) -> limits.Gate:
        if endpoint not in self._gates:
            self._gates[endpoint] = (
                places.SharedGate(endpoint, self.clock, self.store)
                if self.store
                else limits.LocalGate(endpoint, self.clock)
            )
        return self._gates[endpoint]

    def circuit(self, spec: endpoints.ModelSpec) -> retrying.Circuit:
        """One for each model at an endpoint: behind a router each may be served by somebody else."""
        served = spec.endpoint.base_url, spec.model
        return self._circuits.setdefault(served, retrying.Circuit(self.clock, rest=self.patience.rest))

    async def close(self) -> None:
        await self.http.close()
        if self.store is not None:
            await self.store.close()


class Road:
    """Make one for a process. Limits, budgets and lessons hold over all that name the same Redis.

    Without a Redis they hold within the process. Nothing is opened before the first call; after a fork the
    child opens its own.
    """

    def __init__(self, redis_url: str | None = None, *, patience: retrying.Patience | None = None) -> None:
        self._redis_url = redis_url
        self._patience = patience or retrying.Patience()
        self._wire = wire.Wire()
        self._switchboard: Switchboard | None = None
        self._pid = 0
        self._is_called_off = False

    @property
    def is_shared(self) -> bool:
        return self._redis_url is not None

    @contextlib.contextmanager
    def borrowed(self) -> Iterator[asyncio.AbstractEventLoop]:
        """The road's event loop, for the caller to run: what is awaited on it is asked without any detour."""
        self.close()
        with self._wire.borrowed() as loop:
            try:
                yield loop
            finally:
                self.close()

    def run(self, work: Callable[[Switchboard], Coroutine[Any, Any, Result]]) -> Result:
        return self._wire.run(self._done(work))

    async def arun(self, work: Callable[[Switchboard], Coroutine[Any, Any, Result]]) -> Result:
        return await self._wire.arun(self._done(work))

    def spent(self, budget: budgets.Budget) -> budgets.Sum:
        """What a budget has spent so far."""
        return self.run(lambda board: board.ledger.spent(budget))

    def abilities(self, spec: endpoints.ModelSpec) -> endpoints.Abilities:
        """What is known of a model, its refusals included."""
        return self.run(lambda board: board.knowledge.abilities(spec))

    def lessons(self, spec: endpoints.ModelSpec) -> tuple[lessons.Lesson, ...]:
        """What was learned about a model, the latest first."""
        learned = self.run(lambda board: board.knowledge.learned(spec))
        return tuple(sorted(learned.values(), key=lambda lesson: -lesson.at))

    def forget(self, spec: endpoints.ModelSpec) -> None:
        """Unlearn what a model refused, here and for processes to come: its server may have changed."""
        self.run(lambda board: board.knowledge.forget(spec))

    def call_off(self) -> None:
        """No call is sent from now on: `CalledOff` for those that wait. Calls on their way come back as ever."""
        self._is_called_off = True
        if self._switchboard is not None and self._pid == os.getpid():
            self.run(_close_the_waiting_room)

    def close(self) -> None:
        """Close the connections. A later call opens the road again."""
        if self._switchboard is not None and self._pid == os.getpid():
            self._wire.run(self._switchboard.close())
        self._switchboard = None
        self._wire.close()

    async def _done(self, work: Callable[[Switchboard], Coroutine[Any, Any, Result]]) -> Result:
        if self._switchboard is None or self._pid != os.getpid():
            self._switchboard = Switchboard(self._redis_url, self._patience)
            if self._is_called_off:
                self._switchboard.waiting_room.close()
            self._pid = os.getpid()
        return await work(self._switchboard)


async def _close_the_waiting_room(board: Switchboard) -> None:
    board.waiting_room.close()
