"""The queues of jobs and their workers, as those see them who put jobs in or look; who takes jobs out is a worker."""

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
"""Matches stand still while a worker asks how many others there are."""
LONGEST_SILENCE = timedelta(seconds=20)
NOBODY_WAITS: Mapping[str, bool] = {"nobody_waits": True}
"""What a job is marked with, as its `meta`, that is for workers with nothing else to do."""
LOOKED_AT = 50
"""Of each queue, so many jobs."""


def named(name: str, **how: Any) -> Queue:
    """By one client for all: RQ's own connects anew each time, and waits for ever where nobody answers. All that is
    asked of it raises one of `redis_clients.AWAY` then."""
    client = redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)
    queue: Queue = django_rq.get_queue(name, connection=client, **how)
    return queue


def own() -> Sequence[str]:
    """Those that the worker of this job listens to. Raises what redis-py raises."""
    job = get_current_job()
    if job is None or job.worker_name is None:
        return settings.QUEUES
    client = redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)
    worker = _Seen.find_by_key(f"{Worker.redis_worker_namespace_prefix}{job.worker_name}", client)
    return settings.QUEUES if worker is None else worker.queue_names()


def needed(names: Sequence[str]) -> set[str]:
    """The functions of the jobs that wait there for a worker, but for those that nobody waits for. Raises what redis-py
    raises."""
    waiting = (job for name in names for job in named(name).get_jobs(0, LOOKED_AT))
    return {str(job.func_name) for job in waiting if not job.meta.items() >= NOBODY_WAITS.items()}


def in_hand() -> Mapping[str, str]:
    """What each worker that is alive does: the function of its job, by its name. Raises what redis-py raises."""
    client = redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)
    alive_since = datetime.now(UTC) - LONGEST_SILENCE
    alive = [each for each in workers(client) if (at := each.last_heartbeat) and at.replace(tzinfo=UTC) >= alive_since]
    return {each.name: function for each in alive if (function := _function(each))}


def _function(worker: BaseWorker) -> str:
    """Empty for who is idle, or done with it since."""
    with contextlib.suppress(NoSuchJobError):
        job = worker.get_current_job()
        return "" if job is None else str(job.func_name)
    return ""


def workers(client: redis.Redis) -> Sequence[BaseWorker]:
    """Those on RQ's list, and one that was killed stays there for minutes."""
    return _Seen.all(connection=client)


class _Seen(Worker):
    """RQ's own would teach the client by which it is read to wait seven minutes for every answer."""

    def _set_connection(self, connection: redis.Redis) -> redis.Redis:
        return connection
