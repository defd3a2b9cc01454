"""A person's seat: the invitation, the page through the eyes of its colour, the current question and the answer."""

import functools
from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.booking.people import choices, inviting, practising, questions
from games.engine import maps
from games.engine.accusing import mentions
from games.engine.facts import identities
from games.log import codec
from games.models import Person, Seat, Status
from games.pages.views.juries import jurors
from games.pages.views.one_match import match_page
from games.pages.views.preferences import of_our_own_pages
from glassbox_site.ground import addresses, disk
from glassbox_site.ground.plain import digits

DAY = 24 * 60 * 60
WAITING = 400 * DAY
"""Seconds that a seat's cookie lasts, since a match may begin over a year later; browsers allow no longer."""
LONGEST_ANSWER = 20_000
SEAT, BACK, PRACTISED, KEY = "seat", "back", "practised", "key"
"""Cookies: who sits there; the key for withdrawing words; where somebody practises; and the key with which a form's
reader will sit down, so that a form sent again after a double click or a lost response leads to the same seat."""
HALTED = (Status.PAUSED, Status.INTERRUPTED)
CALLED = mentions.names(tuple(identities.Color))
"""The names by which everybody calls the colours: as a person's name they would mislead beside another token."""
OFTEN = addresses.Share(10, 3_600.0)
View = Callable[..., HttpResponse]


def _asked_again(view: View) -> View:
    """Redirects a GET of the form's target to the form, such as when a phone restores its tabs."""

    @functools.wraps(view)
    def respond(request: HttpRequest, *args: Any, **named: Any) -> HttpResponse:
        if request.method in ("GET", "HEAD"):
            return redirect("seat-invitation", **named) if named else redirect("practice")
        return view(request, *args, **named)

    return respond


@never_cache
@require_safe
def practice(request: HttpRequest) -> HttpResponse:
    """The form for practising. Each load gets a new key, and so leads to a new match."""
    response = _asked(request, wrong="full" if practising.is_full() else "")
    _keep(request, response, KEY, inviting.new_key(), path=request.path, seconds=DAY)
    return response


@never_cache
@_asked_again
@of_our_own_pages
def practise(request: HttpRequest) -> HttpResponse:
    """Seats the person in a match among house bots that starts at once, if there is room."""
    if wrong := _wrong(request):
        return _asked(request, wrong=wrong)
    key = _key(request)
    ticket = practising.let_in_again(key)
    if ticket is None and OFTEN.take(request.META.get("REMOTE_ADDR", "")) and not disk.room().is_short:
        ticket = practising.sit_down(request.POST["name"], in_data_sets=_is_open(request), key=key)
    if ticket is None:
        return _asked(request, wrong="full")
    response, here = _led_in(request, ticket), reverse("practice")
    _keep(request, response, PRACTISED, f"{ticket.match_id}/{ticket.color}", path=here, seconds=DAY)
    return response


@never_cache
@require_safe
def invitation(request: HttpRequest, link: str) -> HttpResponse:
    """The form to sit down. A browser that already sent it, and may have lost the response, is let in."""
    found, key = inviting.invited(link), _key(request)
    if found is None:
        return _let_in(request, inviting.let_in_again(key, link=inviting.digest(link)), link)
    response = _asked(request, found.seat, link)
    _keep(request, response, KEY, key or inviting.new_key(), path=request.path)
    return response


@never_cache
@_asked_again
@of_our_own_pages
def sit_down(request: HttpRequest, link: str) -> HttpResponse:
    found = inviting.invited(link)
    if found and (wrong := _wrong(request)):
        return _asked(request, found.seat, link, wrong=wrong)
    name, key = request.POST.get("name", ""), _key(request)
    return _let_in(request, inviting.sit_down(link, name=name, in_data_sets=_is_open(request), key=key), link)


@never_cache
@require_safe
def page(request: HttpRequest, match_id: int, color: str) -> HttpResponse:
    """The match through the eyes of this seat alone, with its questions."""
    sitter = _sitter(request, match_id, color)
    if request.GET.get("view") != color:
        return redirect(f"{reverse('seat', args=[match_id, color])}?view={color}&speed=instant")
    jurors.looked(request, sitter.seat.match, color)
    taken_back = request.get_signed_cookie(_cookie(match_id, color, BACK), default="", max_age=DAY)
    withdrawal = request.build_absolute_uri(reverse("withdraw", args=[taken_back])) if taken_back else ""
    told = {"sitter": sitter, "withdrawal": withdrawal}
    return match_page.shown(request, sitter.seat.match, "games/seat/seat.html", told)


