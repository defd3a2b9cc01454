"""RQ jobs of the queue `sct`: each drains a batch, and any number of them may work on the same one."""

import contextlib
import functools
import logging
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.db.models import Exists, OuterRef, QuerySet
from django.db.models.functions import Now
from rq import Queue

from glassbox_site.ground import redis_clients
from glassbox_site.ground.working import database_room, glances, job_queues, told_to_end
from sct import models
from sct.records import filling, removing
from sct.settings import config_reading
from sct.work import company, drain, roads, spending

LOOK_EVERY_SECONDS = 1.0
PATIENCE_SECONDS = 20.0
"""How long a worker waits for an endpoint that answers no call, while other work waits for the worker."""
SECONDS_TO_ANSWER = 1.0
SECONDS_LEFT_ALONE = 10.0
"""How long Redis is not asked again after it failed to answer, because trials stand still while it is waited for."""

Status = models.Trial.Status
UNFINISHED = (Status.QUEUED, Status.RUNNING)

logger = logging.getLogger("sct")


def start(batch: models.Batch) -> None:
    """Queues one job for any worker, and invitations for idle ones, but no more in all than workers or trials."""
    waiting = batch.trials.filter(status__in=UNFINISHED).count()
    line = job_queues.named("sct")
    for place in range(min(max(settings.ENVIRONMENT.workers, workers()), waiting)):
        if place:
            line.enqueue(join_batch, batch.pk, meta=job_queues.NOBODY_WAITS)
        else:
            line.enqueue(drain_batch, batch.pk)


def wake() -> list[models.Batch]:
    """Starts and returns the batches that should run, but have no worker and no job, as after Redis lost its jobs."""
    if not UNFINISHED_BATCHES.shows_any():
        return []
    alive = models.Trial.objects.filter(status=Status.RUNNING, lease_until__gte=Now())
    expected = {job.args[0] for job in job_queues.named("sct").jobs}
    sleeping = [batch for batch in _unfinished() if batch.pk not in expected and not alive.filter(batch=batch).exists()]
    if sleeping:
        database_room.prove()
    for batch in sleeping:
        start(batch)
    return sleeping


def _unfinished() -> "QuerySet[models.Batch]":
    """The batches that should run and have unfinished trials. Asked per batch, as batches are few and trials many."""
    its = models.Trial.objects.filter(batch=OuterRef("pk"), status__in=UNFINISHED)
    return models.Batch.objects.filter(Exists(its), wish=models.Batch.Wish.RUN, ended_at=None)


UNFINISHED_BATCHES = glances.Glance(_unfinished)


def drain_batch(batch_id: int) -> None:
    """Drains a batch. If its configuration is no longer usable, as when a word list is gone, it is paused with that
    reason. If the database is away, the job ends, and the sweeper starts the batch again once its leases expire."""
    with _leaving_alone(batch_id):
        _drain(batch_id)


def join_batch(batch_id: int) -> None:
    """An invitation to join a batch. It is declined if other work waits and somebody already plays the batch."""
    with _leaving_alone(batch_id):
        if not (company.counted([batch_id]) and is_work_waiting(job_queues.own())):
            _drain(batch_id)


@contextlib.contextmanager
def _leaving_alone(batch_id: int) -> Iterator[None]:
    try:
        yield
    except (OperationalError, InterfaceError) as absence:
        logger.warning("batch %s is left alone: %s", batch_id, absence)


def _drain(batch_id: int) -> None:
    batch = models.Batch.objects.filter(pk=batch_id).first()
    if batch is None:
        return  # deleted meanwhile
    database_room.prove()
    with contextlib.suppress(config_reading.BadConfig):  # the drain reports it
        filling.complete(batch, config_reading.read(batch.config_text))
    hospitality = Hospitality(batch.pk)
    with roads.opened() as road:
        try:
            draining = drain.Drain(batch, road, watch=lambda: hospitality.look(draining))
        except config_reading.BadConfig as unusable:
            spending.halt(batch, str(unusable))
        else:
            with told_to_end.calls(draining.stop):
                draining.run()


class Hospitality:
    """Decides for a worker that drains a batch when to invite others and when to leave. The first keeps an invitation
    queued while there is a share for another worker. The last one leaves as soon as other work waits; so does any whose
    calls all wait for an endpoint, and the first one of the latest batch if nobody takes up the work that waits. The
    sweeper has the batch taken up again."""

    def __init__(self, batch_id: int) -> None:
        self._batch_id = batch_id
        self._needed: set[str] = set()
        self._look_at = 0.0

    @functools.cached_property
    def _queues(self) -> Sequence[str]:
        """Looked up only in `look`, which handles a Redis that does not answer, so that the drain starts without it."""
        return job_queues.own()

    def look(self, draining: drain.Drain) -> None:
        if time.monotonic() < self._look_at:
            return
        self._look_at = time.monotonic() + LOOK_EVERY_SECONDS
        try:
            self._look_around(draining)
        except redis_clients.AWAY:
            self._look_at = time.monotonic() + SECONDS_LEFT_ALONE

    def _look_around(self, draining: drain.Drain) -> None:
        if draining.company.is_guest or draining.seconds_waited > PATIENCE_SECONDS:
            if is_work_waiting(self._queues):
                draining.stop()
        elif draining.company.is_host:
            if self._is_missed():
                draining.stop()
            elif draining.wants_company:
                self._invite()

    def _is_missed(self) -> bool:
        """Whether work that nobody does has waited since the last look, and no later batch is played. Work that has
        just come may yet be taken up by another worker."""
        before, self._needed = self._needed, job_queues.needed(self._queues)
        waiting = before & self._needed
        if not waiting or not company.is_latest(self._batch_id):
            return False
        return not waiting <= set(job_queues.in_hand().values())

    def _invite(self) -> None:
        line = job_queues.named("sct")
        if not any(self._batch_id in job.args for job in line.jobs):
            line.enqueue(join_batch, self._batch_id, meta=job_queues.NOBODY_WAITS)


def workers() -> int:
    """How many workers could play a batch: they listen to its queue and gave a recent sign of life. Raises what
    redis-py raises."""
    alive_since = datetime.now(UTC) - job_queues.LONGEST_SILENCE
    everybody = job_queues.workers(redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER))
    seen = [worker.last_heartbeat for worker in everybody if "sct" in worker.queue_names()]
    return sum(at is not None and at.replace(tzinfo=UTC) >= alive_since for at in seen)


def is_work_waiting(queues: Sequence[str]) -> bool:
    """Whether any job waits that is not an invitation. Raises what redis-py raises."""
    lines: list[Queue] = [job_queues.named(name) for name in queues]
    invitation = f"{join_batch.__module__}.{join_batch.__qualname__}"
    return any(line.count if line.name != "sct" else _needs(line, invitation) for line in lines)


def _needs(line: Queue, invitation: str) -> bool:
    return any(job.func_name != invitation for job in line.jobs)


def drop(batch_id: int) -> None:
    """Queues the deletion of a batch. If the job gets lost, the batch remains and can be deleted again."""
    job_queues.named("sct").enqueue(drop_batch, batch_id)


def drop_batch(batch_id: int) -> None:
    removing.remove(batch_id)
