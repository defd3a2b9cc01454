"""The health page names what is not well."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import redis
from django.conf import LazySettings
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client, override_settings
from django.utils import timezone

from glassbox_site.running import health
from personas.llm.shared import sickbed
from tests.support import endurance, silent_redis

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


def test_without_workers_the_workers_are_what_is_failing(client: Client, empty_redis: "redis.Redis") -> None:
    answer = client.get("/healthz")

    assert answer.status_code == 503
    assert answer.json()["failing"] == ["workers"]


def test_every_part_says_how_it_is(client: Client, empty_redis: "redis.Redis") -> None:
    parts = client.get("/healthz").json()["parts"]

    assert parts["database"]["vendor"] == connection.vendor
    assert parts["migrations"] == {"ok": True, "pending": []}
    assert parts["queues"] == {"ok": True, "matches": 0, "sct": 0, "default": 0}


def test_people_are_told_in_words_and_programs_in_json(client: Client, empty_redis: "redis.Redis") -> None:
    page = client.get("/health/")

    assert page.status_code == 503
    assert "Something in this house is not well" in page.text
    assert "Tables of the database" in page.text
    for whoever in ({}, {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}):
        assert client.get("/healthz", headers=whoever).json()["failing"] == ["workers"]


def test_a_silent_worker_does_not_count(empty_redis: "redis.Redis") -> None:
    empty_redis.hset(
        "rq:worker:gone", mapping={"birth": "2026-01-01T00:00:00Z", "last_heartbeat": "2026-01-01T00:00:00Z"}
    )
    empty_redis.sadd("rq:workers", "rq:worker:gone")

    assert health.parts()["workers"] == health.Part(ok=False, facts={"alive": 0})


@override_settings(REDIS_URL="redis://127.0.0.1:1/0")
def test_without_redis_the_answer_comes_soon_and_names_it(client: Client) -> None:
    started = time.monotonic()

    answer = client.get("/healthz")

    assert answer.json()["failing"] == ["redis", "workers", "queues"]
    assert time.monotonic() - started < endurance.in_reason(5)


def test_a_redis_that_hangs_is_asked_everything_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "SECONDS", 3_600.0)

    with silent_redis.listening() as hanging, ThreadPoolExecutor(1) as pool, override_settings(REDIS_URL=hanging.url):
        was_asked = pool.submit(_hung_up_on_when_all_is_asked, hanging)
        seen = health.parts()
        was_asked.result()

    assert [name for name in ("redis", "workers", "queues") if seen[name].ok] == []


def _hung_up_on_when_all_is_asked(hanging: silent_redis.SilentRedis) -> None:
    try:
        hanging.was_asked("SET", "HGETALL")
    finally:
        hanging.hang_up()


def test_a_migration_that_was_not_applied_is_named(client: Client) -> None:
    names = ["0001_initial", "0002_roles", "0003_pulse", "0004_api_tokens", "0005_webhooks", "0006_totals_of_calls"]
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'glassbox_site'")

    assert client.get("/healthz").json()["parts"]["migrations"] == {
        "ok": False,
        "pending": [f"glassbox_site.{name}" for name in names],
    }


def test_a_migration_of_a_later_release_is_named(client: Client) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO django_migrations (app, name, applied) VALUES ('games', '9999_later', CURRENT_TIMESTAMP)"
        )

    assert client.get("/healthz").json()["parts"]["migrations"] == {
        "ok": False,
        "pending": [],
        "of_a_later_release": ["games.9999_later"],
    }


@pytest.mark.parametrize("command", [["sweep"], ["rqworker", "default", "--burst"]])
def test_what_writes_by_itself_does_not_touch_the_database_of_a_later_release(command: list[str]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO django_migrations (app, name, applied) VALUES ('games', '9999_later', CURRENT_TIMESTAMP)"
        )

    with pytest.raises(CommandError, match=r"changed by a later release.*games\.9999_later") as refused:
        call_command(*command)

    assert refused.value.returncode == 2


def test_a_worker_without_its_redis_says_whose_it_is(settings: LazySettings) -> None:
    settings.REDIS_URL = "redis://127.0.0.1:1/0"

    with pytest.raises(CommandError, match=r"^The Redis of REDIS_URL does not answer: .*refused"):
        call_command("rqworker", "default", "--burst")


def test_a_redis_at_its_memory_limit_is_named(client: Client, full_redis: "redis.Redis") -> None:
    answer = client.get("/healthz").json()

    assert answer["failing"] == ["redis", "workers", "queues"]
    assert answer["parts"]["redis"]["error"].startswith("OutOfMemoryError")


@pytest.fixture
def full_redis(empty_redis: "redis.Redis") -> Iterator["redis.Redis"]:
    empty_redis.config_set("maxmemory", 1)
    yield empty_redis
    empty_redis.config_set("maxmemory", 0)


def test_the_page_is_for_reading_only(client: Client) -> None:
    assert client.post("/healthz").status_code == 405


def test_an_endpoint_that_is_ill_is_named_and_the_house_is_well_without_it(
    client: Client, empty_redis: "redis.Redis"
) -> None:
    alive = timezone.now().strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    empty_redis.hset("rq:worker:here", mapping={"birth": alive, "last_heartbeat": alive})
    empty_redis.sadd("rq:workers", "rq:worker:here")
    empty_redis.hset(sickbed.KEY, "https://ill.example", json.dumps({"reason": "refused", "at": time.time()}))

    answer = client.get("/healthz")

    assert (answer.status_code, answer.json()["failing"]) == (200, ["endpoints"])
    assert answer.json()["parts"]["endpoints"]["failing"] == {"https://ill.example": "refused"}
