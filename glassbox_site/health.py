"""Is every part of the site well? Answered part by part, for the health page and for the front page."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import redis
from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, Error, connections
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone
from rq import Queue, Worker

LONGEST_SILENCE = timedelta(seconds=20)


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One part of the site: whether it is well, and the facts to show."""

    ok: bool
    facts: Mapping[str, Any]


def parts() -> dict[str, Part]:
    """Every part by name, in the order in which they depend on each other."""
    seen = glance()
    migrations = _migrations() if seen["database"].ok else _unknown("the database does not answer")
    return {"database": seen.pop("database"), "migrations": migrations, **seen}


def glance() -> dict[str, Part]:
    """The parts that take a handful of quick questions: what the front page can afford for every visitor."""
    return {"database": _database(), **_redis_and_what_it_holds()}


def _unknown(reason: str) -> Part:
    return Part(ok=False, facts={"error": reason})


def _database() -> Part:
    connection = connections[DEFAULT_DB_ALIAS]
    started = time.perf_counter()
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error as problem:
        return Part(ok=False, facts={"vendor": connection.vendor, "error": type(problem).__name__})
    return Part(ok=True, facts={"vendor": connection.vendor, "ms": _milliseconds_since(started)})


def _migrations() -> Part:
    executor = MigrationExecutor(connections[DEFAULT_DB_ALIAS])
    plan = executor.migration_plan(executor.loader.graph.leaf_nodes())
    pending = [f"{migration.app_label}.{migration.name}" for migration, _backwards in plan]
    return Part(ok=not pending, facts={"pending": pending})


def _redis_and_what_it_holds() -> dict[str, Part]:
    """A Redis that stops answering half-way has not answered."""
    client = redis.Redis.from_url(settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2)
    started = time.perf_counter()
    try:
        client.ping()
        answered = Part(ok=True, facts={"ms": _milliseconds_since(started)})
        return {"redis": answered, "workers": _workers(client), "queues": _queues(client)}
    except redis.RedisError as problem:
        silent = _unknown("Redis does not answer")
        return {"redis": _unknown(type(problem).__name__), "workers": silent, "queues": silent}
    finally:
        client.close()


def _workers(client: redis.Redis) -> Part:
    """A worker counts while it gives signs of life; one that was killed stays on RQ's list for minutes."""
    now = timezone.now()
    heard = [worker.last_heartbeat for worker in Worker.all(connection=client)]
    alive = sum(at is not None and now - at < LONGEST_SILENCE for at in heard)
    return Part(ok=alive > 0, facts={"alive": alive})


def _queues(client: redis.Redis) -> Part:
    return Part(ok=True, facts={name: Queue(name, connection=client).count for name in settings.QUEUES})


def _milliseconds_since(started: float) -> float:
    return round(1000 * (time.perf_counter() - started), 1)
