"""The pages of studies: the list, one study with its batches and its figures so far, operators' acts, downloads."""

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from glassbox_site.ground import operators
from glassbox_site.ground.acting import acts
from sct import models
from sct.exports import study_files
from sct.pages import db_threads
from sct.pages.views import starts
from sct.records import overview
from sct.records.studies import foretelling, published, study_acts, study_orders, telling
from sct.settings import config_reading

A_PAGE = 20
DOWNLOADS = (
    "study.yaml", "providers.yaml", "scores.json", "cells.csv", "cells.ndjson", "comparisons.csv",
    "comparisons_lenient.csv",
)  # fmt: skip
ASKED_ALIKE = {act.name: act for act in study_acts.ON_A_STUDY}
TYPES = {
    "yaml": "application/yaml", "csv": "text/csv; charset=utf-8", "ndjson": "application/x-ndjson",
    "json": "application/json",
}  # fmt: skip


@require_safe
def studies(request: HttpRequest) -> HttpResponse:
    page = Paginator(models.Study.objects.prefetch_related("batches"), A_PAGE).get_page(request.GET.get("page"))
    shown = list(page.object_list)
    counted = study_orders.counts_of_each(shown)
    rows = [{"study": study, **_standing(list(study.batches.all()), counted)} for study in shown]
    context = {"rows": rows, "page": page, "may_operate": operators.is_one(request)}
    return render(request, "sct/studies/studies.html", context)


def _standing(found: list[models.Batch], counted: study_orders.Counted) -> dict[str, object]:
    counts = study_orders.counts(found, counted)
    return {"counts": counts, "state": study_orders.state(found, counts, counted)}


@never_cache
@require_safe
def study(request: HttpRequest, study_id: int) -> HttpResponse:
    found = get_object_or_404(models.Study, pk=study_id)
    try:
        file = study_orders.file_of(found)
    except config_reading.BadConfig as bad:
        return _unreadable(request, found, bad)
    members = study_orders.batches_of(found)
    may_operate = operators.is_one(request)
    rows = overview.of(members)
    costs = [row.cost for row in rows if row.cost is not None]
    context: dict[str, object] = {
        "study": found,
        "file": file,
        "rows": rows,
        "scores": study_orders.scores(found),
        "power": telling.power(foretelling.power(file)),
        "source": published.SOURCE,
        "downloads": DOWNLOADS,
        "spent": sum(costs) if costs else None,
        "estimated": sum(row.spend.estimated for row in rows),
        "calls": sum(row.calls for row in rows),
        "may_operate": may_operate,
        "actions": acts.possible(study_acts.ON_A_STUDY, [found.pk])[found.pk] if may_operate else [],
        **_standing(members, {row.batch.pk: row.counts for row in rows}),
    }
    return render(request, "sct/studies/study.html", context)


def _unreadable(request: HttpRequest, found: models.Study, bad: config_reading.BadConfig) -> HttpResponse:
    context = {"study": found, "problems": bad.lines, "batches": study_orders.batches_of(found)}
    return render(request, "sct/studies/unreadable.html", {**context, "downloads": study_files.SOURCES})


@operators.only
@require_http_methods(["GET", "HEAD", "POST"])
def act(request: HttpRequest, study_id: int, action: str) -> HttpResponse:
    """GET asks for confirmation, POST performs the act."""
    found = get_object_or_404(models.Study, pk=study_id)
    if action not in ASKED_ALIKE:
        raise Http404(f"there is no action {action}")
    wanted, back = ASKED_ALIKE[action], found.get_absolute_url()
    if request.method != "POST":
        page = {"batch": found, "thing": found, "act": wanted, "back": back}
        return render(request, "sct/confirm.html", page)
    try:
        wanted(found, by_id=request.user.pk)
    except acts.NotPossible as refusal:
        messages.warning(request, str(refusal))
        return redirect(back)
    if wanted is study_acts.resume:
        for batch in study_orders.batches_of(found):
            starts.begin(request, batch)
    messages.success(request, wanted.told(wanted.done, found))
    return redirect(back)


@require_safe
def table(_request: HttpRequest, study_id: int, name: str) -> HttpResponse:
    """One of the archive's files that are not trials."""
    found = get_object_or_404(models.Study, pk=study_id)
    try:
        content = (study_files.sources if name in study_files.SOURCES else study_files.tables)(found).get(name)
    except config_reading.BadConfig as bad:
        raise Http404(str(bad)) from bad
    if content is None:
        raise Http404(f"there is no {name}")
    response = HttpResponse(content, content_type=TYPES[name.rpartition(".")[2]])
    response.headers["Content-Disposition"] = f'attachment; filename="sct-study-{study_id}-{name}"'
    response.headers["Cache-Control"] = "public, no-cache"
    return response


@require_safe
async def archive(_request: HttpRequest, study_id: int) -> HttpResponseBase:
    found = await db_threads.done(lambda: _readable(study_id))
    pieces = db_threads.each(filter(None, study_files.pieces(found)))
    response = StreamingHttpResponse(pieces, content_type="application/zip")
    response.headers["Content-Disposition"] = f'attachment; filename="sct-study-{study_id}.zip"'
    response.headers["Cache-Control"] = "no-store"
    return response


def _readable(study_id: int) -> models.Study:
    found = get_object_or_404(models.Study, pk=study_id)
    try:
        study_orders.file_of(found)
    except config_reading.BadConfig as bad:
        raise Http404(str(bad)) from bad
    return found
