"""Acts of operators on a batch. Each is confirmed on a page that names the batch and says what will happen."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods

from glassbox_site.ground import operators, redis_clients
from glassbox_site.ground.acting import acts
from sct import jobs, models
from sct.pages.views import starts
from sct.records import batch_acts

ASKED_ALIKE = {act.name: act for act in batch_acts.ON_A_BATCH}
STARTING = (batch_acts.resume, batch_acts.retry_failed, batch_acts.retry)
"""Acts after which work begins, and with it spending."""


@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def act(request: HttpRequest, batch_id: int, action: str) -> HttpResponse:
    """GET asks for confirmation, POST performs the act."""
    batch = get_object_or_404(models.Batch, pk=batch_id)
    if action not in ASKED_ALIKE:
        raise Http404(f"there is no action {action}")
    return _asked_and_done(request, ASKED_ALIKE[action], batch, batch, batch.get_absolute_url())


@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def retry_trial(request: HttpRequest, batch_id: int, agent: str, number: int) -> HttpResponse:
    """Retries one failed trial, likewise."""
    trials = models.Trial.objects.select_related("batch")
    trial = get_object_or_404(trials, batch=batch_id, agent_name=agent, number=number)
    back = reverse("sct-trial", args=(batch_id, agent, number))
    return _asked_and_done(request, batch_acts.retry, trial, trial.batch, back)


def _asked_and_done(
    request: HttpRequest, wanted: acts.Act[Any, Any], thing: models.Batch | models.Trial, batch: models.Batch, back: str
) -> HttpResponse:
    if request.method != "POST":
        return render(request, "sct/confirm.html", {"batch": batch, "thing": thing, "act": wanted, "back": back})
    try:
        wanted(thing, by_id=request.user.pk)
    except acts.NotPossible as refusal:
        messages.warning(request, str(refusal))
        return redirect(back)
    if wanted in STARTING:
        starts.begin(request, batch)
    messages.success(request, wanted.told(wanted.done, thing))
    return redirect(back)


@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, batch_id: int) -> HttpResponse:
    """Deletes a batch for good. It is confirmed by typing the batch's name, and done in the background."""
    batch = get_object_or_404(models.Batch, pk=batch_id)
    page = {"batch": batch, "name": str(batch)}
    if request.method != "POST":
        return render(request, "sct/delete.html", page)
    if request.POST.get("name", "").strip() != str(batch):
        problem = _("That is not its name. Nothing was deleted.")
        return render(request, "sct/delete.html", {**page, "problem": problem}, status=400)
    try:
        batch_acts.promise_to_delete(batch, by_id=request.user.pk)
        jobs.drop(batch.pk)
    except acts.NotPossible as refusal:
        return render(request, "sct/delete.html", {**page, "problem": refusal}, status=409)
    except redis_clients.AWAY:
        problem = _("Redis is not answering. The batch is cancelled; try again later to delete it.")
        return render(request, "sct/delete.html", {**page, "problem": problem}, status=503)
    done = batch_acts.promise_to_delete
    messages.success(request, done.told(done.done, batch))
    return redirect("sct")
