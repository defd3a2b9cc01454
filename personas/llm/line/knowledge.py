"""What was learned about models, kept for the process and shared with the others for a day.

It is keyed by base URL and model and consists of concessions (see `fitting`). Without Redis each process learns
for itself, which costs one refused call a feature and never a lost turn.
"""

import contextlib

from personas.llm import endpoints
from personas.llm.line import fitting
from personas.llm.shared import stores

SHARED_FOR = 24 * 3600.0


class Knowledge:
    def __init__(self, store: stores.Store | None) -> None:
        self._store = store
        self._learned: dict[str, frozenset[str]] = {}
        self._beyond_doubt: set[str] = set()

    async def abilities(self, spec: endpoints.ModelSpec) -> endpoints.Abilities:
        """What the model can do by all that is known here; the others are asked once."""
        key = _key(spec)
        if key not in self._learned:
            known = await self._shared(key)
            self._learned[key] = self._learned.get(key, frozenset()) | known
        return fitting.conceded(spec.abilities, self._learned[key])

    async def learn(self, spec: endpoints.ModelSpec, concession: str) -> None:
        key = _key(spec)
        self._learned[key] = self._learned.get(key, frozenset()) | {concession}
        if self._store is not None:
            with contextlib.suppress(stores.Away):
                await self._store.add(key, concession, SHARED_FOR)

    def doubts_help(self, spec: endpoints.ModelSpec) -> bool:
        """Whether it makes sense to look for the reason of an unclear refusal."""
        return _key(spec) not in self._beyond_doubt

    def doubt_no_more(self, spec: endpoints.ModelSpec) -> None:
        """Leaving everything out did not help, so this process does not try it at every turn."""
        self._beyond_doubt.add(_key(spec))

    async def forget(self, spec: endpoints.ModelSpec) -> None:
        self._beyond_doubt.discard(_key(spec))
        self._learned.pop(_key(spec), None)
        if self._store is not None:
            with contextlib.suppress(stores.Away):
                await self._store.remove(_key(spec))

    async def _shared(self, key: str) -> frozenset[str]:
        if self._store is not None:
            with contextlib.suppress(stores.Away):
                return frozenset(await self._store.members(key))
        return frozenset()


def _key(spec: endpoints.ModelSpec) -> str:
    return f"llm:knowledge:{spec.endpoint.base_url.rstrip('/')}:{spec.model}"
