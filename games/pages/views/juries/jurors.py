"""By which cookie a browser is known as a juror, and whether it watches spoiler-free."""

from collections.abc import Mapping

from django.core import signing
from django.http import HttpRequest, HttpResponse

from games.models import Match
from games.pages import spoilers
from games.records.jury import voices

COOKIE = "juror"
YEAR = 365 * 24 * 3600


def key(cookies: Mapping[str, str]) -> str:
    """Empty where there is none, or none of ours."""
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
    """Through whatever eyes: others than the table's end a voice."""
    if view != "public" and not match.is_over and (juror := key(request.COOKIES)):
        voices.close(match.pk, juror)
