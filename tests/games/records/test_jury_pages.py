"""The jury's pages: who may mark, what is refused, what nobody is told, and the same scores as in the download."""

import io
import zipfile
from datetime import timedelta
from pathlib import Path

import pytest
from django.core import signing
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from games.booking.people import inviting
from games.models import Juror, JuryFigures, Match, Person, Season, Voice
from games.pages.views.juries import jury_views
from games.records.jury import jury_board, jury_files, jury_scoring, voices
from glassbox_site.ground import addresses
from glassbox_site.ground.plain import resampling
from glassbox_site.ground.plain.differences import Estimate
from tests.games.prepared import logs, orders

pytestmark = pytest.mark.django_db
SHEET = {"red": "70", "blue": "10"}


def juror(match: Match, name: str = "", address: str = "127.0.0.1") -> Client:
    client = Client(REMOTE_ADDR=address)
    client.cookies["spoilers"] = "off"
    assert client.post(f"/matches/{match.pk}/jury/join/", {"name": name}).status_code == 302
    return client


def test_who_watches_spoiler_free_marks_and_nobody_else() -> None:
    told = logs.Told()
    told.up_to(20)
    page = f"/matches/{told.match.pk}/jury/"
    open_eyed = Client()
    assert open_eyed.post(f"{page}join/").status_code == 403
    assert 'id="jury-box"' not in open_eyed.get(f"/matches/{told.match.pk}/").content.decode()
    client = juror(told.match)

    assert client.post(f"{page}mark/", SHEET)["Location"] == page
    for wrong in ({}, {"red": "101"}, {"red": "-1"}, {"red": "1e2"}, {"tan": "5"}):
        assert client.post(f"{page}mark/", wrong).status_code == 422
    assert "jury-box" in client.get(f"/matches/{told.match.pk}/").content.decode()
    client.get(f"/matches/{told.match.pk}/?view=red")

    assert client.post(f"{page}mark/", SHEET).status_code == 409
    voice = Voice.objects.get()
    assert (voice.sheet, voice.marks, voice.is_closed) == ({"red": 70, "blue": 10}, 1, True)
    client.cookies["juror"] = "forged:1:x"
    assert client.post(f"{page}mark/", SHEET).status_code == 403


def test_a_name_is_bounded_and_never_markup() -> None:
    told = logs.Told()
    told.up_to(20)
    client = juror(told.match, "Ann  O’Nym")

    for name in ("<b>x</b>", "x" * 21, "\u202eevil", "a\x00b"):
        answer = client.post(f"/matches/{told.match.pk}/jury/join/", {"name": name})
        assert answer.status_code == 422
    client.post(f"/matches/{told.match.pk}/jury/join/", {"by": "script"})

    assert Juror.objects.get().pseudonym == "Ann O’Nym"


