"""Estimates of orders, comparisons of batches, and search results in the API, the same as on the pages."""

from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from games.models import Fork, Match
from games.pages import spoilers
from games.playing import jobs
from personas.models import Deed
from sct.models import Batch
from sct.records.reports import comparing
from tests.games.prepared import history, orders, prepared_forks
from tests.sct import batch_files
from tests.site.interface import tokens

pytestmark = pytest.mark.django_db
API = "/api/v1"
JSON = "application/json"


def sent(client: Client, address: str, said: object, **headers: str) -> tuple[int, dict[str, Any]]:
    answer = client.post(f"{API}{address}", said, content_type=JSON, headers=headers)
    return answer.status_code, answer.json()


def test_an_order_is_estimated_as_it_stands_and_nothing_is_made(client: Client) -> None:
    order, persona = tokens.headers("order"), history.cast()[0]
    seats = [{"color": color, "who": "bot:hunter"} for color in ("blue", "green", "pink", "orange")]
    wish = {"seats": [{"color": "red", "who": f"persona:{persona.key}"}, *seats], "rules": {"impostors": 1}}
    parent = prepared_forks.parent()
    fork = {"at": prepared_forks.said(parent)[0], "change": "mute", "times": 16}
    files = {"config": batch_files.run_text(), "providers": batch_files.SCRIPTED}
    before = Match.objects.count(), Deed.objects.count()

    status, match = sent(client, "/matches/estimate/", wish, **order)
    of_fork = sent(client, f"/matches/{parent.pk}/forks/estimate/", fork, **order)
    of_batch = sent(client, "/batches/estimate/", files, **order)

    assert (status, match["seats"]) == (200, 1)
    assert match["low"]["calls"] < match["usual"]["calls"] < match["high"]["calls"]
    assert (of_fork[0], of_fork[1]["continuations"]) == (200, 32)
    assert (of_batch[0], of_batch[1]["trials"], of_batch[1]["cost"]) == (200, 2, "0")
    assert (Match.objects.count(), Deed.objects.count()) == before
    assert not Fork.objects.exists()
    assert not Batch.objects.exists()


def test_what_could_not_be_ordered_is_not_estimated_and_every_fault_is_told(client: Client) -> None:
    order = tokens.headers("order")
    wish = {"seats": [{"color": "red", "who": "bot:nobody"}], "preset": "none", "clerk": "unknown"}

    status, told = sent(client, "/matches/estimate/", wish, **order)
    of_batch = sent(client, "/batches/estimate/", {"config": "agents: [", "providers": ""}, **order)

    assert status == of_batch[0] == 422
    assert {str(each["path"][0]) for each in told["errors"]} >= {"seats", "preset", "clerk"}
    assert sent(client, "/matches/estimate/", wish)[0] == 401


def test_batches_are_compared_pair_by_pair_as_on_their_page(client: Client, tmp_path: Path) -> None:
    first, second = (
        batch_files.drained(batch_files.batch(tmp_path / name, agents="vanilla wf", num_trials=2)) for name in "ab"
    )

    told = client.get(f"{API}/batches/compare/?first={first.pk}&beside={second.pk}&beside={first.pk}").json()["items"]

    expected = comparing.compare(first, second, first)
    assert [(each["second"], each["same_games"]) for each in told] == [(second.pk, True), (first.pk, True)]
    assert (
        [
            (pair["first"], pair["second"], pair["measure"], pair["trials"], pair["p_holm"])
            for each in told
            for pair in each["pairs"]
        ]
        == [
            (pair.first, pair.second, pair.measure, pair.trials, pair.p_holm)
            for each in expected
            for pair in each.pairs
        ]
        != []
    )
    missing = client.get(f"{API}/batches/compare/?first=998&beside={first.pk}&beside=999")
    assert (missing.status_code, [fault["path"] for fault in missing.json()["errors"]]) == (
        422,
        [["first"], ["beside"]],
    )
    assert client.get(f"{API}/batches/compare/?first={first.pk}").status_code == 422


def test_the_search_finds_by_names_what_its_page_finds_and_betrays_nothing(client: Client) -> None:
    call_command("seed_personas", verbosity=0)
    season, match = history.season("Winter"), orders.booked(seed=7)
    jobs.play_match(match.pk)
    name = match.seats.get(color="red").name

    found = client.get(f"{API}/search/", {"q": name}).json()
    client.cookies[spoilers.COOKIE] = spoilers.OFF
    hidden = client.get(f"{API}/search/", {"q": name}).json()

    assert [each["id"] for each in found["matches"]] == [match.pk]
    assert found["matches"][0]["result"]
    assert hidden["matches"][0]["result"] is None
    [listed] = client.get(f"{API}/seasons/").json()["items"]
    assert (listed["id"], listed["name"]) == (season.pk, "Winter")
    assert client.get(f"{API}/search/", {"q": "wint"}).json()["seasons"] == [listed]
    assert client.get(f"{API}/search/", {"q": "skeld"}).json()["stations"]
    assert client.get(f"{API}/search/?q=").status_code == 422
    assert client.get(f"{API}/search/", {"q": "\x00 \u202e"}).status_code == 200
