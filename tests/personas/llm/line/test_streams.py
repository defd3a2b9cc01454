"""A server that streams unasked is understood at once: what it sent is paid for."""

import json
from dataclasses import replace

import pytest
from pydantic import JsonValue

from personas.llm import chat, errors, remote
from tests.personas.llm.conftest import QUESTION
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

STREAM = "text/event-stream"


def streams(*events: JsonValue, done: bool = True) -> replies.Reply:
    lines = [": keep-alive", *(f"data: {json.dumps(event)}" for event in events), *(["data: [DONE]"] if done else [])]
    return replies.says_in_words("\n\n".join(lines), kind=STREAM)


def piece(finish: str | None = None, **delta: JsonValue) -> dict[str, JsonValue]:
    return {"model": "stand-in", "choices": [{"index": 0, "delta": delta, "finish_reason": finish}], "usage": None}


COUNTED: JsonValue = {"choices": [], "usage": dict(replies.USAGE)}
SAID = (piece(role="assistant", content=""), piece(content='{"vote":'), piece(content=' "red"}'), piece("stop"))


def test_its_pieces_are_put_together_and_counted_as_it_tells(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: streams(*SAID, COUNTED)

    completion = model.complete(QUESTION)

    assert (completion.text, completion.finish) == ('{"vote": "red"}', chat.Finish.STOP)
    assert (completion.usage.tokens_in, completion.usage.tokens_out, completion.usage.estimated) == (100, 20, 0)
    assert len(server.heard) == 1


def test_without_a_count_it_is_estimated_as_any_other_is(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: streams(*SAID)

    used = model.complete(QUESTION).usage

    assert used.estimated == used.tokens > 0


def test_thoughts_and_tools_come_in_pieces_as_well(server: ModelServer, model: remote.RemoteModel) -> None:
    call: JsonValue = {"index": 0, "id": "c1", "function": {"name": "look", "arguments": '{"at":'}}
    more: JsonValue = {"index": 0, "function": {"arguments": ' "red"}'}}
    server.script = lambda _: streams(
        piece(reasoning_content="Hm"),
        piece(reasoning_content="m."),
        piece(tool_calls=[call]),
        piece(tool_calls=[more]),
        piece("tool_calls"),
    )

    completion = model.complete(QUESTION)

    assert completion.reasoning == "Hmm."
    assert completion.tool_calls == (chat.ToolCall(id="c1", name="look", arguments='{"at": "red"}'),)


def test_an_error_in_the_stream_is_that_error(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: streams(piece(content="The"), {"error": {"code": 401, "message": "the key ran out"}})

    with pytest.raises(errors.Unauthorized, match="the key ran out"):
        model.complete(QUESTION)


def test_what_came_before_an_error_in_the_stream_is_counted(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: streams(piece(content="The vote"), {"error": {"code": 401, "message": "the key ran out"}})

    with pytest.raises(errors.Unauthorized) as failure:
        model.complete(QUESTION)

    assert failure.value.spent.estimated == failure.value.spent.tokens > failure.value.spent.tokens_in > 0


@pytest.mark.parametrize("body", [b"data: [DONE]", b"data: 7\n\ndata: {", b"data: {}\n\ndata: [DONE]"])
def test_a_stream_without_an_answer_is_none(body: bytes, server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.says_in_words(body, kind=STREAM)

    with pytest.raises(errors.NoAnswer):
        model.complete(QUESTION)


def test_a_stream_that_ends_before_the_answer_does_is_no_answer(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: streams(*SAID[:-1], done=False)

    with pytest.raises(errors.NoAnswer):
        model.complete(replace(QUESTION, deadline=5.0))
