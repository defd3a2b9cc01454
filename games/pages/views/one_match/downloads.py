"""Downloads of a match: the frames of a view, the log, and the match as JSON."""

from collections.abc import AsyncIterator, Iterable, Iterator

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, JsonResponse, StreamingHttpResponse
from django.shortcuts import get_object_or_404
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.views.decorators.http import require_safe

from games.log import event_log
from games.models import Match
from games.watching import as_json, db_threads, frames, watchable
from games.watching.segments import cutting
from games.watching.segments.addresses import Place
from games.watching.sockets import cut_stretches, topics
from glassbox_site.ground import threads
from glassbox_site.ground.plain import digits

NDJSON = "application/x-ndjson"
LINES_A_PIECE = 500
_threads = threads.Threads("downloads", 1)
"""A thread of its own, so that downloads never make spectators wait."""


@require_safe
async def frames_ndjson(request: HttpRequest, match_id: int) -> HttpResponseBase:
    """The frames so far, one per line: of `?view=`, in `?lang=`, from the one after `?after=` on."""
    match = await db_threads.done(lambda: get_object_or_404(Match, pk=match_id))
    after = digits.number(request.GET.get("after", "0"))
    if after is None:
        return _refused("after must be a whole number, not negative")
    try:
        language = watchable.language(request.GET.get("lang", ""))
        viewer = await db_threads.done(lambda: watchable.viewer(match_id, request.GET.get("view", watchable.DEFAULT)))
    except watchable.NoSuchMatch as absence:
        raise Http404(str(absence)) from absence
    except watchable.NoSuchView as refusal:
        return _refused(str(refusal))
    place = Place(match_id=match_id, view=str(viewer), language=language, edition=match.edition)
    what = f"frames-{frames.VERSION}-{viewer}-{after}-{language}"
    if known := _known(request, match, what):
        return known
    try:
        begun = await cut_stretches.beginning(place, cutting.first_of(after + 1))
    except cut_stretches.Unreadable as reason:
        return JsonResponse({"error": str(reason)}, status=503, headers={"Retry-After": "2"})
    return _download(match, what, _frames(place, after, begun))


@require_safe
async def log_ndjson(request: HttpRequest, match_id: int) -> HttpResponseBase:
    """The entries as they are stored, one per line."""
    match = await db_threads.done(lambda: get_object_or_404(Match, pk=match_id))
    return _known(request, match, "log") or _download(match, "log", _threads.each(_log(match_id)))


@require_safe
def match_json(request: HttpRequest, match_id: int) -> HttpResponse:
    match = Match.objects.select_related("season", "series_place").filter(pk=match_id).first()
    if match is None:
        raise Http404
    response = JsonResponse(as_json.of(match))
    response.headers["Cache-Control"] = "no-cache"
    return response


def _known(request: HttpRequest, match: Match, what: str) -> HttpResponseBase | None:
    """A 304 if the client already has this download of a match that is over, which changes only with its edition."""
    known = get_conditional_response(request, etag=_etag(match, what)) if match.is_over else None
    if known is not None:
        known.headers["Cache-Control"] = "public, no-cache"
    return known


def _download(match: Match, what: str, pieces: AsyncIterator[bytes]) -> HttpResponseBase:
    response = StreamingHttpResponse(pieces, content_type=NDJSON)
    response.headers["Content-Disposition"] = f'inline; filename="match-{match.pk}-{what}.ndjson"'
    response.headers["Cache-Control"] = "public, no-cache" if match.is_over else "no-store"
    if match.is_over:
        response.headers["ETag"] = _etag(match, what)
    return response


def _etag(match: Match, what: str) -> str:
    return quote_etag(f"{match.pk}-{match.head}-{match.edition}-{what}")


async def _frames(place: Place, after: int, stretch: cut_stretches.Stretch) -> AsyncIterator[bytes]:
    """The frames after `after`, beginning in that stretch."""
    while True:
        for piece in topics.pieces(stretch.frames[max(0, after + 1 - stretch.first) :]):
            yield _lines(piece)
        if stretch.is_last:
            return
        stretch = await cut_stretches.beginning(place, stretch.first + len(stretch.frames))


def _log(match_id: int) -> Iterator[bytes]:
    """Reads in pages, each with its own query, because each may be read in another thread."""
    seq = 0
    while lines := list(event_log.lines(match_id, seq, LINES_A_PIECE)):
        seq += len(lines)
        yield _lines(line.encode() for line in lines)


def _lines(several: Iterable[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in several)


def _refused(reason: str) -> HttpResponse:
    return JsonResponse({"error": reason}, status=400)
