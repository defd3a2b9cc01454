"""A key goes into the request and nowhere else."""

import logging
import pickle
import traceback
from dataclasses import replace

import pytest

from personas.llm import endpoints, errors, remote
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support import servers
from tests.support.endpoints import model_faults as faults
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

KEY = "sk-secret-0123456789abcdef"
VARIABLE = "STAND_IN_API_KEY"


@pytest.fixture
def paid(server: ModelServer, new_road: Roads, monkeypatch: pytest.MonkeyPatch) -> remote.RemoteModel:
    """A model whose endpoint requires a key."""
    monkeypatch.setenv(VARIABLE, f" {KEY}\n")
    return remote.RemoteModel(spec_of(server.endpoint(key_variable=VARIABLE)), new_road())


def everything_shown(error: BaseException) -> str:
    """What a log or a debug page could show of an error: the variables of all frames except the test's own."""
    assert error.__traceback__ is not None
    frames = error.__traceback__.tb_next
    shown = traceback.TracebackException(type(error), error, frames, capture_locals=True)
    assert "_exchanged" in [frame.name for frame in shown.stack]
    return "\n".join([str(error), repr(error), repr(vars(error)), *shown.format()])


def test_the_key_is_sent_to_the_endpoint(server: ModelServer, paid: remote.RemoteModel) -> None:
    paid.complete(QUESTION)

    assert server.heard[0].headers["authorization"] == f"Bearer {KEY}"


def test_an_endpoint_without_a_key_gets_none(server: ModelServer, model: remote.RemoteModel) -> None:
    model.complete(QUESTION)

    assert "authorization" not in server.heard[0].headers


@pytest.mark.parametrize("fault", faults.FAULTS.values(), ids=faults.FAULTS.keys())
def test_no_fault_shows_the_key(
    fault: faults.Fault, server: ModelServer, paid: remote.RemoteModel, caplog: pytest.LogCaptureFixture
) -> None:
    server.script = fault

    with caplog.at_level(logging.DEBUG), pytest.raises(errors.LlmError) as failure:
        paid.complete(QUESTION)

    assert KEY not in everything_shown(failure.value)
    assert KEY not in caplog.text
    assert KEY.encode() not in pickle.dumps(failure.value)


def test_no_refusal_to_connect_shows_the_key(
    new_road: Roads, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(VARIABLE, KEY)
    nowhere = endpoints.Endpoint(base_url=f"http://127.0.0.1:{servers.free_port()}/v1", key_variable=VARIABLE)
    model = remote.RemoteModel(spec_of(nowhere), new_road())

    with caplog.at_level(logging.DEBUG), pytest.raises(errors.Unreachable) as failure:
        model.complete(QUESTION)

    assert KEY not in everything_shown(failure.value) + caplog.text
    assert failure.value.__cause__ is None  # the frames below hold the headers
    assert failure.value.__suppress_context__


def test_an_endpoint_that_repeats_the_key_is_not_repeated(server: ModelServer, paid: remote.RemoteModel) -> None:
    server.script = lambda heard: replies.says(f"You sent {heard.headers['authorization']}", reasoning=KEY)
    completion = paid.complete(QUESTION)

    server.script = lambda _: replies.refuses(f"Incorrect API key provided: {KEY}", status=401)
    with pytest.raises(errors.Unauthorized) as failure:
        paid.complete(QUESTION)

    assert completion.text == f"You sent Bearer [{VARIABLE}]"
    assert KEY not in repr(completion) + everything_shown(failure.value)


@pytest.mark.parametrize(
    "spelled",
    ["sk\\/secret+0123456789abc", "sk/secret\\u002B0123456789abc", "\\u0073k\\u002fsecret+01234\\u003567\\u00389abc"],
)
def test_nor_is_one_that_spells_it_as_json_may(
    spelled: str, server: ModelServer, paid: remote.RemoteModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "sk/secret+0123456789abc"
    monkeypatch.setenv(VARIABLE, key)
    server.script = lambda _: replies.says_in_words(f'{{"error": {{"message": "Unknown key: {spelled}"}}}}', status=401)

    with pytest.raises(errors.Unauthorized) as failure:
        paid.complete(QUESTION)

    assert f"Unknown key: [{VARIABLE}]" in failure.value.reason
    assert key not in everything_shown(failure.value)


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        (f"{KEY[:7]}{'*' * 20}{KEY[-4:]}", ""),
        (f"{'*' * 4}{KEY[-4:]}", ""),
        (f"{KEY[:4]}...{KEY[-2:]}", ""),
        (f"key***{KEY[-4:]}", "key"),
    ],
)
def test_nor_is_what_it_shows_of_a_key_that_it_hides_by_half(
    told: str, shown: str, server: ModelServer, paid: remote.RemoteModel
) -> None:
    server.script = lambda _: replies.refuses(
        f"Incorrect API key provided: {told}. Some***word ... is none", status=401
    )

    with pytest.raises(errors.Unauthorized) as failure:
        paid.complete(QUESTION)

    assert failure.value.reason.endswith(f": {shown}[{VARIABLE}]. Some***word ... is none")


def test_an_endpoint_that_garbles_the_key_into_its_reply_is_not_repeated(
    server: ModelServer, paid: remote.RemoteModel
) -> None:
    server.script = lambda _: replace(replies.says("?"), headers={"Content-Length": KEY})

    with pytest.raises(errors.Unreachable) as failure:
        paid.complete(QUESTION)

    assert VARIABLE in failure.value.reason
    assert KEY not in everything_shown(failure.value)


def test_no_object_shows_the_key(paid: remote.RemoteModel) -> None:
    paid.complete(QUESTION)

    assert KEY not in repr([paid, vars(paid), paid.spec])


def test_a_missing_key_is_named_and_nothing_is_sent(
    server: ModelServer, paid: remote.RemoteModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)

    with pytest.raises(errors.Unauthorized, match="STAND_IN_API_KEY is not set"):
        paid.complete(QUESTION)

    assert server.heard == []


@pytest.mark.parametrize("key", ["two words here", "line\nbreak-0123456789", "schlüssel-0123456789"])
def test_a_key_that_cannot_be_one_is_refused_unseen(
    key: str, server: ModelServer, paid: remote.RemoteModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, key)

    with pytest.raises(errors.Unauthorized) as failure:
        paid.complete(QUESTION)

    assert key not in everything_shown(failure.value)
    assert server.heard == []


def test_a_redirect_does_not_carry_the_key_away(server: ModelServer, paid: remote.RemoteModel) -> None:
    with ModelServer() as elsewhere:
        away = replies.says_in_words("", status=307)
        server.script = lambda _: replace(away, headers={"Location": elsewhere.url})

        with pytest.raises(errors.ServerAway):
            paid.complete(QUESTION)

        assert elsewhere.heard == []


def test_a_redirect_to_nonsense_is_a_refusal_like_any_other(server: ModelServer, paid: remote.RemoteModel) -> None:
    server.script = lambda _: replace(replies.says_in_words("", status=302), headers={"Location": "http://ex ample:a/"})

    with pytest.raises(errors.ServerAway):
        paid.complete(QUESTION)
