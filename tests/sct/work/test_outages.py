"""An endpoint that goes away during a batch costs no trial; one that was never there costs all."""

import asyncio
from collections import Counter
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
import redis
from django.conf import settings
from django.test import Client

from personas.llm import errors, retrying, road
from sct import models
from sct.records import batch_acts
from sct.work import drain, outages, waits
from tests.sct import batch_files, http_hosts
from tests.support.endpoints import model_replies, model_server

pytestmark = pytest.mark.django_db(transaction=True)
HASTY = retrying.Patience(base=0.01, longest=0.05, rest=0.1)
HUNG_UP = model_replies.Reply(cut_after=0, hangs_up=True)
BROKEN = model_replies.cut_off(model_replies.says("hello"), after=200)
STARTING = model_replies.sends({"error": "<b>loading the model</b>"}, status=HTTPStatus.SERVICE_UNAVAILABLE)
TOO_MANY = model_replies.sends({"error": "slow down"}, status=HTTPStatus.TOO_MANY_REQUESTS)
REFUSED = {
    "a wrong key": model_replies.sends({"error": {"message": "Incorrect API key"}}, status=HTTPStatus.UNAUTHORIZED),
    "no credit": model_replies.sends({"error": {"message": "top up"}}, status=HTTPStatus.PAYMENT_REQUIRED),
    "no such model": model_replies.sends({"error": "model 'x' not found"}, status=HTTPStatus.NOT_FOUND),
}
CALLS_BEFORE, CALLS_AWAY = 5, 30


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outages, "REST_SECONDS", 0.05)


def drained(tmp_path: Path, server: model_server.ModelServer, **changes: Any) -> Counter[str]:
    providers_text = http_hosts.providers_text(server, "honest_host")
    batch = batch_files.batch(tmp_path, num_trials=3, agents="vanilla", providers_text=providers_text, **changes)
    way = road.Road(patience=HASTY)
    drain.Drain(batch, way).run()
    way.close()
    return Counter(models.Trial.objects.values_list("status", flat=True))


