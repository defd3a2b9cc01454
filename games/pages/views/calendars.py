"""Matches for other programs: a feed of those that have begun and a calendar of those to come, filtered if asked for.

Neither tells how a match went.
"""

import html
from collections.abc import Iterable, Iterator
from datetime import UTC

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.feedgenerator import Atom1Feed
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_safe

from games.models import Match, Status
from games.pages import programme
from games.pages.views import wishes
from glassbox_site.ground import words

LATEST = 50
USUAL_LENGTH = "PT30M"
"""The length of every match in a calendar: always the same, because the real length would hint at how it went."""
LINE_BYTES = 75
LONGEST_TITLE = 300


@require_safe
def feed(request: HttpRequest) -> HttpResponse:
    """An Atom feed. Entries are dated by when their match began: when it ended would reveal its length."""
    asked = wishes.asked(request)
    query = wishes.query(asked)
    atom = Atom1Feed(
        title=gettext("Matches of The Glass Box League"),
        link=request.build_absolute_uri(reverse("matches") + query),
        feed_url=request.build_absolute_uri(request.path + query),
        description="",
        author_name=gettext("The Glass Box League"),
        language=get_language(),
    )
    begun = programme.wanted(wishes.wish(asked)).exclude(status=Status.SCHEDULED)
    for card in programme.cards(begun[:LATEST], telling=False):
        address = request.build_absolute_uri(card.address)
        lineup = html.escape(_lineup(card))  # feed readers interpret it as HTML
        atom.add_item(title=_title(card), link=address, description=lineup, pubdate=card.since, updateddate=card.since)
    return HttpResponse(atom.writeString("utf-8"), content_type=atom.content_type)


@require_safe
def calendar(request: HttpRequest) -> HttpResponse:
    to_come = programme.to_come(programme.wanted(wishes.wish(wishes.asked(request))))
    return _calendar(request, programme.cards(to_come[:LATEST], telling=False), "matches")


@require_safe
def match_calendar(request: HttpRequest, match_id: int) -> HttpResponse:
    get_object_or_404(Match, pk=match_id)
    cards = programme.cards(Match.objects.filter(pk=match_id), telling=False)
    return _calendar(request, cards, f"match-{match_id}")


def _calendar(request: HttpRequest, cards: Iterable[programme.Card], name: str) -> HttpResponse:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//The Glass Box League//Matches//EN"]
    for card in cards:
        lines += _event(card, request.build_absolute_uri(card.address), request.get_host())
    folded = (part for line in [*lines, "END:VCALENDAR"] for part in _folded(line))
    response = HttpResponse("".join(f"{part}\r\n" for part in folded), content_type="text/calendar; charset=utf-8")
    response.headers["Content-Disposition"] = f'inline; filename="{name}.ics"'
    return response


def _event(card: programme.Card, address: str, host: str) -> list[str]:
    begins = card.since.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    return [
        "BEGIN:VEVENT",
        f"UID:match-{card.number}@{host}",
        f"DTSTAMP:{begins}",
        f"DTSTART:{begins}",
        f"DURATION:{USUAL_LENGTH}",
        f"SUMMARY:{_escaped(_title(card))}",
        f"DESCRIPTION:{_escaped(_lineup(card))}",
        f"URL:{address}",
        "END:VEVENT",
    ]


def _title(card: programme.Card) -> str:
    return gettext("Match %(number)s on %(station)s") % {"number": card.number, "station": card.station}


def _lineup(card: programme.Card) -> str:
    """The players' names. Control characters are removed: they would break both formats."""
    names = ", ".join(player.name for player in card.players)
    return "".join(letter for letter in words.brief(names, LONGEST_TITLE) if letter.isprintable())


def _escaped(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text


def _folded(line: str) -> Iterator[str]:
    """Folds a line at 75 bytes without splitting a character; continuation lines begin with a space."""
    part, size = "", 0
    for letter in line:
        width = len(letter.encode())
        if size + width > LINE_BYTES:
            yield part
            part, size = " ", 1
        part, size = part + letter, size + width
    yield part
