"""Serves a match in stretches that any cache may keep: finished ones for ever, the newest for a second."""

import dataclasses
from collections.abc import Awaitable

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect, JsonResponse
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.views.decorators.http import require_safe

from games.engine.maps import survey
from games.watching import watchable
from games.watching.segments import cutting
from games.watching.segments import stretch_packing as packing
from games.watching.segments.addresses import Place
from games.watching.sockets import cut_stretches, hub
from games.watching.sockets.topics import Topic
from glassbox_site.ground.plain import vary_only

NDJSON = "application/x-ndjson"
SHORT = "ten"
"""`?by=ten`: of a match that is over, at most that many frames at a time."""
FOR_EVER = "public, max-age=31536000, immutable"
OTHERS = "there is nothing here any more"
A_SECOND, A_MINUTE = "public, max-age=1", "public, max-age=60"


@require_safe
async def following(
    request: HttpRequest, match_id: int, view: str, first: int = 1, token: str | None = None
) -> HttpResponseBase:
    """The frames from `first` on: a redirect if that stretch is finished by now, else the one that still grows."""
    place = _place(request, match_id, view)
    if place is None or not (token is None or place.is_open_token(first, token)):
        return _refused("there is nothing here")
    return await _unless_refused(_following(request, place, first))


@require_safe
async def finished(
    request: HttpRequest, match_id: int, view: str, first: int, last: int, token: str
) -> HttpResponseBase:
    """A finished stretch. Its content never changes: the token contains its digest."""
    place = _place(request, match_id, view)
    digest = place.said(first, last, token) if place is not None else None
    if place is None or digest is None:
        return _refused("there is nothing here")
    return await _unless_refused(_finished(request, place, first, last, digest))


def _place(request: HttpRequest, match_id: int, view: str) -> Place | None:
    """The place that was asked for; match and view are not checked yet. None if there is no such language."""
    try:
        return Place(match_id=match_id, view=view, language=watchable.language(request.GET.get("lang", "")))
    except watchable.NoSuchView:
        return None


async def _unless_refused(answer: Awaitable[HttpResponseBase]) -> HttpResponseBase:
    """Turns what a socket would be refused for into a 404."""
    try:
        return await answer
    except (watchable.NoSuchMatch, watchable.NoSuchView, survey.BadMapError) as refusal:
        return _refused(str(refusal))


async def _following(request: HttpRequest, place: Place, first: int) -> HttpResponseBase:
    topic = await hub.present().found(place.match_id, place.view, place.language)
    is_short = request.GET.get("by") == SHORT
    if not await (topic.open() if is_short else topic.reaches(first + cutting.THOUSAND - 1)):
        return _later()
    topic.touch()
    if first > topic.head + 1:
        return _refused("there is nothing here")
    if topic.is_over and is_short:
        return await _short(request, topic, first)
    last = cutting.end(first, topic.head, is_over=topic.is_over)
    if last is None:
        return _growing(request, topic, first)
    if found := await cut_stretches.finished(topic, first, last):
        return _kept(HttpResponseRedirect(topic.place.finished(first, last, found.digest)), A_MINUTE)
    return _later()


async def _short(request: HttpRequest, topic: Topic, first: int) -> HttpResponseBase:
    last = min(topic.head, cutting.last_of(first, cutting.TEN))
    key = packing.Key(topic.place, first, last, topic.status if last == topic.head else "")
    found = packing.growing.get(key) or await cut_stretches.packed(packing.growing, topic, key)
    return _answer(request, found, A_MINUTE) if found else _later()


def _growing(request: HttpRequest, topic: Topic, first: int) -> HttpResponseBase:
    key = packing.Key(topic.place, first, topic.head, topic.status)
    found = packing.growing.get(key)
    if found is None:
        content = topic.cutter.stretch(first, topic.head, topic.status)
        if content is None:
            return _later()
        found = packing.growing.keep(key, content)
    return _answer(request, found, A_MINUTE if topic.is_over else A_SECOND)


async def _finished(request: HttpRequest, place: Place, first: int, last: int, digest: str) -> HttpResponseBase:
    """Serves a kept stretch without opening the match for it."""
    edition = await hub.present().edition(place.match_id, place.view, place.language)
    if kept := packing.finished.ended(dataclasses.replace(place, edition=edition), first, last):
        return _answer(request, kept, FOR_EVER) if kept.digest == digest else _refused(OTHERS)
    topic = await hub.present().found(place.match_id, place.view, place.language)
    found = await cut_stretches.finished(topic, first, last)
    if found is None and not topic.status:
        return _later()
    return _answer(request, found, FOR_EVER) if found and found.digest == digest else _refused(OTHERS)


def _answer(request: HttpRequest, found: packing.Packed, how_long: str) -> HttpResponseBase:
    coding = packing.coding(request.headers.get("Accept-Encoding", ""))
    etag = quote_etag(f"{found.digest}-{coding}")
    response = get_conditional_response(request, etag=etag)
    if response is None:
        response = HttpResponse(found.coded(coding), content_type=NDJSON)
        if coding != packing.PLAIN:
            response.headers["Content-Encoding"] = coding
    response.headers["ETag"] = etag
    return _kept(response, how_long)


def _kept(response: HttpResponseBase, how_long: str) -> HttpResponseBase:
    response.headers["Cache-Control"] = how_long
    response.headers[vary_only.HEADER] = "Accept-Encoding"
    return response


def _refused(reason: str) -> HttpResponse:
    return _unkept(JsonResponse({"error": reason}, status=404))


def _later() -> HttpResponse:
    return _unkept(
        JsonResponse({"error": "the log cannot be read now, try again"}, status=503, headers={"Retry-After": "2"})
    )


def _unkept(response: HttpResponse) -> HttpResponse:
    response.headers["Cache-Control"] = "no-store"
    return response
