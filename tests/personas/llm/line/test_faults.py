"""An endpoint that fails in every known way: turns survive, or are lost for a reason that is told."""

import logging
import time
from dataclasses import replace

import pytest
from pydantic import BaseModel, JsonValue

from personas.llm import asking, chat, costs, endpoints, errors, remote, retrying
from personas.llm.answers import reading
from personas.llm.line import http
from tests.personas.llm.conftest import HASTY, QUESTION, Roads, spec_of
from tests.support import endurance, servers
from tests.support.endpoints import model_faults as faults
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer


class Vote(BaseModel):
    vote: str


def red(_: Heard) -> replies.Reply:
    return replies.says('{"vote": "red"}')


@pytest.mark.parametrize("fault", faults.FAULTS.values(), ids=faults.FAULTS.keys())
def test_after_a_fault_the_next_try_brings_the_answer(
    fault: faults.Fault, server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = faults.once(fault, red)

    completion = model.complete(QUESTION)

    assert completion.text == '{"vote": "red"}'
    assert completion.attempts == len(server.heard) == 2


@pytest.mark.parametrize("fault", faults.FAULTS.values(), ids=faults.FAULTS.keys())
def test_a_fault_that_stays_is_one_error_that_says_so(
    fault: faults.Fault, server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = fault

    with pytest.raises(errors.LlmError) as failure:
        model.complete(QUESTION)

    assert failure.value.retryable
    assert 0 < len(failure.value.reason) < 500
    assert len(server.heard) in (HASTY.tries, HASTY.tries_unheard)


@pytest.mark.parametrize("mumble", faults.MUMBLES.values(), ids=faults.MUMBLES.keys())
def test_the_right_words_in_the_wrong_form_are_understood_at_once(
    mumble: faults.Mumble, server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = mumble(red)

    answer = asking.ask_for(model, QUESTION, Vote)

    assert answer.value == Vote(vote="red")
    assert len(answer.exchanges) == 1


@pytest.mark.parametrize("nonsense", faults.NONSENSE.values(), ids=faults.NONSENSE.keys())
def test_nonsense_never_becomes_a_decision(
    nonsense: faults.Fault, server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = nonsense

    answer = asking.ask_for(model, QUESTION, Vote)

    assert answer.value is None
    assert isinstance(answer.failure, reading.Unreadable | errors.LlmError)


def test_with_every_fault_in_turn_no_answer_is_lost(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = faults.rotating(faults.FAULTS, red)

    answers = [asking.ask_for(model, QUESTION, Vote).value for _ in faults.FAULTS]

    assert answers == [Vote(vote="red")] * len(faults.FAULTS)


@pytest.mark.parametrize("status", [400, 401, 402, 403, 404, 413])
def test_what_cannot_get_better_is_not_tried_again(status: int, server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.refuses("The model is not for you", status=status)

    with pytest.raises(errors.LlmError) as failure:
        model.complete(chat.Request(messages=(chat.user("?"),)))

    assert not failure.value.retryable
    assert len(server.heard) == 1


def test_a_body_that_trickles_ends_at_the_deadline(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.in_drips(replies.says("late"), size=1, pause=0.1)
    started = time.monotonic()

    with pytest.raises(errors.TimedOut, match=r"no answer within 0\.5 s"):
        model.complete(replace(QUESTION, deadline=0.5))

    assert 0.5 <= time.monotonic() - started < endurance.in_reason(10)  # the whole body would take half a minute


def test_a_silent_endpoint_ends_at_the_read_deadline(server: ModelServer, new_road: Roads) -> None:
    server.script = lambda _: replies.says("late", delay=30)
    patience = replace(HASTY, tries_unheard=1)

    with pytest.raises(errors.TimedOut, match="read timeout"):
        remote.RemoteModel(spec_of(server.endpoint(read=0.3)), new_road(patience=patience)).complete(QUESTION)


def test_nobody_there_is_unreachable(new_road: Roads) -> None:
    nowhere = endpoints.Endpoint(base_url=f"http://127.0.0.1:{servers.free_port()}/v1")

    with pytest.raises(errors.Unreachable, match="connect error"):
        remote.RemoteModel(spec_of(nowhere), new_road()).complete(QUESTION)


@pytest.mark.parametrize("address", ["http://localhost:port/v1", "http://localhost:99999/v1", "http://..nowhere/v1"])
def test_an_impossible_address_is_an_error_like_any_other(address: str, new_road: Roads) -> None:
    with pytest.raises(errors.Rejected, match="is no address"):
        remote.RemoteModel(spec_of(endpoints.Endpoint(base_url=address)), new_road()).complete(QUESTION)


def test_the_endpoints_wish_to_wait_is_honoured(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = faults.once(replies.refuses("slow down", status=429, headers={"Retry-After": "1"}), red)

    model.complete(QUESTION)

    first, second = server.heard
    assert second.at - first.at >= 1.0


def test_a_wait_beyond_the_deadline_is_not_begun(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.refuses("slow down", status=429, headers={"Retry-After": "60"})
    started = time.monotonic()

    with pytest.raises(errors.RateLimited) as failure:
        model.complete(replace(QUESTION, deadline=5.0))

    assert failure.value.retry_after == 60
    assert time.monotonic() - started < endurance.in_reason(3)


def test_what_failed_tries_cost_is_counted(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = faults.once(replies.says(""), red)

    assert model.complete(QUESTION).usage.tokens_out == 40

    server.script = lambda _: replies.says("")
    with pytest.raises(errors.NoAnswer) as failure:
        model.complete(QUESTION)
    assert failure.value.spent.tokens_out == 40


def test_an_answer_that_breaks_off_may_be_paid_for_and_counts_its_prompt(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = lambda _: replies.cut_off(replies.says("hello"), after=200)

    with pytest.raises(errors.BrokenOff) as failure:
        model.complete(QUESTION)

    assert len(server.heard) == HASTY.tries_unheard < HASTY.tries
    assert failure.value.spent.estimated == failure.value.spent.tokens_in > 0


def test_who_hangs_up_after_a_long_while_was_at_the_answer(
    server: ModelServer, model: remote.RemoteModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "AT_WORK_SECONDS", 0.05)
    server.script = lambda _: replace(replies.cut_off(replies.says("hello"), after=0), delay=0.2)

    with pytest.raises(errors.BrokenOff):
        model.complete(QUESTION)


@pytest.mark.parametrize("status", [504, 524])
def test_a_gateway_that_waited_long_may_have_let_somebody_work_and_counts_the_prompt(
    server: ModelServer, model: remote.RemoteModel, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr(http, "AT_WORK_SECONDS", 0.05)
    server.script = lambda _: replace(replies.says_in_words("<p>Gateway Time-out", status=status), delay=0.2)

    with pytest.raises(errors.GatewayTimedOut) as failure:
        model.complete(QUESTION)

    assert failure.value.spent.estimated == failure.value.spent.tokens_in > 0


def test_whoever_is_waited_for_in_vain_may_be_at_work_and_counts_the_prompt(
    server: ModelServer, model: remote.RemoteModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "AT_WORK_SECONDS", 0.05)
    server.script = lambda _: replies.says("hello", delay=2.0)

    with pytest.raises(errors.TimedOut) as failure:
        model.complete(replace(QUESTION, deadline=0.3))

    assert failure.value.spent.estimated == failure.value.spent.tokens_in > 0


def test_where_nothing_of_an_answer_came_nothing_counts(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.cut_off(replies.says("hello"), after=0)

    with pytest.raises(errors.Unreachable) as failure:
        model.complete(QUESTION)

    assert (len(server.heard), failure.value.spent.tokens) == (HASTY.tries, 0)


def test_a_page_in_place_of_an_answer_says_that_nobody_serves_there(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = lambda _: replies.says_in_words("\n<!doctype html><p>Sign in to the network</p>")

    with pytest.raises(errors.ServerAway, match="Sign in to the network"):
        model.complete(QUESTION)


def test_a_gateway_that_waits_no_longer_is_not_asked_as_often_as_one_that_is_ill(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = lambda _: replies.says_in_words("<h1>504 Gateway Time-out</h1>", status=504)

    with pytest.raises(errors.GatewayTimedOut):
        model.complete(QUESTION)

    assert len(server.heard) == HASTY.tries_unheard


def test_a_failure_tells_how_often_it_was_sent_and_how_long_that_took(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = lambda _: replies.says("", delay=0.1)

    with pytest.raises(errors.NoAnswer) as failure:
        model.complete(QUESTION)

    assert failure.value.attempts == len(server.heard) == 2
    assert failure.value.seconds >= 0.2


def test_so_does_one_that_came_too_late(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.says("red", delay=30)

    with pytest.raises(errors.TimedOut) as failure:
        model.complete(replace(QUESTION, deadline=0.3))

    assert failure.value.attempts == len(server.heard) == 1
    assert 0.3 <= failure.value.seconds < 10


IMPLAUSIBLE: list[dict[str, JsonValue]] = [
    {"prompt_tokens": "many", "completion_tokens": -5, "cost": "free", "prompt_tokens_details": [1]},
    {"prompt_tokens": 10**30, "completion_tokens": True, "cost": 10**30},
    {"prompt_tokens": float("nan"), "completion_tokens": float("inf"), "cost": "NaN"},
]


@pytest.mark.parametrize("told", IMPLAUSIBLE)
def test_implausible_usage_counts_as_none_that_was_told(
    told: dict[str, JsonValue], server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = lambda _: replies.sends(replies.spoken({"content": "red"}, usage=told))

    assert model.complete(QUESTION).usage == costs.Usage(tokens_in=7, tokens_out=1, estimated=8)


def test_a_sick_endpoint_is_left_in_peace_and_tried_again_after_a_rest(server: ModelServer, new_road: Roads) -> None:
    server.script = lambda _: replies.refuses("boom", status=500)
    impatient = remote.RemoteModel(spec_of(server.endpoint()), new_road(patience=retrying.Patience(tries=1)))

    for _ in range(5):
        with pytest.raises(errors.ServerTrouble):
            impatient.complete(QUESTION)
    with pytest.raises(errors.CircuitOpen) as refusal:
        impatient.complete(QUESTION)

    assert len(server.heard) == 5
    assert refusal.value.retry_after is not None
    assert 0 < refusal.value.retry_after <= 20


def test_lessons_are_logged_with_the_asker_and_nothing_else(
    server: ModelServer, model: remote.RemoteModel, caplog: pytest.LogCaptureFixture
) -> None:
    server.script = faults.picky(red, system=False)

    with caplog.at_level(logging.DEBUG, logger="personas.llm"):
        model.complete(replace(QUESTION, label="m7/red/12"))

    [record] = [record for record in caplog.records if record.name == "personas.llm"]
    assert record.getMessage() == "m7/red/12: learned about stand-in: system"
