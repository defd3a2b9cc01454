"""The match page as the server sends it: what it says to readers without scripts, and what it keeps to itself."""

import json
import re
from datetime import UTC, datetime
from html import unescape
from typing import Any

import pytest
from django.test import Client

from games.engine.happenings.every_kind import HAPPENINGS
from games.engine.state import ledger
from games.models import Match
from games.pages import spoilers
from games.watching import transcript
from tests.games.prepared import logs, orders, prepared_people
from tests.support import people

pytestmark = pytest.mark.django_db
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="\w+"')
BOOT = re.compile(r'<script id="boot" type="application/json">(.*?)</script>', re.DOTALL)


def page(client: Client, match: Match, query: str = "") -> str:
    answer = client.get(f"{match.get_absolute_url()}?{query}")
    assert answer.status_code == 200
    return answer.content.decode()


def boot(html: str) -> dict[str, Any]:
    found = BOOT.search(html)
    assert found is not None
    boarded: dict[str, Any] = json.loads(found[1])
    return boarded


def numbers(html: str) -> list[int]:
    """The frames that the page tells in words, in the page's order."""
    return [int(n) for n in re.findall(r'<li class="line [^>]*id="n(\d+)"', html)]


def told(view: str, head: int) -> list[int]:
    """The frames of a view that have a sentence worth reading, so far."""
    seen = [entry for entry in logs.played()[:head] if ledger.perceives(logs.viewer(view), entry)]
    return [n for n, entry in enumerate(seen, 1) if HAPPENINGS[type(entry.event)].shown.is_told]


def refreshed(html: str) -> str:
    """What a browser without scripts is told to do."""
    found = re.search(r'<noscript><meta http-equiv="refresh" content="([^"]*)"></noscript>', html)
    return unescape(found[1]) if found else ""


def test_without_a_wish_the_match_is_shown_through_the_glass(client: Client, finished: Match) -> None:
    assert boot(page(client, finished))["view"] == "glass"


def test_whoever_wants_no_spoilers_gets_the_public_view(client: Client, finished: Match) -> None:
    client.cookies[spoilers.COOKIE] = spoilers.OFF

    assert boot(page(client, finished))["view"] == "public"


def test_whoever_wants_no_spoilers_lands_at_the_asked_entry_and_not_at_the_end(client: Client, finished: Match) -> None:
    client.cookies[spoilers.COOKIE] = spoilers.OFF
    n = finished.head // 2

    landed = client.get(f"{finished.get_absolute_url()}?n={n}", follow=True)

    assert landed.redirect_chain[-1] == (client.get(f"/m/{finished.pk}/{n}/").headers["Location"], 302)
    assert boot(landed.content.decode())["view"] == "public"


def test_a_view_that_the_match_does_not_have_is_not_found(client: Client, finished: Match) -> None:
    assert client.get(f"{finished.get_absolute_url()}?view=lime").status_code == 404
    assert client.get("/matches/999999/").status_code == 404


@pytest.mark.parametrize("address", ["/matches/{}/", "/m/{}/7/", "/embed/{}/", "/matches/{}/log.ndjson"])
def test_of_a_match_that_was_removed_it_is_told_that_it_is_gone(client: Client, finished: Match, address: str) -> None:
    gone = finished.pk
    orders.booked()
    finished.delete()

    answer = client.get(address.format(gone))

    assert answer.status_code == 410
    assert f"Match {gone} was here" in answer.text


def test_a_number_that_no_match_could_reach_chooses_nothing(client: Client, finished: Match) -> None:
    asked = page(client, finished, f"n={'9' * 5_000}&page={'9' * 5_000}")

    assert boot(asked) == boot(page(client, finished))


@pytest.mark.parametrize("view", ["public", "blue"])
def test_what_a_page_for_other_eyes_says_does_not_depend_on_how_the_match_went(client: Client, view: str) -> None:
    """But for its status, the page is the same to the letter, whether nearly nothing has happened or everything."""
    told = logs.Told()
    told.up_to(20)
    before = page(client, told.match, f"view={view}")
    told.to_the_end()
    Match.objects.filter(pk=told.match.pk).update(status="running")

    assert TOKEN.sub("", page(client, told.match, f"view={view}")) == TOKEN.sub("", before)


def test_whoever_reads_without_scripts_asks_for_the_pages_of_such_a_view(client: Client, finished: Match) -> None:
    html = page(client, finished, "view=public&page=1")
    asked = page(client, finished, "view=public&n=20")

    assert "Red, Blue, Green, Pink and Orange" in html
    assert f'<a href="{finished.get_absolute_url()}?view=public&amp;page=1&amp;n=20#n20">' in asked


@pytest.mark.parametrize("view", ["glass", "public", "blue"])
def test_without_scripts_a_match_that_goes_on_opens_at_its_newest(client: Client, view: str) -> None:
    telling = logs.Told()
    telling.up_to(400)

    opened = page(client, telling.match, f"view={view}")
    newest = page(client, telling.match, f"view={view}&page=newest")

    assert refreshed(opened) == f"0; url={telling.match.get_absolute_url()}?view={view}&page=newest"
    assert numbers(opened) == []
    assert numbers(newest) == told(view, 400)[: -transcript.LINES_AT_ONCE - 1 : -1]
    assert refreshed(newest).endswith(f"?view={view}&page=newest&n={numbers(newest)[0]}")


