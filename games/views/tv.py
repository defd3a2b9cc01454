"""The channel that is always on: the match page of whatever is most worth watching, and what comes after it."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games import channel, spoilers
from games.views import match as match_page

CHANNELS = ((channel.BEST, _("Best now")), (channel.NEWEST, _("Newest")))


@never_cache
@require_safe
def tv(request: HttpRequest) -> HttpResponse:
    """`?by=` and `?view=`."""
    kind = _kind(request)
    match = channel.showing(kind, telling=not spoilers.are_off(request))
    more = {"channels": CHANNELS, "by": kind, "to_come": channel.to_come()}
    if match is None:
        return render(
            request, "games/tv_empty.html", more | {"waiting": {"now": reverse("tv-now"), "must_be_live": False}}
        )
    return match_page.shown(request, match, "games/tv.html", more)


@never_cache
@require_safe
def now(request: HttpRequest) -> JsonResponse:
    """What the channel would show at this moment."""
    match = channel.showing(_kind(request), telling=not spoilers.are_off(request))
    return JsonResponse({"match": match and match.pk, "is_live": match is not None and not match.is_over})


def _kind(request: HttpRequest) -> str:
    asked = request.GET.get("by", "")
    return asked if asked in channel.KINDS_OF_CHANNEL else channel.BEST
