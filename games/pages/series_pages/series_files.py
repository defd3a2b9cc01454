"""Downloads of a series: everything as one archive, each file by itself, and each figure."""

import csv
import io
import threading
from collections.abc import Callable

from django.core.cache import cache
from django.db.models import Count, Sum
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import get_object_or_404
from django.utils.http import quote_etag
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from games.engine import maps
from games.engine.maps import survey
from games.experiments.series import packing, series_boards
from games.models import Series
from games.pages.series_pages import series_figures
from glassbox_site.ground import addresses
from glassbox_site.ground.plain import code_hash, digits

KINDS = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf", "csv": "text/csv; charset=utf-8"}
FILES = {
    "yaml": "application/yaml", "json": "application/json", "csv": "text/csv; charset=utf-8",
    "ndjson": "application/x-ndjson",
}  # fmt: skip
OFFERED = (
    packing.RECIPE, packing.SCORES, packing.PROVENANCE,
    *(f"{name}.{kind}" for name in ("matches", "seats", packing.LINES) for kind in ("csv", "ndjson")),
)  # fmt: skip
A_DAY, RETRY_AFTER, MOST_WAITING = 24 * 3600, 5, 8
_places = addresses.Places(MOST_WAITING, of_all=MOST_WAITING)
_easel = threading.Lock()
Make = Callable[[], bytes]


@require_safe
def archive(request: HttpRequest, series_id: int) -> HttpResponse:
    series, lost_map = _readable(series_id)
    return _kept(
        request, series, "series.zip", "application/zip", lambda: packing.archive(series), version=lost_map or ""
    )


@require_safe
def one_file(request: HttpRequest, series_id: int, name: str) -> HttpResponse:
    series, lost_map = _readable(series_id)
    if name not in OFFERED:
        raise Http404(f"no file {name}")
    if lost_map is not None and name.startswith(packing.LINES):
        raise survey.MapMissing(lost_map, maps.DRAWINGS)
    kind = FILES[name.rpartition(".")[2]]
    return _kept(request, series, name, kind, lambda: dict(packing.files(series))[name], version=lost_map or "")


@require_safe
def figure(request: HttpRequest, series_id: int, name: str, kind: str) -> HttpResponse:
    """`?pairing=` chooses one of several; `?paper=1` draws it for print."""
    series, _lost_map = _readable(series_id)
    board, pairing = series_boards.of(series), digits.number(request.GET.get("pairing", "")) or 0
    if kind not in KINDS or name not in series_figures.NAMES or pairing >= len(board.scores["pairings"]):
        raise Http404(f"no figure {name}.{kind}")
    on_paper = request.GET.get("paper") == "1"

    def content() -> bytes:
        found = next((each for each in series_figures.of(board, pairing) if each.name == name), None)
        if found is None:
            raise Http404(f"nothing to draw in {name} yet")
        if kind == "csv":
            return table(found)
        from games.pages.series_pages import series_drawing

        return series_drawing.drawn(found, kind, on_paper=on_paper)

    version = f"{board.version}-{pairing}-{on_paper:d}-{get_language()}"
    response = _kept(request, series, f"{name}.{kind}", KINDS[kind], content, version=version)
    if response.status_code == 200:
        response.headers["Content-Disposition"] = f'inline; filename="series-{series.pk}-{name}.{kind}"'
    return response


def _readable(series_id: int) -> tuple[Series, str | None]:
    """The series, and the name of its map if that map is not installed any more."""
    series = get_object_or_404(Series, pk=series_id)
    file = series_boards.usable(series)
    if file is None:
        raise Http404("this release cannot read the file of the series")
    return series, packing.lost_map(file)


def table(found: series_figures.Figure) -> bytes:
    """The figure as CSV. Cells need no escaping: entry labels cannot begin like a formula, and the rest is ours."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([str(name) for name in found.header])
    writer.writerows(["" if cell is None else cell for cell in row] for row in found.rows)
    return text.getvalue().encode()


def _kept(request: HttpRequest, series: Series, name: str, kind: str, make: Make, *, version: str = "") -> HttpResponse:
    """Made once per state of the series and release, and cached. Answers 304 to a client that has this version."""
    ended = series.places.filter(row__isnull=False).aggregate(n=Count("pk"), editions=Sum("match__edition", default=0))
    state = f"{ended['n']}-{ended['editions']}"
    made_by = code_hash.program()
    etag = quote_etag(f"{made_by}-{series.pk}-{series.print[:12]}-{series.pairs}-{state}-{version}-{name}")
    if request.headers.get("If-None-Match") == etag:
        return HttpResponseNotModified(headers={"ETag": etag})
    key = f"series-file-{etag}"
    content: bytes | None = cache.get(key)
    if content is None:
        try:
            with _places.taken(request.META.get("REMOTE_ADDR", "")), _easel:
                content = cache.get(key) or make()
                cache.set(key, content, A_DAY)
        except addresses.Full:
            return HttpResponse("Too much is being made.", status=503, headers={"Retry-After": str(RETRY_AFTER)})
    response = HttpResponse(content, content_type=kind)
    response.headers["ETag"] = etag
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Disposition"] = f'attachment; filename="series-{series.pk}-{name}"'
    return response
