"""The match page, for live matches and replays alike. Without scripts it is a transcript."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.engine.facts import identities
from games.log import codec
from games.models import Match, Status
from games.pages import spoilers
from games.pages.views.juries import jurors, jury_views
from games.pages.views.one_match import plain_transcript, sharing, through_eyes
from games.records import kept_moments
from games.watching import page_start
from glassbox_site.ground import operators


@require_safe
def page(request: HttpRequest, match_id: int) -> HttpResponse:
    """`?view=` and `?n=`; `?page=` and `?before=` of the transcript. Without a view, `n` counts entries. With spoilers
    off it is redirected to the moment's link, which finds the public frame; else it would lead to the end."""
    match = get_object_or_404(Match.objects.select_related("season"), pk=match_id)
    n = plain_transcript.asked(request, "n")
    if n and "view" not in request.GET and spoilers.are_off(request):
        return spoilers.varied(redirect("moment", match.pk, n))
    if match.is_over and plain_transcript.wants_newest(request):
        return spoilers.varied(redirect(plain_transcript.left_off(request, _viewer(request, match))))
    return shown(request, match, more=jury(request, match))


def shown(
    request: HttpRequest, match: Match, template: str = "games/match/match.html", more: Mapping[str, Any] | None = None
) -> HttpResponse:
    """Renders the match page, or a template that includes it, with `more` added to the context."""
    viewer = _viewer(request, match)
    context = _context(request, match, viewer, page_start.seats(match))
    return spoilers.varied(render(request, template, context | dict(more or {})))


def jury(request: HttpRequest, match: Match) -> Mapping[str, Any]:
    """Context of the jury until the match is over: the sheet if the public view is watched with spoilers off, else the
    needle. Opening another view ends the right to mark."""
    if match.is_over or hasattr(match, "continuation"):
        return {}
    viewer = _viewer(request, match)
    jurors.looked(request, match, str(viewer))
    is_sworn = jurors.may_mark(request.COOKIES) and viewer == page_start.PUBLIC
    return {"jury" if is_sworn else "needle": jury_views.seen(request, match)}


@never_cache
@require_safe
def now(request: HttpRequest, match_id: int) -> JsonResponse:
    """The match's status, why it has stopped and what it has cost, as far as the view may know; and the seats, because
    people sit down until it begins."""
    match = get_object_or_404(Match, pk=match_id)
    told = page_start.now(match, _viewer(request, match), in_detail=operators.is_one(request))
    return JsonResponse(told | {"seats": page_start.seats(match)})


def _viewer(request: HttpRequest, match: Match) -> identities.Viewer:
    by_default = page_start.PUBLIC if spoilers.are_off(request) else page_start.GLASS
    return through_eyes.asked(match.pk, request.GET.get("view", by_default))


def _context(
    request: HttpRequest, match: Match, viewer: identities.Viewer, seated: list[dict[str, object]]
) -> dict[str, object]:
    boot = page_start.pass_(match, viewer, seated, in_detail=operators.is_one(request))
    boot["is_surprised"] = spoilers.are_off(request)
    is_over_glass = viewer == page_start.GLASS and match.status == Status.FINISHED
    return {
        "match": match,
        "view": boot["view"],
        "seats": seated,
        "station": boot["station"],
        "boot": boot,
        "sharing": sharing.of(request, match, viewer, plain_transcript.asked(request, "n")),
        "moments": kept_moments.of_match(match.pk) if is_over_glass and not spoilers.are_off(request) else [],
        "reading": plain_transcript.of(request, match, viewer),
        "winner": match.winner if is_over_glass else "",
        "rules": codec.rules_of(match.rules) if match.head == 0 else None,
    }
