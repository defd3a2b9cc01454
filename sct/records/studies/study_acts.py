"""The acts that people perform on a whole study: on each of its batches for which the act is possible."""

from collections.abc import Callable
from typing import Any

from django.db.models import Exists, OuterRef, Q
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.acting import acts
from sct.models import Batch, Study
from sct.records import batch_acts


def _some(act: acts.Act[Batch, Any]) -> Q:
    return Q(Exists(Batch.objects.filter(act.possible, study=OuterRef("pk"))))


def _to_each(act: acts.Act[Batch, Any], study: Study) -> None:
    """The trail gets one deed, the study's, and none for the single batches."""
    keys = [batch.pk for batch in study.batches.select_for_update().order_by("pk")]
    for batch in Batch.objects.filter(act.possible, pk__in=keys).order_by("pk"):
        act.does(batch)


def _declared(act: acts.Act[Batch, Any], **told: Any) -> Callable[..., Any]:
    return acts.act(Study, name=act.name, verb=act.verb, possible=_some(act), label=act.label, **told)


@_declared(
    batch_acts.resume,
    refusal=_("No batch of “%(thing)s” is paused, halted or cancelled."),
    meaning=_("Its batches pick up where they stopped. Nothing already paid for is asked again."),
    done=_("“%(study)s” goes on."),
)
def resume(study: Study) -> None:
    _to_each(batch_acts.resume, study)


@_declared(
    batch_acts.pause,
    refusal=_("“%(thing)s” does not run now: there is nothing to pause."),
    meaning=_("Trials in play stop after their current call and wait in the queue. Nothing is lost."),
    done=_("“%(study)s” is paused."),
)
def pause(study: Study) -> None:
    _to_each(batch_acts.pause, study)


@_declared(
    batch_acts.cancel,
    refusal=_("Nothing of “%(thing)s” waits or is played: there is nothing to cancel."),
    meaning=_("Trials that wait will not be played. Finished ones stay, and a cancelled study can be resumed."),
    done=_("“%(study)s” is cancelled."),
)
def cancel(study: Study) -> None:
    _to_each(batch_acts.cancel, study)


ON_A_STUDY = (resume, pause, cancel)
"""Acts without arguments, which pages offer alike, the most likely first."""
