"""The list of all matches: what is on, what is to come, what was."""

import dataclasses
from collections.abc import Iterator

from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from games import programme, spoilers
from games.models import Status
from games.views import choices, wishes

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
    """One part of the list; `rest` is the status under which there is more of it."""

    name: str
    title: str | Promise
    cards: list[programme.Card]
    empty: str | Promise = ""
    rest: str = ""


@require_safe
def matches(request: HttpRequest) -> HttpResponse:
    """`?status= kind= season= persona= map=`, and `?page=` of what is over or of the status that was chosen."""
    asked = wishes.asked(request)
    state = choices.choice(request, "status", _("Status"), _("any"), STATUSES)
    found, status = programme.wanted(wishes.wish(asked)), state.chosen
    telling = not spoilers.are_off(request)
    listed = {
        "live": programme.on_air(found),
        "scheduled": programme.to_come(found),
        "aborted": programme.over(found, Status.ABORTED, telling=telling),
        "finished": programme.over(found, Status.FINISHED, telling=telling),
        "": programme.over(found, telling=telling),
    }[status]
    page = Paginator(listed, MATCHES_A_PAGE).get_page(request.GET.get("page"))
    assert isinstance(page.object_list, QuerySet)
    wished = wishes.query(asked)
    context = {
        "are_off": not telling,
        "choices": (state, *asked.values()),
        "is_narrowed": bool(status or wished),
        "wished": wished,
        "shelves": [] if status or page.number > 1 else list(_shelves(found, telling=telling, such=bool(wished))),
        "page": page,
        "cards": programme.cards(page.object_list, telling=telling),
        "heading": dict(STATUSES).get(status, _("played")),
    }
    return render(request, "games/matches.html", context)


def _shelves(found: programme.Matches, *, telling: bool, such: bool) -> Iterator[Shelf]:
    """One more than fits at a glance tells that there is more; `such` as were wished for, or any."""
    for name, title, listed, empty in (
        (
            "live",
            _("On air"),
            programme.on_air(found),
            _("No such match is on air.") if such else _("No match is on air."),
        ),
        (
            "scheduled",
            _("To come"),
            programme.to_come(found),
            _("No such match is scheduled.") if such else _("No match is scheduled."),
        ),
    ):
        cards = programme.cards(listed[: AT_A_GLANCE + 1], telling=telling)
        rest = name if len(cards) > AT_A_GLANCE else ""
        yield Shelf(name=name, title=title, cards=cards[:AT_A_GLANCE], empty=empty, rest=rest)
