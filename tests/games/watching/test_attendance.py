"""How many are watching, over all web processes."""

import asyncio
import functools
import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.test import override_settings
from pytest_django import Settings

from games.watching import db_threads
from games.watching.sockets import attendance, hub, topics
from games.watching.sockets.messages import END
from glassbox_site.ground.sockets.messages import Message
from tests.games.prepared import logs
from tests.games.watching.audience import watching
from tests.support import silent_redis

MATCHES = itertools.count(1_000_000)
ALL_DAY_SECONDS = 120.0


@pytest.fixture
def hanging(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[silent_redis.SilentRedis]:
    """A Redis that never answers, and a hub that would wait for it as long as the test lasts."""
    monkeypatch.setattr(attendance, "PATIENCE_SECONDS", ALL_DAY_SECONDS)
    with silent_redis.listening() as server:
        settings.REDIS_URL = server.url
        yield server


def test_what_all_processes_see_is_counted_together() -> None:
    match = next(MATCHES)

    attendance.told({match: 2}, by="one")

    assert attendance.told({match: 3}, by="other") == {match: 5}
    assert attendance.told({match: 0}, by="one") == {match: 3}


def test_each_match_has_its_own_number_and_where_nobody_is_there_is_none() -> None:
    one, other, empty = (next(MATCHES) for _ in range(3))

    attendance.told({one: 2, other: 1, empty: 0})

    assert attendance.of([one, other, empty, next(MATCHES)]) == {one: 2, other: 1}


def test_whoever_falls_silent_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(MATCHES)
    attendance.told({match: 2}, by="dead")

    monkeypatch.setattr(attendance, "FORGOTTEN_SECONDS", -1)

    assert attendance.of([match]) == {}


@override_settings(REDIS_URL="redis://127.0.0.1:1/0")
def test_without_redis_nobody_is_counted_and_nothing_breaks() -> None:
    assert attendance.told({7: 2}) == {7: None}
    assert attendance.of([7]) == {7: None}


@pytest.mark.django_db(transaction=True)
async def test_the_logs_are_looked_at_while_the_count_is_still_waiting(
    hanging: silent_redis.SilentRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "COUNT_SECONDS", 0.05)
    monkeypatch.setattr(hub, "SWEEP_SECONDS", 0.05)
    telling = await db_threads.done(logs.Told)

    async with watching(telling.match.pk, "view=glass") as watcher:
        await asyncio.to_thread(hanging.was_asked, "HSET")
        for head in (10, 20, 30):
            await db_threads.done(functools.partial(telling.up_to, head, ring=False))
            await watcher.have(head)

    assert watcher.frames == list(logs.shown("glass")[:30])


def test_a_page_is_not_as_patient_as_the_hub(hanging: silent_redis.SilentRedis) -> None:
    with ThreadPoolExecutor(1) as pool:
        count = pool.submit(attendance.told, {7: 2})
        hanging.was_asked("HSET")

        assert attendance.of([7]) == {7: None}
        assert not count.done()

        hanging.hang_up()


async def test_after_the_end_nobody_is_counted() -> None:
    topic, ear = topics.Topic(7, "glass", "en"), Ear()
    topic.followers[ear] = None

    topic.vanish()
    topic.attended(1)

    assert ear.heard == [END]


class Ear:
    def __init__(self) -> None:
        self.heard: list[Message] = []

    def hear(self, message: Message) -> bool:
        self.heard.append(message)
        return True

    def fall_behind(self, had: int) -> None:
        raise AssertionError(had)
