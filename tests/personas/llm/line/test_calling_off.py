"""Calls that are no longer wanted: waiting ones are not sent, and those in flight return."""

from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from personas.llm import chat, errors, remote, retrying, road
from tests.games.playing.players import until
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

ENDLESS = retrying.Patience(base=3600.0, longest=3600.0)
HANGS = 20.0


@pytest.fixture
def asking() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(4)


def asked(way: road.Road, server: ModelServer, asking: ThreadPoolExecutor, **limits: float) -> Future[chat.Completion]:
    model = remote.RemoteModel(spec_of(server.endpoint(total=7200.0, **limits)), way)  # type: ignore[arg-type] # passed on
    return asking.submit(model.complete, QUESTION)


@pytest.mark.parametrize(
    "refusal",
    [
        replies.refuses("ill", status=500),
        replies.refuses("slow down", status=429, headers={"Retry-After": "3000"}),
    ],
    ids=["ill", "asks for rest"],
)
def test_a_call_is_not_tried_again(
    server: ModelServer, new_road: Roads, asking: ThreadPoolExecutor, refusal: replies.Reply
) -> None:
    server.script, way = lambda _: refusal, new_road(patience=ENDLESS)
    call = asked(way, server, asking)
    until(lambda: len(server.heard) == 1)

    way.call_off()

    with pytest.raises(errors.CalledOff):
        call.result(HANGS)
    assert len(server.heard) == 1


def test_who_is_on_the_way_comes_back_and_who_waits_for_a_place_is_called_off(
    server: ModelServer, new_road: Roads, asking: ThreadPoolExecutor
) -> None:
    server.script, way = lambda _: replies.says("ok", delay=1.0), new_road()
    first = asked(way, server, asking, concurrency=1)
    until(lambda: len(server.heard) == 1)
    second = asked(way, server, asking, concurrency=1)

    way.call_off()

    with pytest.raises(errors.CalledOff):
        second.result(HANGS)
    assert first.result(HANGS).text == "ok"
    assert len(server.heard) == 1


def test_nothing_is_sent_afterwards(server: ModelServer, new_road: Roads, asking: ThreadPoolExecutor) -> None:
    server.script, way = lambda _: replies.refuses("ill", status=500), new_road(patience=ENDLESS)

    way.call_off()

    with pytest.raises(errors.CalledOff):
        asked(way, server, asking).result(HANGS)
    assert not server.heard


def test_a_place_that_was_waited_for_is_free_afterwards(
    server: ModelServer, new_road: Roads, asking: ThreadPoolExecutor, shared_redis: str
) -> None:
    server.script = lambda _: replies.says("ok", delay=0.5)
    here, elsewhere = new_road(shared_redis), new_road(shared_redis)
    first = asked(here, server, asking, concurrency=1)
    until(lambda: len(server.heard) == 1)
    second = asked(here, server, asking, concurrency=1)
    here.call_off()
    with pytest.raises(errors.CalledOff):
        second.result(HANGS)
    first.result(HANGS)

    assert asked(elsewhere, server, asking, concurrency=1).result(HANGS).text == "ok"
