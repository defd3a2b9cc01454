"""Views that belong to neither half: the front page, search, data, health, and the error pages."""

import hashlib
import re
import sys
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.defaultfilters import filesizeformat
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.cache import get_conditional_response, patch_vary_headers
from django.utils.http import quote_etag
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.engine.maps import survey
from games.pages import programme, spoilers
from glassbox_site.door import accounts, tracing
from glassbox_site.ground import disk, threads
from glassbox_site.ground.interface import problem_details
from glassbox_site.ground.plain import digits
from glassbox_site.pages import examples, house, keyboard, rooms
from glassbox_site.pages import search as searching
from glassbox_site.pages.desk import minds
from glassbox_site.running import health

PROGRAMS = "/api/v1/"
RETRY_AFTER_LOCKOUT = 15 * 60
RETRY_AFTER_OUTAGE = 10
ROOMS_KEPT = 2
"""Seconds."""
HEALTH_PARTS = {
    "database": _("Database"), "migrations": _("Tables of the database"), "disk": _("Disk"), "redis": _("Redis"),
    "workers": _("Workers"), "queues": _("Waiting jobs"), "clock": _("Clock"), "endpoints": _("Model endpoints"),
    "processes": _("Processes of this house"),
}  # fmt: skip
AS_OF = re.compile(r'<p class="count as-of">.*?</p>')


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    seen = _rooms(telling=not spoilers.are_off(request))
    who = minds.look() if seen["rooms"] is not None else None
    return render(request, "home.html", {"house": house.look(), "minds": who, **seen})


@require_safe
def rooms_now(request: HttpRequest) -> HttpResponse:
    """The part of the front page that changes while somebody looks at it. All who want spoilers get the same, and so do
    all who do not; it is made at most once in two seconds. Answers 304 to whoever has it already."""
    telling = not spoilers.are_off(request)
    name = f"rooms/{get_language()}/{telling}"
    made = cache.get(name)
    if made is None:
        seen = _rooms(telling=telling)
        if seen["rooms"] is None:
            return unavailable(request)
        made = render_to_string("site/front/now.html", seen)
        cache.set(name, made, ROOMS_KEPT)
    response = HttpResponse(made, headers={"Cache-Control": "no-cache", "ETag": quote_etag(_digest(made))})
    patch_vary_headers(response, ("Cookie", "Accept-Language"))
    return get_conditional_response(request, etag=response["ETag"], response=response) or response


@require_safe
def search(request: HttpRequest) -> HttpResponse:
    """`?q=`"""
    q, are_off = searching.words_of(request.GET.get("q", "")), spoilers.are_off(request)
    found = searching.find(q, telling=not are_off) if q else None
    return render(request, "search.html", {"q": q, "found": found, "are_off": are_off})


@require_safe
def data(request: HttpRequest) -> HttpResponse:
    are_off = spoilers.are_off(request)
    return render(request, "data.html", {"shelves": examples.shelves(request, telling=not are_off), "are_off": are_off})


@require_safe
def accessibility(request: HttpRequest) -> HttpResponse:
    contact = settings.CONTACT
    context = {
        "keys": keyboard.TABLES,
        "contact": contact,
        "contact_link": _link(contact),
        "action_seconds": settings.PERSON_ACTION_SECONDS,
        "line_seconds": settings.PERSON_LINE_SECONDS,
    }
    return render(request, "accessibility.html", context)


def _link(contact: str) -> str:
    return contact if contact.startswith("https://") else f"mailto:{contact}"


def _rooms(*, telling: bool) -> dict[str, object]:
    seen = rooms.look(telling=telling)
    return {"rooms": seen, "are_off": not telling, "now": timezone.now(), "fresh": reverse("rooms")}


def _digest(page: str) -> str:
    """A hash of the page without the time at which it was made."""
    return hashlib.blake2s(AS_OF.sub("", page).encode(), digest_size=16).hexdigest()


@never_cache
@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    """200 if every part of ours is well, else 503; names all failing parts, others' too."""
    told, is_well = health_told()
    return JsonResponse(told, status=_status_of_health(is_well))


@never_cache
@require_safe
def health_page(request: HttpRequest) -> HttpResponse:
    """The same for people. It asks the database for nothing either."""
    told, is_well = health_told()
    shown = [(HEALTH_PARTS.get(name, name), part["ok"], _worth_showing(part)) for name, part in told["parts"].items()]
    context = {"parts": shown, "is_well": is_well}
    return render(None, "errors/health.html", context, status=_status_of_health(is_well))


def _status_of_health(is_well: bool) -> HTTPStatus:
    return HTTPStatus.OK if is_well else HTTPStatus.SERVICE_UNAVAILABLE


