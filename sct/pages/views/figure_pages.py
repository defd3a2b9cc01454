"""Figures as files: drawn once for each version of the batch, and cached by browsers until that changes."""

import csv
import io
import threading

from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import get_object_or_404
from django.utils.http import quote_etag
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from glassbox_site.ground import addresses
from sct import models
from sct.plots import figure_list, figure_rows

KINDS = {
    "svg": "image/svg+xml",
    "png": "image/png",
    "pdf": "application/pdf",
    "csv": "text/csv; charset=utf-8",
}
A_YEAR, A_DAY = 365 * 24 * 3600, 24 * 3600
MOST_WAITING, RETRY_AFTER = 12, 5
"""How many requests may wait to draw: a page has up to a dozen figures, and new ones with every trial."""
_places = addresses.Places(MOST_WAITING, of_all=MOST_WAITING)
_easel = threading.Lock()


@require_safe
def figure(request: HttpRequest, batch_id: int, name: str, kind: str) -> HttpResponse:
    """`?paper=1` draws it for print. If the address names the current version, the response can be kept for good."""
    batch = get_object_or_404(models.Batch, pk=batch_id)
    if kind not in KINDS or name not in figure_list.NAMES:
        raise Http404(f"no figure {name}.{kind}")
    on_paper = request.GET.get("paper") == "1"
    version = figure_list.version(batch)
    etag = quote_etag(f"{version}-{name}-{kind}-{on_paper:d}-{get_language()}")
    if request.headers.get("If-None-Match") == etag:
        return HttpResponseNotModified()
    key = f"sct-figure-{etag}"
    content: bytes | None = cache.get(key)
    if content is None:
        try:
            with _places.taken(request.META.get("REMOTE_ADDR", "")), _easel:
                content = cache.get(key) or _content(_found(batch, version, name), kind, on_paper=on_paper)
                cache.set(key, content, A_DAY)
        except addresses.Full:
            return HttpResponse("Too much is being drawn.", status=503, headers={"Retry-After": str(RETRY_AFTER)})
    response = HttpResponse(content, content_type=KINDS[kind])
    response.headers["ETag"] = etag
    is_named = request.GET.get("v") == version
    response.headers["Cache-Control"] = f"max-age={A_YEAR}, immutable" if is_named else "no-cache"
    response.headers["Content-Disposition"] = f'inline; filename="batch-{batch.pk}-{name}.{kind}"'
    return response


def _found(batch: models.Batch, version: str, name: str) -> figure_rows.Figure:
    of_reading = figure_list.leniently if name.startswith(figure_list.LENIENT) else figure_list.of
    found = next((found for found in of_reading(batch, version) if found.name == name), None)
    if found is None:
        raise Http404(f"nothing to draw in {name} yet")
    return found


def _content(found: figure_rows.Figure, kind: str, *, on_paper: bool) -> bytes:
    if kind == "csv":
        return _table(found)
    from sct.plots import drawing

    return drawing.drawn(found, kind, on_paper=on_paper)


def _table(found: figure_rows.Figure) -> bytes:
    """Cells need no escaping: agents' names cannot begin like a formula, and all other words are our own."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([str(name) for name in found.header])
    writer.writerows(["" if cell is None else cell for cell in cells] for cells in found.table)
    return text.getvalue().encode()