@pytest.mark.parametrize("view", ["glass", "public", "blue"])
def test_read_backwards_the_transcript_is_the_same(client: Client, view: str) -> None:
    telling, read = logs.Told(), list[int]()
    telling.up_to(400)

    words = page(client, telling.match, f"view={view}&page=newest")
    read += numbers(words)
    while "Earlier</a>" in words:
        words = page(client, telling.match, f"view={view}&before={read[-1]}")
        read += numbers(words)

    assert read == told(view, 400)[::-1]


@pytest.mark.parametrize(
    ("query", "page"), [("&n=300", "page=2&n=300#n300"), ("", "page=1")], ids=["who followed it", "who did not"]
)
@pytest.mark.parametrize("view", ["glass", "public"])
def test_when_it_is_over_whoever_read_the_newest_reads_on_from_there(
    client: Client, finished: Match, view: str, query: str, page: str
) -> None:
    answer = client.get(f"{finished.get_absolute_url()}?view={view}&page=newest{query}")

    assert answer["Location"] == f"{finished.get_absolute_url()}?view={view}&{page}"


def test_whoever_watches_the_channel_without_scripts_stays_with_it(client: Client) -> None:
    telling = logs.Told()
    telling.up_to(20)
    going = client.get("/tv/?by=newest&page=newest").text
    telling.to_the_end()
    over = client.get("/tv/?by=newest&page=newest").text

    assert refreshed(going) == "15; url=/tv/?by=newest&view=glass&page=newest"
    assert numbers(over)[0] == 1


def test_through_the_glass_the_end_is_no_secret(client: Client, finished: Match) -> None:
    html = page(client, finished)

    assert f"{finished.winner} won" in html


def test_a_transcript_can_be_read_without_scripts(client: Client, finished: Match) -> None:
    html = page(client, finished)

    assert "The match opens on The Skeld with Red, Blue, Green, Pink and Orange." in html
    assert "<noscript>" in html


def test_what_a_thought_took_of_its_model_is_read_with_it_and_by_nobody_else(client: Client, finished: Match) -> None:
    """Blue's answers were corrected, pink's last one could not be read, and green is a bot."""
    seen, blue, green = (page(client, finished, f"view={view}&page=1") for view in ("glass", "blue", "green"))

    assert "tokens read, 96 written" in seen
    assert "read at once" in seen
    assert "mended once" in blue
    assert logs.FAULT.partition('"')[0] in blue
    assert "read at once" not in blue
    assert "tokens read" not in green


def test_the_transcript_turns_its_pages_until_the_end(client: Client, finished: Match) -> None:
    number, words = 1, page(client, finished)
    while "Go on</a>" in words:
        number += 1
        words = page(client, finished, f"page={number}")

    assert number > 1
    assert "The match is closed." in words


def test_a_match_that_has_not_begun_has_a_page(client: Client) -> None:
    match = orders.booked(start_at=datetime(2099, 5, 1, 18, 30, tzinfo=UTC))

    html = page(client, match)

    assert "Nothing has happened yet." in html
    assert "2099-05-01 18:30 UTC</time>" in html
    assert '<dt>Impostors</dt><dd class="number">1</dd>' in html
    assert boot(html)["now"]["status"] == "scheduled"


def test_why_a_match_halted_is_for_the_glass_alone(client: Client, finished: Match) -> None:
    reason = "Red's model did not answer"
    Match.objects.filter(pk=finished.pk).update(status="paused", pause_cause="outage", reason=reason)

    seen = {view: client.get(f"/matches/{finished.pk}/now.json?view={view}").json() for view in ("glass", "public")}

    assert seen["glass"]["reason"] == reason
    assert seen["public"]["reason"] == ""


def test_what_broke_inside_is_told_to_operators_alone(client: Client, finished: Match) -> None:
    secret = "KeyError: 'a path, a table, a host'"
    Match.objects.filter(pk=finished.pk).update(status="interrupted", reason=secret)
    address, desk = f"/matches/{finished.pk}/", people.client()

    told = [client.get(f"{address}{part}").text for part in ("", "now.json", "match.json")]

    assert [part for part in told if "KeyError" in part] == []
    assert boot(desk.get(address).text)["now"]["reason"] == secret
    assert desk.get(f"{address}now.json").json()["reason"] == secret


def test_who_sat_down_since_the_page_was_opened_is_told_with_how_the_match_goes_on(client: Client) -> None:
    match = orders.booked()
    before = boot(page(client, match))["seats"]
    prepared_people.seated(match)

    told = client.get(f"/matches/{match.pk}/now.json?view=glass").json()["seats"]

    assert [each["name"] for each in told if each not in before] == ["Red Person"]
    assert told == boot(page(client, match))["seats"]


def test_a_match_whose_map_is_gone_says_which_one_and_that_the_match_is_kept(finished: Match, client: Client) -> None:
    Match.objects.filter(pk=finished.pk).update(rules=finished.rules | {"map": "<b>lighthouse"})

    page = client.get(f"/matches/{finished.pk}/")

    assert page.status_code == 404
    assert "the map <bdi>&lt;b&gt;lighthouse</bdi>" in page.text
    assert "<h1>This cannot be shown now</h1>" in page.text
    assert "may be mistyped" not in page.text
    assert "nothing at this address" not in page.text


@pytest.mark.parametrize("address", ["frames/public/", "frames/glass/1-10.abc.ndjson", "frames.ndjson"])
def test_of_a_match_whose_map_is_gone_nothing_is_asked_for_again(finished: Match, client: Client, address: str) -> None:
    Match.objects.filter(pk=finished.pk).update(rules=finished.rules | {"map": "lighthouse"})

    assert client.get(f"/matches/{finished.pk}/{address}").status_code == 404