@pytest.mark.parametrize("trouble", [HUNG_UP, STARTING, TOO_MANY], ids=["gone", "starting", "over its limit"])
def test_calls_wait_for_an_endpoint_that_answered_before(trouble: model_replies.Reply, tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        speaks = server.script
        away = range(CALLS_BEFORE, CALLS_BEFORE + CALLS_AWAY)
        server.script = lambda heard: trouble if heard.number in away else speaks(heard)

        assert drained(tmp_path, server) == {"complete": 3}


def test_an_endpoint_that_never_answered_is_not_waited_for(tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        server.script = lambda heard: HUNG_UP

        assert drained(tmp_path, server) == {"failed": 3}


def test_a_question_that_an_endpoint_breaks_at_while_it_answers_others_is_given_up(tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        batch = batch_files.batch(tmp_path, providers_text=http_hosts.providers_text(server, "honest_host"))
    away = outages.Outages(batch, waits.Board(batch, road.Road()))
    wait = away.wait_of("honest_host")

    worth = []
    for _ in range(outages.CHANCES + 1):
        asyncio.run(away.has_answered("honest_host"))
        worth.append(wait.is_worth_it(errors.Unreachable("cut off")))

    assert worth == [True] * outages.CHANCES + [False]


def test_a_limit_costs_no_trial_however_often_others_are_answered_meanwhile(tmp_path: Path) -> None:
    """All calls but a few random ones are refused, as behind a limit of calls per minute."""
    with http_hosts.serving("honest") as server:
        speaks = server.script
        server.script = lambda heard: speaks(heard) if heard.number % 7 == 0 else TOO_MANY

        assert drained(tmp_path, server) == {"complete": 3}


def test_a_limit_costs_no_trial_before_the_first_answer_either(tmp_path: Path) -> None:
    """A slow model has not answered anybody yet when the refused calls have used up their retries."""
    with http_hosts.serving("honest") as server:
        speaks = server.script
        server.script = lambda heard: TOO_MANY if heard.number < CALLS_AWAY else speaks(heard)

        assert drained(tmp_path, server) == {"complete": 3}


def test_a_limit_is_told_once_nobody_is_answered_any_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with http_hosts.serving("honest") as server:
        batch = batch_files.batch(tmp_path, providers_text=http_hosts.providers_text(server, "honest_host"))
    away = outages.Outages(batch, waits.Board(batch, road.Road()))
    wait = away.wait_of("honest_host")
    refusal = errors.RateLimited("429: slow down")

    for _ in range(2 * outages.CHANCES):
        asyncio.run(away.has_answered("honest_host"))
        assert wait.is_worth_it(refusal)
    told_meanwhile = list(caplog.records)
    stuck = [wait.is_worth_it(refusal) for _ in range(2)]

    assert (told_meanwhile, stuck) == ([], [True, True])
    assert [record.getMessage() for record in caplog.records] == [
        f"batch {batch.pk} waits for honest_host: 429: slow down"
    ]


def test_whoever_watches_is_told_what_calls_wait_for_as_long_as_they_do(
    tmp_path: Path, client: Client, empty_redis: redis.Redis
) -> None:
    with http_hosts.serving("honest") as server:
        batch = batch_files.batch(tmp_path, providers_text=http_hosts.providers_text(server, "honest_host"))
        speaks, pages = server.script, list[str]()
        server.script = lambda heard: speaks(heard) if heard.number < CALLS_BEFORE else STARTING

        def watch() -> None:
            """Once the batch waits, brings the endpoint back and fetches the page."""
            if waits.of(batch):
                server.script = speaks
                pages.append(client.get(f"/sct/{batch.pk}/?part=moving").content.decode())

        way = road.Road(settings.REDIS_URL, patience=HASTY)
        drain.Drain(batch, way, watch=watch).run()
        way.close()

    assert "calls have been waiting for <bdi>honest_host</bdi>" in pages[0]
    assert "&lt;b&gt;loading the model" in pages[0]
    assert set(batch.trials.values_list("status", flat=True)) == {"complete"}
    assert waits.of(batch) == []


@pytest.mark.parametrize("refusal", REFUSED.values(), ids=list(REFUSED))
@pytest.mark.parametrize("calls_before", [0, CALLS_BEFORE])
def test_what_only_an_operator_can_mend_holds_the_batch_and_says_so(
    refusal: model_replies.Reply, calls_before: int, tmp_path: Path
) -> None:
    with http_hosts.serving("honest") as server:
        speaks = server.script
        server.script = lambda heard: speaks(heard) if heard.number < calls_before else refusal

        statuses = drained(tmp_path, server)
    batch = models.Batch.objects.get()

    assert set(statuses) <= {"queued", "complete"}
    assert batch.wish == models.Batch.Wish.PAUSE
    assert batch.halted_because.startswith("honest_host: ")
    assert models.Call.objects.count() == calls_before


def test_what_was_held_goes_on_once_it_is_mended_and_pays_nothing_twice(tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        speaks = server.script
        server.script = lambda heard: speaks(heard) if heard.number < CALLS_BEFORE else REFUSED["a wrong key"]
        drained(tmp_path, server)
        refused = len(server.heard) - CALLS_BEFORE
        server.script = speaks
        batch = models.Batch.objects.get()

        batch_acts.resume(batch)
        batch.refresh_from_db()
        batch_files.drained(batch)

    assert set(batch.trials.values_list("status", flat=True)) == {"complete"}
    assert models.Call.objects.count() == len(server.heard) - refused


def test_a_question_that_alone_is_forbidden_costs_its_trial_and_holds_nobody_else(tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        batch = batch_files.batch(tmp_path, providers_text=http_hosts.providers_text(server, "honest_host"))
    away = outages.Outages(batch, waits.Board(batch, road.Road()))
    wait = away.wait_of("honest_host")
    forbidden = errors.Unauthorized("403: not this one")

    worth = []
    for _ in range(outages.CHANCES + 1):
        asyncio.run(away.has_answered("honest_host"))
        worth.append((wait.is_worth_it(forbidden), wait.holds_all))

    assert worth == [(True, False)] * outages.CHANCES + [(False, False)]


FORBIDDEN = model_replies.sends({"error": {"message": "not in this house"}}, status=HTTPStatus.FORBIDDEN)


def test_a_question_that_is_forbidden_while_nobody_else_asks_costs_its_trial_alone(tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        speaks, asked = server.script, list[str]()

        def forbids_one(heard: model_server.Heard) -> model_replies.Reply:
            """And whatever is sent as it was, again and again."""
            words = str(heard.body["messages"])
            if heard.number == CALLS_BEFORE:
                asked.append(words)
            return FORBIDDEN if words in asked else speaks(heard)

        server.script = forbids_one
        assert drained(tmp_path, server, concurrency=1, letters_per_trial="varied") == {"failed": 1, "complete": 2}


def test_once_everything_is_forbidden_one_trial_fails_and_the_batch_is_held(tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        speaks = server.script
        server.script = lambda heard: speaks(heard) if heard.number < CALLS_BEFORE else FORBIDDEN

        assert drained(tmp_path, server, concurrency=1) == {"failed": 1, "queued": 2}
    batch = models.Batch.objects.get()

    assert (batch.wish, "Forbidden" in batch.halted_because) == (models.Batch.Wish.PAUSE, True)


def test_an_endpoint_that_never_allowed_anything_costs_no_trial(tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        server.script = lambda heard: FORBIDDEN

        assert drained(tmp_path, server, concurrency=1) == {"queued": 3}


def test_an_answer_that_breaks_off_each_time_is_not_paid_for_without_end(tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        speaks = server.script
        server.script = lambda heard: speaks(heard) if heard.number < CALLS_BEFORE else BROKEN

        statuses = drained(tmp_path, server)
    batch = models.Batch.objects.get()

    assert statuses == {"queued": 3}
    assert (batch.wish, "BrokenOff" in batch.halted_because) == (models.Batch.Wish.PAUSE, True)
    assert len(server.heard) <= CALLS_BEFORE + 3 * (outages.CHANCES + 1) * HASTY.tries_unheard


def test_what_broke_off_before_an_answer_came_is_in_the_accounts(tmp_path: Path) -> None:
    with http_hosts.serving("honest") as server:
        speaks = server.script
        away = range(CALLS_BEFORE, CALLS_BEFORE + HASTY.tries_unheard)
        server.script = lambda heard: BROKEN if heard.number in away else speaks(heard)

        assert drained(tmp_path, server) == {"complete": 3}

    assert models.Call.objects.filter(tokens_estimated__gt=0).exists()
