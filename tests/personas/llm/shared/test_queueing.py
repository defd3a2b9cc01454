"""A slow server with few places: patience is for one answer, and grows with the number of calls in the queue."""

import asyncio
from dataclasses import replace

import pytest

from personas.llm import chat, endpoints, errors, remote
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

SEATS = 6
SECONDS = 0.3
PATIENT = replace(QUESTION, deadline=2 * SECONDS)


async def asked_at_once(model: remote.RemoteModel, request: chat.Request) -> list[chat.Completion | BaseException]:
    return await asyncio.gather(*(model.acomplete(request) for _ in range(SEATS)), return_exceptions=True)


@pytest.fixture(params=[False, True], ids=["one process", "a shared Redis"])
def slow(request: pytest.FixtureRequest, server: ModelServer, new_road: Roads) -> remote.RemoteModel:
    """A model with one place, and answers of which two fit into one call's patience."""
    server.script = lambda _: replies.says("red", delay=SECONDS)
    redis_url = request.getfixturevalue("shared_redis") if request.param else None
    return remote.RemoteModel(spec_of(server.endpoint(concurrency=1, read=None)), new_road(redis_url))


def test_six_seats_on_one_slow_place_are_all_answered_and_nobody_is_asked_twice(
    server: ModelServer, slow: remote.RemoteModel
) -> None:
    answers = asyncio.run(asked_at_once(slow, PATIENT))

    assert [getattr(answer, "text", answer) for answer in answers] == ["red"] * SEATS
    assert (len(server.heard), server.peak) == (SEATS, 1)


def test_the_time_in_line_is_told_apart_from_the_answers_own(slow: remote.RemoteModel) -> None:
    answers = asyncio.run(asked_at_once(slow, PATIENT))

    told = [answer for answer in answers if isinstance(answer, chat.Completion)]
    assert max(answer.queued for answer in told) > (SEATS - 2) * SECONDS
    assert max(answer.latency for answer in told) < 4 * SECONDS


def test_who_does_not_queue_gives_up_in_time(slow: remote.RemoteModel) -> None:
    answers = asyncio.run(asked_at_once(slow, replace(PATIENT, queues=False)))

    failed = [answer for answer in answers if isinstance(answer, errors.TimedOut | errors.RateLimited)]
    assert len(failed) >= SEATS // 2


def test_an_answer_that_takes_longer_than_patience_is_given_up(server: ModelServer, new_road: Roads) -> None:
    server.script = lambda _: replies.says("red", delay=30)
    model = remote.RemoteModel(spec_of(server.endpoint(read=None)), new_road())

    with pytest.raises(errors.TimedOut, match=r"no answer within 0\.2 s"):
        model.complete(replace(QUESTION, deadline=0.2))

    assert len(server.heard) == 1


def test_nothing_but_patience_cuts_an_answer_short() -> None:
    assert endpoints.Endpoint(base_url="http://x/v1").read is None
