"""Watching live: whenever somebody comes, goes, returns or changes the view, they see what a replay shows."""

import asyncio
import contextlib
import random
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from django.db import connection

from games.models import Match
from games.watching import db_threads, watchable
from games.watching.sockets import hub, topics
from glassbox_site.ground.sockets import consumers, sinks
from tests.games.prepared import logs
from tests.games.watching.audience import watching
from tests.support.databases import tables

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shrinks the frames' memory, so that it does not hold the first frames of a whole match."""
    monkeypatch.setattr(topics, "MOST_KEPT_BYTES", 100_000)


async def told(head: int = 0) -> logs.Told:
    telling = await db_threads.done(logs.Told)
    await db_threads.done(lambda: telling.up_to(head))
    return telling


@contextlib.asynccontextmanager
async def overhearing() -> AsyncIterator[list[str]]:
    """Collects the queries with which logs are read."""
    questions: list[str] = []

    def overhear(execute: Callable[..., object], question: str, *more: object) -> object:
        questions.append(question)
        return execute(question, *more)

    await in_each_thread(lambda: connection.execute_wrappers.append(overhear))
    try:
        yield questions
    finally:
        await in_each_thread(lambda: connection.execute_wrappers.remove(overhear))


async def in_each_thread(work: Callable[[], None]) -> None:
    together = threading.Barrier(2, timeout=60)

    def alone() -> None:
        together.wait()
        work()

    await asyncio.gather(db_threads.done(alone), db_threads.done(alone))


async def tell(telling: logs.Told, head: int, **how: Any) -> None:
    await db_threads.done(lambda: telling.up_to(head, **how))


def perceived(view: str, head: int) -> int:
    """How many frames a view has of the first entries."""
    entries = logs.played()[:head]
    return sum(view == "glass" or (entry.public if view == "public" else view in entry.audience) for entry in entries)


@pytest.mark.parametrize("view", logs.VIEWS)
async def test_whoever_joins_in_the_middle_sees_what_a_replay_shows(view: str) -> None:
    middle = len(logs.played()) // 2
    telling = await told(middle)

    async with watching(telling.match.pk, f"view={view}") as watcher:
        greeting = await watcher.greeted()
        for head in range(middle + 7, len(logs.played()), 31):
            await tell(telling, head)
        await tell(telling, len(logs.played()))
        await watcher.hear_until("end")

    assert greeting == {"type": "hello", "view": view, "head": perceived(view, middle), "status": "running"}
    assert watcher.frames == list(logs.shown(view))


@pytest.mark.parametrize("seed", range(3))
async def test_joining_leaving_returning_and_looking_elsewhere_loses_nothing(seed: int) -> None:
    luck = random.Random(seed)
    telling = await told(luck.randrange(60))
    seen: dict[str, list[bytes]] = {view: [] for view in logs.VIEWS}

    async def stay() -> None:
        view = luck.choice(logs.VIEWS)
        async with watching(telling.match.pk, f"view={view}&after={len(seen[view])}") as watcher:
            for _ in range(3):
                await watcher.greeted()
                await tell(telling, telling.head + luck.randrange(40))
                wanted = perceived(view, telling.head) - len(seen[view])
                await watcher.have(luck.randrange(wanted + 1))
                seen[view] += watcher.frames
                view = luck.choice(logs.VIEWS)
                await watcher.wish(watch=view, after=len(seen[view]))

    for _ in range(4):
        await stay()

    assert any(seen.values())
    assert all(seen[view] == list(logs.shown(view)[: len(seen[view])]) for view in logs.VIEWS)


async def test_without_any_ring_the_sweep_finds_what_is_new() -> None:
    telling = await told(5)

    async with watching(telling.match.pk, "view=glass&after=5") as watcher:
        await watcher.greeted()
        await tell(telling, 30, ring=False)
        await watcher.have(25)

    assert watcher.frames == list(logs.shown("glass")[5:30])


async def test_a_match_that_is_over_is_shown_and_ends() -> None:
    telling = await told(len(logs.played()))

    async with watching(telling.match.pk, "view=public") as watcher:
        greeting = await watcher.greeted()
        await watcher.hear_until("end")

    assert greeting["status"] == "finished"
    assert watcher.frames == list(logs.shown("public"))


async def test_after_the_end_another_view_can_be_asked_for() -> None:
    telling = await told(len(logs.played()))

    async with watching(telling.match.pk, "view=public") as watcher:
        await watcher.hear_until("end")
        await watcher.wish(watch="red", after=3)
        await watcher.greeted()
        await watcher.hear_until("end")

    assert watcher.frames == list(logs.shown("red")[3:])


