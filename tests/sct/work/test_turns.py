"""The loop runs until it is halted, and everybody who is ready has had a turn by then."""

import asyncio
from collections.abc import Iterator

import pytest

from glassbox_site.ground.working import loop_turns
from personas.llm import road


@pytest.fixture
def loop() -> Iterator[loop_turns.Turns]:
    opened = loop_turns.Turns(road.Road().borrowed, "batch")
    with opened.opened():
        yield opened


def test_a_turn_ends_when_all_who_are_ready_have_had_theirs(loop: loop_turns.Turns) -> None:
    came: list[int] = []

    async def come(number: int, *, after: float) -> None:
        await asyncio.sleep(after)
        came.append(number)
        loop.halt()

    for number in (1, 2):
        loop.begin(come(number, after=0))
    loop.begin(come(3, after=20))
    loop.run(30)

    assert came == [1, 2]


def test_who_can_wait_for_longer_makes_nobody_wait_who_cannot(loop: loop_turns.Turns) -> None:
    came: list[str] = []

    async def wait(seconds: float) -> None:
        loop.halt(seconds)

    async def come_late() -> None:
        await asyncio.sleep(20)
        came.append("late")
        loop.halt()

    for life in (wait(30.0), wait(0.001), wait(30.0), come_late()):
        loop.begin(life)
    loop.run(30)

    assert not came


def test_who_halts_the_loop_between_two_turns_ends_the_next_one(loop: loop_turns.Turns) -> None:
    woken: list[str] = []

    async def wake() -> None:
        await asyncio.sleep(0.01)
        woken.append("awake")
        loop.halt()

    loop.begin(wake())
    loop.halt()
    loop.run(30)
    assert not woken
    loop.run(30)

    assert woken
