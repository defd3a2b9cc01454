"""Matches as samples of Inspect: all events in order, and words only for those they are for."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.db.models import Sum

from games.engine.facts import identities
from games.models import Exchange, LogEntry, Match
from games.watching.taken_home import match_tables
from glassbox_site.door import roles
from glassbox_site.ground.plain import code_hash
from tests.games.prepared import orders, prepared_forks
from tests.games.watching.taken_home import prepared_exports
from tests.site.interface import tokens
from tests.support import downloads, people

pytestmark = pytest.mark.django_db(transaction=True)
SECRET = "You act."
"""In every prompt, since it is every persona's character."""


def sample(body: bytes) -> dict[str, Any]:
    with zipfile.ZipFile(io.BytesIO(body)) as packed:
        [name] = [name for name in packed.namelist() if name.startswith("samples/")]
        found: dict[str, Any] = json.loads(packed.read(name))
    return found


def test_a_match_of_models_is_told_whole_and_its_words_to_operators_alone() -> None:
    match = prepared_exports.of_models()
    address = f"/matches/{match.pk}/match.eval"

    answer, public = downloads.get(address)
    _, again = downloads.get(address)
    _, private = downloads.get(address, people.person("olga", roles.OPERATOR))

    told = sample(public)
    calls = [event for event in told["events"] if event["event"] == "model"]
    facts = [event for event in told["events"] if event["event"] == "info"]
    used = Exchange.objects.aggregate(Sum("tokens_in"), Sum("tokens_out"))
    assert public == again
    assert downloads.get(address, **{"If-None-Match": answer["ETag"]})[0].status_code == 304
    assert [fact["data"]["seq"] for fact in facts] == list(range(1, match.head + 1))
    assert len(calls) == Exchange.objects.count() > 0
    assert sum(each["total_tokens"] for each in told["model_usage"].values()) == sum(used.values())
    assert not any(event["input"] for event in calls)
    assert SECRET.encode() not in json.dumps(told).encode()
    assert SECRET in json.dumps(sample(private))
    assert all(event["input"] for event in sample(private)["events"] if event["event"] == "model")


def test_nobody_takes_a_log_without_words_for_the_whole_because_a_token_is_none(finished: Match) -> None:
    address = f"/matches/{finished.pk}/match.eval"

    refused, said = downloads.get(address, Authorization="Bearer gb_guessed")

    assert (refused.status_code, said) == (401, b"This token is unknown, expired or revoked.")
    assert downloads.get(address, None, **tokens.headers("read"))[0].status_code == 200


def test_another_release_sends_anew_what_it_may_tell_otherwise(
    finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"/matches/{finished.pk}/match.eval"
    known = {"If-None-Match": downloads.get(address)[0]["ETag"]}

    monkeypatch.setattr(code_hash, "program", lambda: "another")

    assert downloads.get(address, **known)[0].status_code == 200


def test_where_a_model_is_served_is_in_nothing_that_anybody_may_take_home() -> None:
    match, host = prepared_exports.of_models(), "gpu.example.org:8000"
    address = f"/matches/{match.pk}/match.eval"
    Exchange.objects.update(state="failed", fault=f"Unreachable: {host}: no connection")

    tables = json.dumps([[name, *rows] for name, rows in match_tables.Told(match).tables()], default=str)
    public = json.dumps(sample(downloads.get(address)[1]))
    private = json.dumps(sample(downloads.get(address, people.person("olga", roles.OPERATOR))[1]))
    Match.objects.filter(pk=match.pk).update(status="paused", reason=f"Red: Unreachable: {host}: no connection")
    paper = downloads.get(f"/matches/{match.pk}/match.json")[1].decode()

    assert [host in told for told in (tables, public, paper, private)] == [False, False, False, True]
    assert all("Unreachable" in told for told in (tables, public, paper))


def test_the_same_is_there_as_plain_json_with_what_is_told_of_all_before_the_samples(finished: Match) -> None:
    address = f"/matches/{finished.pk}/match.eval"

    answer, plain = downloads.get(f"{address}.json")

    told = json.loads(plain)
    assert answer["Content-Type"] == "application/json"
    assert told["samples"] == [sample(downloads.get(address)[1])]
    assert list(told)[-1] == "samples"
    assert (told["status"], told["results"]["total_samples"]) == ("success", 1)
    assert downloads.get(f"{address}.json", **{"If-None-Match": answer["ETag"]})[0].status_code == 304
    assert downloads.get(address)[0]["ETag"] != answer["ETag"]


@pytest.mark.parametrize("ending", ["eval", "eval.json"])
def test_of_a_match_whose_map_is_gone_no_log_is_begun(finished: Match, ending: str) -> None:
    Match.objects.filter(pk=finished.pk).update(rules=finished.rules | {"map": "lighthouse"})

    answer, _body = downloads.get(f"/matches/{finished.pk}/match.{ending}")

    assert answer.status_code == 404


def test_a_log_of_several_leaves_out_what_was_played_on_a_map_that_is_gone_and_says_so(
    finished: Match, tmp_path: Path
) -> None:
    gone, said, file = prepared_exports.of_models(), io.StringIO(), tmp_path / "all.eval"
    Match.objects.filter(pk=gone.pk).update(rules=gone.rules | {"map": "lighthouse"})

    with pytest.raises(SystemExit, match="1"):
        call_command("export_matches", "--format", "eval", "--out", file, stdout=io.StringIO(), stderr=said)

    with zipfile.ZipFile(file) as packed:
        told = json.loads(packed.read("header.json"))
    assert sample(file.read_bytes())["id"] == f"match-{finished.pk}"
    assert told["eval"]["metadata"]["left_out"] == {f"match-{gone.pk}": "lighthouse"}
    assert f"match {gone.pk} is left out: nothing installed brings its map lighthouse" in said.getvalue()


def test_what_one_seat_alone_perceived_stands_in_its_span_and_time_never_runs_back(finished: Match) -> None:
    told = sample(downloads.get(f"/matches/{finished.pk}/match.eval")[1])

    alone = dict(LogEntry.objects.filter(kind="Thought").values_list("seq", "line"))
    spans = {event["data"]["seq"]: event["span_id"] for event in told["events"] if event["event"] == "info"}
    times = [event["timestamp"] for event in told["events"]]
    assert alone
    assert all(spans[seq] == json.loads(line)["audience"][0] for seq, line in alone.items())
    assert set(spans.values()) <= {"table", *identities.Color}
    assert times == sorted(times)


def test_claims_of_the_crew_are_held_against_it_as_those_of_impostors_are() -> None:
    match = prepared_forks.parent()

    told = sample(downloads.get(f"/matches/{match.pk}/match.eval")[1])["scores"]

    kept = {seat.color: seat.conduct for seat in match.seats.select_related("conduct")}
    assert any(each.claims for color, each in kept.items() if told[color]["answer"] == "crewmate")
    for color, conduct in kept.items():
        share = conduct.lies / conduct.claims if conduct.claims else None
        assert (told[color]["value"]["lies_per_claim"], told[color]["metadata"]["n"]["lies_per_claim"]) == (
            share,
            conduct.claims,
        )


def test_of_a_match_that_goes_on_there_is_none() -> None:
    match = orders.booked()

    assert downloads.get(f"/matches/{match.pk}/match.eval")[0].status_code == 404


def test_all_of_a_series_are_for_operators(finished: Match) -> None:
    assert downloads.get("/series/1/series.eval")[0].status_code == 404
