"""The job queues and their workers, for code that adds jobs or looks on. Jobs are taken by workers alone."""

import contextlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import django_rq
import redis
from django.conf import settings
from rq import Queue, Worker, get_current_job
from rq.exceptions import NoSuchJobError
from rq.worker import BaseWorker

from glassbox_site.ground import redis_clients

SECONDS_TO_ANSWER = 1.0
"""Short, because matches stand still while a worker asks how many others there are."""
LONGEST_SILENCE = timedelta(seconds=20)
NOBODY_WAITS: Mapping[str, bool] = {"nobody_waits": True}
"""Marks a job, as its `meta`, as one for workers that have nothing else to do."""
LOOKED_AT = 50
"""At most so many jobs of each queue."""


def named(name: str, **how: Any) -> Queue:
    """The queue of that name, on our shared client: RQ's own connects anew each time and waits for ever if nobody
    answers. Methods of the queue raise one of `redis_clients.AWAY` then."""
    client = redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)
    queue: Queue = django_rq.get_queue(name, connection=client, **how)
    return queue


def own() -> Sequence[str]:
    """The queues that the worker of this job listens to; all, outside of a job. Raises what redis-py raises."""
    job = get_current_job()
    if job is None or job.worker_name is None:
        return settings.QUEUES
    client = redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)
    worker = _Seen.find_by_key(f"{Worker.redis_worker_namespace_prefix}{job.worker_name}", client)
    return settings.QUEUES if worker is None else worker.queue_names()


def needed(names: Sequence[str]) -> set[str]:
    """The functions of the jobs that wait in these queues, except those marked `NOBODY_WAITS`. Raises what redis-py
    raises."""
    waiting = (job for name in names for job in named(name).get_jobs(0, LOOKED_AT))
    return {str(job.func_name) for job in waiting if not job.meta.items() >= NOBODY_WAITS.items()}


def in_hand() -> Mapping[str, str]:
    """By the name of each living worker, the function of its present job. Raises what redis-py raises."""
    client = redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)
    alive_since = datetime.now(UTC) - LONGEST_SILENCE
    alive = [each for each in workers(client) if (at := each.last_heartbeat) and at.replace(tzinfo=UTC) >= alive_since]
    return {each.name: function for each in alive if (function := _function(each))}


def _function(worker: BaseWorker) -> str:
    """Empty if the worker is idle, or has finished the job since."""
    with contextlib.suppress(NoSuchJobError):
        job = worker.get_current_job()
        return "" if job is None else str(job.func_name)
    return ""


def workers(client: redis.Redis) -> Sequence[BaseWorker]:
    """All workers on RQ's list, where one that was killed stays for minutes."""
    return _Seen.all(connection=client)


class _Seen(Worker):
    """RQ's own class would set the shared client's timeout to seven minutes."""

    def _set_connection(self, connection: redis.Redis) -> redis.Redis:
        return connection
