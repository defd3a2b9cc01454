"""The acts that people perform on an existing batch or trial."""

from decimal import Decimal

from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.acting import acts, trail
from glassbox_site.ground.working import leases
from personas.models import Verb
from sct.models import Batch, Trial
from sct.records import standing
from sct.work import claims

Status = Trial.Status
Wish = Batch.Wish


def _has(*statuses: str) -> Q:
    return Q(Exists(Trial.objects.filter(batch=OuterRef("pk"), status__in=statuses)))


_SILENT = leases.SILENT & Q(status=Status.RUNNING)
"""Trials whose worker died, so that nobody else would end them."""
UNDER_WAY = _has(Status.QUEUED, Status.RUNNING)


@acts.act(
    Batch,
    name="pause",
    verb=Verb.PAUSED,
    possible=UNDER_WAY & Q(wish=Wish.RUN),
    refusal=_("“%(thing)s” does not run now: there is nothing to pause."),
    label=_("Pause"),
    meaning=_("Trials in play stop after their current call and wait in the queue. Nothing is lost."),
    done=_("“%(batch)s” is paused."),
)
def pause(batch: Batch) -> None:
    Batch.objects.filter(pk=batch.pk).update(wish=Wish.PAUSE)
    leases.change_all(batch.trials.filter(_SILENT), status=Status.QUEUED, **claims.NOBODYS)


@acts.act(
    Batch,
    name="resume",
    verb=Verb.RESUMED,
    possible=_has(Status.CANCELLED) | (UNDER_WAY & (~Q(wish=Wish.RUN) | standing.IS_STALLED)),
    refusal=_("Nothing of “%(thing)s” was stopped: there is nothing to resume."),
    label=_("Resume"),
    meaning=_(
        "Whatever is unfinished goes on. Calls already paid for are not made again while their words are kept; "
        "new ones may cost."
    ),
    done=_("“%(batch)s” goes on."),
)
def resume(batch: Batch) -> None:
    """Queues unfinished trials again after a pause or a cancellation. Calls that were paid for are not made again, but
    a cancelled trial whose words are no longer kept starts over, as another attempt."""
    cancelled = batch.trials.filter(status=Status.CANCELLED)
    _again(cancelled.filter(calls__outcome=""))
    cancelled.update(status=Status.QUEUED)
    let_run(batch.pk)


@acts.act(
    Batch,
    name="cancel",
    verb=Verb.CANCELLED,
    possible=UNDER_WAY & ~Q(wish=Wish.CANCEL),
    refusal=_("Nothing of “%(thing)s” waits or is played: there is nothing to cancel."),
    label=_("Cancel"),
    meaning=_("Trials that wait will not be played. Finished ones stay, and a cancelled batch can be resumed."),
    done=_("“%(batch)s” is cancelled."),
)
def cancel(batch: Batch) -> None:
    """Cancels all trials that wait; those in play stop as in a pause. The batch can be resumed."""
    Batch.moved(batch.pk)
    Batch.objects.filter(pk=batch.pk).update(wish=Wish.CANCEL)
    leases.change_all(batch.trials.filter(Q(status=Status.QUEUED) | _SILENT), status=Status.CANCELLED, **claims.NOBODYS)


@acts.act(
    Batch,
    name="retry",
    verb=Verb.RETRIED,
    possible=_has(Status.FAILED),
    refusal=_("No trial of “%(thing)s” has failed."),
    label=_("Retry failed"),
    meaning=_(
        "Every failed trial gets another attempt, and the failed one is kept. Calls already paid for are not made "
        "again while their words are kept; new ones may cost."
    ),
    done=_("The failed trials of “%(batch)s” are queued again."),
)
def retry_failed(batch: Batch) -> None:
    _again(batch.trials.filter(status=Status.FAILED))
    let_run(batch.pk)


@acts.act(
    Batch,
    name="budget",
    verb=Verb.GRANTED,
    label=_("Budget"),
    note=lambda _batch, dollars, tokens: trail.limits(dollars, tokens),
)
def grant(batch: Batch, *, dollars: Decimal | None, tokens: int | None) -> None:
    """Replaces the budget, with effect from the next resume; None means no limit. Raises ValueError."""
    refused = [
        f"{limit} {unit}" for limit, unit in ((dollars, "$"), (tokens, "tokens")) if limit is not None and limit <= 0
    ]
    if refused:
        raise ValueError(f"a budget of {' and '.join(refused)} buys nothing")
    Batch.objects.filter(pk=batch.pk).update(budget_dollars=dollars, budget_tokens=tokens)


@acts.act(
    Batch,
    name="delete",
    verb=Verb.DELETED,
    possible=~_has(Status.RUNNING),
    refusal=_("It is being played. Pause or cancel it first."),
    label=_("Delete"),
    done=_("“%(batch)s” is being deleted."),
)
def promise_to_delete(batch: Batch) -> None:
    """Cancels the batch, so that none of its trials is played any more, not even those in a worker's line."""
    cancel.does(batch)


@acts.act(
    Trial,
    name="retry",
    verb=Verb.RETRIED,
    possible=Q(status=Status.FAILED),
    refusal=_("“%(thing)s” has not failed."),
    label=_("Retry failed"),
    meaning=_(
        "The failed trial gets another attempt, and the failed one is kept. Calls already paid for are not made "
        "again while their words are kept; new ones may cost."
    ),
    done=_("“%(trial)s” is queued again."),
    part_of="batch",
    note=str,
)
def retry(trial: Trial) -> Trial:
    _again(Trial.objects.filter(pk=trial.pk))
    let_run(trial.batch_id)
    return trial


ON_A_BATCH = (resume, pause, retry_failed, cancel)
"""Acts without arguments, which pages offer alike, the most likely first."""


def let_run(batch_id: int) -> None:
    """Lets queued trials be played; cancelled ones stay cancelled."""
    Batch.moved(batch_id)
    Batch.objects.filter(pk=batch_id).update(wish=Wish.RUN, halted_because="")


def _again(ended: QuerySet[Trial]) -> int:
    return ended.update(status=Status.QUEUED, attempt=F("attempt") + 1, error="")
