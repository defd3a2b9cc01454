"""What a visitor without an account may choose for itself, kept in a cookie."""

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
    """For switches that stand on every page, where a token in the form would give every visitor a cookie: the
    browser's own word on where the form comes from has to do."""

    @csrf_exempt
    @require_POST
    @functools.wraps(view)
    def respond(request: HttpRequest, *args: Any, **named: Any) -> HttpResponse:
        if not _is_from_here(request):
            raise PermissionDenied
        return view(request, *args, **named)

    return respond


def _is_from_here(request: HttpRequest) -> bool:
    """Where pages come without TLS, a browser says its origin and no more; a program need not say anything."""
    if site := request.headers.get("Sec-Fetch-Site"):
        return site == "same-origin"
    origin = request.headers.get("Origin")
    return origin is None or origin.partition("://")[2] == request.get_host()


@of_our_own_pages
def choose_spoilers(request: HttpRequest) -> HttpResponse:
    """Back to the page where the switch was, which now tells less or more."""
    response = redirect(returning.address(request, "/"))
    if request.POST.get("spoilers") == spoilers.OFF:
        spoilers.switch_off(response, is_secure=request.is_secure())
    else:
        spoilers.switch_on(response)
    return response
