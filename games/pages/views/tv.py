"""The channel that is always on: the match page of the match most worth watching, and then of the next one."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.models import Match
from games.pages import channel, spoilers
from games.pages.views.one_match import match_page
from games.records import stars

CHANNELS = (
    (channel.BEST, _("Best now")), (channel.NEWEST, _("Newest")), (channel.STAR, _("Persona of the week")),
)  # fmt: skip


@never_cache
@require_safe
def tv(request: HttpRequest) -> HttpResponse:
    """`?by=` chooses the channel, `?view=` the view."""
    kind, star = _kind(request), _star(request)
    match = _shown(request, star)
    more: dict[str, object] = {
        "channels": CHANNELS,
        "by": kind,
        "star": star,
        "is_for_star": kind == channel.STAR,
        "are_off": spoilers.are_off(request),
        "to_come": channel.to_come(),
    }
    if match is None:
        more["waiting"] = {"now": reverse("tv-now"), "must_be_live": False}
        return render(request, "games/elsewhere/tv_empty.html", more)
    return match_page.shown(request, match, "games/elsewhere/tv.html", {**more, **match_page.jury(request, match)})


@never_cache
@require_safe
def now(request: HttpRequest) -> JsonResponse:
    """What the channel would show at this moment."""
    match = _shown(request, _star(request))
    return JsonResponse({"match": match and match.pk, "is_live": match is not None and not match.is_over})


def _shown(request: HttpRequest, star: stars.Star | None) -> Match | None:
    telling = not spoilers.are_off(request)
    return channel.showing(_kind(request), telling=telling, persona_key=star.key if star else "")


def _star(request: HttpRequest) -> stars.Star | None:
    """The persona of the week; None on the other channels."""
    return stars.of_the_week(telling=not spoilers.are_off(request)) if _kind(request) == channel.STAR else None


def _kind(request: HttpRequest) -> str:
    asked = request.GET.get("by", "")
    return asked if asked in channel.KINDS_OF_CHANNEL else channel.BEST