def _worth_showing(part: dict[str, Any]) -> list[tuple[str, Any]]:
    """The facts of a part but for empty lists; bytes as people read them."""
    facts = [(fact, value) for fact, value in part.items() if fact != "ok" and value not in ([], {})]
    return [
        (fact.removesuffix("_bytes"), filesizeformat(value) if fact.endswith("_bytes") else value)
        for fact, value in facts
    ]


def health_told() -> tuple[dict[str, Any], bool]:
    parts = health.parts()
    failing = [name for name, part in parts.items() if not part.ok]
    is_well = all(part.ok or not part.is_ours for part in parts.values())
    told = {
        "status": "ok" if is_well else "failing",
        "failing": failing,
        "parts": {name: {"ok": part.ok, **part.facts} for name, part in parts.items()},
    }
    return told, is_well


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return _sorry(request, HTTPStatus.FORBIDDEN)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    return accounts.send_again(request) or _sorry(request, HTTPStatus.FORBIDDEN, expired_form=True)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    if (number := _removed_match(request)) is not None:
        return _sorry(request, HTTPStatus.GONE, number=number)
    return _sorry(request, HTTPStatus.NOT_FOUND, path=request.path)


def _removed_match(request: HttpRequest) -> int | None:
    """The number of the match in the address, if that match was removed."""
    number = request.resolver_match.kwargs.get("match_id") if request.resolver_match else None
    try:
        with threads.passing_through():
            return number if number is not None and programme.was_removed(number) else None
    except (OperationalError, InterfaceError):
        return None


def too_many_requests(request: HttpRequest, *_args: Any, **_kwargs: Any) -> HttpResponse:
    response = _sorry(request, HTTPStatus.TOO_MANY_REQUESTS, minutes=RETRY_AFTER_LOCKOUT // 60)
    response.headers["Retry-After"] = str(RETRY_AFTER_LOCKOUT)
    return response


def come_back(request: HttpRequest, seconds: int, *, is_own_doing: bool) -> HttpResponse:
    """The answer to somebody who got no turn: 429 if it is their own doing, 503 if there is a crowd."""
    status = HTTPStatus.TOO_MANY_REQUESTS if is_own_doing else HTTPStatus.SERVICE_UNAVAILABLE
    if request.path.startswith(PROGRAMS):
        return problem_details.answer(request, problem_details.Trouble(status, retry_after=seconds))
    response = render(None, "errors/turn.html", {"code": status.value, "seconds": seconds}, status=status)
    response.headers["Retry-After"] = str(seconds)
    return response


def server_error(request: HttpRequest) -> HttpResponse:
    """Django calls this while it handles the exception. An absent database is no bug of ours."""
    if isinstance(sys.exception(), (OperationalError, InterfaceError)):
        return unavailable(request)
    return _sorry(request, HTTPStatus.INTERNAL_SERVER_ERROR)


def unavailable(request: HttpRequest) -> HttpResponse:
    response = _sorry(request, HTTPStatus.SERVICE_UNAVAILABLE)
    response.headers["Retry-After"] = str(RETRY_AFTER_OUTAGE)
    return response


class SayWhatIsMissing:
    """Middleware, innermost: explains that new work is refused while the disk is nearly full, that the map of a match
    was removed with its package, and that a number too large for SQLite finds nothing."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if isinstance(exception, survey.MapMissing):
            return _sorry(request, HTTPStatus.NOT_FOUND, lost_map=exception.name)
        if isinstance(exception, survey.BadMapError):
            return _sorry(request, HTTPStatus.NOT_FOUND, path=request.path)
        if isinstance(exception, disk.NoRoom):
            return _sorry(request, HTTPStatus.INSUFFICIENT_STORAGE, reason=exception)
        if isinstance(exception, OverflowError) and _names_too_large_a_number(request):
            return _sorry(request, HTTPStatus.NOT_FOUND, path=request.path)
        return None


def _names_too_large_a_number(request: HttpRequest) -> bool:
    named = request.resolver_match.kwargs.values() if request.resolver_match else ()
    return any(isinstance(each, int) and each > digits.LARGEST for each in named)


def _sorry(request: HttpRequest, status: HTTPStatus, **facts: Any) -> HttpResponse:
    """Error pages ask the database for nothing, not even who is signed in: it may be what is broken. Programs get a
    problem instead of a page."""
    if request.path.startswith(PROGRAMS):
        return problem_details.answer(request, problem_details.Trouble(status))
    context = {"request_number": tracing.current_request.get(), **facts}
    return render(None, f"errors/{status.value}.html", context, status=status)
