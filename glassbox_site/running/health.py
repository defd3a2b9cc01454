"""Is every part of the site well? Answered part by part, for the health page and for the front page."""

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
from glassbox_site.ground.working import job_queues
from glassbox_site.running import clock, pulse, schema_state
from glassbox_site.running.parts import roll_call
from personas.llm.shared import sickbed

LONGEST_SILENCE = timedelta(seconds=20)
LONGEST_REASON = 200
SECONDS = 1.0
"""How long Redis is waited for."""
MARK, MARK_SECONDS = "glassbox:health", 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One part of the site: whether it is well, and the facts to show. What is not ours may fail without the house."""

    ok: bool
    facts: Mapping[str, Any]
    is_ours: bool = True


def parts() -> dict[str, Part]:
    """Every part by name, in the order in which they depend on each other. A Redis that hangs is waited for once."""
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
    """The parts that take a handful of quick questions: what the front page can afford for every visitor. A Redis that
    hangs is waited for so many seconds."""
    return {"database": _database(), **_redis_and_what_it_holds(seconds or SECONDS)}


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
    """What can be read may still refuse to be written: a full disk, a lock that nobody gives back."""
    if not database.ok:
        return database
    problem = pulse.obstacle()
    return Part(ok=problem is None, facts={**database.facts, **({"cannot_be_written": problem} if problem else {})})


def _migrations() -> Part:
    """A database that a later release has changed is as wrong as one that still has to be changed."""
    pending, unknown = schema_state.pending_migrations(), schema_state.unknown_migrations()
    facts = {"pending": pending, **({"of_a_later_release": unknown} if unknown else {})}
    return Part(ok=not pending and not unknown, facts=facts)


def _clock() -> Part:
    behind = clock.seconds_behind()
    return Part(ok=not behind, facts={"seconds_behind": behind} if behind else {})


def _endpoints() -> Part:
    """Those of models that failed lately, and have not answered since; unknown while Redis does not answer."""
    client = redis_clients.at(settings.REDIS_URL, SECONDS)
    told: Any = redis_clients.unless_away(lambda: client.hgetall(sickbed.KEY), {})
    ill = sickbed.ill(told)
    return Part(ok=not ill, facts={"failing": ill}, is_ours=False)


def _kept() -> dict[str, Part]:
    """The processes of this machine, where `manage.py live` keeps them."""
    seen = roll_call.read()
    if seen is None:
        return {}
    failing = {name: each.ending for name, each in seen.items() if each.ending is not None}
    restarts = {name: each.restarts for name, each in seen.items() if each.restarts}
    return {"processes": Part(ok=not failing, facts={"failing": failing, "restarts": restarts})}


def room() -> Part:
    """Of the data folder. One that is nearly full takes no new work, and ends what goes on when it is full."""
    try:
        left = disk.room()
    except OSError as problem:
        return _unknown(str(problem.strerror))
    return Part(ok=not left.is_short, facts={"free_bytes": left.free, "reserve_bytes": left.reserve})


def _redis_and_what_it_holds(seconds: float) -> dict[str, Part]:
    """A Redis that stops answering half-way has not answered."""
    client = redis_clients.at(settings.REDIS_URL, seconds)
    started = time.perf_counter()
    try:
        client.set(MARK, 1, ex=MARK_SECONDS)  # at its limit, or with a full disk, it still answers questions
        answered = Part(ok=True, facts={"ms": _milliseconds_since(started)})
        return {"redis": answered, "workers": _workers(client), "queues": _queues(client)}
    except redis.ResponseError as refusal:
        said = str(refusal)[:LONGEST_REASON]
        unsure = _unknown("Redis takes nothing in")
        return {"redis": _unknown(f"{type(refusal).__name__}: {said}"), "workers": unsure, "queues": unsure}
    except redis_clients.AWAY as problem:
        redis_clients.missed()
        silent = _unknown("Redis does not answer")
        return {"redis": _unknown(type(problem).__name__), "workers": silent, "queues": silent}


def _workers(client: redis.Redis) -> Part:
    """A worker counts while it gives signs of life."""
    now = timezone.now()
    heard = [worker.last_heartbeat for worker in job_queues.workers(client)]
    alive = sum(at is not None and now - at < LONGEST_SILENCE for at in heard)
    return Part(ok=alive > 0, facts={"alive": alive})


def _queues(client: redis.Redis) -> Part:
    return Part(ok=True, facts={name: Queue(name, connection=client).count for name in settings.QUEUES})


def _milliseconds_since(started: float) -> float:
    return round(1000 * (time.perf_counter() - started), 1)
