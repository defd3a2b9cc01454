"""What all processes know in common, in a Redis that may be away."""

import asyncio
from pathlib import Path

import pytest
import redis
from django.conf import settings

from personas.llm.shared import stores
from tests.support import servers, silent_redis
from tests.support.hard_times import times


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "TIMEOUT", 0.5)


async def until_it_is_there(store: stores.Store) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                await store.put("anything", {"a": "b"}, 60)
            except stores.Away:
                await asyncio.sleep(0.05)
            else:
                return


async def test_a_redis_that_hangs_is_asked_once_and_then_left_alone_by_all() -> None:
    with silent_redis.listening() as hanging:
        store = stores.Store(hanging.url, absence=600)
        for _ in range(5):
            with pytest.raises(stores.Away):
                await store.fields("anything")
        await store.close()
        hanging.hang_up()

    assert len(hanging.calls) == 1, "each question to one that hangs takes a line of its own"


async def test_a_redis_that_hung_is_used_again_as_soon_as_it_answers(tmp_path: Path) -> None:
    with servers.restartable_redis(tmp_path) as kept:
        store = stores.Store(kept.address, absence=0.1)
        await until_it_is_there(store)

        with kept.hanging(), pytest.raises(stores.Away):
            await store.fields("anything")
        await until_it_is_there(store)
        known = await store.fields("anything")
        await store.close()

    assert known == {"a": "b"}


async def test_nobody_looks_after_a_redis_whose_store_is_closed() -> None:
    store = stores.Store("redis://127.0.0.1:1/0", absence=600)
    with pytest.raises(stores.Away):
        await store.fields("anything")
    await store.close()
    with pytest.raises(stores.Away):
        await store.fields("anything")

    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_store_that_closes_leaves_no_line_to_redis_behind_though_somebody_waits_on_it(
    empty_redis: "redis.Redis",
) -> None:
    store = stores.Store(settings.REDIS_URL)
    waiting = asyncio.create_task(store.wait_for("nothing comes", 30))
    await asyncio.to_thread(times.until, lambda: waiting_at(empty_redis) == 1, 5)
    await store.close()

    assert isinstance(waiting.exception(), stores.Away), "whoever waits hears of it before the loop may end"
    await asyncio.to_thread(times.until, lambda: waiting_at(empty_redis) == 0, 5)


def waiting_at(client: "redis.Redis") -> int:
    return sum(line["cmd"] == "blpop" for line in client.client_list())  # type: ignore[union-attr]  # not awaited
