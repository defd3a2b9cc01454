"""Notes when a batch ended: no trial records that, so the sweeper looks for it and writes it to the batch."""

from django.db.models import Exists, OuterRef, QuerySet
from django.db.models.functions import Now

from glassbox_site.ground.working import glances
from sct.models import Batch, Trial

UNFINISHED = (Trial.Status.QUEUED, Trial.Status.RUNNING)


def note() -> int:
    """Notes the end of every batch with trials, none of which is queued or running, and returns how many there were. A
    batch that changes meanwhile is left for the next look."""
    if not UNNOTED.shows_any():
        return 0
    return sum(
        Batch.objects.filter(pk=pk, revision=revision, ended_at=None).update(ended_at=Now())
        for pk, revision in _over().order_by("pk").values_list("pk", "revision")
    )


def _over() -> "QuerySet[Batch]":
    its = Trial.objects.filter(batch=OuterRef("pk"))
    return Batch.objects.filter(Exists(its), ~Exists(its.filter(status__in=UNFINISHED)), ended_at=None)


UNNOTED = glances.Glance(_over)
