"""Links to moments: they open the match at that moment, and each has a picture for previews.

/m/42/826/                 entry 826 of match 42, through the glass, or in the public view with spoilers off
/m/42/31/?view=public      frame 31 of that view
/m/42/812-866/             a clip: plays from entry 812 to 866 and stops
/m/42/826/card.png         what everybody had perceived by then; with `open=1` what the view shows; `lang=`
"""

import functools
from urllib.parse import urlencode

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import get_object_or_404
from django.utils import translation
from django.utils.cache import get_conditional_response, patch_vary_headers
from django.utils.http import quote_etag
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.engine.facts import identities
from games.models import Match, Seat
from games.pages import spoilers
from games.pages.cards import kept_pictures, picture
from games.pages.views.one_match import through_eyes
from games.records import kept_moments
from games.watching import db_threads, glimpse, watchable

GLASS: identities.Viewer = "glass"
PUBLIC: identities.Viewer = "public"
SHELF = kept_pictures.Shelf(settings.VAR / "cards")
ASKED_ANEW = "public, no-cache"
"""May be cached, but must be revalidated each time: words in the picture may be withdrawn."""


@require_safe
def moment(request: HttpRequest, match_id: int, n: int) -> HttpResponse:
    return _opened(request, match_id, {"n": n})


@require_safe
def clip(request: HttpRequest, match_id: int, first: int, last: int) -> HttpResponse:
    if not first <= last:
        raise Http404("a clip ends after it begins")
    return _opened(request, match_id, {"n": first, "until": last})


@never_cache
@require_safe
def of_match(request: HttpRequest, match_id: int) -> JsonResponse:
    """The moments of a finished match, for the glass; none with spoilers off."""
    return JsonResponse(told(request, get_object_or_404(Match, pk=match_id)))


def told(request: HttpRequest, match: Match) -> dict[str, object]:
    is_silent = spoilers.are_off(request)
    found = [] if is_silent else kept_moments.of_match(match.pk)
    shown = [{"n": each.n, "kind": each.kind, "headline": each.told, "weight": each.weight} for each in found]
    return {"moments": shown, "is_silent": is_silent}


@require_safe
async def card(request: HttpRequest, match_id: int, n: int) -> HttpResponse:
    """The picture of a moment. It never changes within an edition, because logs only grow."""
    edition = await db_threads.done(lambda: watchable.edition(match_id))
    viewer = await db_threads.done(lambda: through_eyes.asked(match_id, request.GET.get("view", GLASS)))
    language = through_eyes.language(request.GET.get("lang", ""))
    shown = viewer if request.GET.get("open") == "1" else PUBLIC
    name = f"{match_id}-{viewer}-{n}-{shown}-{language}-v{picture.VERSION}{_edition(edition)}.png"
    if (known := get_conditional_response(request, etag=quote_etag(name))) is not None:
        return known
    try:
        draw = functools.partial(_drawn, match_id, viewer, n, shown, language)
        drawn = await SHELF.fetch(name, draw, address=request.META.get("REMOTE_ADDR", ""))
    except kept_pictures.Busy:
        return HttpResponse("Too many pictures are being drawn.", status=503, headers={"Retry-After": "5"})
    if drawn is None:
        raise Http404(f"match {match_id} has no frame {n}")
    headers = {"Cache-Control": ASKED_ANEW, "ETag": quote_etag(name), "Cross-Origin-Resource-Policy": "cross-origin"}
    return HttpResponse(drawn, content_type="image/png", headers=headers)


def in_public(match_id: int, n: int) -> int:
    """The number of the public frame at which entry `n` is reached; 1 if there is none."""
    seen = glimpse.at(match_id, GLASS, n, PUBLIC)
    return seen.number if seen else 1


def _edition(number: int) -> str:
    return f"-e{number}" if number else ""


def _opened(request: HttpRequest, match_id: int, place: dict[str, int]) -> HttpResponse:
    """Redirects to the match page. Without a view in the query, numbers count entries, whatever view is opened. The
    fragment takes readers without scripts to the line."""
    match = get_object_or_404(Match, pk=match_id)
    if "view" in request.GET:
        view = str(through_eyes.asked(match_id, request.GET["view"]))
    elif spoilers.are_off(request):
        view, place = "public", {name: in_public(match_id, n) for name, n in place.items()}
    else:
        view = "glass"
    opened = {"open": 1} if request.GET.get("open") == "1" else {}
    query = urlencode({"view": view, **place, **opened})
    response = HttpResponseRedirect(f"{match.get_absolute_url()}?{query}#n{place['n']}")
    patch_vary_headers(response, ["Cookie"])
    return response


def _drawn(match_id: int, counted: identities.Viewer, n: int, shown: identities.Viewer, language: str) -> bytes | None:
    with translation.override(language):
        seen = glimpse.at(match_id, counted, n, shown)
        if seen is None:
            return None
        names = Seat.objects.filter(match_id=match_id).order_by("place").values_list("name", flat=True)
        return picture.png(seen, match_id=match_id, players=list(names))
