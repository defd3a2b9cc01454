"""Who works: the queues, how long work waits in them, and the workers with their last sign of life."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import redis
from django.conf import settings
from django.utils import timezone
from rq import Queue, Worker
from rq.exceptions import NoSuchJobError
from rq.job import Job
from rq.registry import FailedJobRegistry, StartedJobRegistry
from rq.worker import BaseWorker

from glassbox_site import health

SECONDS_TO_ANSWER = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One queue. `since` is when the job that waits longest came."""

    name: str
    waiting: int
    running: int
    failed: int
    since: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """One worker. `work` is what it is at, empty when it is idle."""

    name: str
    queues: Sequence[str]
    work: str
    seen_at: datetime | None

    @property
    def is_silent(self) -> bool:
        return self.seen_at is None or timezone.now() - self.seen_at > health.LONGEST_SILENCE


@dataclass(frozen=True, slots=True, kw_only=True)
class Hands:
    lines: Sequence[Line]
    workers: Sequence[Hand]

    @property
    def alive(self) -> int:
        return sum(not worker.is_silent for worker in self.workers)


def look() -> Hands | None:
    """None while Redis does not answer: nobody knows then."""
    client = connect()
    try:
        workers = sorted(Worker.all(connection=client), key=lambda worker: worker.name)
        return Hands(
            lines=[_line(Queue(name, connection=client)) for name in settings.QUEUES],
            workers=[_hand(worker, client) for worker in workers],
        )
    except redis.RedisError:
        return None
    finally:
        client.close()


def connect() -> "redis.Redis":
    return redis.Redis.from_url(
        settings.REDIS_URL, socket_timeout=SECONDS_TO_ANSWER, socket_connect_timeout=SECONDS_TO_ANSWER
    )


def _line(queue: Queue) -> Line:
    waiting = queue.get_jobs(0, 1)
    return Line(
        name=queue.name,
        waiting=queue.count,
        running=StartedJobRegistry(queue=queue).get_job_count(cleanup=False),
        failed=FailedJobRegistry(queue=queue).get_job_count(cleanup=False),
        since=waiting[0].enqueued_at if waiting else None,
    )


def _hand(worker: BaseWorker, client: "redis.Redis") -> Hand:
    job_id = worker.get_current_job_id()
    return Hand(
        name=worker.name,
        queues=worker.queue_names(),
        work=_work(job_id, client) if job_id else "",
        seen_at=worker.last_heartbeat,
    )


def _work(job_id: str, client: "redis.Redis") -> str:
    """As RQ describes it: the function with its arguments."""
    try:
        return Job.fetch(job_id, connection=client).description or job_id
    except NoSuchJobError:
        return job_id
