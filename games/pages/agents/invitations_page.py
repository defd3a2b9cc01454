"""Operators invite people to a match that has not begun: one link per seat, shown once, with its QR code."""

from typing import Any

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.booking.people import inviting, questions
from games.models import Match, Seat, Status
from glassbox_site.ground import operators

TO_COME = (Status.SCHEDULED, Status.QUEUED)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def page(request: HttpRequest, match_id: int) -> HttpResponse:
    """A link is shown only in the response that made it: the database keeps no more than its digest."""
    match = get_object_or_404(Match, pk=match_id)
    told: dict[str, Any] = {"wrong": ""}
    if request.method == "POST":
        told = _done(request, match)
    seats = match.seats.select_related("person", "model").order_by("place")
    is_open = match.head == 0 and match.status in TO_COME
    told |= {
        "match": match,
        "seats": seats,
        "is_open": is_open,
        "is_planned": inviting.is_planned(match),
        "misses": questions.MOST_MISSES,
    }
    return render(request, "games/seat/invitations.html", told, status=409 if told["wrong"] else 200)


def _done(request: HttpRequest, match: Match) -> dict[str, Any]:
    seat = get_object_or_404(Seat, match=match, color=request.POST.get("color", ""))
    if match.head or match.status not in TO_COME:
        return {"wrong": "begun"}
    if request.POST.get("deed") == "revoke":
        return {"wrong": "" if inviting.revoke(seat, by_id=request.user.pk) else "taken"}
    try:
        link = inviting.invite(seat, has_stand_in=request.POST.get("stand_in") == "yes", by_id=request.user.pk)
    except inviting.Taken:
        return {"wrong": "taken"}
    address = request.build_absolute_uri(reverse("seat-invitation", args=[link]))
    return {"wrong": "", "invited": seat, "address": address, "code": drawn(address)}


def drawn(address: str) -> SafeString:
    """The address as a QR code in SVG, dark on light whatever the page's theme."""
    svg = segno.make(address, error="m").svg_inline(scale=5, border=4, light="#fff", dark="#000", omitsize=False)
    return mark_safe(svg)  # noqa: S308 - squares that segno drew, without a word in them
