"""The page to compose a study, by hand, from a YAML file or from an earlier one; each makes a file that is checked."""

import uuid
from collections.abc import Sequence
from typing import Any

import yaml
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from glassbox_site.ground import operators
from glassbox_site.ground.plain import digits
from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import keys
from sct import models
from sct.pages.forms import grids
from sct.pages.views import compose, starts
from sct.records import batches
from sct.records.studies import foretelling, study_file, study_orders, study_plan, telling
from sct.settings import config_reading, offers, providers, word_lists


@never_cache
@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    offered = offers.offered()
    if request.method == "POST":
        return _sent(request, offered)
    fields = grids.fresh(request.GET.get("preset", ""))
    if (earlier := digits.number(request.GET.get("from", ""))) is not None:
        study = get_object_or_404(models.Study, pk=earlier)
        return _looked_through(request, offered, study.text)
    return _page(request, grids.GridForm(fields, offered))


def _sent(request: HttpRequest, offered: dict[str, offers.Offer]) -> HttpResponse:
    if request.POST.get("action") == "read":
        try:
            return _looked_through(request, offered, compose.file_text(request))
        except config_reading.BadConfig as bad:
            return _page(request, grids.GridForm(grids.fresh(), offered), status=422, loose=bad.problems)
    if request.POST.get("action") == "start":
        return _start(request, offered)
    return _looked_through(request, offered, grids.text(grids.GridForm(request.POST, offered)), sent=True)


def _looked_through(
    request: HttpRequest, offered: dict[str, offers.Offer], text: str, *, sent: bool = False
) -> HttpResponse:
    """The page with the file's problems, each at its field, or if there are none, what the study will take."""
    known = {name: offer.provider for name, offer in offered.items()}
    form, loose = grids.GridForm(request.POST if sent else grids.fresh(), offered), list[Problem]()
    try:
        if not sent:
            form = grids.GridForm(grids.of_file(config_reading.parse(text)), offered)
        file = study_file.read(text, known, word_lists=word_lists.offered())
        if loose := _unusable(file, known):
            raise config_reading.BadConfig(loose)
    except config_reading.BadConfig as bad:
        return _page(request, form, status=422, text=text, loose=bad.problems)
    return _page(
        request,
        form,
        text=text,
        needs=telling.needs(foretelling.needs(file, known)),
        power=telling.power(foretelling.power(file)),
    )


def _unusable(file: study_file.StudyFile, known: dict[str, providers.Provider]) -> list[Problem]:
    """Problems of models that cannot be called from here, each once."""
    return study_plan.unusable(file, known, keys.KNOWN)


def _start(request: HttpRequest, offered: dict[str, offers.Offer]) -> HttpResponse:
    """Orders the study. Sending the same form again leads to the study that it made before."""
    text = request.POST.get("text", "")
    known = {name: offer.provider for name, offer in offered.items()}
    entries = [provider.model_dump(mode="json") for provider in known.values()]
    token = f"form-{request.user.pk}-{request.POST.get('token', '')[:40]}-{batches.digest(text)}"
    try:
        file = study_file.read(text, known, word_lists=word_lists.offered())
        if wrong := _unusable(file, known):
            raise config_reading.BadConfig(wrong)
        study = study_orders.order(text, yaml.safe_dump(entries), token=token, by_id=request.user.pk)
    except config_reading.BadConfig:
        return _looked_through(request, offered, text)
    for batch in study_orders.batches_of(study):
        starts.begin(request, batch)
    return redirect(study)


def _page(
    request: HttpRequest, form: grids.GridForm, *, status: int = 200, loose: Sequence[Problem] = (), **told: Any
) -> HttpResponse:
    problems = [{"text": str(problem), "anchor": form.tell(problem)} for problem in loose]
    context = {
        "form": form,
        "problems": problems,
        "token": uuid.uuid4().hex,
        "plain": (*grids.PLAIN, "budget_dollars", "budget_tokens"),
        "lists": grids.LISTS,
        "checks": ("reveal", "controls"),
        **told,
    }
    return render(request, "sct/studies/new.html", context, status=status)
