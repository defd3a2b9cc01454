"""What operators do with a batch. Each is asked back once, by a page that names the batch and says what will happen."""

from collections.abc import Callable
from dataclasses import dataclass

from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods

from personas import operators, trail
from personas.models import Verb
from sct import batches, models
from sct.views import starts


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """`does` is the use case, `deed` its name in the trail; `starts` says whether work begins, and with it spending."""

    name: str
    verb: Promise
    promise: Promise
    done: Promise
    does: Callable[[models.Batch], object]
    deed: Verb
    starts: bool = False


ACTIONS = {
    action.name: action
    for action in (
        Action(
            name="pause",
            verb=_("Pause"),
            promise=_("Trials in play end after the call they are at and wait in the queue. Nothing is lost."),
            done=_("“%(batch)s” is paused."),
            does=batches.pause,
            deed=Verb.PAUSED,
        ),
        Action(
            name="resume",
            verb=_("Resume"),
            promise=_("What is not finished goes on. Calls that were paid for are not made again; new ones may cost."),
            done=_("“%(batch)s” goes on."),
            does=batches.resume,
            deed=Verb.RESUMED,
            starts=True,
        ),
        Action(
            name="cancel",
            verb=_("Cancel"),
            promise=_("Trials that wait will not be played. Finished ones stay, and a cancelled batch can be resumed."),
            done=_("“%(batch)s” is cancelled."),
            does=batches.cancel,
            deed=Verb.CANCELLED,
        ),
        Action(
            name="retry",
            verb=_("Retry failed"),
            promise=_("Every failed trial gets a further attempt. The failed ones are kept beside it. Calls may cost."),
            done=_("The failed trials of “%(batch)s” are queued again."),
            does=batches.retry_failed,
            deed=Verb.RETRIED,
            starts=True,
        ),
    )
}


@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def act(request: HttpRequest, batch_id: int, action: str) -> HttpResponse:
    """GET asks, POST does."""
    batch, chosen = get_object_or_404(models.Batch, pk=batch_id), ACTIONS.get(action)
    if chosen is None:
        raise Http404(f"there is no action {action}")
    if request.method != "POST":
        return render(request, "sct/confirm.html", {"batch": batch, "action": chosen})
    with transaction.atomic():
        chosen.does(batch)
        trail.leave(chosen.deed, batch, by_id=request.user.pk)
    if chosen.starts:
        batches.let_run(batch)
        starts.begin(request, batch)
    messages.success(request, chosen.done % {"batch": batch})
    return redirect(batch)


@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def retry_trial(request: HttpRequest, batch_id: int, agent: str, number: int) -> HttpResponse:
    """One failed trial again."""
    trial = get_object_or_404(
        models.Trial.objects.select_related("batch"), batch=batch_id, agent_name=agent, number=number
    )
    if request.method != "POST":
        return render(request, "sct/confirm.html", {"batch": trial.batch, "trial": trial, "action": ACTIONS["retry"]})
    with transaction.atomic():
        if is_queued := batches.retry(trial):
            trail.leave(Verb.RETRIED, trial.batch, by_id=request.user.pk, note=str(trial))
    if is_queued:
        batches.let_run(trial.batch)
        starts.begin(request, trial.batch)
        messages.success(request, _("“%(trial)s” is queued again.") % {"trial": trial})
    return redirect("sct-trial", batch_id, agent, number)
