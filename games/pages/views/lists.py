"""The list of all matches: those on air, to come, and over."""

import dataclasses
from collections.abc import Iterator

from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from games.models import Status
from games.pages import programme, spoilers
from games.pages.views import filters, wishes

MATCHES_A_PAGE = 20
AT_A_GLANCE = 6
STATUSES = (
    ("live", _("on air")),
    ("scheduled", _("to come")),
    ("finished", _("finished")),
    ("aborted", _("aborted")),
)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """One section of the list; `rest` is the status to filter by for more of it, empty if all are shown."""

    name: str
    title: str | Promise
    cards: list[programme.Card]
    empty: str | Promise = ""
    rest: str = ""


@require_safe
def matches(request: HttpRequest) -> HttpResponse:
    """`?status= kind= season= persona= map=` filter; `?page=` turns the pages of the last section, or of the status."""
    asked = wishes.asked(request)
    state = filters.choice(request, "status", _("Status"), _("any"), STATUSES)
    found, status = programme.wanted(wishes.wish(asked)), state.chosen
    telling, wished = not spoilers.are_off(request), wishes.query(asked)
    shelves = [] if status else list(_shelves(found, telling=telling, such=bool(wished)))
    shelved = [card for shelf in shelves for card in shelf.cards]
    listed = {
        "live": programme.on_air(found),
        "scheduled": programme.to_come(found),
        "aborted": programme.over(found, Status.ABORTED, telling=telling),
        "finished": programme.over(found, Status.FINISHED, telling=telling),
        "": programme.over(programme.without(shelved, found), telling=telling),
    }[status]
    page = Paginator(listed, MATCHES_A_PAGE).get_page(request.GET.get("page"))
    assert isinstance(page.object_list, QuerySet)
    context = {
        "are_off": not telling,
        "choices": (state, *asked.values()),
        "is_narrowed": bool(status or wished),
        "wished": wished,
        "shelves": shelves if page.number == 1 else [],
        "page": page,
        "cards": programme.cards(page.object_list, telling=telling),
        "heading": dict(STATUSES).get(status, _("played")),
    }
    return render(request, "games/lists/matches.html", context)


def _shelves(found: programme.Matches, *, telling: bool, such: bool) -> Iterator[Shelf]:
    """`such` says that filters apply. Scheduled matches are queried first, so that one starting now is not missed."""
    coming = programme.cards(programme.to_come(found)[: AT_A_GLANCE + 1], telling=telling)
    going = programme.cards(programme.without(coming, programme.on_air(found))[: AT_A_GLANCE + 1], telling=telling)
    none_going = _("No such match is on air.") if such else _("No match is on air.")
    none_coming = _("No such match is scheduled.") if such else _("No match is scheduled.")
    yield _shelf("live", _("On air"), going, none_going)
    yield _shelf("scheduled", _("To come"), coming, none_coming)


def _shelf(name: str, title: str | Promise, cards: list[programme.Card], empty: str | Promise) -> Shelf:
    """`cards` holds one more than is shown if there are more."""
    rest = name if len(cards) > AT_A_GLANCE else ""
    return Shelf(name=name, title=title, cards=cards[:AT_A_GLANCE], empty=empty, rest=rest)
