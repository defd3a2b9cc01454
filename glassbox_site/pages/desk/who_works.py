"""The queues, how long jobs wait in them, and the workers with their last heartbeat."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import redis
from django.conf import settings
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext, gettext_lazy, gettext_noop
from rq import Queue
from rq.exceptions import DeserializationError, NoSuchJobError
from rq.job import Job
from rq.registry import FailedJobRegistry, StartedJobRegistry
from rq.utils import current_timestamp
from rq.worker import BaseWorker

from games.booking import dispatch
from glassbox_site.ground import redis_clients
from glassbox_site.ground.working import job_queues
from glassbox_site.running import health

SECONDS_TO_ANSWER = 2
LABELS = {
    "matches": gettext_lazy("League matches"),
    "sct": gettext_lazy("Batches"),
    "default": gettext_lazy("Exhibitions, and the rest"),
}
INVITATION = "sct.jobs.join_batch"
"""Queued while a batch is played, for a worker with nothing else to do: it does not count as waiting work."""
MOST_INVITATIONS = 100
OURS = {
    "sct.jobs.drain_batch": (gettext_noop("Batch %(number)s"), "sct-batch"),
    INVITATION: (gettext_noop("Batch %(number)s"), "sct-batch"),
}
"""By function, the words for what a job is about and the name of its page. Each has a number as its only argument."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What a job is about, and where to look at it. A foreign job has the name that RQ gives it."""

    name: str
    address: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One queue. `since` is when the longest waiting job was queued."""

    name: str
    waiting: int
    running: int
    failed: int
    since: datetime | None

    @property
    def label(self) -> str:
        return str(LABELS[self.name])


@dataclass(frozen=True, slots=True, kw_only=True)
class OneWorker:
    """`work` is its present job, None when it is idle."""

    name: str
    queues: Sequence[str]
    work: Work | None
    seen_at: datetime | None

    @property
    def is_silent(self) -> bool:
        return self.seen_at is None or timezone.now() - self.seen_at > health.LONGEST_SILENCE


@dataclass(frozen=True, slots=True, kw_only=True)
class AtWork:
    lines: Sequence[Line]
    workers: Sequence[OneWorker]

    @property
    def alive(self) -> int:
        return sum(not worker.is_silent for worker in self.workers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Failures:
    """The number of failed jobs that are kept, and when the first of them is deleted."""

    count: int
    next_gone_at: datetime | None


def look() -> AtWork | None:
    """None while Redis is away, and nothing is known."""
    return redis_clients.unless_away(_at_work, None)


def failures() -> Failures | None:
    """None while Redis is away."""
    return redis_clients.unless_away(_failures, None)


def connect() -> "redis.Redis":
    return redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)


def _at_work() -> AtWork | None:
    client = connect()
    workers = sorted(job_queues.workers(client), key=lambda worker: worker.name)
    return AtWork(
        lines=[_line(Queue(name, connection=client)) for name in settings.QUEUES],
        workers=[_worker(worker, client) for worker in workers],
    )


def _failures() -> Failures | None:
    client = connect()
    registries = [FailedJobRegistry(queue=Queue(name, connection=client)) for name in settings.QUEUES]
    firsts: list[Any] = [client.zrange(registry.key, 0, 0, withscores=True) for registry in registries]
    gone_at = min((float(score) for first in firsts for _job, score in first), default=None)
    return Failures(
        count=sum(registry.get_job_count(cleanup=False) for registry in registries),
        next_gone_at=None if gone_at is None else datetime.fromtimestamp(gone_at, UTC),
    )


def _line(queue: Queue) -> Line:
    first = queue.get_jobs(0, MOST_INVITATIONS + 1)
    waiting = [job for job in first if job.func_name != INVITATION]
    return Line(
        name=queue.name,
        waiting=queue.count - (len(first) - len(waiting)),
        running=_running(queue),
        failed=FailedJobRegistry(queue=queue).get_job_count(cleanup=False),
        since=waiting[0].enqueued_at if waiting else None,
    )


def _running(queue: Queue) -> int:
    """Excludes jobs whose worker fell silent: they stay on the list until another worker has time to look at it."""
    counted: Any = queue.connection.zcount(StartedJobRegistry(queue=queue).key, current_timestamp(), "+inf")
    return int(counted)


def _worker(worker: BaseWorker, client: "redis.Redis") -> OneWorker:
    job_id = worker.get_current_job_id()
    return OneWorker(
        name=worker.name,
        queues=worker.queue_names(),
        work=_work(job_id, client) if job_id else None,
        seen_at=worker.last_heartbeat,
    )


def _work(job_id: str, client: "redis.Redis") -> Work:
    try:
        job = Job.fetch(job_id, connection=client)
    except NoSuchJobError:
        return Work(name=job_id)
    try:
        return _ours(job) or Work(name=job.description or job_id)
    except DeserializationError:
        return Work(name=job.description or job_id)


def _ours(job: Job) -> Work | None:
    if job.func_name == dispatch.PLAY:  # the worker plays many, and the one it was sent for may be over
        return Work(name=str(LABELS["matches"]), address=reverse("matches"))
    if job.func_name not in OURS:
        return None
    words, page = OURS[job.func_name]
    [number] = job.args
    return Work(name=gettext(words) % {"number": number}, address=reverse(page, args=[number]))
