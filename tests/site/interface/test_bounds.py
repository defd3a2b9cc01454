"""How much one address may ask of the API, how much it may send, and how much it gets at a time."""

import json

import pytest
from django.test import Client

from games.models import Exchange
from games.pages.api import match_api
from glassbox_site.door import bodies
from glassbox_site.ground import addresses
from glassbox_site.ground.interface import limits
from tests.games.prepared import orders, spoken
from tests.site.interface import tokens

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]
API = "/api/v1"


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SHARE", addresses.Share(3, 60))


def asked(client: Client, address: str, **headers: str) -> int:
    return client.get(f"{API}{address}", headers=headers, REMOTE_ADDR="203.0.113.9").status_code


def test_whoever_guesses_tokens_is_told_when_to_come_back(client: Client) -> None:
    words = f"/matches/{orders.booked().pk}/exchanges/"

    guesses = [asked(client, words, Authorization=f"Bearer gb_guess-{n}") for n in range(3)]
    refused = client.get(f"{API}{words}", headers=tokens.headers("read"), REMOTE_ADDR="203.0.113.9")

    assert guesses == [401] * 3
    assert (refused.status_code, refused["Content-Type"]) == (429, "application/problem+json")
    assert refused["Retry-After"] == "60"
    assert refused.json()["detail"]


def test_coming_with_no_token_counts_like_coming_with_a_wrong_one(client: Client) -> None:
    words = f"/matches/{orders.booked().pk}/exchanges/"

    assert [asked(client, words) for _ in range(4)] == [401, 401, 401, 429]


def test_a_question_counts_once_with_a_token_or_without(client: Client) -> None:
    words, token = f"/matches/{orders.booked().pk}/exchanges/", tokens.headers("read")

    told = [asked(client, "/matches/"), asked(client, words, **token), asked(client, "/matches/", **token)]

    assert told == [200] * 3
    assert asked(client, "/matches/") == 429


def test_a_page_of_what_models_were_asked_ends_where_it_grows_too_long_and_none_is_left_out(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, token = orders.booked(), tokens.headers("read")
    kept = spoken.kept(match, *(spoken.heard("y" * size) for size in (10, 700, 9_000, 10, 400)))
    monkeypatch.setattr(match_api, "MOST_WORDS", 1_500)
    address, pages = f"{API}/matches/{match.pk}/exchanges/", []

    cursor: str | None = ""
    while cursor is not None:
        told = client.get(f"{address}{cursor and f'?cursor={cursor}'}", headers=token).json()
        pages.append([each["id"] for each in told["items"]])
        cursor = told["next"]

    assert [number for page in pages for number in page] == [row.pk for row in reversed(kept)]
    assert [len(page) for page in pages] == [2, 1, 2]


@pytest.mark.databases
def test_an_amount_of_dollars_is_told_without_an_exponent(client: Client) -> None:
    match, token = orders.booked(), tokens.headers("read")
    [kept] = spoken.kept(match, spoken.heard("y"))
    Exchange.objects.filter(pk=kept.pk).update(cost=0)

    [told] = client.get(f"{API}/matches/{match.pk}/exchanges/", headers=token).json()["items"]

    assert told["cost"] == "0.000000000"


def test_a_file_of_a_batch_or_a_series_may_be_as_long_as_in_a_form_for_whoever_has_a_token() -> None:
    token = b"Bearer gb_something"

    assert bodies.most(b"/api/v1/batches/", b"", token) == bodies.LARGE_BYTES
    assert bodies.most(b"/api/v1/series/", b"", token) == bodies.LARGE_BYTES
    assert bodies.most(b"/api/v1/series/", b"", b"") == bodies.SMALL_BYTES
    assert bodies.most(b"/api/v1/matches/", b"", token) == bodies.SMALL_BYTES


def test_a_file_of_nearly_a_megabyte_is_read_to_its_end(client: Client) -> None:
    said = {"yaml": "name: x\n" + "# " + "\u0fd5" * 300_000 + "\nentries: 7\n"}

    answer = client.post(f"{API}/series/", json.dumps(said), "application/json", headers=tokens.headers("order"))

    assert answer.status_code == 422
    assert ["entries"] in [each["path"][:1] for each in answer.json()["errors"]]


def test_a_body_that_is_larger_than_the_house_reads_is_told_so(client: Client) -> None:
    said = json.dumps({"yaml": "x" * 2_700_000})

    answer = client.post(f"{API}/series/", said, "application/json", headers=tokens.headers("order"))

    assert (answer.status_code, answer["Content-Type"]) == (413, "application/problem+json")
