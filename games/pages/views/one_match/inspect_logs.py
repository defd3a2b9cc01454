"""Downloads of matches that are over as logs of Inspect: one match, or all of a series.

As elsewhere, only operators get what models were asked and answered, word for word.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.views.decorators.http import require_safe

from games.engine import maps
from games.engine.maps import survey
from games.models import Match, SeriesMatch
from games.models.match import OVER
from games.watching import db_threads
from games.watching.taken_home import match_samples
from glassbox_site.ground import operators, threads
from glassbox_site.ground.interface import bearers
from glassbox_site.ground.plain import code_hash, inspect_log

_threads = threads.Threads("inspect", 1)


@require_safe
async def match_eval(request: HttpRequest, match_id: int, form: inspect_log.Form) -> HttpResponseBase:
    return await _refusal(request) or await _answer(request, f"match-{match_id}", [match_id], form)


@require_safe
async def series_eval(request: HttpRequest, series_id: int, form: inspect_log.Form) -> HttpResponseBase:
    """For operators only, because it reads thousands of logs."""
    if refusal := await _refusal(request):
        return refusal
    if not await _may(request):
        raise Http404
    places = SeriesMatch.objects.filter(series=series_id, match__status__in=OVER)
    numbers = await db_threads.done(lambda: list(places.values_list("match_id", flat=True)))
    return await _answer(request, f"series-{series_id}", numbers, form)


async def _answer(request: HttpRequest, name: str, numbers: Sequence[int], form: inspect_log.Form) -> HttpResponseBase:
    """The log, with an ETag of the matches' state and the release, but none if it has words: these may be dropped.
    Matches on maps that are gone are left out, and named in the log."""
    found = Match.objects.filter(pk__in=numbers, status__in=OVER).select_related("continuation__arm__fork")
    matches, left_out = match_samples.readable(await db_threads.done(lambda: list(found.order_by("pk"))))
    if left_out and not matches:
        raise survey.MapMissing(left_out[0].rules.get("map"), maps.DRAWINGS)
    if not matches:
        raise Http404("no match of it is over")
    with_words = await _may(request)
    state = sum(match.head for match in matches), sum(match.edition for match in matches)
    made_by = await db_threads.done(code_hash.program)
    etag = quote_etag(f"{name}-{form}-{len(matches)}-{'-'.join(map(str, state))}-{made_by}")
    if not with_words and (known := get_conditional_response(request, etag=etag)) is not None:
        return known
    pieces = _pieces(form, name, matches, with_words=with_words, left_out=left_out)
    response = StreamingHttpResponse(_threads.each(pieces), content_type=inspect_log.TYPES[form])
    response.headers["Content-Disposition"] = f'attachment; filename="{name}.{inspect_log.ENDINGS[form]}"'
    response.headers["Cache-Control"] = "private, no-store" if with_words else "public, no-cache"
    response.headers["Vary"] = "Cookie, Authorization"
    if not with_words:
        response.headers["ETag"] = etag
    return response


async def _refusal(request: HttpRequest) -> HttpResponse | None:
    """A 401 for an invalid token: its owner would mistake a log without words for the whole."""
    is_refused = await db_threads.done(lambda: bearers.is_refused(request))
    return HttpResponse(bearers.REFUSED, status=401, content_type="text/plain") if is_refused else None


async def _may(request: HttpRequest) -> bool:
    """Whether the words may be shown: to operators, and to programs with a token that allows it."""
    return await db_threads.done(lambda: operators.is_one(request) or bearers.reads(request))


def _pieces(form: inspect_log.Form, name: str, matches: Sequence[Match], **told: Any) -> Iterator[bytes]:
    """A generator, so that the database is not queried before the first piece is asked for."""
    yield from inspect_log.WRITTEN[form](*match_samples.log(name, matches, **told))
