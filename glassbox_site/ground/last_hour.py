"""What each worker did in each minute of the last hour, in Redis.

A minute of a worker is a hash that expires by itself, so that nobody has to tidy up, and what is kept has a bound.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import redis

KEY = "glassbox:hour"
MINUTES = 60
SECONDS = 60
MOST_WORKERS = 64
KEPT_SECONDS = (MINUTES + 2) * SECONDS


@dataclass(frozen=True, slots=True, kw_only=True)
class Minute:
    """`counted` is what was done in it, `shown` how things stood when it was told last; both empty where the worker had
    nothing to do."""

    seconds: float
    counted: Mapping[str, int]
    shown: Mapping[str, float]

    def rate(self, name: str) -> float:
        """A second."""
        return self.counted.get(name, 0) / self.seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Hour:
    """Of one worker, the present minute last."""

    worker: str
    minutes: Sequence[Minute]


def tell(client: "redis.Redis", worker: str, counted: Mapping[str, int], shown: Mapping[str, float]) -> None:
    """`counted` since it was told before. Raises what redis-py raises."""
    now = time.time()
    key = _key(worker, int(now // SECONDS))
    with client.pipeline() as told:
        for name, number in counted.items():
            told.hincrby(key, f"+{name}", number)
        told.hset(key, mapping={name: str(value) for name, value in shown.items()})
        told.expire(key, KEPT_SECONDS)
        told.zadd(KEY, {worker: now})
        told.zremrangebyrank(KEY, 0, -MOST_WORKERS - 1)
        told.expire(KEY, KEPT_SECONDS)
        told.execute()


def hours(client: "redis.Redis") -> list[Hour]:
    """Of all workers that had something to do in it, by name. Raises what redis-py raises."""
    now = time.time()
    names: Any = client.zrangebyscore(KEY, now - MINUTES * SECONDS, "+inf")
    workers = sorted(name.decode() for name in names)
    last = int(now // SECONDS)
    with client.pipeline(transaction=False) as asked:
        for worker in workers:
            for minute in range(last - MINUTES + 1, last + 1):
                asked.hgetall(_key(worker, minute))
        found = iter(asked.execute())
    return [Hour(worker=worker, minutes=tuple(_minutes(found, now - last * SECONDS))) for worker in workers]


def _minutes(found: Iterator[Mapping[bytes, bytes]], of_the_last: float) -> Iterator[Minute]:
    for place in range(MINUTES):
        told = {name.decode(): float(value) for name, value in next(found).items()}
        yield Minute(
            seconds=SECONDS if place < MINUTES - 1 else max(of_the_last, 1.0),
            counted={name[1:]: int(value) for name, value in told.items() if name.startswith("+")},
            shown={name: value for name, value in told.items() if not name.startswith("+")},
        )


def _key(worker: str, minute: int) -> str:
    return f"{KEY}:{worker}:{minute}"
