"""Whether a reader has spoilers off: then no list, title, card or figure tells how a match went."""

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from games.watching import watchable

COOKIE, OFF = watchable.SPOILERS, watchable.OFF
YEAR = 365 * 24 * 3600


def are_off(request: HttpRequest) -> bool:
    return watchable.are_spoilers_off(request.COOKIES)


def switch_off(response: HttpResponse, *, is_secure: bool) -> None:
    response.set_cookie(COOKIE, OFF, max_age=YEAR, secure=is_secure, httponly=True, samesite="Lax")


def switch_on(response: HttpResponse) -> None:
    response.delete_cookie(COOKIE, samesite="Lax")


def varied(response: HttpResponse) -> HttpResponse:
    """For a response that depends on the setting: caches must revalidate it, and keep it apart by cookie."""
    response.headers["Cache-Control"] = "no-cache"
    patch_vary_headers(response, ["Cookie"])
    return response
