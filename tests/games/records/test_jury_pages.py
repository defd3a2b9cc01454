"""The jury's pages: who may mark, what is refused, what nobody is told, and the same scores from the download."""

import io
import zipfile
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client

from games.models import Juror, JuryFigures, Match, Season, Voice
from games.records.jury import jury_board, jury_files, jury_scoring, voices
from tests.games.prepared import logs, orders

pytestmark = pytest.mark.django_db
SHEET = {"red": "70", "blue": "10"}


def juror(match: Match, name: str = "") -> Client:
    client = Client()
    client.cookies["spoilers"] = "off"
    assert client.post(f"/matches/{match.pk}/jury/join/", {"name": name}).status_code == 302
    return client


def test_who_watches_spoiler_free_marks_and_nobody_else() -> None:
    told = logs.Told()
    told.up_to(20)
    page = f"/matches/{told.match.pk}/jury/"
    open_eyed = Client()
    assert open_eyed.post(f"{page}join/").status_code == 403
    assert "jury-box" not in open_eyed.get(f"/matches/{told.match.pk}/").content.decode()
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
    assert (board.jurors, board.matches, board.crowd and board.crowd.n) == (4, 10, 10)
    of_season = jury_board.own_place(jury_board.Scope(season=season.pk), rare)
    assert of_season is not None
    assert (of_season.rank, of_season.brier.n) == (0, 1)
    assert "wise" in Client().get("/jury/").content.decode()


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
