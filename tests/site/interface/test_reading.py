"""The interface for programs, as everybody may read it."""

import csv
import io

import pytest
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.engine.judging import claims
from games.experiments.forks import changes, fork_orders
from games.log import event_log
from games.models import Match, Series, Status
from games.pages import spoilers
from games.pages.views.one_match.what_if import fork_shown
from games.playing import jobs
from tests.games.prepared import history, orders, prepared_forks, prepared_series
from tests.site.interface import tokens

pytestmark = pytest.mark.django_db
API = "/api/v1"


def played(seed: int) -> Match:
    match = orders.booked(seed=seed)
    jobs.play_match(match.pk)
    return match


def test_pages_follow_each_other_without_a_gap_while_matches_come_in(client: Client) -> None:
    first, second, third = (orders.booked().pk for _ in range(3))

    page = client.get(f"{API}/matches/?limit=2").json()
    orders.booked()
    rest = client.get(f"{API}/matches/?limit=2&cursor={page['next']}").json()

    assert [each["id"] for each in page["items"]] == [third, second]
    assert ([each["id"] for each in rest["items"]], rest["next"]) == ([first], None)


def test_a_match_is_told_as_its_card_tells_it_and_not_to_whoever_wants_to_be_surprised(client: Client) -> None:
    address = f"{API}/matches/{played(7).pk}/"

    told = client.get(address).json()
    client.cookies[spoilers.COOKIE] = spoilers.OFF
    hidden = client.get(address)

    assert told["result"]["winner"]
    assert {player["role"] for player in told["players"]} == {"crewmate", "impostor"}
    assert hidden.json() == told | {"result": None, "players": [one | {"role": ""} for one in told["players"]]}
    assert client.get(f"{address}moments/").json() == {"moments": [], "is_silent": True}
    assert "Cookie" in hidden["Vary"]


def test_whoever_has_the_answer_already_is_told_so(client: Client) -> None:
    call_command("seed_personas", verbosity=0)
    first = client.get(f"{API}/personas/")

    again = client.get(f"{API}/personas/", headers={"If-None-Match": first["ETag"]})

    assert first.json()["items"]
    assert (again.status_code, again.content) == (304, b"")


def test_everything_that_is_wrong_with_a_question_is_told_at_once_as_problem_details(client: Client) -> None:
    answer = client.get(f"{API}/matches/?limit=0&cursor=x&status=won")

    told = answer.json()
    assert (answer.status_code, answer["Content-Type"]) == (422, "application/problem+json")
    assert told["instance"] == f"{API}/matches/"
    assert {each["path"][-1] for each in told["errors"]} == {"limit", "cursor", "status"}
    for nowhere in ("matches/99999999999999999999/", "matches/-1/", "nowhere/"):
        missing = client.get(f"{API}/{nowhere}")
        assert (missing.status_code, missing.json()["title"]) == (404, "Not Found")


def test_of_a_series_whose_file_this_release_cannot_read_no_count_is_told(client: Client) -> None:
    known, strange = prepared_series.ordered("a"), prepared_series.ordered("b")
    Series.objects.filter(pk=strange.pk).update(text="name: [")

    second, first = client.get(f"{API}/series/").json()["items"]

    assert (first["id"], first["ended"], first["void"]) == (known.pk, 0, 0)
    assert [second[name] for name in ("matches", "ended", "void", "scores")] == [None] * 4


def test_a_series_names_the_log_of_its_matches_to_those_alone_who_may_have_it(client: Client) -> None:
    number = prepared_series.ordered("a").pk

    told, of_operators = (
        client.get(f"{API}/series/{number}/", headers=headers) for headers in ({}, tokens.headers("read"))
    )

    assert [*told.json()["links"]] == ["page", "zip"]
    assert of_operators.json()["links"]["eval"] == f"/series/{number}/series.eval"


def test_what_operators_alone_see_needs_a_token(client: Client) -> None:
    answer = client.get(f"{API}/matches/{orders.booked().pk}/exchanges/")

    assert (answer.status_code, answer["WWW-Authenticate"]) == (401, "Bearer")


@pytest.mark.parametrize("address", ["/matches/", "/standings/", "/series/"])
def test_a_token_that_is_none_is_told_so_where_none_is_needed(client: Client, address: str) -> None:
    refused = client.get(f"{API}{address}", headers={"Authorization": "Bearer gb_guessed"})

    assert (refused.status_code, refused["WWW-Authenticate"]) == (401, "Bearer")
    assert refused.json()["detail"] == "This token is unknown, expired or revoked."
    for others in (tokens.headers("order"), {"Authorization": "Basic b3BlbjpzZXNhbWU="}, {}):
        assert client.get(f"{API}{address}", headers=others).status_code == 200


@pytest.mark.parametrize("status", Status)
def test_matches_are_found_by_the_word_that_answers_have_for_how_they_stand(client: Client, status: Status) -> None:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(status=status)

    found = client.get(f"{API}/matches/", {"status": status}).json()["items"]

    assert [(each["id"], each["status"]) for each in found] == [(match.pk, status)]


def test_the_table_has_the_rows_of_its_file(client: Client) -> None:
    history.league(30, history.cast())

    told = client.get(f"{API}/standings/").json()
    file = csv.DictReader(io.StringIO(client.get("/standings.csv").text))

    assert [row["persona"] for row in told["rows"]] == [row["persona"] for row in file] != []
    assert all(row["won_low"] <= row["won"] <= row["won_high"] for row in told["rows"])


def test_the_table_tells_which_reader_heard_what_was_said(client: Client) -> None:
    persona, *_ = history.cast()
    match = played(7)
    match.seats.filter(color="red").update(
        persona=persona, persona_key=persona.key, model=persona.model, temperament=""
    )

    [row] = client.get(f"{API}/standings/").json()["rows"]

    assert row["reader"] == claims.READER


def test_the_page_tells_every_operation_and_every_file_of_the_schema(client: Client) -> None:
    schema = client.get(f"{API}/openapi.json").json()

    page = client.get(f"{API}/").text

    assert schema["openapi"].startswith("3.1")
    assert "/matches/{match_id}/log.ndjson" in schema["paths"]
    assert [path for path in schema["paths"] if path not in page] == []


def test_a_list_of_forks_is_told_without_reading_the_logs_of_their_matches(client: Client) -> None:
    parent = prepared_forks.parent()
    at = prepared_forks.said(parent)[0]
    tried: dict[str, list[changes.Change]] = {
        "mute": [changes.Mute(at=at)],
        "instead": [changes.SayInstead(at=at, message="It was me.")],
    }
    tried["both"] = [*tried["mute"], *tried["instead"]]
    made = {
        name: fork_orders.place(
            fork_orders.Order(token=name, parent=parent, changes=tuple(wanted), depth=changes.Depth.VOTE, times=1)
        )
        for name, wanted in tried.items()
    }

    with CaptureQueriesContext(connection) as asked:
        told = client.get(f"{API}/forks/").json()["items"]

    log = event_log.read(parent.pk)
    assert {each["id"]: each["title"] for each in told} == {
        fork.pk: fork_shown.changes_of(fork, log) for fork in made.values()
    }
    assert all(each["title"] for each in told)
    assert len([query for query in asked if "games_logentry" in query["sql"]]) == 1
    client.cookies[spoilers.COOKIE] = spoilers.OFF
    assert {each["title"] for each in client.get(f"{API}/forks/").json()["items"]} == {""}
