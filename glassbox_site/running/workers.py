"""The RQ worker of this site: a dead worker's job goes on within seconds, and no job outlives its worker.

RQ alone notices a killed worker after minutes, leaves the process that ran its job as an orphan, and then gives the job
up. Here a worker reports every two seconds; after eight seconds of silence it counts as dead, and another worker takes
its job. A job may therefore run twice: each of ours can be repeated, and claims its work before doing it. A worker that
is asked to stop tells its job, which hands its work over at once if it can; otherwise the worker waits for it. Such a
request is not lost if it comes while a job begins.
"""

import contextlib
import os
import signal
from collections.abc import Iterator
from typing import Any

from django.conf import settings
from redis.client import Pipeline
from rq import Queue, worker_registration
from rq import Worker as RqWorker
from rq.exceptions import NoSuchJobError
from rq.executions import Execution
from rq.job import Job, JobStatus
from rq.registry import StartedJobRegistry
from rq.utils import current_timestamp, now

import games.playing.jobs  # noqa: F401 - loaded once, before the forks, and not for every job
import sct.jobs  # noqa: F401 - so is this
from glassbox_site.door import tracing
from glassbox_site.ground import redis_clients, vitals
from glassbox_site.ground.working import told_to_end
from glassbox_site.running import leash

SIGN_OF_LIFE_SECONDS = 2
SILENCE_SECONDS = 8
TIME_TO_PART = 1.0
"""How many seconds a worker that stops waits for a Redis that hangs."""
LIVES = 3
"""A job that took this many workers down is not started again: it is probably the cause."""


