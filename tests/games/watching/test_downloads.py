"""What can be downloaded of a match: frames of a view, the log, its metadata."""

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from django.conf import LazySettings
from django.http import HttpResponse
from django.test import Client

from games.models import Conduct, LogEntry, Match
from games.playing import jobs
from tests.games.prepared import logs, orders
from tests.support import downloads, foreign

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize("view", logs.VIEWS)
def test_the_frames_of_a_view_one_a_line(finished: Match, view: str) -> None:
    answer, body = downloads.get(f"/matches/{finished.pk}/frames.ndjson?view={view}")

    assert answer["Content-Type"] == "application/x-ndjson"
    assert body == b"".join(frame + b"\n" for frame in logs.shown(view))


def test_only_the_frames_that_are_not_there_yet(finished: Match) -> None:
    _, body = downloads.get(f"/matches/{finished.pk}/frames.ndjson?view=red&after=5")

    assert body.splitlines() == list(logs.shown("red")[5:])


def test_frames_are_developed_once_however_often_they_are_taken(finished: Match) -> None:
    """The second download does not read the log."""
    path = f"/matches/{finished.pk}/frames.ndjson?view=public"
    _, first = downloads.get(path)
    LogEntry.objects.filter(match=finished).delete()

    _, again = downloads.get(path)

    assert again == first == b"".join(frame + b"\n" for frame in logs.shown("public"))


def test_frames_of_a_running_match_go_as_far_as_it_has_come() -> None:
    telling = logs.Told()
    telling.up_to(20)

    answer, body = downloads.get(f"/matches/{telling.match.pk}/frames.ndjson")

    assert body.splitlines() == list(logs.shown("glass")[:20])
    assert (answer["Cache-Control"], answer.headers.get("ETag")) == ("no-store", None)


def test_the_log_has_the_stored_lines(finished: Match) -> None:
    _, body = downloads.get(f"/matches/{finished.pk}/log.ndjson")

    assert body.decode().splitlines() == orders.log(finished)


@pytest.mark.parametrize("what", ["frames.ndjson?view=public", "log.ndjson"])
def test_what_is_over_is_sent_once(finished: Match, what: str) -> None:
    first, _ = downloads.get(f"/matches/{finished.pk}/{what}")
    again, body = downloads.get(f"/matches/{finished.pk}/{what}", **{"If-None-Match": first["ETag"]})

    assert (again.status_code, body) == (304, b"")


def test_the_frames_are_told_in_the_language_of_their_reader(
    finished: Match, settings: LazySettings, tmp_path: Path
) -> None:
    settings.LANGUAGES, settings.LOCALE_PATHS = [("en", "English"), ("eo", "Esperanto")], [tmp_path]
    words = tmp_path / "eo" / "LC_MESSAGES"
    words.mkdir(parents=True)
    (words / "django.mo").write_bytes(foreign.compiled({"The match is closed.": "La ludo finiĝis."}))
    path = f"/matches/{finished.pk}/frames.ndjson?view=public"

    (ours, plain), (theirs, foreign_frames) = downloads.get(path), downloads.get(f"{path}&lang=eo")

    assert plain.replace(b"The match is closed.", "La ludo finiĝis.".encode()) == foreign_frames != plain
    assert ours["ETag"] != theirs["ETag"]


def test_two_views_are_not_taken_for_each_other(finished: Match) -> None:
    paths = [f"/matches/{finished.pk}/frames.ndjson?view={view}" for view in ("red", "blue", "glass")]

    assert len({downloads.get(path)[0]["ETag"] for path in [*paths, paths[0] + "&after=1"]}) == 4


@pytest.mark.parametrize(
    "query", ["view=tan", "view=", "lang=tlh", "after=-1", "after=x", "after=%C2%B2", "after=" + "9" * 30]
)
def test_a_question_that_makes_no_sense_is_refused_with_the_reason(finished: Match, query: str) -> None:
    answer, body = downloads.get(f"/matches/{finished.pk}/frames.ndjson?{query}")

    assert answer.status_code == 400
    assert "must be" in json.loads(body)["error"]


@pytest.mark.parametrize("what", ["frames.ndjson", "log.ndjson", "match.json"])
def test_what_never_was_is_not_found(what: str) -> None:
    assert downloads.get(f"/matches/4000000/{what}")[0].status_code == 404


def test_the_papers_of_a_finished_match_tell_everything() -> None:
    match = orders.booked()
    jobs.play_match(match.pk)

    papers = Client().get(f"/matches/{match.pk}/match.json").json()

    assert (papers["status"], papers["seed"], papers["series"]) == ("finished", match.seed, None)
    assert papers["result"]["winner"] in ("crew", "impostors", "nobody")
    assert [seat["color"] for seat in papers["seats"]] == ["red", "blue", "green", "pink", "orange"]
    assert {seat["role"] for seat in papers["seats"]} == {"crewmate", "impostor"}


@pytest.mark.databases
def test_what_a_seat_cost_is_written_without_an_exponent() -> None:
    match, told = orders.booked(), []
    jobs.play_match(match.pk)
    for cost in ("0", "0.000000012"):
        Conduct.objects.filter(seat__match=match).update(cost=Decimal(cost))
        papers = Client().get(f"/matches/{match.pk}/match.json").json()
        told += sorted({seat["conduct"]["cost"] for seat in papers["seats"]})

    assert told == ["0.000000000", "0.000000012"]


@pytest.mark.databases
def test_the_papers_say_all_in_one_order_whatever_the_house_keeps_them_in(finished: Match) -> None:
    """Sorted by name: PostgreSQL's own order is shortest first, SQLite's as written."""
    told = json.loads(downloads.get(f"/matches/{finished.pk}/match.json")[1])

    assert list(told["rules"]) == sorted(told["rules"])


def test_the_papers_of_a_running_match_betray_nothing_to_come() -> None:
    telling = logs.Told()
    telling.up_to(20)

    papers = Client().get(f"/matches/{telling.match.pk}/match.json").json()

    assert (papers["seed"], papers["result"]) == (None, None)
    assert {seat["role"] for seat in papers["seats"]} == {None}


def test_the_papers_cost_the_same_number_of_questions_however_many_sit(django_assert_max_num_queries: Any) -> None:
    for match in (orders.booked(players=4), orders.booked(players=9)):
        with django_assert_max_num_queries(3):
            assert isinstance(Client().get(f"/matches/{match.pk}/match.json"), HttpResponse)
