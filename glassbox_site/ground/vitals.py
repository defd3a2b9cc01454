"""Vital signs of each process: its counts and how late its event loop runs, reported to Redis every few seconds.

Only people who watch the house use them; nothing depends on them. A process that falls silent is forgotten. What it did
for a worker is kept for an hour, one hash per minute, each of which expires by itself.
"""

import asyncio
import contextlib
import json
import os
import socket
import threading
import time
import weakref
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import redis
from django.conf import settings

from glassbox_site.ground import redis_clients

KEY = "glassbox:vitals"
TOTALS = "glassbox:totals"
STARTS = "starts:"
"""Prefix of the totals that count starts, before the kind of process."""
PERIOD_SECONDS = 3.0
FORGOTTEN_SECONDS = 15.0
PATIENCE_SECONDS = 2.0
HOUR = "glassbox:hour"
MINUTE = 60
MINUTES_KEPT = 60
KEPT_SECONDS = (MINUTES_KEPT + 2) * MINUTE
MOST_WORKERS = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Signs:
    """The vital signs of one process. `lag` is in seconds, None without an event loop; `counts` never decrease."""

    process: str
    kind: str
    lag: float | None
    counts: Mapping[str, int]
    gauges: Mapping[str, float]


class Pulse:
    """Reports this process, in a thread; a child process has its own. The start of a part of the house (`is_part`) is
    counted once Redis can be reached."""

    def __init__(self, kind: str, *, is_part: bool = False) -> None:
        self._kind = kind
        self._is_to_be_counted = is_part
        self._counts: Counter[str] = Counter()
        self._gauges: dict[str, float] = {}
        self._told: Counter[str] = Counter()
        self._worst = (0, 0.0)
        self._loop: weakref.ref[asyncio.AbstractEventLoop] | None = None
        self._process = f"{socket.gethostname()}:{os.getpid()}"
        threading.Thread(target=self._beat, name="vitals", daemon=True).start()

    def count(self, name: str, by: int = 1) -> None:
        self._counts[name] += by

    def move(self, name: str, by: int) -> None:
        """Changes a gauge, which is reported as its present value."""
        self._gauges[name] = self._gauges.get(name, 0) + by

    def show(self, name: str, value: float) -> None:
        """Sets a gauge."""
        self._gauges[name] = value

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Measures the lag of that loop from now on."""
        self._loop = weakref.ref(loop)

    def _beat(self) -> None:
        client = redis_clients.at(settings.REDIS_URL, PATIENCE_SECONDS)
        while True:
            with contextlib.suppress(*redis_clients.AWAY):
                self._tell(client)
            time.sleep(PERIOD_SECONDS)

    def _tell(self, client: "redis.Redis") -> None:
        lag = self._lag()
        self.show("memory_bytes", memory())
        told = {"kind": self._kind, "at": time.time(), "lag": lag}
        told |= {"counts": self._counts.copy(), "gauges": self._gauges.copy()}
        client.hset(KEY, self._process, json.dumps(told))
        self._count_start(client)
        self._tell_of_the_worker(client, lag)

    def _count_start(self, client: "redis.Redis") -> None:
        if self._is_to_be_counted:
            started(client, self._kind)
            self._is_to_be_counted = False

    def _tell_of_the_worker(self, client: "redis.Redis", lag: float | None) -> None:
        """Reports under the worker's name as well, with the worst lag of the minute."""
        if not _worker:
            return
        minute = int(time.time() // MINUTE)
        self._worst = (minute, max(lag or 0.0, self._worst[1] if self._worst[0] == minute else 0.0))
        shown = self._gauges if lag is None else {**self._gauges, "lag": self._worst[1]}
        counted = self._counts.copy()
        keep(client, _worker, counted - self._told, shown)
        self._told = counted

    def _lag(self) -> float | None:
        """If the loop does not react within `FORGOTTEN_SECONDS`, that is reported as its lag."""
        loop = self._loop() if self._loop else None
        if loop is None or not loop.is_running():
            return None
        came, asked_at = threading.Event(), time.monotonic()
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(came.set)
            came.wait(FORGOTTEN_SECONDS)
        return time.monotonic() - asked_at


_worker = ""


def work_for(worker: str) -> None:
    """From now on this process is reported under the worker of that name as well."""
    global _worker  # noqa: PLW0603 - one per process
    _worker = worker


def memory() -> int:
    """The resident memory of this process, in bytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def keep(client: "redis.Redis", worker: str, counted: Mapping[str, int], shown: Mapping[str, float]) -> None:
    """Adds what a worker counted since the last call, and its gauges, to this minute. Raises what redis-py raises."""
    now = time.time()
    key = minute_of(worker, int(now // MINUTE))
    with client.pipeline() as told:
        for name, number in counted.items():
            told.hincrby(key, f"+{name}", number)
        told.hset(key, mapping={name: str(value) for name, value in shown.items()})
        told.expire(key, KEPT_SECONDS)
        told.zadd(HOUR, {worker: now})
        told.zremrangebyrank(HOUR, 0, -MOST_WORKERS - 1)
        told.expire(HOUR, KEPT_SECONDS)
        told.execute()


def minute_of(worker: str, minute: int) -> str:
    return f"{HOUR}:{worker}:{minute}"


def add(client: "redis.Redis", name: str, by: int = 1) -> None:
    """Adds to a total of the whole house, which outlives the processes. Raises what redis-py raises."""
    client.hincrby(TOTALS, name, by)


def started(client: "redis.Redis", kind: str) -> None:
    """Counts the start of a long-running process. Raises what redis-py raises."""
    add(client, f"{STARTS}{kind}")


def totals(client: "redis.Redis") -> Mapping[str, int]:
    found = cast(dict[bytes, bytes], client.hgetall(TOTALS))
    return {name.decode(): int(number) for name, number in found.items()}


_pulses: dict[int, Pulse] = {}


def pulse(kind: str = "") -> Pulse:
    """The pulse of this process. The first call decides its `kind`."""
    return _pulses.get(os.getpid()) or _pulses.setdefault(os.getpid(), Pulse(kind))


def begin(kind: str) -> None:
    """Registers this process as a long-running part of the house, which is started again if it ends."""
    _pulses.setdefault(os.getpid(), Pulse(kind, is_part=True))


def signs(client: "redis.Redis") -> list[Signs]:
    """The vital signs of all processes that reported lately; deletes the others. Raises what redis-py raises."""
    now, alive, silent = time.time(), [], []
    for name, said in cast(dict[bytes, bytes], client.hgetall(KEY)).items():
        told = json.loads(said)
        if now - told["at"] > FORGOTTEN_SECONDS:
            silent.append(name)
            continue
        known = {field: told[field] for field in ("kind", "lag", "counts", "gauges")}
        alive.append(Signs(process=name.decode(), **known))
    if silent:
        client.hdel(KEY, *(name.decode() for name in silent))
    return sorted(alive, key=lambda each: each.process)
