"""The last hour of each worker, as the desk shows it: kept in Redis, and no longer than it is shown."""

import threading
import time
from typing import Any

import pytest
import redis
from django.conf import LazySettings

from glassbox_site.ground import vitals
from glassbox_site.pages.desk import hours_told, last_hour
from tests.support import people

pytestmark = pytest.mark.django_db


def minute(**shown: float) -> last_hour.Minute:
    return last_hour.Minute(seconds=60.0, counted={}, shown=shown)


def test_the_desk_tells_what_a_worker_did_and_forgets_it_by_itself(empty_redis: redis.Redis) -> None:
    for steps in (30, 30):
        vitals.keep(empty_redis, "ada", {"steps": steps}, {"tables": 2.0, "memory_bytes": 100.0 * 2**20})

    page = people.client().get("/ops/").text

    [hour] = last_hour.hours(empty_redis)
    assert (hour.worker, hour.minutes[-1].counted, len(hour.minutes)) == ("ada", {"steps": 60}, last_hour.MINUTES)
    assert hour.minutes[0].shown == {}
    assert page.count("<polyline") == 5, "of the lag nobody said anything"
    assert '<td class="right number">100</td>' in page
    left: list[Any] = [empty_redis.ttl(key) for key in empty_redis.scan_iter(f"{vitals.HOUR}*")]
    assert all(0 < seconds <= vitals.KEPT_SECONDS for seconds in left)


def test_many_workers_that_came_and_went_leave_no_more_than_is_shown(empty_redis: redis.Redis) -> None:
    for number in range(vitals.MOST_WORKERS + 5):
        vitals.keep(empty_redis, f"worker-{number:03}", {}, {"slots": 1.0})

    assert len(last_hour.hours(empty_redis)) == vitals.MOST_WORKERS


def test_a_worker_without_work_did_nothing_and_told_nothing_of_its_loop() -> None:
    idle, at_work = minute(), minute(slots=16.0, lag=0.25)

    told = hours_told.of(last_hour.Hour(worker="ada", minutes=[idle] * 20 + [at_work, at_work] + [idle] * 38))
    lines = {str(line.figure.name): line for line in told.lines}

    assert [line.now for line in told.lines] == [0.0, 0.0, 0.0, 0.0, None, None]
    assert lines["Slots"].stretches == [0.0, 0.0, 16.0, 0.0, 0.0, 0.0]
    assert lines["Lag of the loop, ms"].pieces == ["20,0.5 21,0.5"]
    assert lines["Memory, MB"].pieces == []


def test_without_redis_nobody_knows_the_last_hour(settings: LazySettings) -> None:
    settings.REDIS_URL = "redis://127.0.0.1:1/0"

    assert hours_told.look() is None


@pytest.mark.second
def test_a_process_tells_what_it_does_for_its_worker(empty_redis: redis.Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vitals, "_worker", "ada")
    pulse = vitals.Pulse("batch")
    pulse.count("of this one", 5)
    pulse.show("slots", 16)

    def told() -> list[last_hour.Minute]:
        return [minute for hour in last_hour.hours(empty_redis) for minute in hour.minutes if "slots" in minute.shown]

    deadline = time.monotonic() + 30
    while not told() and time.monotonic() < deadline:
        threading.Event().wait(0.1)
    threading.Event().wait(1.5 * vitals.PERIOD_SECONDS)

    assert sum(minute.counted.get("of this one", 0) for minute in told()) == 5
    assert told()[-1].shown["slots"] == 16
    assert told()[-1].shown["memory_bytes"] > 2**20
