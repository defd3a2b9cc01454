"""Limits how many may send passwords: few at a time in this process, few a minute from one address.

The others are asked to come back later, before anything is read, hashed or written for them.
"""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.urls import reverse

from glassbox_site.ground import addresses
from glassbox_site.pages import views

AT_ONCE = 8
A_MINUTE = 20
"""From one address. Enough for a room of people behind one router."""
RETRY_AFTER_CROWD, RETRY_AFTER_SHARE = 5, 60
PLACES = ("login", "password", "admin:login", "admin:password_change")

_places = addresses.Places(AT_ONCE, of_all=AT_ONCE)
_shares = addresses.Share(A_MINUTE, RETRY_AFTER_SHARE)


def guard(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware for the pages that take passwords."""

    def respond(request: HttpRequest) -> HttpResponse:
        if request.method != "POST" or request.path not in {reverse(place) for place in PLACES}:
            return get_response(request)
        address = request.META.get("REMOTE_ADDR", "")
        if not _shares.take(address):
            return views.come_back(request, RETRY_AFTER_SHARE, is_own_doing=True)
        try:
            with _places.taken(address):
                return get_response(request)
        except addresses.Full:
            return views.come_back(request, RETRY_AFTER_CROWD, is_own_doing=False)

    return respond
