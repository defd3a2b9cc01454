"""The cookie that identifies a browser as a juror, and whether that browser may mark."""

from collections.abc import Mapping

from django.core import signing
from django.http import HttpRequest, HttpResponse

from games.models import Match
from games.pages import spoilers
from games.records.jury import voices

COOKIE = "juror"
YEAR = 365 * 24 * 3600


def key(cookies: Mapping[str, str]) -> str:
    """The juror's key; empty without a cookie, or if its signature is not ours."""
    try:
        return signing.get_cookie_signer(salt=COOKIE).unsign(cookies.get(COOKIE, ""), max_age=YEAR)
    except signing.BadSignature:
        return ""


def keep(request: HttpRequest, response: HttpResponse, juror: str) -> None:
    signed = signing.get_cookie_signer(salt=COOKIE).sign(juror)
    response.set_cookie(COOKIE, signed, max_age=YEAR, secure=request.is_secure(), httponly=True, samesite="Lax")


def may_mark(cookies: Mapping[str, str]) -> bool:
    return cookies.get(spoilers.COOKIE) == spoilers.OFF


def looked(request: HttpRequest, match: Match, view: str) -> None:
    """Records which view was opened: any but the public one ends the juror's right to mark this match."""
    if view != "public" and not match.is_over and (juror := key(request.COOKIES)):
        voices.close(match.pk, juror)
