"""A match shown elsewhere: embedded in other people's pages, and as an overlay in streaming software."""

import re

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from games.engine.facts import identities
from games.models import Match
from games.pages import channel
from games.pages.views.one_match import moment_links, plain_transcript, through_eyes
from games.watching import page_start
from glassbox_site.ground.plain import digits

SCENES = ("full", "map", "lowerthird", "bids", "votes", "ticker", "minds", "jury")
LONGEST_DELAY = 600
SMALLEST, LARGEST = 0.25, 4.0
DECIMAL = re.compile(r"[0-9]{1,2}(\.[0-9]{1,3})?")
BACKGROUND = re.compile(r"#[0-9a-fA-F]{6}")
ORIGIN = re.compile(r"https?://[\w.-]+(:\d{1,5})?")


@xframe_options_exempt
@require_safe
def embed(request: HttpRequest, match_id: int) -> HttpResponse:
    """`?view=`, `?n=`, and `?origin=` of the embedding page. Sets no cookie and has the script store nothing."""
    match = get_object_or_404(Match.objects.select_related("season"), pk=match_id)
    if there := _agreed(request, match):
        return redirect(there)
    origin = request.GET.get("origin", "")
    boot = _boot(request, match) | {"origin": origin if ORIGIN.fullmatch(origin) else "", "is_kept": False}
    response = render(request, "games/elsewhere/embed.html", {"match": match, "boot": boot})
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


@never_cache
@require_safe
def overlay(request: HttpRequest, match_id: int | None = None) -> HttpResponse:
    """Without a number, shows what the channel shows. `?scene=&view=&delay=&motion=&scale=&bg=&speed=`."""
    telling = request.GET.get("view") == page_start.GLASS
    match = channel.showing(telling=telling) if match_id is None else get_object_or_404(Match, pk=match_id)
    if match_id is not None and match and (there := _agreed(request, match)):
        return redirect(there)
    wishes = {
        "scene": _one_of(request.GET.get("scene", ""), SCENES),
        "delay": 1_000 * min(digits.number(request.GET.get("delay", "")) or 0, LONGEST_DELAY),
        "scale": _scale(request.GET.get("scale", "")),
        "background": _background(request.GET.get("bg", "")),
        "is_kept": False,
        "follows_channel": match_id is None,
    }
    if match is None or (match_id is None and match.is_over):
        waiting = {"now": reverse("tv-now"), "must_be_live": True}
        return render(request, "games/elsewhere/overlay_idle.html", {"waiting": waiting})
    return render(request, "games/elsewhere/overlay.html", {"match": match, "boot": _boot(request, match) | wishes})


def _agreed(request: HttpRequest, match: Match) -> str:
    """The address to redirect to if `n` comes without a view: as on the match page, it is then the number of an entry,
    and the address has the public frame of that moment. Empty otherwise."""
    n = plain_transcript.asked(request, "n")
    if not n or "view" in request.GET:
        return ""
    query = request.GET.copy()
    query["view"], query["n"] = page_start.PUBLIC, str(moment_links.in_public(match.pk, n))
    return f"{request.path}?{query.urlencode()}"


def _boot(request: HttpRequest, match: Match) -> dict[str, object]:
    return page_start.pass_(match, _viewer(request, match), page_start.seats(match))


def _viewer(request: HttpRequest, match: Match) -> identities.Viewer:
    """The public view unless another is asked for: readers elsewhere have not chosen to see more."""
    return through_eyes.asked(match.pk, request.GET.get("view", page_start.PUBLIC))


def _one_of(asked: str, known: tuple[str, ...]) -> str:
    return asked if asked in known else known[0]


def _scale(text: str) -> float:
    return min(max(float(text), SMALLEST), LARGEST) if DECIMAL.fullmatch(text) else 1.0


def _background(text: str) -> str:
    return text if BACKGROUND.fullmatch(text) else ""
