"""RQ jobs of the queue `sct`: each drains a batch, and any number of them may work on the same one."""

import contextlib

import django_rq
from django.conf import settings
from django.db.models.functions import Now

from sct import models
from sct.records import filling, removing
from sct.settings import config_reading
from sct.work import drain, roads, spending

Status = models.Trial.Status


def start(batch: models.Batch) -> None:
    """As many jobs as there can be work for; those that find none end at once."""
    waiting = batch.trials.filter(status__in=(Status.QUEUED, Status.RUNNING)).count()
    for _ in range(min(settings.ENVIRONMENT.workers, waiting)):
        django_rq.get_queue("sct").enqueue(drain_batch, batch.pk)


def wake() -> list[models.Batch]:
    """Starts the batches that should run and that nobody runs or is about to: after a Redis that forgot its jobs."""
    unfinished = models.Trial.objects.filter(status__in=(Status.QUEUED, Status.RUNNING))
    alive = models.Trial.objects.filter(status=Status.RUNNING, lease_until__gte=Now())
    expected = {job.args[0] for job in django_rq.get_queue("sct").jobs}
    sleeping = [
        batch
        for batch in models.Batch.objects.filter(wish=models.Batch.Wish.RUN, trials__in=unfinished).distinct()
        if batch.pk not in expected and not alive.filter(batch=batch).exists()
    ]
    for batch in sleeping:
        start(batch)
    return sleeping


def drain_batch(batch_id: int) -> None:
    """A batch whose configuration can be used no more, because a word list is gone, pauses and says why."""
    batch = models.Batch.objects.filter(pk=batch_id).first()
    if batch is None:
        return  # deleted since
    with contextlib.suppress(config_reading.BadConfig):  # the drain says so
        filling.complete(batch, config_reading.read(batch.config_text))
    with roads.opened() as road:
        try:
            draining = drain.Drain(batch, road)
        except config_reading.BadConfig as unusable:
            spending.halt(batch, str(unusable))
        else:
            draining.run()


def drop(batch_id: int) -> None:
    """Whoever lost the job on the way asks once more: the batch is still there."""
    django_rq.get_queue("sct").enqueue(drop_batch, batch_id)


def drop_batch(batch_id: int) -> None:
    removing.remove(batch_id)