@never_cache
@require_safe
def question(request: HttpRequest, match_id: int, color: str) -> JsonResponse:
    """The current question and the seconds left, or what became of the last one. A match that is over asks nothing,
    even if it left a question open; a halted match keeps its question until it goes on."""
    sitter = _sitter(request, match_id, color)
    match, found = sitter.seat.match, questions.latest(match_id, color)
    state = "withdrawn" if sitter.withdrawn_at else "none"
    told: dict[str, object] = {"is_gone": questions.is_gone(sitter), "is_over": match.is_over, "state": state}
    if found is None or match.is_over or sitter.withdrawn_at:
        return JsonResponse(told)
    is_halted = found.state == "open" and match.status in HALTED
    told |= {"state": "halted" if is_halted else found.state, "step": found.step, "kind": found.kind}
    if found.state == "open" and not is_halted:
        menu = choices.told(found.told.get("menu", ()), maps.load(codec.rules_of(match.rules).map))
        left = (found.until - timezone.now()).total_seconds()
        told |= {"asks": found.told, "menu": [choices.as_json(each) for each in menu], "left": max(0.0, left)}
    return JsonResponse(told)


@never_cache
@of_our_own_pages
def answer(request: HttpRequest, match_id: int, color: str) -> HttpResponse:
    """Takes one decision. A second or late one changes nothing, and the response says so."""
    _sitter(request, match_id, color)
    step, text = digits.number(request.POST.get("step", "")), request.POST.get("answer", "")
    if step is None or len(text) > LONGEST_ANSWER:
        return JsonResponse({"error": f"needs a step, and an answer of {LONGEST_ANSWER} at most"}, status=400)
    place = questions.Place(match_id=match_id, step=step, color=identities.Color(color))
    if wrong := questions.problem(place, text):
        return JsonResponse({"error": wrong}, status=422)
    return JsonResponse({"is_taken": questions.answer(place, text)})


@never_cache
@of_our_own_pages
def come_back(request: HttpRequest, match_id: int, color: str) -> HttpResponse:
    _sitter(request, match_id, color)
    questions.come_back(match_id, color)
    return JsonResponse({"is_gone": False})


def _sitter(request: HttpRequest, match_id: int, color: str) -> Person:
    """The person in that seat, if this browser is theirs; a 404 for everybody else."""
    key = request.get_signed_cookie(_cookie(match_id, color, SEAT), default="", max_age=WAITING)
    found = inviting.sitter(match_id, color, key or "")
    if found is None:
        raise Http404
    return found


def _key(request: HttpRequest) -> str:
    return request.get_signed_cookie(KEY, default="", max_age=WAITING) or ""


def _let_in(request: HttpRequest, ticket: inviting.Ticket | None, link: str) -> HttpResponse:
    return _led_in(request, ticket) if ticket else _asked(request, inviting.served(link), wrong="gone")


def _led_in(request: HttpRequest, ticket: inviting.Ticket) -> HttpResponse:
    response = redirect("seat", ticket.match_id, ticket.color)
    for name, secret, seconds in ((SEAT, ticket.key, WAITING), (BACK, ticket.withdrawal, DAY)):
        cookie = _cookie(ticket.match_id, ticket.color, name)
        _keep(request, response, cookie, secret, path=f"/matches/{ticket.match_id}/seat/", seconds=seconds)
    return response


def _keep(
    request: HttpRequest, response: HttpResponse, cookie: str, value: str, *, path: str, seconds: int = WAITING
) -> None:
    secure = request.is_secure()
    response.set_signed_cookie(cookie, value, max_age=seconds, path=path, secure=secure, httponly=True, samesite="Lax")


def _practised(request: HttpRequest) -> Seat | None:
    """The seat in which this browser last sat down to practise."""
    place = request.get_signed_cookie(PRACTISED, default="", max_age=DAY) or ""
    match_id, _, color = place.partition("/")
    return Seat.objects.select_related("match").filter(match_id=match_id, color=color).first() if place else None


def _cookie(match_id: int, color: str, name: str) -> str:
    return f"{name}-{match_id}-{color}"


def _asked(request: HttpRequest, seat: Seat | None = None, link: str = "", *, wrong: str = "") -> HttpResponse:
    """The form that asks for a name and for consent, with what was wrong with a form that was sent."""
    page = {
        "seat": seat,
        "practised": None if link else _practised(request),
        "to": reverse("seat-sit", args=[link]) if link else reverse("practise"),
        "wrong": wrong,
        "is_misnamed": wrong in ("missing", "too_long", "strange", "color"),
        "name": request.POST.get("name", "")[: 2 * inviting.LONGEST_NAME],
        "longest": inviting.LONGEST_NAME,
        "is_willing": _is_willing(request),
        "is_open": _is_open(request),
    }
    status = {"": 200, "full": 503 if request.method == "POST" else 200, "gone": 410}.get(wrong, 422)
    return render(request, "games/seat/sit_down.html", page, status=status)


def _is_willing(request: HttpRequest) -> bool:
    return request.POST.get("consent") == "yes"


def _is_open(request: HttpRequest) -> bool:
    """Consent to open data is separate and optional."""
    return request.POST.get("open_data") == "yes"


def _wrong(request: HttpRequest) -> str:
    name = request.POST.get("name", "")
    if name.strip().casefold() in CALLED:
        return "color"
    return inviting.name_problem(name) or ("" if _is_willing(request) else "consent")
