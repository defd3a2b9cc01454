"""The page of what everybody believed in a finished match: how right it was, and whose words moved whom."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from games.models import Match, Status
from games.pages import spoilers
from games.pages.afterwards import believing


@require_safe
def page(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(Match, pk=match_id)
    if match.status != Status.FINISHED:
        raise Http404("nothing is told of beliefs before the end")
    are_off = spoilers.are_off(request)
    context = {
        "match": match,
        "are_off": are_off,
        "story": None if are_off else believing.of_match(match.pk),
        "names": dict(match.seats.values_list("color", "name")),
    }
    response = render(request, "games/match/beliefs.html", context)
    response.headers["Cache-Control"] = "no-cache"
    patch_vary_headers(response, ["Cookie"])
    return response
