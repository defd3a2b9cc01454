"""What operators do with a batch. Each is asked back once, by a page that names the batch and says what will happen."""

from collections.abc import Callable
from dataclasses import dataclass

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods
from redis.exceptions import RedisError

from glassbox_site.ground import operators
from sct import jobs, models
from sct.pages.views import starts
from sct.records import batches, removing


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """`does` is the use case; `starts` says whether work begins, and with it spending."""

    name: str
    verb: Promise
    promise: Promise
    done: Promise
    does: Callable[..., object]
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
        ),
        Action(
            name="resume",
            verb=_("Resume"),
            promise=_(
                "What is not finished goes on. Calls that were paid for are not made again while their words are kept; "
                "new ones may cost."
            ),
            done=_("“%(batch)s” goes on."),
            does=batches.resume,
            starts=True,
        ),
        Action(
            name="cancel",
            verb=_("Cancel"),
            promise=_("Trials that wait will not be played. Finished ones stay, and a cancelled batch can be resumed."),
            done=_("“%(batch)s” is cancelled."),
            does=batches.cancel,
        ),
        Action(
            name="retry",
            verb=_("Retry failed"),
            promise=_(
                "Every failed trial gets a further attempt. The failed ones are kept beside it. Calls that were paid "
                "for are not made again while their words are kept; new ones may cost."
            ),
            done=_("The failed trials of “%(batch)s” are queued again."),
            does=batches.retry_failed,
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
    chosen.does(batch, by_id=request.user.pk)
    if chosen.starts:
        batches.let_run(batch)
        starts.begin(request, batch)
    messages.success(request, chosen.done % {"batch": batch})
    return redirect(batch)


@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, batch_id: int) -> HttpResponse:
    """For good: asked by the batch's name, and done beside the request."""
    batch = get_object_or_404(models.Batch, pk=batch_id)
    page = {"batch": batch, "name": str(batch)}
    if request.method != "POST":
        return render(request, "sct/delete.html", page)
    if request.POST.get("name", "").strip() != str(batch):
        problem = _("This is not its name. Nothing is deleted.")
        return render(request, "sct/delete.html", {**page, "problem": problem}, status=400)
    try:
        removing.promise(batch, by_id=request.user.pk)
        jobs.drop(batch.pk)
    except removing.StillPlayed:
        problem = _("It is being played. Pause or cancel it first.")
        return render(request, "sct/delete.html", {**page, "problem": problem}, status=409)
    except RedisError:
        problem = _("Redis does not answer. The batch is cancelled; ask again later for it to be deleted.")
        return render(request, "sct/delete.html", {**page, "problem": problem}, status=503)
    messages.success(request, _("“%(batch)s” is being deleted.") % {"batch": batch})
    return redirect("sct")


@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def retry_trial(request: HttpRequest, batch_id: int, agent: str, number: int) -> HttpResponse:
    """One failed trial again."""
    trial = get_object_or_404(
        models.Trial.objects.select_related("batch"), batch=batch_id, agent_name=agent, number=number
    )
    if request.method != "POST":
        return render(request, "sct/confirm.html", {"batch": trial.batch, "trial": trial, "action": ACTIONS["retry"]})
    if batches.retry(trial, by_id=request.user.pk):
        batches.let_run(trial.batch)
        starts.begin(request, trial.batch)
        messages.success(request, _("“%(trial)s” is queued again.") % {"trial": trial})
    return redirect("sct-trial", batch_id, agent, number)
