"""The doorbell: whoever listens hears it, and a bell that cannot ring disturbs nobody."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import cast

import redis
from asgiref.sync import sync_to_async
from django.test import override_settings

from games.log import doorbell


async def heard_after(count: int, sound: Callable[[], None]) -> list[doorbell.Ring]:
    """What one listener hears while `sound` is repeated, since rings before it listens are lost."""
    heard: list[doorbell.Ring] = []

    async def listen() -> None:
        async with contextlib.aclosing(doorbell.rings()) as rings:
            async for ring in rings:
                heard.append(ring)
                if len(heard) == count:
                    return

    listening = asyncio.create_task(listen())
    while not listening.done():
        await sync_to_async(sound)()
        await asyncio.sleep(0.02)
    await listening
    return heard


async def test_a_listener_hears_how_far_the_log_has_come() -> None:
    [ring] = await heard_after(1, lambda: doorbell.ring(7, 120))

    assert ring == doorbell.Ring(match_id=7, head=120)


async def test_a_listener_hears_signals() -> None:
    [ring] = await heard_after(1, lambda: doorbell.signal(7, thinking=["red"]))

    assert ring == doorbell.Ring(match_id=7, signal={"thinking": ["red"]})


@override_settings(REDIS_URL="redis://127.0.0.1:1/0")
def test_without_redis_nobody_hears_and_nothing_breaks() -> None:

    doorbell.ring(7, 120)


async def test_a_listener_survives_that_its_connection_is_cut(empty_redis: "redis.Redis") -> None:
    heads = [1]

    async def keep_ringing() -> None:
        while True:
            await sync_to_async(doorbell.ring)(7, heads[-1])
            await asyncio.sleep(0.02)

    def cut() -> None:
        for client in cast("list[dict[str, str]]", empty_redis.client_list(_type="pubsub")):
            empty_redis.client_kill(client["addr"])

    ringing = asyncio.create_task(keep_ringing())
    async with contextlib.aclosing(doorbell.rings()) as rings, asyncio.timeout(20):
        await anext(rings)
        await sync_to_async(cut)()
        heads.append(2)

        while (await anext(rings)).head != 2:
            pass
    ringing.cancel()
