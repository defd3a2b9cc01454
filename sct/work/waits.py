"""What the calls of a batch wait for, published in Redis by its workers for those who watch.

It is repeated for as long as it lasts, withdrawn with the first answer, and expires if nobody repeats it. Nothing
depends on it, and without Redis it is simply not published.
"""

import contextlib
import json
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from django.conf import settings

from glassbox_site.ground import redis_clients
from personas.llm import road
from personas.llm.line import process_equipment
from personas.llm.shared import stores
from sct import models

TOLD_EVERY_SECONDS = 5.0
FORGOTTEN_SECONDS = 30
LONGEST_REASON = 200
SECONDS_TO_ANSWER = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """Since when calls have waited for this provider; `reason` is the text of the error."""

    provider: str
    reason: str
    since: datetime


class Board:
    """Publishes for one process which providers it waits for."""

    def __init__(self, batch: models.Batch, by: road.Road) -> None:
        self._key = _key(batch)
        self._road = by
        self._since: dict[str, float] = {}
        self._told_at: dict[str, float] = {}

    async def waits(self, provider: str, reason: str) -> None:
        now = time.time()
        if now - self._told_at.get(provider, 0.0) < TOLD_EVERY_SECONDS:
            return
        self._told_at[provider] = now
        since = self._since.setdefault(provider, now)
        said = json.dumps({"reason": reason[:LONGEST_REASON], "since": since, "at": now})

        async def tell(equipment: process_equipment.Equipment) -> None:
            if equipment.store is not None:
                with contextlib.suppress(stores.Away):
                    await equipment.store.put(self._key, {provider: said}, FORGOTTEN_SECONDS)

        await self._road.arun(tell)

    async def goes_on(self, provider: str) -> None:
        self._since.pop(provider, None)
        if self._told_at.pop(provider, None) is None:
            return

        async def take_back(equipment: process_equipment.Equipment) -> None:
            if equipment.store is not None:
                with contextlib.suppress(stores.Away):
                    await equipment.store.drop(self._key, [provider])

        await self._road.arun(take_back)


def of(batch: models.Batch) -> list[Waiting]:
    """What the batch waits for, sorted by provider; empty if Redis does not answer."""
    client = redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)
    said: Any = redis_clients.unless_away(lambda: client.hgetall(_key(batch)), {})
    told = {provider.decode(): json.loads(words) for provider, words in sorted(said.items())}
    fresh = {name: each for name, each in told.items() if time.time() - each["at"] < FORGOTTEN_SECONDS}
    return [
        Waiting(provider=name, reason=each["reason"], since=datetime.fromtimestamp(each["since"], UTC))
        for name, each in fresh.items()
    ]


def _key(batch: models.Batch) -> str:
    return f"glassbox:sct:waits:{batch.pk}"
