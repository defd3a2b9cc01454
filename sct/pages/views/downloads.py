"""Downloads of a batch: one trial's file as stored, all trials as archive, lines or table, and the configuration."""

import functools
from collections.abc import Callable, Iterator
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, JsonResponse, StreamingHttpResponse
from django.shortcuts import get_object_or_404
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.views.decorators.http import require_safe

from glassbox_site.ground.plain import digits, inspect_log
from sct import models
from sct.exports import archive, finished_files, inspect_samples, lines, recipe_file, table
from sct.kernel.trial import trial_file
from sct.pages import db_threads
from sct.records import batches

Pieces = Callable[[models.Batch], Iterator[bytes]]


@require_safe
def trial_json(request: HttpRequest, batch_id: int, agent: str, number: int) -> HttpResponseBase:
    """The file, byte for byte as stored; with `?attempt=` that of a failed attempt."""
    trial = get_object_or_404(models.Trial, batch=batch_id, agent_name=agent, number=number)
    attempt = digits.number(request.GET.get("attempt", ""))
    name = f"{agent}-{number}.json"
    if attempt is not None:
        failed = get_object_or_404(models.Attempt, trial=trial, number=attempt)
        return _file(request, failed.content, f"{name}.failed-{failed.number}", "application/json")
    content = trial.content if trial.status == models.Trial.Status.COMPLETE else None
    return _file(request, content, name, "application/json")


@require_safe
def schema(request: HttpRequest) -> JsonResponse:
    """The schema of trial files."""
    return JsonResponse(trial_file.schema(), content_type="application/schema+json", json_dumps_params={"indent": 2})


@require_safe
def config_yaml(request: HttpRequest, batch_id: int) -> HttpResponseBase:
    batch = get_object_or_404(models.Batch, pk=batch_id)
    return _file(request, recipe_file.config_yaml(batch), f"sct-{batch_id}-config.yaml", "application/yaml")


@require_safe
def providers_yaml(request: HttpRequest, batch_id: int) -> HttpResponseBase:
    batch = get_object_or_404(models.Batch, pk=batch_id)
    return _file(request, recipe_file.providers_yaml(batch), f"sct-{batch_id}-providers.yaml", "application/yaml")


@require_safe
async def trials_zip(request: HttpRequest, batch_id: int) -> HttpResponseBase:
    return await _streamed(request, batch_id, archive.pieces, ending="zip", content_type="application/zip")


@require_safe
async def trials_ndjson(request: HttpRequest, batch_id: int) -> HttpResponseBase:
    return await _streamed(request, batch_id, lines.pieces, ending="ndjson", content_type="application/x-ndjson")


@require_safe
async def trials_csv(request: HttpRequest, batch_id: int) -> HttpResponseBase:
    return await _streamed(request, batch_id, table.pieces, ending="csv", content_type="text/csv; charset=utf-8")


@require_safe
async def batch_eval(request: HttpRequest, batch_id: int, form: inspect_log.Form) -> HttpResponseBase:
    pieces = functools.partial(inspect_samples.pieces, form=form)
    ending, content_type = inspect_log.ENDINGS[form], inspect_log.TYPES[form]
    return await _streamed(request, batch_id, pieces, ending=ending, content_type=content_type)


def _file(request: HttpRequest, content: Any, name: str, content_type: str) -> HttpResponseBase:
    if content is None:
        raise Http404("there is no such file yet")
    etag = quote_etag(batches.digest(bytes(content).hex()))
    response = get_conditional_response(request, etag=etag)
    if response is None:
        response = HttpResponse(bytes(content), content_type=content_type)
        response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    response.headers["ETag"] = etag
    response.headers["Cache-Control"] = "public, no-cache"
    return response


async def _streamed(
    request: HttpRequest, batch_id: int, pieces: Pieces, *, ending: str, content_type: str
) -> HttpResponseBase:
    """Answers 304 if the client has this edition already. While a batch is being played, nothing may be cached."""
    batch = await db_threads.done(lambda: get_object_or_404(models.Batch, pk=batch_id))
    progress = await db_threads.done(lambda: batches.progress(batch))
    etag = quote_etag(f"{await db_threads.done(lambda: finished_files.edition(batch))}-{ending}")
    if progress.is_over and (known := get_conditional_response(request, etag=etag)) is not None:
        return known
    response = StreamingHttpResponse(db_threads.each(filter(None, pieces(batch))), content_type=content_type)
    response.headers["Content-Disposition"] = f'attachment; filename="sct-{batch_id}-trials.{ending}"'
    response.headers["Cache-Control"] = "public, no-cache" if progress.is_over else "no-store"
    if progress.is_over:
        response.headers["ETag"] = etag
    return response
