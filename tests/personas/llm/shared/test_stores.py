"""What all processes know together, in a Redis that may be away."""

import asyncio
from pathlib import Path

import pytest

from personas.llm.shared import stores
from tests.support import servers

PATIENCE = 1.5


async def seconds_to_look(store: stores.Store) -> float:
    """Until it is known that Redis is away."""
    clock = asyncio.get_running_loop().time
    before = clock()
    with pytest.raises(stores.Away):
        await store.fields("anything")
    return clock() - before


async def until_it_is_there(store: stores.Store) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                await store.put("anything", {"a": "b"}, 60)
            except stores.Away:
                await asyncio.sleep(0.05)
            else:
                return


async def test_a_redis_that_hangs_is_waited_for_once_and_then_by_nobody_until_it_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "TIMEOUT", PATIENCE)
    with servers.restartable_redis(tmp_path) as kept:
        store = stores.Store(kept.address, absence=0.1)
        await until_it_is_there(store)

        with kept.hanging():
            first = await seconds_to_look(store)
            later = []
            for _ in range(5):
                await asyncio.sleep(0.3)
                later.append(await seconds_to_look(store))
        await until_it_is_there(store)
        known = await store.fields("anything")
        await store.close()

    assert PATIENCE <= first < 2 * PATIENCE, "who does not answer in time is not asked twice"
    assert max(later) < PATIENCE
    assert known == {"a": "b"}
