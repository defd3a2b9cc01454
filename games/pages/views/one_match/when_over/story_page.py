"""The story of a finished match: a page, the same as JSON, and a picture to share.

All of them give away how the match went, so they do not exist before its end. With spoilers off, page and JSON tell it
only if `?told=1` says that the reader has seen the match; the match page adds that at its last frame.
"""

import dataclasses
import functools
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils import translation
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.views.decorators.http import require_safe

from games.models import Match, Status
from games.pages import channel, programme, spoilers
from games.pages.afterwards import story_told
from games.pages.cards import kept_pictures, story_card
from games.pages.views.one_match import moment_links, through_eyes
from games.records.jury import jury_scoring
from games.watching import db_threads


@require_safe
def page(request: HttpRequest, match_id: int) -> HttpResponse:
    match = _finished(match_id)
    is_silent = _is_silent(request)
    context = {"match": match, "is_silent": is_silent, "story": None if is_silent else seen(match)}
    return spoilers.varied(render(request, "games/match/story.html", context | _picture(request, match)))


@require_safe
def as_json(request: HttpRequest, match_id: int) -> HttpResponse:
    """The story for the match page, which shows it after its last frame."""
    match = _finished(match_id)
    if _is_silent(request):
        return spoilers.varied(JsonResponse({"is_silent": True}))
    return spoilers.varied(JsonResponse({"is_silent": False, **seen(match), **_picture(request, match)}))


@require_safe
async def card(request: HttpRequest, match_id: int) -> HttpResponse:
    """The picture. It never changes within an edition, because the match is over."""
    language = through_eyes.language(request.GET.get("lang", ""))
    match = await db_threads.done(lambda: _finished(match_id))
    name = f"{match_id}-story-{language}-v{story_card.VERSION}.{story_told.VERSION}-e{match.edition}.png"
    if (known := get_conditional_response(request, etag=quote_etag(name))) is not None:
        return known
    try:
        draw = functools.partial(_drawn, match, language)
        drawn = await moment_links.SHELF.fetch(name, draw, address=request.META.get("REMOTE_ADDR", ""))
    except kept_pictures.Busy:
        return HttpResponse("Too many pictures are being drawn.", status=503, headers={"Retry-After": "5"})
    if drawn is None:
        raise Http404(f"match {match_id} has no story")
    headers = {
        "Cache-Control": moment_links.ASKED_ANEW,
        "ETag": quote_etag(name),
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    return HttpResponse(drawn, content_type="image/png", headers=headers)


def seen(match: Match) -> dict[str, Any]:
    """The story with what does not come from the log: the jury's figures, and which match is next."""
    told = story_told.of_match(match)
    if told is None:
        raise Http404(f"match {match.pk} has no story")
    return {**dataclasses.asdict(told), "jury": _jury(match), "next": _next(match)}


def _drawn(match: Match, language: str) -> bytes | None:
    with translation.override(language):
        told = story_told.of_match(match)
        return None if told is None else story_card.png(told)


def _jury(match: Match) -> dict[str, Any] | None:
    """None if nobody marked, or if the jury is not scored yet."""
    figures = jury_scoring.figures(match.pk)
    if not figures:
        return None
    return {
        "voices": figures["voices"],
        "brier": figures["crowd"]["brier"] if figures["crowd"] else None,
        "turn": figures["turn"],
        "url": reverse("jury", args=[match.pk]),
    }


def _next(match: Match) -> dict[str, Any] | None:
    """The match that is being played now, or the next scheduled one; None if there is neither."""
    everything = programme.wanted(programme.Wish()).exclude(pk=match.pk)
    going = everything.filter(status=Status.RUNNING).order_by("-started_at", "-pk").first()
    found = going or channel.to_come()
    if found is None:
        return None
    at = None if going else found.start_at.isoformat()
    return {"match": found.pk, "url": found.get_absolute_url(), "is_on": going is not None, "at": at}


def _picture(request: HttpRequest, match: Match) -> dict[str, str]:
    language = translation.get_language()
    spoken = f"?lang={language}" if language and language != settings.LANGUAGE_CODE else ""
    page, card = reverse("match-story", args=[match.pk]), reverse("story-card", args=[match.pk])
    absolute = request.build_absolute_uri
    return {"picture": f"{card}{spoken}", "picture_url": absolute(f"{card}{spoken}"), "page_url": absolute(page)}


def _finished(match_id: int) -> Match:
    match = get_object_or_404(Match, pk=match_id)
    if match.status != Status.FINISHED:
        raise Http404("nothing is told of how it went before the end")
    return match


def _is_silent(request: HttpRequest) -> bool:
    return spoilers.are_off(request) and request.GET.get("told") != "1"
