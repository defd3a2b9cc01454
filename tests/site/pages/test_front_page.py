"""The front page, in process: what it queries, and what it says when a part is away."""

import json
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from django.conf import LazySettings
from django.contrib import messages
from django.contrib.messages.storage.cookie import CookieStorage
from django.core.cache import cache
from django.core.management import call_command
from django.db.models.functions import Now
from django.http import HttpRequest, HttpResponse
from django.test import Client
from django.utils import timezone
from django.utils.html import escape
from pytest_django import DjangoAssertNumQueries

from games.booking import exhibition
from games.engine.facts import events, identities
from games.models import Match, Moment, Seat, Status
from games.records import standings
from glassbox_site.pages import rooms
from tests.games.players import minds
from tests.games.prepared import archives, history, logs, orders
from tests.support import endurance, silent_redis
from tests.support.databases import meanwhile

pytestmark = [pytest.mark.django_db, pytest.mark.databases]

QUERIES = 16
MOVES = [(Status.SCHEDULED, Status.RUNNING), (Status.RUNNING, Status.FINISHED)]


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    standings.forget()
    cache.clear()
    yield
    standings.forget()


def test_what_it_asks_of_the_database_does_not_grow_with_the_league(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    cast = history.cast()
    for count in (1, 30):
        history.conducted(history.league(count, cast))
        history.league(count, cast, is_exhibition=True)
        for _ in range(count):
            orders.booked()
            orders.booked(start_at=timezone.now() + timedelta(hours=1))
        client.get("/")
        with django_assert_max_num_queries(QUERIES) as asked:
            answer = client.get("/")

    assert answer.status_code == 200
    assert not any("games_conduct" in each["sql"] for each in asked)


def test_the_frame_around_a_page_asks_no_more_than_how_many_matches_are_being_played(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(1):
        answer = client.get("/login/")

    assert "Sign in" in answer.text


def test_a_notice_is_shown_once_on_the_next_page(client: Client) -> None:
    response = HttpResponse()
    notices = CookieStorage(HttpRequest())
    notices.add(messages.SUCCESS, "<b>Done</b>")
    notices.update(response)
    client.cookies.update(response.cookies)

    first, second = client.get("/"), client.get("/")

    assert '<p class="notice notice-success">&lt;b&gt;Done&lt;/b&gt;</p>' in first.text
    assert "notice-success" not in second.text


def test_the_front_page_answers_without_redis_and_says_so(client: Client, settings: LazySettings) -> None:
    settings.REDIS_URL = "redis://127.0.0.1:1/0"

    answer = client.get("/")

    assert answer.status_code == 200
    assert "needs a look" in answer.text
    assert "unknown: Redis does not answer" in answer.text


def test_the_empty_house_is_told_in_numbers(client: Client, empty_redis: object) -> None:
    answer = client.get("/")

    assert "0 alive" in answer.text
    assert "none" in answer.text


def test_empty_rooms_say_that_they_are_empty(client: Client) -> None:
    told = client.get("/").text

    assert "No match has been played yet." in told
    assert "Nobody has moved in yet." in told
    assert "No batch has been run yet." in told


def test_a_match_on_air_is_told_with_a_way_to_it(client: Client) -> None:
    call_command("seed_personas")
    exhibition.tend()
    [match] = Match.objects.all()

    told = client.get("/").text

    assert f'href="/matches/{match.pk}/"' in told
    assert "10 personas ready to play." in told


def on_air() -> tuple[Match, str]:
    """A match in a meeting, and the last line said there."""
    telling = logs.Told()
    spoken = next(n for n, entry in enumerate(logs.played(), 1) if isinstance(entry.event, events.Spoke))
    telling.up_to(spoken)
    event = logs.played()[spoken - 1].event
    assert isinstance(event, events.Spoke)
    return Match.objects.get(), event.message


def test_every_page_tells_how_many_matches_are_being_played(client: Client) -> None:
    before = client.get("/methodology/").text
    on_air()

    told = client.get("/methodology/").text

    assert "nav-live" not in before
    assert re.search(r'<span class="nav-live"[^>]*>1</span>', told)


def test_what_is_being_played_comes_first_and_once(client: Client) -> None:
    match, words = on_air()

    page = client.get("/")

    assert page.context["rooms"].featured.number == match.pk
    assert page.context["rooms"].on_air == []
    assert page.text.index(escape(words)) < page.text.index('id="leaders"')
    assert "in a meeting" in page.text
    assert page.text.count("Watch live") == 1
    assert page.text.count(f'href="{match.get_absolute_url()}"') == 1
    assert page.text.count('<g class="token ') == page.context["rooms"].ship.alive


def numbers(seen: rooms.Rooms | None) -> list[int]:
    assert seen is not None
    return [card.number for card in [*seen.to_come, *filter(None, [seen.featured]), *seen.on_air, *seen.played]]


@pytest.mark.parametrize(
    "telling", [True, pytest.param(False, marks=pytest.mark.second)], ids=["telling", "without spoilers"]
)
@pytest.mark.parametrize(("before", "after"), MOVES)
def test_a_match_that_moves_on_meanwhile_is_told_once(before: Status, after: Status, telling: bool) -> None:
    match = Match.objects.filter(pk=orders.booked(start_at=timezone.now() + timedelta(hours=1)).pk)
    for n in range(1, QUERIES):
        match.update(status=before, started_at=None, ended_at=None)

        with meanwhile.after_query(n, lambda: match.update(status=after, started_at=Now(), ended_at=Now())):
            assert numbers(rooms.look(telling=telling)) == [match.get().pk]


def test_the_page_is_made_even_if_what_is_on_air_is_deleted_meanwhile() -> None:
    for n in range(1, QUERIES):
        number = on_air()[0].pk
        match = Match.objects.filter(pk=number)

        with meanwhile.after_query(n, match.delete):
            assert numbers(rooms.look(telling=True)) in ([number], [])
        match.delete()


def test_what_is_on_air_has_no_best_moment_even_if_it_ends_while_the_page_is_made() -> None:
    match = Match.objects.filter(pk=on_air()[0].pk)
    Moment.objects.create(match=match.get(), n=5, kind="kill", headline="Red kills", weight=9)
    for n in range(1, QUERIES):
        match.update(status=Status.RUNNING, ended_at=None)

        with meanwhile.after_query(n, lambda: match.update(status=Status.FINISHED, ended_at=Now())):
            seen = rooms.look(telling=True)

        assert seen is not None
        assert not (seen.featured and seen.moments)


def test_a_match_that_waits_does_not_keep_the_one_that_is_played_from_the_first_place(client: Client) -> None:
    match, _ = on_air()
    waiting = orders.booked()
    Match.objects.filter(pk=match.pk).update(is_exhibition=True)

    rooms = client.get("/").context["rooms"]

    assert (rooms.featured.number, [card.number for card in rooms.on_air]) == (match.pk, [waiting.pk])


def test_without_spoilers_the_match_on_air_is_named_and_nothing_of_it_told(client: Client) -> None:
    match, words = on_air()
    client.cookies["spoilers"] = "off"

    told = client.get("/").text

    assert f'href="/matches/{match.pk}/"' in told
    assert escape(words) not in told
    assert "in a meeting" not in told
    assert '<g class="token ' not in told


def test_the_next_match_is_announced_while_nothing_is_on(client: Client) -> None:
    match = orders.booked(start_at=datetime(2099, 5, 1, 18, 30, tzinfo=UTC))

    told = " ".join(client.get("/").text.split())

    assert f"No match is on air. Next is match {match.pk}, at" in told
    assert "2099-05-01 18:30 UTC" in told


def test_the_best_moments_are_of_this_week_if_it_has_any(client: Client) -> None:
    cast = history.cast()
    for weight, days in ((90, 30), (10, 1)):
        match = history.played(cast[:8], ended_at=timezone.now() - timedelta(days=days))
        Moment.objects.create(match=match, n=5, kind="kill", headline=f"Of {days} days ago", weight=weight)

    told = client.get("/").text

    assert "Of 1 days ago" in told
    assert "Of 30 days ago" not in told


def test_the_front_page_opens_with_the_latest_great_lie_unless_spoilers_are_unwanted(client: Client) -> None:
    match = archives.archived(minds.played(archives.SEED))
    lie = Moment.objects.filter(match=match, kind="lie", weight__gte=35).order_by("-weight", "n")[0]
    line = Match.objects.get(pk=match).entries.get(seq=lie.n).line

    told = client.get("/").text
    client.cookies["spoilers"] = "off"

    assert told.index("The latest great lie") < told.index("<h1")
    assert f"/m/{match}/{lie.n}/" in told
    assert escape(json.loads(line)["event"]["message"]) in told
    assert "The latest great lie" not in client.get("/").text


def test_the_great_lie_is_contradicted_on_its_face_by_what_the_log_says(client: Client) -> None:
    archives.archived(minds.played(archives.SEED))

    lie = client.get("/").context["rooms"].lie

    assert "working on Upload Data from Communications" in lie.said
    assert lie.so == "White pretends to finish Upload Data from Communications (2 of 2)."


def test_a_stored_lie_that_cannot_be_told_any_more_gives_way_to_the_next_one(client: Client) -> None:
    match = archives.archived(minds.played(archives.SEED))
    found = Moment.objects.filter(match=match, kind="lie").order_by("-weight", "n")
    told, honest = found[0].n, Match.objects.get(pk=match).entries.filter(kind="Spoke").first()
    assert honest is not None
    Moment.objects.create(match_id=match, n=honest.seq, kind="lie", headline="No lie", weight=99)

    assert client.get("/").context["rooms"].lie.n == told


def test_nobody_whose_name_is_its_colour_is_named_twice(client: Client) -> None:
    match = archives.archived(minds.played(archives.SEED))
    for seat in Seat.objects.filter(match=match):
        Seat.objects.filter(pk=seat.pk).update(name=seat.color.title())

    lie = client.get("/").text

    assert "The latest great lie" in lie
    assert not re.search(r"<strong>(\w+)</strong> <bdi>\1</bdi>", lie)


def test_without_spoilers_the_front_page_is_the_same_however_matches_went(client: Client) -> None:
    client.cookies["spoilers"] = "off"
    match = history.played(history.cast(), identities.Side.CREW)
    before = _untimed(client.get("/").text)

    Match.objects.filter(pk=match.pk).update(winner="impostors", end_reason="parity", tick=9, head=9)
    Seat.objects.filter(place__lt=5).update(role="impostor", has_won=True)
    Moment.objects.create(match=match, n=5, kind="kill", headline="Red kills", weight=9)

    assert _untimed(client.get("/").text) == before


def _untimed(page: str) -> str:
    """The page without what differs at every visit."""
    return re.sub(r'csrfmiddlewaretoken" value="\w+"|<time datetime="[^"]+">\d\d:\d\d:\d\d UTC', "", page)


def test_the_leaders_are_those_of_the_table(client: Client) -> None:
    history.league(60, history.cast())

    leaders = client.get("/").context["rooms"].leaders
    table = client.get("/standings/").context["rows"]

    assert [row.unit for row in leaders] == [row.unit for row in table[:5]]


def parts(page: str) -> dict[str, str]:
    """The parts of the page that are refreshed, by id."""
    found = re.split(r'<\w+ class="[^"]+" id="(rooms-\w+)" data-fresh="/rooms/">', _untimed(page))
    return {name: re.sub(r"\s+", " ", part) for name, part in zip(found[1::2], found[2::2], strict=True)}


@pytest.mark.parametrize("cookie", ["", "off"])
def test_what_is_read_anew_is_what_the_page_shows(client: Client, cookie: str) -> None:
    on_air()
    history.league(3, history.cast())
    client.cookies["spoilers"] = cookie

    page, anew = parts(client.get("/").text), parts(client.get("/rooms/").text)

    assert len(page) == 7
    assert [name for name, part in anew.items() if part.split("</div>")[0] != page[name].split("</div>")[0]] == []


def test_whoever_has_the_latest_is_told_so_until_a_match_begins(client: Client) -> None:
    latest = client.get("/rooms/")
    cache.clear()
    assert client.get("/rooms/", headers={"If-None-Match": latest["ETag"]}).status_code == 304

    match, _ = on_air()
    cache.clear()

    anew = client.get("/rooms/", headers={"If-None-Match": latest["ETag"]})
    assert anew.status_code == 200
    assert f'href="/matches/{match.pk}/"' in anew.text


def test_however_many_look_on_the_rooms_are_asked_once(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/rooms/")

    with django_assert_max_num_queries(0):
        client.get("/rooms/")


def test_without_spoilers_nothing_is_read_anew_that_tells(client: Client) -> None:
    _, words = on_air()
    assert escape(words) in client.get("/rooms/").text
    client.cookies["spoilers"] = "off"

    told = client.get("/rooms/")

    assert escape(words) not in told.text
    assert "Cookie" in told["Vary"]


def test_nobody_waits_long_for_a_redis_that_hangs(client: Client, settings: LazySettings) -> None:
    client.get("/")
    with silent_redis.listening() as redis:
        settings.REDIS_URL = redis.url
        began = time.monotonic()
        answer = client.get("/")
        took = time.monotonic() - began

    assert answer.status_code == 200
    assert took < endurance.in_reason(2)
