"""The list of matches: what it shows, what it leaves out, what it asks of the database."""

import re
from datetime import timedelta

import pytest
from django.db import connection
from django.db.models.functions import Now
from django.test import Client, override_settings
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from games.engine.facts import events, identities
from games.models import LogEntry, Match, Seat, Status
from games.pages import programme
from games.watching.sockets import attendance
from tests.games.prepared import history, logs, orders
from tests.support import silent_redis
from tests.support.databases import meanwhile

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
Side = identities.Side


@pytest.fixture
def warned(client: Client) -> Client:
    """A visitor who does not want to know how matches went."""
    client.cookies["spoilers"] = "off"
    return client


def untokened(page: str) -> str:
    """The page without tokens that differ at every visit."""
    return re.sub(r'csrfmiddlewaretoken" value="\w+"', "", page)


def numbers(client: Client, query: str = "") -> list[int]:
    """The matches listed below the overview of current and coming ones."""
    return [card.number for card in client.get(f"/matches/{query}").context["cards"]]


def test_a_house_without_matches_says_so(client: Client) -> None:
    page = client.get("/matches/").text

    assert "No match has been played yet." in page
    assert "No match is on air." in page


def test_a_filter_that_nothing_on_air_fits_says_no_such_match(client: Client) -> None:
    assert "No such match is on air." in client.get("/matches/?kind=exhibition").text


def test_what_is_over_is_listed_with_its_result(client: Client) -> None:
    match = history.played(history.cast(), Side.IMPOSTORS)

    page = client.get("/matches/")

    [card] = page.context["cards"]
    assert (card.number, [player.is_impostor for player in card.players][:3]) == (match.pk, [True, True, False])
    assert "The impostors won" in page.text


@pytest.mark.parametrize("query", ["", "?status=finished", "?kind=league"])
def test_without_spoilers_the_page_is_the_same_however_a_match_went(warned: Client, query: str) -> None:
    match = history.played(history.cast(), Side.CREW)
    before = warned.get(f"/matches/{query}").text

    Match.objects.filter(pk=match.pk).update(winner="impostors", end_reason="parity", tick=9, head=9)
    Seat.objects.filter(place__lt=5).update(role="impostor", has_won=True)

    assert untokened(warned.get(f"/matches/{query}").text) == untokened(before)


def test_without_spoilers_the_order_does_not_tell_which_match_took_long(warned: Client) -> None:
    noon, cast = timezone.now() - timedelta(days=1), history.cast()
    short, long = (history.played(cast, ended_at=noon + timedelta(minutes=minutes)) for minutes in (5, 500))
    Match.objects.filter(pk=long.pk).update(started_at=noon - timedelta(hours=1))

    assert numbers(warned) == [short.pk, long.pk]
    assert numbers(Client()) == [long.pk, short.pk]


def test_without_spoilers_a_running_match_tells_neither_phase_nor_words(client: Client) -> None:
    telling = logs.Told()
    spoken = next(number for number, entry in enumerate(logs.played(), 1) if isinstance(entry.event, events.Spoke))
    telling.up_to(spoken)

    [told], [untold] = (
        programme.cards(programme.on_air(Match.objects.all()), telling=telling) for telling in (True, False)
    )

    assert told.in_meeting
    assert told.line is not None
    assert (untold.in_meeting, untold.line) == (None, None)


@pytest.mark.usefixtures("empty_redis")
def test_a_match_that_goes_on_tells_how_many_watch_it(client: Client) -> None:
    telling = logs.Told()
    attendance.told({telling.match.pk: 3})

    assert "3 watching" in client.get("/matches/").text

    Match.objects.update(status=Status.ABORTED)
    assert "watching" not in client.get("/matches/").text


def test_while_redis_hangs_the_page_says_that_nobody_can_tell_how_many_watch(client: Client) -> None:
    logs.Told()
    with silent_redis.listening() as redis, override_settings(REDIS_URL=redis.url):
        page = client.get("/matches/").text

    assert "number watching unknown" in page


def test_before_the_first_meeting_everybody_is_at_work() -> None:
    logs.Told().up_to(1)

    [card] = programme.cards(programme.on_air(Match.objects.all()), telling=True)

    assert (card.in_meeting, card.line) == (False, None)


