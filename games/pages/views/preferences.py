"""Preferences of visitors without an account, kept in a cookie."""

import functools
from collections.abc import Callable
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from games.pages import spoilers
from games.pages.views import returning

View = Callable[..., HttpResponse]


def of_our_own_pages(view: View) -> View:
    """POST only, and only from our own pages. For forms on every page, where Django's token would give every visitor a
    cookie, so it relies on the browser's headers about the origin instead."""

    @csrf_exempt
    @require_POST
    @functools.wraps(view)
    def respond(request: HttpRequest, *args: Any, **named: Any) -> HttpResponse:
        if not _is_from_here(request):
            raise PermissionDenied
        return view(request, *args, **named)

    return respond


def _is_from_here(request: HttpRequest) -> bool:
    """Without TLS, browsers send only `Origin`. Programs that are no browsers may send neither header."""
    if site := request.headers.get("Sec-Fetch-Site"):
        return site == "same-origin"
    origin = request.headers.get("Origin")
    return origin is None or origin.partition("://")[2] == request.get_host()


@of_our_own_pages
def choose_spoilers(request: HttpRequest) -> HttpResponse:
    """Sets the cookie, and returns to the page where the switch was."""
    response = redirect(returning.address(request, "/"))
    if request.POST.get("spoilers") == spoilers.OFF:
        spoilers.switch_off(response, is_secure=request.is_secure())
    else:
        spoilers.switch_on(response)
    return response
