"""What each worker did in each minute of the last hour, as it reported to Redis."""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import redis

from glassbox_site.ground import vitals

MINUTES = vitals.MINUTES_KEPT


@dataclass(frozen=True, slots=True, kw_only=True)
class Minute:
    """`counted` is what was done in it, `shown` the gauges as last reported; both are empty if the worker had nothing
    to do."""

    seconds: float
    counted: Mapping[str, int]
    shown: Mapping[str, float]

    def rate(self, name: str) -> float:
        """Per second."""
        return self.counted.get(name, 0) / self.seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Hour:
    """The hour of one worker, the present minute last."""

    worker: str
    minutes: Sequence[Minute]


def hours(client: "redis.Redis") -> list[Hour]:
    """The hours of all workers that had something to do, by name. Raises what redis-py raises."""
    now = time.time()
    names: Any = client.zrangebyscore(vitals.HOUR, now - MINUTES * vitals.MINUTE, "+inf")
    workers = sorted(name.decode() for name in names)
    last = int(now // vitals.MINUTE)
    with client.pipeline(transaction=False) as asked:
        for worker in workers:
            for minute in range(last - MINUTES + 1, last + 1):
                asked.hgetall(vitals.minute_of(worker, minute))
        found = iter(asked.execute())
    return [Hour(worker=worker, minutes=tuple(_minutes(found, now - last * vitals.MINUTE))) for worker in workers]


def _minutes(found: Iterator[Mapping[bytes, bytes]], of_the_last: float) -> Iterator[Minute]:
    for place in range(MINUTES):
        told = {name.decode(): float(value) for name, value in next(found).items()}
        yield Minute(
            seconds=vitals.MINUTE if place < MINUTES - 1 else max(of_the_last, 1.0),
            counted={name[1:]: int(value) for name, value in told.items() if name.startswith("+")},
            shown={name: value for name, value in told.items() if not name.startswith("+")},
        )
