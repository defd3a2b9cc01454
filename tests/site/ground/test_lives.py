"""What has to end does, whatever it is waiting for."""

import asyncio

import pytest

from glassbox_site.ground.plain import lives


async def _deaf_once() -> None:
    """Loses its first cancellation, which comes at the same moment as what it waits for."""
    try:
        await asyncio.sleep(30)
    except asyncio.CancelledError:
        await asyncio.sleep(30)


async def _broken() -> None:
    try:
        await asyncio.sleep(30)
    finally:
        raise ValueError("it has nothing to say any more")


def test_all_have_ended_even_those_who_lost_a_cancellation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives, "AGAIN_SECONDS", 0.05)

    async def end_all() -> list[bool]:
        begun = [asyncio.create_task(life()) for life in (_deaf_once, _broken)]
        await asyncio.sleep(0)
        await asyncio.wait_for(lives.end(begun), 10)
        return [life.done() for life in begun]

    assert asyncio.run(end_all()) == [True, True]


def test_nobody_is_waited_for_where_nobody_lives() -> None:
    asyncio.run(lives.end([]))
