"""RQ jobs of the queue `sct`: each drains a batch, and any number of them may work on the same one."""

import django_rq
from django.conf import settings

from sct import drain, models, roads


def start(batch: models.Batch) -> None:
    """As many jobs as there can be work for; those that find none end at once."""
    queue = django_rq.get_queue("sct")
    workers = min(settings.ENVIRONMENT.workers, batch.trials.filter(status=models.Trial.Status.QUEUED).count())
    for _ in range(max(workers, 1)):
        queue.enqueue(drain_batch, batch.pk)


def drain_batch(batch_id: int) -> None:
    batch = models.Batch.objects.filter(pk=batch_id).first()
    if batch is None:
        return  # deleted since
    with roads.opened() as road:
        drain.Drain(batch, road).run()
