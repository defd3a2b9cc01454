"""What the channel shows: the same match to everybody, the one most worth watching."""

import functools
import itertools
from collections.abc import Iterable
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.models import Match, Seat, Status
from games.pages import channel
from games.records import stars
from personas.models import Persona
from tests.games.prepared import history, logs

pytestmark = pytest.mark.django_db
Side = identities.Side


@functools.cache
def murder() -> tuple[ledgers.Entry, ...]:
    """A match with a kill before the first meeting, and a meeting that ends."""
    return next(log for log in map(logs.played, itertools.count(1)) if _is_murder(log))


def _is_murder(log: Iterable[ledgers.Entry]) -> bool:
    kinds = [type(entry.event) for entry in log]
    if not {events.Killed, events.MeetingClosed} <= {*kinds}:
        return False
    return kinds.index(events.Killed) < kinds.index(events.MeetingOpened)


def told_up_to(kind: type[events.Event]) -> Match:
    """A running match whose last entry is the first of that kind."""
    telling = logs.Told(murder())
    telling.up_to(next(entry.seq for entry in murder() if isinstance(entry.event, kind)), ring=False)
    telling.match.refresh_from_db()
    return telling.match


def test_votes_come_before_talk_and_talk_before_a_fresh_kill_and_that_before_work() -> None:
    told_up_to(events.RoleDealt)
    kill = told_up_to(events.Killed)
    assert channel.showing() == kill

    talk = told_up_to(events.MeetingOpened)
    assert channel.showing() == talk

    votes = told_up_to(events.BallotRevealed)
    assert channel.showing() == votes


def test_whoever_wants_no_spoilers_is_not_led_to_a_kill() -> None:
    work = told_up_to(events.RoleDealt)
    told_up_to(events.Killed)

    assert channel.showing(telling=False) == work


def test_after_a_meeting_its_votes_are_no_longer_news() -> None:
    work = told_up_to(events.RoleDealt)
    told_up_to(events.MeetingClosed)

    assert channel.showing(telling=False) == work


def test_of_equals_the_oldest_is_shown_and_the_newest_to_whoever_asks_for_it() -> None:
    first, last = told_up_to(events.RoleDealt), told_up_to(events.RoleDealt)

    assert channel.showing() == first
    assert channel.showing(channel.NEWEST) == last


