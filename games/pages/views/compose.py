"""The page on which operators compose a match: one form, which works without scripts."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from games.booking import matches
from games.engine import maps
from games.models import Match
from games.pages.forms import composing, lobby_fields, pasting, seats_form
from games.pages.views import estimate_words
from glassbox_site.ground import operators
from glassbox_site.ground.plain import digits


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def new_match(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return _page(request, _opened(request))
    if "fill" in request.POST:
        filled = pasting.filled_in(request.POST)
        return _page(request, composing.sent(filled.data), pasted=filled)
    composition, left_over = composing.sent(request.POST), pasting.left_over(request.POST)
    is_valid = composition.is_valid() and left_over is None
    if "check" in request.POST:
        return _page(request, composition, pasted=left_over, is_judged=True)
    if is_valid:
        return _ordered(request, composition)
    return _page(request, composition, pasted=left_over, is_judged=True, status=422)


@never_cache
@require_POST
@operators.only
def estimated(request: HttpRequest) -> JsonResponse:
    """What the match in the form would cost, in sentences for display, whether or not the form is valid."""
    composition = composing.sent(request.POST)
    composition.is_valid()
    return JsonResponse({"lines": estimate_words.told(composition.estimate, composition.context_needed)})


def _ordered(request: HttpRequest, composition: composing.Composition) -> HttpResponse:
    assert request.user.pk is not None
    try:
        match = matches.schedule(composition.order(), by_id=request.user.pk)
    except matches.Refused as refusal:
        composition.refuse(refusal.problems)
        return _page(request, composition, is_judged=True, status=422)
    messages.success(request, _("%(match)s is ordered.") % {"match": match})
    return redirect(match.get_absolute_url())


def _opened(request: HttpRequest) -> composing.Composition:
    """The form as first shown: as another match (`?like=`), or recommended for `?players=`, `?map=` and `?preset=`."""
    model = digits.number(request.GET.get("like", ""))
    if model is not None:
        return composing.like(get_object_or_404(Match, pk=model))
    map_id = composing.known_map(request.GET.get("map", ""))
    return composing.blank(
        composing.players_within(map_id, request.GET.get("players", "")), map_id, request.GET.get("preset", "")
    )


def _page(
    request: HttpRequest,
    composition: composing.Composition,
    *,
    is_judged: bool = False,
    pasted: pasting.Filled | None = None,
    status: int = 200,
) -> HttpResponse:
    page = {
        "composition": composition,
        "problems": [*composition.problems, *composing.of_pasted(pasted)] if is_judged else [],
        "table_problems": composition.seats.non_form_errors() + composition.table_problems if is_judged else [],
        "sections": [
            (title, fields, place == 0 or any(field.errors for field in fields))
            for place, (title, fields) in enumerate(composition.lobby.sections)
        ],
        "is_judged": is_judged,
        "pasted": pasted,
        "estimate": estimate_words.told(composition.estimate, composition.context_needed) if is_judged else [],
        "boot": _boot(),
        "maps": [(name, maps.load(name)) for name in maps.DRAWINGS],
    }
    return render(request, "games/compose/compose.html", page, status=status)


def _boot() -> dict[str, object]:
    """Data for the page's script: the most rows allowed, and the recommended settings for each number of players."""
    return {"most": seats_form.MOST, "recommended": lobby_fields.recommended_by_players(seats_form.MOST)}