def test_the_last_line_is_what_the_table_heard_last() -> None:
    telling = logs.Told()
    telling.to_the_end()
    Match.objects.update(status=Status.RUNNING)
    spoken = [entry.event for entry in logs.played() if isinstance(entry.event, events.Spoke)]

    [card] = programme.cards(programme.on_air(Match.objects.all()), telling=True)

    assert card.line == programme.Line(color=spoken[-1].color, message=spoken[-1].message)


def test_a_filter_leaves_what_fits_all_of_it(client: Client) -> None:
    cast = history.cast()
    season = history.season()
    ours = history.played(cast[:8], season=season)
    history.played(cast[:8])
    history.played(cast[4:], season=season)
    history.played(cast[:8], season=season, is_exhibition=True)

    narrowed = numbers(client, f"?season={season.pk}&persona={cast[0].key}&kind=league&map=skeld&status=finished")

    assert narrowed == [ours.pk]


@pytest.mark.parametrize("query", ["season=x", "season=99999999999999999999", "persona=nobody", "status=%00", "map='"])
def test_a_filter_that_makes_no_sense_is_left_open(client: Client, query: str) -> None:
    match = history.played(history.cast())

    assert numbers(client, f"?{query}") == [match.pk]


def test_a_long_list_has_pages_with_links(client: Client) -> None:
    matches = history.league(45, history.cast())

    second = client.get("/matches/?page=2&kind=league")

    assert [card.number for card in second.context["cards"]] == [match.pk for match in matches[::-1]][20:40]
    assert "page=1&amp;kind=league" in second.text
    assert "page=3&amp;kind=league" in second.text


@pytest.mark.parametrize("page", ["0", "-1", "x", "99"])
def test_a_page_that_is_not_there_is_the_nearest_that_is(client: Client, page: str) -> None:
    history.league(21, history.cast())

    assert len(numbers(client, f"?page={page}")) in (1, 20)


def test_scheduled_matches_stand_in_the_order_of_their_beginning(client: Client) -> None:
    later, sooner = (orders.booked(start_at=timezone.now() + timedelta(hours=hours)) for hours in (5, 2))

    _, shelf = client.get("/matches/").context["shelves"]

    assert [card.number for card in shelf.cards] == [sooner.pk, later.pk]


@pytest.mark.parametrize(("before", "after"), [(Status.SCHEDULED, Status.RUNNING), (Status.RUNNING, Status.FINISHED)])
def test_a_match_that_moves_on_meanwhile_is_listed_once(client: Client, before: Status, after: Status) -> None:
    match = Match.objects.filter(pk=orders.booked(start_at=timezone.now() + timedelta(hours=1)).pk)
    for n in range(1, 14):
        match.update(status=before, ended_at=None)

        with meanwhile.after_query(n, lambda: match.update(status=after, ended_at=Now())):
            page = client.get("/matches/").context

        listed = [page["cards"], *(shelf.cards for shelf in page["shelves"])]
        assert [card.number for cards in listed for card in cards] == [match.get().pk], f"after query {n}"


def test_the_number_of_questions_does_not_grow_with_the_matches(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    cast = history.cast()
    for count in (1, 30):
        history.league(count, cast, season=history.season())
        for _ in range(count):
            orders.booked()
            orders.booked(start_at=timezone.now() + timedelta(hours=1))
        with django_assert_max_num_queries(10):
            client.get("/matches/")


def test_hostile_names_and_words_stay_words(client: Client) -> None:
    [persona, *others] = history.cast()
    persona.name = "<img src=x onerror=alert(1)>"
    history.played([persona, *others])
    running = orders.booked()
    Match.objects.filter(pk=running.pk).update(status=Status.RUNNING, head=1)
    line = '{"event":{"kind":"Spoke","color":"red","message":"<script>alert(1)</script>\u202e"}}'
    LogEntry.objects.create(match=running, seq=1, tick=1, kind="Spoke", line=line)

    page = client.get("/matches/").text

    assert "<script>alert" not in page
    assert "<img src=x" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite guesses no numbers of rows")
@pytest.mark.parametrize("kind", ["", "league"])
def test_postgresql_expects_that_nearly_all_matches_are_original(kind: str) -> None:
    """Otherwise it expects a single one, and joins everything else to it one by one."""
    found = programme.wanted(programme.Wish(kind=kind))

    plan = found.explain()

    assert plan.count("Anti Join") == (2 if kind else 1)
    assert "IS NULL" not in plan
