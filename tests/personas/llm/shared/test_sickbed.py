"""Failing endpoints are noted in Redis until they answer again."""

import asyncio
import json
import time

import redis
from django.conf import settings

from personas.llm.shared import sickbed, stores

ADDRESS = "https://models.example/v1"


def told(client: "redis.Redis") -> dict[str, str]:
    return sickbed.ill(client.hgetall(sickbed.KEY))  # type: ignore[arg-type]  # not awaited


def lived(*reasons: str | None) -> None:
    """One process whose calls end like this: with a failure's reason, or None for an answer."""

    async def live() -> None:
        store = stores.Store(settings.REDIS_URL)
        bed = sickbed.Sickbed(store)
        for reason in reasons:
            await (bed.has_answered(ADDRESS) if reason is None else bed.has_failed(ADDRESS, reason))
        await store.close()

    asyncio.run(live())


def test_an_endpoint_that_is_ill_is_told_of_with_its_reason(empty_redis: "redis.Redis") -> None:
    lived("Unreachable: refused")

    assert told(empty_redis) == {ADDRESS: "Unreachable: refused"}


def test_a_failure_by_chance_is_not_told(empty_redis: "redis.Redis") -> None:
    lived("")

    assert told(empty_redis) == {}


def test_the_first_answer_takes_it_back(empty_redis: "redis.Redis") -> None:
    lived("Unreachable: refused", None)

    assert told(empty_redis) == {}


def test_what_nobody_says_any_more_is_forgotten() -> None:
    long_ago = json.dumps({"reason": "refused", "at": time.time() - sickbed.FORGOTTEN_SECONDS - 1}).encode()

    assert sickbed.ill({ADDRESS.encode(): long_ago}) == {}