def test_looking_takes_the_same_number_of_questions_however_many_are_played(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    told_up_to(events.RoleDealt)
    for _ in range(3):
        with django_assert_max_num_queries(3):
            client.get("/tv/now.json")
        told_up_to(events.MeetingOpened)


def test_if_nothing_is_played_the_last_match_is_shown_again() -> None:
    ended = told_up_to(events.MatchEnded)
    Match.objects.filter(pk=ended.pk).update(status=Status.FINISHED)

    assert channel.showing() == ended


def test_before_the_first_match_the_channel_says_so(client: Client) -> None:
    answer = client.get("/tv/")

    assert answer.status_code == 200
    assert client.get("/tv/now.json").json() == {"match": None, "is_live": False}


def test_the_channel_is_the_page_of_the_match_it_shows(client: Client) -> None:
    match = told_up_to(events.MeetingOpened)

    page = client.get("/tv/?by=newest").content.decode()

    assert f'data-match="{match.pk}"' in page
    assert 'id="stage"' in page
    assert client.get("/tv/now.json").json() == {"match": match.pk, "is_live": True}


def test_an_embed_may_stand_in_any_page_and_leaves_no_cookie(client: Client) -> None:
    match = told_up_to(events.MeetingOpened)

    answer = client.get(f"/embed/{match.pk}/?origin=https://blog.example")

    assert "frame-ancestors *" in answer.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in answer.headers
    assert not answer.cookies
    assert answer.context["boot"]["origin"] == "https://blog.example"
    assert answer.context["boot"]["view"] == "public"


@pytest.mark.parametrize("where", ["embed", "overlay"])
def test_elsewhere_a_number_without_a_view_is_an_entrys_and_opens_where_the_table_heard_it(
    client: Client, where: str
) -> None:
    match = told_up_to(events.MeetingOpened)
    heard = [entry.seq for entry in murder()[: match.head] if entry.public]

    opened = client.get(f"/{where}/{match.pk}/?n={heard[-1]}&motion=0")

    assert opened.status_code == 302
    assert opened["Location"] == f"/{where}/{match.pk}/?n={len(heard)}&motion=0&view=public"
    assert heard[-1] != len(heard)
    assert client.get(opened["Location"]).context["boot"]["view"] == "public"


@pytest.mark.parametrize(
    "origin", ["javascript:alert(1)", "https://a.example/path", "*", "https://a.example https://b"]
)
def test_an_embed_talks_to_nobody_whose_name_is_no_origin(client: Client, origin: str) -> None:
    match = told_up_to(events.RoleDealt)

    answer = client.get(f"/embed/{match.pk}/", {"origin": origin})

    assert answer.context["boot"]["origin"] == ""


def test_every_other_page_stays_out_of_frames(client: Client) -> None:
    answer = client.get("/tv/")

    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Frame-Options"] == "DENY"


def test_an_overlay_takes_its_wishes_within_bounds(client: Client) -> None:
    match = told_up_to(events.MeetingOpened)

    address = f"/overlay/{match.pk}/?scene=nonsense&delay=99999&scale=99&bg=url(x)"
    boot = client.get(address).context["boot"]

    assert (boot["scene"], boot["delay"], boot["scale"], boot["background"]) == ("full", 600_000, 4.0, "")


def test_an_overlay_for_the_table_s_eyes_is_not_led_to_a_kill(client: Client) -> None:
    work, kill = told_up_to(events.RoleDealt), told_up_to(events.Killed)

    led_by = {view: client.get(f"/overlay/live/?view={view}").context["match"] for view in ("public", "glass")}

    assert led_by == {"public": work, "glass": kill}


def test_an_overlay_of_the_channel_waits_while_nothing_is_on(client: Client) -> None:
    ended = told_up_to(events.MatchEnded)
    Match.objects.filter(pk=ended.pk).update(status=Status.FINISHED)

    page = client.get("/overlay/live/").content.decode()

    assert "waiting_room" in page
    assert "overlay.js" not in page


@pytest.mark.parametrize("address", ["/embed/1/?view=nobody", "/embed/999/", "/overlay/999/"])
def test_what_is_not_there_is_not_shown_elsewhere(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


def league_of(*outcomes: tuple[int, Side]) -> list[Persona]:
    """Matches of twelve personas, ended so many days ago, always with the first two as the impostors."""
    cast = history.cast()
    for days, winner in outcomes:
        history.played(cast[:8], winner, ended_at=timezone.now() - timedelta(days=days, hours=1))
    return cast


def test_the_persona_of_the_week_won_most_beyond_its_roles() -> None:
    cast = league_of((0, Side.IMPOSTORS), (1, Side.IMPOSTORS), (2, Side.CREW), (30, Side.CREW), (31, Side.CREW))
    history.played([cast[2], *cast[8:12], cast[0]], Side.IMPOSTORS, ended_at=timezone.now() - timedelta(hours=2))

    star = stars.of_the_week(telling=True)

    assert star is not None
    assert (star.name, star.wins, star.n) == (cast[2].name, 2, 4)


def test_for_whoever_wants_no_spoilers_the_week_ended_a_day_ago() -> None:
    league_of((2, Side.CREW), (3, Side.CREW), (4, Side.CREW))
    before = stars.of_the_week(telling=False)

    history.played([Persona.objects.get(name="Lark"), *Persona.objects.exclude(name="Lark")[:7]], Side.IMPOSTORS)

    assert before is not None
    assert stars.of_the_week(telling=False) == before


def test_nobody_is_persona_of_the_week_after_two_matches_and_the_best_is_shown(client: Client) -> None:
    league_of((1, Side.CREW), (2, Side.CREW))
    work = told_up_to(events.RoleDealt)

    page = client.get("/tv/?by=star")

    assert page.context["match"] == work
    assert "Nobody has played enough this week" in page.text


def test_the_channel_of_the_persona_of_the_week_shows_a_match_that_it_plays_in(client: Client) -> None:
    cast = league_of((1, Side.CREW), (2, Side.CREW), (3, Side.CREW))
    star = stars.of_the_week(telling=True)
    assert star is not None
    theirs, _ = told_up_to(events.RoleDealt), told_up_to(events.BallotRevealed)
    Seat.objects.filter(match=theirs, place=0).update(persona_key=star.key)

    page = client.get("/tv/?by=star")

    assert page.context["match"] == theirs
    assert f'href="/personas/{star.key}/"' in page.text
    assert client.get("/tv/now.json?by=star").json() == {"match": theirs.pk, "is_live": True}
    assert star.key in {each.key for each in cast}


def test_while_the_persona_of_the_week_does_not_play_its_last_match_is_shown_again(client: Client) -> None:
    league_of((1, Side.CREW), (2, Side.CREW), (3, Side.CREW))
    told_up_to(events.RoleDealt)
    last = Match.objects.filter(status=Status.FINISHED).order_by("-ended_at")[0]

    page = client.get("/tv/?by=star")

    assert page.context["match"] == last
    assert "this is its last match again" in page.text
