"""Beliefs in the API, the same as on the pages: of players, juries and single jurors; and none before its time."""

import dataclasses
import re

import pytest
from django.test import Client

from games.models import Juror, JuryFigures, Match, Moment, Voice
from games.pages import spoilers
from games.playing import jobs
from games.records.jury import jury_board, jury_scoring, voices
from tests.games.prepared import history, logs, orders, prepared_series

pytestmark = pytest.mark.django_db
API = "/api/v1"
SUSPECTED = (10, 30, 50, 70, 90)


def test_beliefs_are_told_after_the_end_with_the_figures_of_their_page_and_never_to_who_wants_none(
    client: Client,
) -> None:
    series = prepared_series.over(players=6, pairs=3)
    match = Match.objects.filter(series_place__series=series, seats__conduct__measures__has_key="brier")[0]
    address = f"{API}/matches/{match.pk}/beliefs/"

    found = client.get(address)
    again = client.get(address, headers={"If-None-Match": found["ETag"]})
    story = client.get(f"/matches/{match.pk}/beliefs/").context["story"]
    client.cookies[spoilers.COOKIE] = spoilers.OFF
    hidden = client.get(address).json()

    told = found.json()
    assert told["is_silent"] is False
    assert {color: seat["brier"] for color, seat in told["seats"].items()} == {
        color: each.brier and dataclasses.asdict(each.brier) for color, each in story.seats.items()
    }
    assert [line["seq"] for line in told["lines"]] == [line.seq for line in story.lines]
    assert len(told["moves"]) == len(story.moves)
    assert again.status_code == 304
    assert hidden == {"is_silent": True, "seats": {}, "moves": [], "lines": []}
    assert client.get(f"{API}/matches/{orders.booked().pk}/beliefs/").status_code == 404


def test_where_there_is_no_figure_the_page_of_beliefs_says_why(client: Client) -> None:
    """A lone impostor has no other to suspect."""
    series = prepared_series.over(players=6, pairs=3)
    match = Match.objects.filter(series_place__series=series, seats__conduct__measures__has_key="brier")[0]

    page = client.get(f"/matches/{match.pk}/beliefs/").text

    assert "n=0 means that nothing was stated" in page
    assert re.search(r"<td><span class=\"meta\">n=0", page)
    assert not re.search(r"<t?d[^>]*>\s*–", page)


def test_a_jury_is_told_as_one_mind_and_after_the_end_how_right_it_was(client: Client) -> None:
    told = logs.Told()
    told.up_to(20)
    address = f"{API}/matches/{told.match.pk}/jury/"
    for number, percent in enumerate(SUSPECTED):
        voice = voices.join(told.match, f"key-{number}", pseudonym=f"Juror {number}")
        assert voice is not None
        voices.keep([voices.Given(voice=voice.pk, sheet={"red": percent, "blue": 50})])

    on_air = client.get(address).json()
    told.to_the_end()
    jury_scoring.score_due()
    after = client.get(address)
    client.cookies[spoilers.COOKIE] = spoilers.OFF
    hidden = client.get(address).json()

    assert (on_air["voices"], on_air["needle"]["red"], on_air["figures"]) == (5, [30, 50, 70], None)
    assert after.json()["figures"]["crowd"]["steps"] > 0
    assert after.json()["links"].keys() == {"page", "zip"}
    assert b"Juror" not in after.content
    assert (hidden["needle"], hidden["figures"], hidden["links"].keys()) == ({}, None, {"page"})


def test_the_board_of_jurors_has_the_places_of_its_page(client: Client) -> None:
    matches = [orders.booked(seed=number) for number in range(jury_board.ENOUGH)]
    matches[0].seats.filter(color="red").update(persona_key="miss-marble", name="Miss Marble")
    for name, brier, count in (("wise", 0.2, 10), ("lucky", 0.1, jury_board.LISTED), ("", 0.1, 10)):
        juror = Juror.objects.create(key=f"key of {name}", pseudonym=name)
        for match in matches[:count]:
            Voice.objects.create(match=match, juror=juror, brier=brier, steps=9, is_scored=True)
    figures = {"voices": 4, "crowd": None, "players": {"red": {"brier": 0.3, "steps": 9}}}
    JuryFigures.objects.create(match=matches[0], figures=figures)
    season = history.season()
    Match.objects.filter(pk=matches[0].pk).update(season=season)

    board = client.get(f"{API}/jury/").json()
    of_season = client.get(f"{API}/jury/?season={season.pk}").json()

    assert [(each["rank"], each["name"], each["brier"]["n"]) for each in board["places"]] == [
        (2, "wise", 10),
        (None, "lucky", 3),
    ]
    assert (board["jurors"], board["matches"], board["crowd"]) == (3, 10, None)
    [persona] = board["personas"]
    assert (persona["persona"], persona["brier"]["value"], persona["rank"]) == ("miss-marble", 0.3, None)
    assert of_season["matches"] == 1
    assert client.get(f"{API}/jury/?season=0").status_code == 422


def test_a_persona_s_profile_has_what_its_page_tells_of_its_matches(client: Client) -> None:
    one, *_others = personas = history.cast()
    history.conducted(history.league(30, personas))
    match = orders.booked(seed=7)
    jobs.play_match(match.pk)
    moment = Moment.objects.exclude(seat=None).filter(match=match)[0]
    match.seats.filter(moments=moment).update(persona=one, persona_key=one.key)
    address = f"{API}/personas/{one.key}/profile/"

    found = client.get(address).json()
    page = client.get(f"/personas/{one.key}/").context
    client.cookies[spoilers.COOKIE] = spoilers.OFF
    hidden = client.get(address).json()

    assert [each["persona"] for each in found["rivals"]] == [each.key for each in page["rivals"]] != []
    assert [each["n"] for each in found["moments"]] == [each.n for each in page["moments"]] != []
    assert (hidden["rivals"], hidden["moments"], hidden["quoted"]) == ([], [], None)
    assert client.get(f"{API}/personas/nobody/profile/").status_code == 404
