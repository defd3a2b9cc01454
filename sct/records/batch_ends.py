"""When a batch was over: no trial has it written down, so the sweeper looks, and writes it into the batch."""

from django.db.models import Exists, OuterRef, QuerySet
from django.db.models.functions import Now

from glassbox_site.ground.working import glances
from sct.models import Batch, Trial

UNFINISHED = (Trial.Status.QUEUED, Trial.Status.RUNNING)


def note() -> int:
    """Of each batch that has trials, none of which waits or is played; how many they were. One that moves meanwhile is
    looked at again."""
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
