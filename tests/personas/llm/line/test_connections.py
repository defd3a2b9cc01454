"""What is between a call and its endpoint: connections that persist, end, or go through a proxy."""

import gc
import gzip
import os
import socket
from dataclasses import replace

import pytest

from personas.llm import endpoints, errors, remote
from tests.personas.llm.conftest import HASTY, QUESTION, Roads, spec_of
from tests.support import servers
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer


@pytest.fixture
def at_first_try(new_road: Roads, server: ModelServer) -> remote.RemoteModel:
    return remote.RemoteModel(spec_of(server.endpoint()), new_road(patience=replace(HASTY, tries=1, tries_unheard=1)))


def test_connections_are_used_again(server: ModelServer, model: remote.RemoteModel) -> None:
    model.complete(QUESTION)
    first = model.complete(QUESTION)
    again = [model.complete(QUESTION) for _ in range(5)]

    assert {completion.text for completion in [first, *again]} == {"ok"}
    assert server.connections == 1


def test_one_that_the_endpoint_closed_in_between_fails_no_call(
    server: ModelServer, at_first_try: remote.RemoteModel
) -> None:
    server.script = lambda _: replace(replies.says("ok"), hangs_up=True)

    at_first_try.complete(QUESTION)
    server.wait_until(lambda: server.open_connections == 0)

    assert at_first_try.complete(QUESTION).text == "ok"
    assert server.connections == 2


def test_an_endpoint_that_always_hangs_up_without_a_word_is_noticed_once(server: ModelServer, new_road: Roads) -> None:
    server.script = lambda _: replace(replies.says("ok"), hangs_up=True)
    way, attempts = new_road(), []
    model = remote.RemoteModel(spec_of(server.endpoint()), way)

    with way.borrowed() as loop:
        for _ in range(6):
            attempts.append(loop.run_until_complete(model.acomplete(QUESTION)).attempts)
            server.wait_until(lambda: server.open_connections == 0)

    assert sum(attempts) <= len(attempts) + 1


def test_one_on_which_a_call_was_given_up_is_not_used_again(
    server: ModelServer, at_first_try: remote.RemoteModel
) -> None:
    server.script = lambda _: replies.in_drips(replies.says("late"), size=50, pause=0.2)
    with pytest.raises(errors.TimedOut):
        at_first_try.complete(replace(QUESTION, deadline=0.3))

    server.script = lambda _: replies.says("ok")

    assert at_first_try.complete(QUESTION).text == "ok"
    assert server.connections == 2


def test_what_is_looked_at_last_is_looked_at_when_there_is_one_and_before_anything_is_sent(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    async def in_vain() -> None:
        server.wait_until(lambda: server.connections == 1)
        raise errors.CalledOff

    with pytest.raises(errors.CalledOff):
        model.complete(replace(QUESTION, last_look=in_vain))

    assert server.heard == []
    assert model.complete(QUESTION).text == "ok"


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded, use of fork:DeprecationWarning")
def test_a_child_process_leaves_those_of_its_parent_alone(server: ModelServer, model: remote.RemoteModel) -> None:
    model.complete(QUESTION)

    child = os.fork()
    if child == 0:
        is_answered = model.complete(QUESTION).text == "ok"
        gc.collect()
        os._exit(0 if is_answered else 1)
    _, status = os.waitpid(child, 0)

    assert status == 0
    assert model.complete(QUESTION).text == "ok"
    assert server.connections == 2


def test_a_door_that_nobody_answers_is_a_connect_timeout(new_road: Roads) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        sealed = endpoints.Endpoint(base_url=f"https://127.0.0.1:{silent.getsockname()[1]}/v1", connect=0.2)
        model = remote.RemoteModel(spec_of(sealed), new_road(patience=replace(HASTY, tries_unheard=1)))

        with pytest.raises(errors.TimedOut, match="connect timeout"):
            model.complete(QUESTION)


def test_a_reply_that_was_compressed_unasked_is_read(server: ModelServer, model: remote.RemoteModel) -> None:
    plain = replies.says("red")
    server.script = lambda _: replace(plain, body=gzip.compress(plain.body), headers={"Content-Encoding": "gzip"})

    assert model.complete(QUESTION).text == "red"
    assert server.heard[0].headers["accept-encoding"] == "identity"


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment without any proxy settings."""
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    return monkeypatch


@pytest.mark.parametrize("variable", ["HTTP_PROXY", "http_proxy", "ALL_PROXY"])
def test_the_environments_proxy_is_asked_for_the_whole_address(
    variable: str, server: ModelServer, new_road: Roads, environment: pytest.MonkeyPatch
) -> None:
    environment.setenv(variable, f"http://me:pass@127.0.0.1:{server.port}")
    beyond = endpoints.Endpoint(base_url="http://model.invalid:8000/v1")

    remote.RemoteModel(spec_of(beyond), new_road()).complete(QUESTION)

    assert server.heard[0].path == "http://model.invalid:8000/v1/chat/completions"
    assert server.heard[0].headers["proxy-authorization"] == "Basic bWU6cGFzcw=="


@pytest.mark.parametrize("exempt", ["127.0.0.1", "elsewhere, 127.0.0.1", "127.0.0.1:{port}", "*"])
def test_who_is_exempt_is_asked_without_it(
    exempt: str, server: ModelServer, model: remote.RemoteModel, environment: pytest.MonkeyPatch
) -> None:
    environment.setenv("HTTP_PROXY", f"http://127.0.0.1:{servers.free_port()}")
    environment.setenv("NO_PROXY", exempt.format(port=server.port))

    model.complete(QUESTION)

    assert server.heard[0].path == "/v1/chat/completions"


def test_a_proxy_that_is_away_is_named_as_such(model: remote.RemoteModel, environment: pytest.MonkeyPatch) -> None:
    environment.setenv("HTTP_PROXY", f"http://127.0.0.1:{servers.free_port()}")

    with pytest.raises(errors.Unreachable, match="proxy error"):
        model.complete(QUESTION)
