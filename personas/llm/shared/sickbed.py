"""Which endpoints are ill just now, as the processes that ask them tell each other in Redis.

An entry is renewed by each failure, removed by the first answer, and forgotten once nobody renews it. Nothing depends
on it: it is for people who watch over the house.
"""

import contextlib
import json
import time
from collections.abc import Mapping

from personas.llm.shared import stores

KEY = "glassbox:llm:ill"
FORGOTTEN_SECONDS = 60
LONGEST_REASON = 200


class Sickbed:
    """What one process reports; without Redis it reports nothing."""

    def __init__(self, store: stores.Store | None) -> None:
        self._store = store
        self._told: set[str] = set()

    async def has_failed(self, address: str, ailment: str) -> None:
        """`ailment` is empty while the failures may be chance; then nothing is reported."""
        if ailment and self._store is not None:
            self._told.add(address)
            said = json.dumps({"reason": ailment[:LONGEST_REASON], "at": time.time()})
            with contextlib.suppress(stores.Away):
                await self._store.put(KEY, {address: said}, FORGOTTEN_SECONDS)

    async def has_answered(self, address: str) -> None:
        if address in self._told and self._store is not None:
            with contextlib.suppress(stores.Away):
                await self._store.drop(KEY, [address])
                self._told.discard(address)


def ill(said: Mapping[bytes, bytes]) -> dict[str, str]:
    """The reason by address, from the hash stored under `KEY`; entries that nobody renewed are left out."""
    told = {address.decode(): json.loads(words) for address, words in said.items()}
    now = time.time()
    return {address: each["reason"] for address, each in sorted(told.items()) if now - each["at"] < FORGOTTEN_SECONDS}
