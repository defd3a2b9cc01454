"""When a batch was over: no trial has it written down, so the sweeper looks, and writes it into the batch."""

from django.db.models import Exists, OuterRef
from django.db.models.functions import Now

from sct.models import Batch, Trial

UNFINISHED = (Trial.Status.QUEUED, Trial.Status.RUNNING)


def note() -> int:
    """Of each batch that has trials, none of which waits or is played; how many they were. One that moves meanwhile is
    looked at again."""
    its = Trial.objects.filter(batch=OuterRef("pk"))
    over = Batch.objects.filter(Exists(its), ~Exists(its.filter(status__in=UNFINISHED)), ended_at=None)
    return sum(
        Batch.objects.filter(pk=pk, revision=revision, ended_at=None).update(ended_at=Now())
        for pk, revision in over.order_by("pk").values_list("pk", "revision")
    )
