"""Webhooks on the operators' desk: each with its latest deliveries and possible acts, and a form for a new one."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from glassbox_site.ground import operators
from glassbox_site.ground.acting import acts
from glassbox_site.ground.interface.outward import signatures
from glassbox_site.models import Webhook, webhook_acts
from glassbox_site.pages.webhook_pages import webhooks_told
from glassbox_site.pages.webhook_pages.webhook_form import WebhookForm


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def webhooks(request: HttpRequest) -> HttpResponse:
    form = WebhookForm(request.POST if request.method == "POST" else None)
    if not form.is_valid():
        return _page(request, form)
    salt = webhook_acts.salt()
    try:
        made = webhook_acts.make(**form.cleaned_data, salt=salt, by_id=request.user.pk)
    except acts.Refused as refusal:
        for field, told in refusal.problems.items():
            form.add_error(field, list(told))
        return _page(request, form)
    if made.salt != salt:
        messages.info(request, webhooks_told.TOLD_ALREADY)
        return redirect("webhooks")
    return _told_once(request, made)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def act(request: HttpRequest, webhook_id: int, name: str) -> HttpResponse:
    webhook = get_object_or_404(Webhook, pk=webhook_id)
    wanted = next((act for act in webhook_acts.ACTS if act.name == name), None)
    if wanted is None:
        raise Http404
    if request.method != "POST":
        question = wanted.told(wanted.question, webhook)
        return render(request, "ops/webhooks/act.html", {"act": wanted, "webhook": webhook, "question": question})
    try:
        wanted(webhook, by_id=request.user.pk)
    except acts.NotPossible as refusal:
        messages.warning(request, str(refusal))
    else:
        messages.success(request, wanted.told(wanted.done, webhook))
    return redirect("webhooks")


def _page(request: HttpRequest, form: WebhookForm) -> HttpResponse:
    page = {"webhooks": webhooks_told.look(), "form": form}
    return render(request, "ops/webhooks/all.html", page, status=422 if form.is_bound else 200)


def _told_once(request: HttpRequest, made: Webhook) -> HttpResponse:
    page = {"webhook": made, "secret": signatures.told(made.secret)}
    return render(request, "ops/webhooks/made.html", page)