@pytest.mark.parametrize("ring", [True, False], ids=["told at once", "found by the sweep"])
async def test_an_abort_is_an_end_too(ring: bool) -> None:
    telling = await told(20)

    async with watching(telling.match.pk, "view=glass&after=20") as watcher:
        await watcher.greeted()
        await db_threads.done(lambda: telling.abort(ring=ring))
        await watcher.hear_until("end")

    assert watcher.frames == []


@pytest.mark.usefixtures("little_memory")
async def test_what_memory_does_not_hold_comes_from_the_log() -> None:
    telling = await told(len(logs.played()))

    async with watching(telling.match.pk, "view=glass&after=2") as watcher:
        await watcher.hear_until("end")

    assert watcher.frames == list(logs.shown("glass")[2:])


@pytest.mark.usefixtures("little_memory")
async def test_whoever_reads_from_the_log_while_the_database_is_away_comes_again() -> None:
    telling = await told(len(logs.played()))

    async with watching(telling.match.pk, "after=9999") as present:
        await present.hear_until("end")
        await db_threads.done(lambda: tables.rename("games_logentry", "games_gone"))
        try:
            async with watching(telling.match.pk) as watcher:
                await watcher.greeted()
                code = await watcher.closing_code()
        finally:
            await db_threads.done(lambda: tables.rename("games_gone", "games_logentry"))
        async with watching(telling.match.pk) as again:
            await again.hear_until("end")

    assert code == sinks.CUT_OFF
    assert again.frames == list(logs.shown("glass"))


async def test_a_match_that_is_deleted_ends_and_was_never_there() -> None:
    telling = await told(20)

    async with watching(telling.match.pk, "after=20") as watcher:
        await watcher.greeted()
        await db_threads.done(Match.objects.filter(pk=telling.match.pk).delete)
        await watcher.hear_until("end")
        async with watching(telling.match.pk) as late:
            await late.hear_until("error")
            code = await late.closing_code()

    assert code == consumers.NOT_FOUND


@pytest.mark.usefixtures("little_memory")
async def test_a_deleted_match_that_memory_does_not_hold_is_not_looked_for_for_ever() -> None:
    telling = await told(len(logs.played()))

    async with watching(telling.match.pk, "after=9999") as present:
        await present.hear_until("end")
        await db_threads.done(Match.objects.filter(pk=telling.match.pk).delete)
        async with watching(telling.match.pk) as watcher:
            await watcher.greeted()

            assert await watcher.closing_code() == sinks.CUT_OFF


async def test_a_crowd_that_comes_while_the_match_ends_sees_all_of_it() -> None:
    telling = await told(40)

    async def watch() -> list[bytes]:
        async with watching(telling.match.pk, "view=red") as watcher:
            await watcher.hear_until("end")
            return watcher.frames

    crowd = [asyncio.create_task(watch()) for _ in range(20)]
    await tell(telling, len(logs.played()))

    assert all(frames == list(logs.shown("red")) for frames in await asyncio.gather(*crowd))


async def test_a_crowd_that_comes_while_a_view_is_opened_does_not_ask_who_sits_in_the_match() -> None:
    telling = await told(9)
    opening = await hub.present().found(telling.match.pk, "red", "en")
    await db_threads.done(lambda: tables.rename("games_seat", "games_gone"))
    try:
        found = await hub.present().found(telling.match.pk, "red", "en")
    finally:
        await db_threads.done(lambda: tables.rename("games_gone", "games_seat"))

    assert found is opening


async def test_a_crowd_that_asks_for_a_match_at_once_asks_the_database_once_and_each_is_told() -> None:
    crowd = [hub.present().found(4_000_000, "glass", "en") for _ in range(5)]

    async with overhearing() as questions:
        told = await asyncio.gather(*crowd, return_exceptions=True)

    assert [type(each) for each in told] == [watchable.NoSuchMatch] * 5
    assert sum("games_seat" in question for question in questions) == 1


async def test_who_asks_later_is_not_told_what_was_so_before() -> None:
    with pytest.raises(watchable.NoSuchMatch):
        await hub.present().found(4_000_000, "glass", "en")

    async with overhearing() as questions:
        with pytest.raises(watchable.NoSuchMatch):
            await hub.present().found(4_000_000, "glass", "en")

    assert sum("games_seat" in question for question in questions) == 1


async def test_views_that_nobody_watches_take_no_more_room_than_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_IDLE_BYTES", len(b"".join(logs.shown("red"))) + 1)
    telling = await told(len(logs.played()))
    for view in ("blue", "red"):
        async with watching(telling.match.pk, f"view={view}") as watcher:
            await watcher.greeted()

    await until(lambda: hub.present().known(telling.match.pk, "blue", "en") is None)

    assert hub.present().known(telling.match.pk, "red", "en") is not None


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.05)