class Worker(RqWorker):
    max_connection_wait_time = 4.0
    """The longest pause, in seconds, between attempts to reach Redis."""
    _is_told_to_end = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs |= {
            "job_monitoring_interval": SIGN_OF_LIFE_SECONDS,
            "maintenance_interval": SIGN_OF_LIFE_SECONDS,
        }
        super().__init__(*args, **kwargs)

    def register_birth(self) -> None:
        super().register_birth()  # type: ignore[no-untyped-call]  # RQ leaves it untyped
        vitals.started(self.connection, "worker")

    @property
    def dequeue_timeout(self) -> int:
        """How long an idle worker sleeps before it looks again for abandoned jobs."""
        return SIGN_OF_LIFE_SECONDS

    @property
    def connection_timeout(self) -> int:
        """The timeout for Redis. It must be longer than an idle worker sleeps."""
        return 3 * SIGN_OF_LIFE_SECONDS

    def get_heartbeat_ttl(self, job: Job, working_time: float = 0.0) -> int:
        return SILENCE_SECONDS

    def heartbeat(self, timeout: int | None = None, pipeline: Pipeline | None = None) -> None:
        """Registers again first, if Redis has lost the worker by expiry or by coming back empty."""
        is_known = self.connection.hexists(self.key, "birth")
        if not (is_known and self.connection.sismember(worker_registration.REDIS_WORKER_KEYS, self.key)):
            with self.connection.pipeline() as anew:
                anew.hset(self.key, mapping={**self.serialize(), "state": self.get_state()})
                worker_registration.register(self, anew)
                anew.execute()
        super().heartbeat(timeout, pipeline)

    def maintain_heartbeats(self, job: Job, execution: Execution) -> None:
        """Ignores that Redis is away: the job goes on, as its work and its claim are in the database."""
        with contextlib.suppress(*redis_clients.AWAY):
            if not self.connection.hexists(execution.key, "created_at"):  # Redis has lost it as well
                execution.save(ttl=SILENCE_SECONDS)
            super().maintain_heartbeats(job, execution)

    def set_shutdown_requested_date(self) -> None:
        """Stops when asked to, even if Redis cannot be told."""
        with self._parting():
            super().set_shutdown_requested_date()  # type: ignore[no-untyped-call]  # RQ leaves it untyped

    def register_death(self) -> None:
        with self._parting():
            super().register_death()  # type: ignore[no-untyped-call]  # RQ leaves it untyped

    def unsubscribe(self) -> None:
        with contextlib.suppress(*redis_clients.AWAY):
            super().unsubscribe()  # type: ignore[no-untyped-call]  # RQ leaves it untyped

    @contextlib.contextmanager
    def _parting(self) -> Iterator[None]:
        patient, self.connection = self.connection, redis_clients.at(settings.REDIS_URL, TIME_TO_PART)
        try:
            with contextlib.suppress(*redis_clients.AWAY):
                yield
        finally:
            self.connection = patient

    def main_work_horse(self, job: Job, queue: Queue) -> None:
        assert self.pid is not None  # the worker's own, inherited by the fork
        leash.die_with_parent(self.pid)
        tracing.work_for(job.meta.get("request", ""))
        vitals.work_for(self.name)
        super().main_work_horse(job, queue)

    def fork_work_horse(self, job: Job, queue: Queue) -> None:
        with told_to_end.waiting():
            super().fork_work_horse(job, queue)
        if self._is_told_to_end:  # the request came before there was a process to tell
            self._pass_on()

    def handle_warm_shutdown_request(self) -> None:
        super().handle_warm_shutdown_request()  # type: ignore[no-untyped-call]  # RQ leaves it untyped
        self._is_told_to_end = True
        self._pass_on()

    def _pass_on(self) -> None:
        if self.horse_pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.horse_pid, signal.SIGTERM)

    def handle_work_horse_killed(self, job: Job, *how: Any) -> None:
        super().handle_work_horse_killed(job, *how)  # type: ignore[no-untyped-call]  # RQ leaves it untyped
        grant_another_life(job)

    def handle_job_success(
        self, job: Job, queue: Queue, started_job_registry: StartedJobRegistry, execution: Execution
    ) -> None:
        forget_others(job, execution)
        super().handle_job_success(job, queue, started_job_registry, execution)

    def clean_registries(self) -> None:
        """As RQ's own, but with a short-lived lock: RQ's outlasts a killed holder by a quarter of an hour."""
        for queue in self.queues:
            if self.connection.set(f"glassbox:cleaning:{queue.name}", self.name, nx=True, ex=SIGN_OF_LIFE_SECONDS):
                resume_abandoned(queue)
                worker_registration.clean_worker_registry(queue)
                queue.intermediate_queue.cleanup(self, queue)
        self.last_cleaned_at = now()  # type: ignore[assignment]  # RQ declares it as None

    def clean_group_registries(self) -> None:
        """Does nothing: none of our jobs belong to a group."""


def resume_abandoned(queue: Queue) -> None:
    """Queues again the jobs of workers that fell silent. RQ's clean-up does it for started jobs with a retry left."""
    registry = StartedJobRegistry(queue=queue)
    for job_id in registry.get_expired_job_ids(current_timestamp()):
        try:
            job = Job.fetch(job_id, connection=queue.connection, serializer=queue.serializer)
        except NoSuchJobError:
            continue
        if job.get_status() == JobStatus.QUEUED and job_id in queue.intermediate_queue.get_job_ids():
            queue.intermediate_queue.remove(job_id)  # its worker died between taking it and starting it
            job.set_status(JobStatus.STARTED)
        if job.get_status() == JobStatus.STARTED:
            grant_another_life(job)
    registry.cleanup()


def forget_others(job: Job, execution: Execution) -> None:
    """RQ looks up every execution of a finished job, and fails the job if one is missing: that of a killed worker has
    expired by then, and so may the job's own while Redis was away."""
    listed = job.execution_registry
    for execution_id in listed.get_execution_ids():
        if execution_id != execution.id:
            listed.remove(Execution(execution_id, job.id, job.connection), pipeline=job.connection)  # type: ignore[arg-type]  # it takes either
    execution.save(ttl=SILENCE_SECONDS)


def grant_another_life(job: Job) -> None:
    deaths = job.meta.get("deaths", 0) + 1
    job.meta["deaths"] = deaths
    if deaths < LIVES:
        job.retries_left = max(job.retries_left or 0, 1)
    job.save()