def test_the_scores_follow_from_the_download_alone_and_no_page_spoils(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = logs.Told()
    told.up_to(20)
    clients = [juror(told.match, f"Juror {number}") for number in range(5)]
    page = f"/matches/{told.match.pk}/jury/"
    for number, client in enumerate(clients):
        client.post(f"{page}mark/", dict.fromkeys([color.value for color in logs.COLORS], str(25 * number)))
    assert not jury_files.is_there(told.match.pk)
    told.to_the_end()
    assert "being counted" in clients[0].get(page).content.decode()
    jury_scoring.score_due()

    assert "Orange" not in clients[0].get(page).content.decode()
    assert "The crowd as one mind" in clients[0].get(f"{page}?open=1").content.decode()
    assert jury_files.is_there(told.match.pk)
    with zipfile.ZipFile(io.BytesIO(jury_files.packed(told.match.pk))) as archive:
        assert not any(b"Juror" in archive.read(name) for name in archive.namelist())
        archive.extractall(tmp_path / "votes")
    with pytest.raises(SystemExit) as end:
        call_command("score_jury", tmp_path)
    assert end.value.code == 0
    assert "0.250000" in capsys.readouterr().out
    votes = tmp_path / "votes/votes.ndjson"
    votes.write_text(votes.read_text().replace("25", "26"))
    with pytest.raises(SystemExit) as end:
        call_command("score_jury", tmp_path)
    assert end.value.code == 1
    votes.unlink()
    with pytest.raises(SystemExit) as end:
        call_command("score_jury", tmp_path)
    assert end.value.code == 2


def test_a_board_lists_whom_enough_is_known_of_the_settled_first() -> None:
    season = Season.objects.create(name="one", begins_at="2026-01-01T00:00Z")
    matches = [orders.booked(seed=number) for number in range(jury_board.ENOUGH)]
    Match.objects.filter(pk=matches[0].pk).update(season=season)
    wise, lucky, rare = (Juror.objects.create(key=name, pseudonym=name) for name in ("wise", "lucky", "rare"))
    silent = Juror.objects.create(key="silent")
    outings = ((wise, 0.2, 10), (lucky, 0.1, jury_board.LISTED), (rare, 0.0, 1), (silent, 0.1, 10))
    for who, brier, count in outings:
        for match in matches[:count]:
            Voice.objects.create(match=match, juror=who, brier=brier, steps=9, is_scored=True)
    figures = {"voices": 4, "crowd": {"brier": 0.15, "steps": 9}, "players": {}}
    for match in matches:
        JuryFigures.objects.create(match=match, figures=figures)

    board = jury_board.board(jury_board.Scope())

    assert [(place.name, place.rank, place.brier.n) for place in board.places] == [("wise", 2, 10), ("lucky", 0, 3)]
    assert board.places[0].brier.value == pytest.approx(0.2)
    assert (board.jurors, board.ranked, board.matches, board.crowd and board.crowd.n) == (4, 2, 10, 10)
    of_season = jury_board.own_place(jury_board.Scope(season=season.pk), rare)
    assert of_season is not None
    assert (of_season.rank, of_season.brier.n) == (0, 1)
    assert "wise" in Client().get("/jury/").content.decode()


def test_a_kept_board_is_made_anew_once_a_match_is_too_long_ago_or_somebody_is_called_otherwise() -> None:
    one, other = (Juror.objects.create(key=key, pseudonym=name) for key, name in (("one", "Ann"), ("other", "")))
    matches = [orders.booked(seed=number) for number in range(jury_board.LISTED + 1)]
    for match in matches:
        Match.objects.filter(pk=match.pk).update(ended_at=timezone.now() - timedelta(days=1))
        Voice.objects.create(match=match, juror=one, brier=0.2, steps=9, is_scored=True)
        Voice.objects.create(match=match, juror=other, brier=0.3, steps=9, is_scored=True)
        JuryFigures.objects.create(match=match, figures={"voices": 2, "crowd": None, "players": {}})
    of_the_week = jury_board.Scope(within=jury_board.WEEK)
    before = jury_board.board(of_the_week)

    Juror.objects.filter(pk=one.pk).update(pseudonym="")
    Juror.objects.filter(pk=other.pk).update(pseudonym="Bob")
    renamed = jury_board.board(of_the_week)
    Match.objects.filter(pk=matches[0].pk).update(ended_at=timezone.now() - timedelta(days=8))
    later = jury_board.board(of_the_week)

    assert [[place.name for place in told.places] for told in (before, renamed, later)] == [["Ann"], ["Bob"], ["Bob"]]
    assert [told.matches for told in (before, renamed, later)] == [4, 4, 3]


def test_a_board_of_many_says_of_each_what_it_would_say_of_one_alone() -> None:
    matches = [orders.booked(seed=number) for number in range(12)]
    scored: dict[str, dict[int, float]] = {}
    for place, count in enumerate((12, 7, 12, 10, 7)):
        who = Juror.objects.create(key=f"{place}", pseudonym=f"juror {place}")
        for number, match in enumerate(matches[:count]):
            brier = ((place + 3) * (number + 5) % 17) / 20
            Voice.objects.create(match=match, juror=who, brier=brier, steps=9, is_scored=True)
            scored.setdefault(who.pseudonym, {})[match.pk] = brier

    board = jury_board.board(jury_board.Scope())

    assert {place.name: place.brier for place in board.places} == {
        name: jury_board.estimate(scores) for name, scores in scored.items()
    }
    assert [place.rank for place in board.places] == [1, 2, 3, 0, 0]
    drawn = resampling.Bootstrap(sorted(scored["juror 0"]))
    alone = drawn.ratio({match: (brier, 1.0) for match, brier in scored["juror 0"].items()})
    assert jury_board.estimate(scored["juror 0"]) == drawn.estimate(alone)


def test_beside_ones_own_place_stand_the_crowd_and_the_best_persona_of_the_same_matches() -> None:
    matches = [orders.booked(seed=number) for number in range(2)]
    for match, of_persona in zip(matches, (0.3, 0.1), strict=True):
        match.seats.filter(color="red").update(persona_key="miss-marble", name="Miss Marble")
        told = {"players": {"red": {"brier": of_persona, "steps": 9}}, "crowd": {"brier": 0.14, "steps": 9}}
        JuryFigures.objects.create(match=match, figures=told)
    Match.objects.filter(pk=matches[0].pk).update(ended_at=timezone.now() - timedelta(days=2))
    Match.objects.filter(pk=matches[1].pk).update(ended_at=timezone.now())
    me = Juror.objects.create(key="me")
    for match in matches:
        Voice.objects.create(match=match, juror=me, brier=0.19, steps=9, is_scored=True)

    scopes = {"tonight": jury_board.Scope(within=jury_board.TONIGHT), "all": jury_board.Scope()}
    found = {name: standing for name, scope in scopes.items() if (standing := jury_board.standing(scope, me))}

    values = {name: [figure and (figure.value, figure.n) for figure in _beside(each)] for name, each in found.items()}
    assert values["tonight"] == [(0.19, 1), (0.14, 1), (0.1, 1)]
    assert values["all"] == [(0.19, 2), (0.14, 2), (pytest.approx(0.2), 2)]
    best = found["all"].best
    assert best is not None
    assert (best.name, best.is_provisional) == ("Miss Marble", True)


def _beside(standing: jury_board.Standing) -> list[Estimate | None]:
    return [standing.own.brier, standing.crowd, standing.best.brier if standing.best else None]


def test_whoever_marks_nothing_sees_the_needle_beside_the_match_and_on_the_channel_but_nobody_who_plays() -> None:
    told = logs.Told()
    told.up_to(20)
    page, channel = f"/matches/{told.match.pk}/", "/tv/"
    with_open_eyes = Client()

    for path in (page, channel, f"{page}?view=public"):
        shown = with_open_eyes.get(path).content.decode()
        assert 'id="jury-needle"' in shown
        assert 'id="jury-box"' not in shown
    surprised = juror(told.match)
    for path in (page, channel):
        assert 'id="jury-box"' in surprised.get(path).content.decode()
    _, _, of_player = players_page(told.match, Client()).partition('id="console"')
    assert 'id="roster"' in of_player
    assert "jury" not in of_player


def players_page(match: Match, client: Client) -> str:
    seat, cookie = match.seats.get(color="red"), f"seat-{match.pk}-red"
    Person.objects.create(seat=seat, link="link", browser=inviting.digest("a key"), sat_down_at=timezone.now())
    client.cookies[cookie] = signing.get_cookie_signer(salt=cookie).sign("a key")
    return client.get(f"/matches/{match.pk}/seat/red/?view=red").content.decode()


def test_whoever_looks_through_other_eyes_on_the_channel_or_plays_marks_no_more() -> None:
    told = logs.Told()
    told.up_to(20)
    looking, playing = juror(told.match), juror(told.match)

    looking.get("/tv/?view=glass")
    assert list(Voice.objects.order_by("pk").values_list("is_closed", flat=True)) == [True, False]

    players_page(told.match, playing)
    assert list(Voice.objects.order_by("pk").values_list("is_closed", flat=True)) == [True, True]


def test_marks_in_a_match_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    told = logs.Told()
    told.up_to(20)
    client = juror(told.match)
    monkeypatch.setattr(voices, "MOST_MARKS", 2)
    monkeypatch.setattr(voices, "MOST_VOICES", 1)
    page = f"/matches/{told.match.pk}/jury/"

    answers = [client.post(f"{page}mark/", SHEET).status_code for _ in range(3)]

    assert answers == [302, 302, 409]
    late = Client()
    late.cookies["spoilers"] = "off"
    assert late.post(f"{page}join/").status_code == 409


def test_from_one_address_only_so_many_join_and_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    told = logs.Told()
    told.up_to(20)
    monkeypatch.setattr(jury_views, "JOINING", addresses.Share(1, 3_600.0))
    monkeypatch.setattr(jury_views, "MARKING", addresses.Share(1, 60.0))
    client, other = juror(told.match, address="203.0.113.7"), Client(REMOTE_ADDR="203.0.113.7")
    other.cookies["spoilers"] = "off"
    page = f"/matches/{told.match.pk}/jury/"

    assert other.post(f"{page}join/").status_code == 429
    assert [client.post(f"{page}mark/", SHEET).status_code for _ in range(2)] == [302, 429]
    assert (Voice.objects.count(), Voice.objects.get().marks) == (1, 1)


def test_a_board_without_anybody_says_where_to_begin_and_offers_no_filters(client: Client) -> None:
    page = client.get("/jury/").text

    assert "No match with a jury has ended yet." in page
    assert "Choose a match, and sit on its jury" in page
    assert 'id="filter-season"' not in page
