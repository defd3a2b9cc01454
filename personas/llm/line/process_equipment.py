"""What all calls of one process share: connections, places, circuits, lessons, accounts."""

import asyncio

from personas.llm import endpoints, retrying
from personas.llm.line import http, knowledge, waiting
from personas.llm.shared import budgets, ledger, limits, places, sickbed, stores


class Equipment:
    """Created on the wire's event loop, and closed on it."""

    def __init__(self, redis_url: str | None, patience: retrying.Patience) -> None:
        self.clock = asyncio.get_running_loop().time
        self.patience = patience
        self.http = http.Http()
        self.waiting_room = waiting.WaitingRoom()
        self.store = stores.Store(redis_url) if redis_url else None
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
