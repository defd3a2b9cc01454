"""The health page names what is not well."""

import time

import pytest
import redis
from django.db import connection
from django.test import Client, override_settings

from glassbox_site import health
from tests.support import endurance

pytestmark = pytest.mark.django_db


def test_without_workers_the_workers_are_what_is_failing(client: Client, empty_redis: "redis.Redis") -> None:
    answer = client.get("/healthz")

    assert answer.status_code == 503
    assert answer.json()["failing"] == ["workers"]


def test_every_part_says_how_it_is(client: Client, empty_redis: "redis.Redis") -> None:
    parts = client.get("/healthz").json()["parts"]

    assert parts["database"]["vendor"] == connection.vendor
    assert parts["migrations"] == {"ok": True, "pending": []}
    assert parts["queues"] == {"ok": True, "matches": 0, "sct": 0, "default": 0}


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


def test_a_migration_that_was_not_applied_is_named(client: Client) -> None:
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'glassbox_site'")

    assert client.get("/healthz").json()["parts"]["migrations"] == {
        "ok": False,
        "pending": ["glassbox_site.0001_initial", "glassbox_site.0002_roles"],
    }


def test_the_page_is_for_reading_only(client: Client) -> None:
    assert client.post("/healthz").status_code == 405
