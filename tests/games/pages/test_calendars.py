"""Feed and calendar: for other programs, and without spoilers."""

from datetime import UTC, datetime, timedelta
from xml.etree import ElementTree

import pytest
from django.test import Client
from django.utils import timezone

from games.engine.facts import identities
from games.models import Match, Seat
from games.pages.views import calendars
from tests.games.prepared import history, orders

pytestmark = pytest.mark.django_db
ATOM = "{http://www.w3.org/2005/Atom}"
Side = identities.Side


def entries(client: Client) -> list[ElementTree.Element]:
    return ElementTree.fromstring(client.get("/matches/feed.atom").content).findall(f"{ATOM}entry")


def test_the_feed_has_every_match_that_has_begun(client: Client) -> None:
    match = history.played(history.cast()[:3])
    orders.booked(start_at=timezone.now() + timedelta(hours=1))

    [entry] = entries(client)

    assert entry.findtext(f"{ATOM}title") == f"Match {match.pk} on The Skeld"
    assert entry.findtext(f"{ATOM}summary") == "Ada, Bosun, Cinder"
    assert entry.find(f"{ATOM}link[@href='http://testserver/matches/{match.pk}/']") is not None


def test_the_feed_reads_the_same_however_a_match_goes(client: Client) -> None:
    match = history.played(history.cast(), Side.CREW)
    before = client.get("/matches/feed.atom").content

    Match.objects.filter(pk=match.pk).update(status="running", winner="", ended_at=None, tick=7, head=8)
    Seat.objects.update(role="", has_won=None)

    assert client.get("/matches/feed.atom").content == before


def test_markup_in_a_name_stays_a_name_where_readers_expect_markup(client: Client) -> None:
    match = history.played(history.cast()[:3])
    Seat.objects.filter(match=match, place=0).update(name="<img src=x onerror=alert(1)>")

    [entry] = entries(client)

    summary = entry.find(f"{ATOM}summary")
    assert summary is not None
    assert summary.get("type") == "html"
    assert (summary.text or "").startswith("&lt;img src=x onerror=alert(1)&gt;, Bosun")


def test_a_feed_is_narrowed_like_the_list_and_names_itself_by_what_it_understood(client: Client) -> None:
    ada, bosun, *others = history.cast()
    match = history.played([ada, *others[:2]])
    history.played([bosun, *others[:2]])

    answer = client.get("/matches/feed.atom", {"persona": ada.key, "map": "nowhere", "track": "<me>"})
    feed = ElementTree.fromstring(answer.content)

    assert [entry.findtext(f"{ATOM}title") for entry in feed.findall(f"{ATOM}entry")] == [
        f"Match {match.pk} on The Skeld"
    ]
    address = f"http://testserver/matches/feed.atom?persona={ada.key}"
    assert [link.get("href") for link in feed.findall(f"{ATOM}link[@rel='self']")] == [address]


def test_the_feed_names_its_author_as_its_format_demands(client: Client) -> None:
    feed = ElementTree.fromstring(client.get("/matches/feed.atom").content)

    assert feed.findtext(f"{ATOM}author/{ATOM}name") == "The Glass Box League"


def test_control_characters_in_a_name_break_neither_format(client: Client) -> None:
    match = history.played(history.cast())
    Seat.objects.filter(place=0).update(name="A\x01B\r\nEND:VCALENDAR")

    [entry] = entries(client)
    calendar = client.get(f"/matches/{match.pk}/match.ics").content.decode()

    assert (entry.findtext(f"{ATOM}summary") or "").startswith("AB END:VCALENDAR, Bosun")
    assert calendar.split("\r\n").count("END:VCALENDAR") == 1


def test_the_calendar_has_what_is_to_come(client: Client) -> None:
    match = orders.booked(start_at=datetime(2099, 5, 1, 18, 30, tzinfo=UTC))
    history.played(history.cast())

    answer = client.get("/matches/calendar.ics")

    lines = answer.content.decode().split("\r\n")
    assert answer["Content-Type"] == "text/calendar; charset=utf-8"
    assert [line for line in lines if line.startswith(("UID", "DTSTART", "DURATION", "SUMMARY"))] == [
        f"UID:match-{match.pk}@testserver", "DTSTART:20990501T183000Z", "DURATION:PT30M",
        f"SUMMARY:Match {match.pk} on The Skeld",
    ]  # fmt: skip
    assert "Red\\, Blue\\, Green" in "".join(lines)


def test_the_calendar_of_a_match_that_is_over_keeps_its_length_to_itself(client: Client) -> None:
    planned, over = orders.booked(start_at=datetime(2099, 5, 1, 18, 30, tzinfo=UTC)), history.played(history.cast())

    calendars_of_both = [client.get(f"/matches/{match.pk}/match.ics").content.decode() for match in (planned, over)]

    ends = [
        {line for line in each.split("\r\n") if line.startswith(("DTEND", "DURATION"))} for each in calendars_of_both
    ]
    assert ends[0] == ends[1] != set()


def test_a_match_that_never_was_has_no_calendar(client: Client) -> None:
    assert client.get("/matches/4000000/match.ics").status_code == 404


@pytest.mark.parametrize("line", ["x" * 200, "é" * 100, "🚀" * 60, "short", ""])
def test_a_long_line_is_folded_between_letters(line: str) -> None:
    parts = list(calendars._folded(line))

    assert "".join(part.removeprefix(" ") for part in parts) == line
    assert all(len(part.encode()) <= 75 for part in parts)
