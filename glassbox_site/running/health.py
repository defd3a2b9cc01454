"""Checks whether each part of the site is well, for the health page and the front page."""

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import redis
from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, Error, connections
from django.utils import timezone
from rq import Queue

from glassbox_site.ground import disk, redis_clients
from glassbox_site.ground.working import job_queues, standstill
from glassbox_site.running import clock, pulse, schema_state
from glassbox_site.running.parts import roll_call
from personas.llm.shared import sickbed

LONGEST_SILENCE = timedelta(seconds=20)
LONGEST_REASON = 200
SECONDS = 1.0
"""The timeout for Redis."""
MARK, MARK_SECONDS = "glassbox:health", 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One part of the site: whether it is well, and facts to show. The house is well without one that is not
    `is_ours`."""

    ok: bool
    facts: Mapping[str, Any]
    is_ours: bool = True


def parts() -> dict[str, Part]:
    """All parts by name, in the order in which they depend on each other. A Redis that hangs is waited for once."""
    with ThreadPoolExecutor(2) as beside:
        held, endpoints = beside.submit(_redis_and_what_it_holds, SECONDS), beside.submit(_endpoints)
        database = _database()
        ours = {
            "database": _writable(database),
            "migrations": _migrations() if database.ok else _unknown("the database does not answer"),
            "disk": room(),
        }
        return {**ours, **held.result(), "clock": _clock(), "endpoints": endpoints.result(), **_kept()}


def glance(seconds: float | None = None) -> dict[str, Part]:
    """Only the parts that take a few quick queries, which the front page can afford for every visitor. Whether the
    database can be written is not tried, but told as it is known. `seconds` is the timeout for Redis."""
    database = _judged(_database(), standstill.obstacle())
    return {"database": database, **_redis_and_what_it_holds(seconds or SECONDS)}


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


def _writable(database: Part) -> Part:
    """Checks writing as well: reading still works with a full disk or a lock that is never released."""
    return _judged(database, pulse.obstacle() if database.ok else None)


def _judged(database: Part, problem: str | None) -> Part:
    if not database.ok:
        return database
    return Part(ok=problem is None, facts={**database.facts, **({"cannot_be_written": problem} if problem else {})})


def _migrations() -> Part:
    """Not well if migrations are pending, nor if a later release has already changed the database."""
    pending, unknown = schema_state.pending_migrations(), schema_state.unknown_migrations()
    facts = {"pending": pending, **({"of_a_later_release": unknown} if unknown else {})}
    return Part(ok=not pending and not unknown, facts=facts)


def _clock() -> Part:
    behind = clock.seconds_behind()
    return Part(ok=not behind, facts={"seconds_behind": behind} if behind else {})


def _endpoints() -> Part:
    """The model endpoints that failed lately and have not answered since. None are listed while Redis is away."""
    client = redis_clients.at(settings.REDIS_URL, SECONDS)
    told: Any = redis_clients.unless_away(lambda: client.hgetall(sickbed.KEY), {})
    ill = sickbed.ill(told)
    return Part(ok=not ill, facts={"failing": ill}, is_ours=False)


def _kept() -> dict[str, Part]:
    """The processes that `manage.py live` keeps; nothing if this process is not one of them."""
    seen = roll_call.read()
    if seen is None:
        return {}
    failing = {name: each.ending for name, each in seen.items() if each.ending is not None}
    restarts = {name: each.restarts for name, each in seen.items() if each.restarts}
    return {"processes": Part(ok=not failing, facts={"failing": failing, "restarts": restarts})}


def room() -> Part:
    """The disk of the data folder. If it is nearly full, new work is refused; if it is full, running work stands
    still until there is room."""
    try:
        left = disk.room()
    except OSError as problem:
        return _unknown(str(problem.strerror))
    return Part(ok=not left.is_short, facts={"free_bytes": left.free, "reserve_bytes": left.reserve})


def _redis_and_what_it_holds(seconds: float) -> dict[str, Part]:
    """If Redis stops answering half-way, all of its parts are unknown."""
    client = redis_clients.at(settings.REDIS_URL, seconds)
    started = time.perf_counter()
    try:
        client.set(MARK, 1, ex=MARK_SECONDS)  # reads still work at its memory limit or with a full disk
        answered = Part(ok=True, facts={"ms": _milliseconds_since(started)})
        return {"redis": answered, "workers": _workers(client), "queues": _queues(client)}
    except redis.ResponseError as refusal:
        said = str(refusal)[:LONGEST_REASON]
        unsure = _unknown("Redis accepts no writes")
        return {"redis": _unknown(f"{type(refusal).__name__}: {said}"), "workers": unsure, "queues": unsure}
    except redis_clients.AWAY as problem:
        redis_clients.missed()
        silent = _unknown("Redis does not answer")
        return {"redis": _unknown(type(problem).__name__), "workers": silent, "queues": silent}


def _workers(client: redis.Redis) -> Part:
    """Counts workers whose last heartbeat is recent."""
    now = timezone.now()
    heard = [worker.last_heartbeat for worker in job_queues.workers(client)]
    alive = sum(at is not None and now - at < LONGEST_SILENCE for at in heard)
    return Part(ok=alive > 0, facts={"alive": alive})


def _queues(client: redis.Redis) -> Part:
    return Part(ok=True, facts={name: Queue(name, connection=client).count for name in settings.QUEUES})


def _milliseconds_since(started: float) -> float:
    return round(1000 * (time.perf_counter() - started), 1)
