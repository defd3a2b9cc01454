"""Thousands of replies of the wrong structure: each is an answer or one `LlmError`, and nothing else."""

import json
import random

import pytest
from pydantic import JsonValue

from personas.llm import chat, endpoints, errors
from personas.llm.answers import thinking
from personas.llm.line import http, refusals, replies
from tests.support import rings
from tests.support.endpoints import model_replies

SPEC = endpoints.ModelSpec(name="n", model="m", endpoint=endpoints.Endpoint(base_url="http://localhost/v1"))
ASKED = chat.Request(
    messages=(chat.user("?"),),
    answer=chat.JsonAnswer(name="Vote", schema={"type": "object", "properties": {"target": {"type": "string"}}}),
    tools=(chat.ToolSpec(name="append", description="Add a line.", parameters={"type": "object"}),),
)
SENT: dict[str, JsonValue] = {"messages": [{"role": "system", "content": "s"}], "response_format": {}, "seed": 1}
ODD: list[JsonValue] = [
    None, True, False, 0, -1, 7.5, 10**30, "", "x", "429", "\ud800", "null", "{", "<think>", [], [[]], {}, [None],
    {"error": None}, {"error": "x"}, {"message": None}, {"code": "x"}, [{"type": "text"}], {"text": 1},
]  # fmt: skip
GOOD: list[JsonValue] = [
    model_replies.spoken(
        {
            "content": [{"type": "text", "text": "red"}, {"type": "thinking", "thinking": [{"text": "so"}]}],
            "reasoning_details": [{"text": "so"}, {"summary": "so"}],
            "tool_calls": [{"id": "1", "function": {"name": "append", "arguments": "{}"}}],
            "refusal": None,
        }
    ),
    model_replies.spoken({"content": "red", "reasoning": "so"}),
    {
        "error": {
            "message": "Provider returned error",
            "code": 429,
            "param": "seed",
            "metadata": {
                "raw": '{"error": {"message": "slow"}}',
                "provider_name": "P",
                "headers": {"X-RateLimit-Reset": "1"},
            },
        }
    },
    {"detail": [{"type": "extra_forbidden", "loc": ["body", "seed"], "msg": "Extra"}]},
    [{"error": {"code": 503, "message": "later", "status": "UNAVAILABLE"}}],
]


def bent(value: JsonValue, dice: random.Random, share: float) -> JsonValue:
    """The value with some of its parts replaced, dropped or doubled."""
    if dice.random() < share:
        return dice.choice(ODD)
    if isinstance(value, dict):
        return {key: bent(part, dice, share) for key, part in value.items() if dice.random() > share / 2}
    if isinstance(value, list):
        return [bent(part, dice, share) for part in value * dice.choice([1, 1, 1, 2])]
    return value


def outcome(reply: http.Reply) -> chat.Completion | errors.LlmError:
    body = replies.parsed(reply)
    used = replies.usage(reply, body, SPEC, SENT)
    assert 0 <= used.estimated <= used.tokens
    assert used.cached <= used.tokens_in
    failure = refusals.failure(reply, body, SENT)
    if failure is not None:
        return failure
    try:
        return replies.completion(reply, body, SPEC, ASKED, used=used)
    except errors.LlmError as error:
        return error


@pytest.mark.both
def test_thousands_of_bent_replies_are_answers_or_errors_and_nothing_else() -> None:
    dice = random.Random("bent replies")
    kinds = set()

    for _ in range(rings.of_all(10_000)):
        body = bent(dice.choice(GOOD), dice, dice.choice([0.02, 0.1, 0.3]))
        status = dice.choice([200, 200, 200, 400, 404, 422, 429, 500])
        headers = dice.choice([{}, {"retry-after": dice.choice(["1", "soon", "-1", "9" * 20])}])
        result = outcome(http.Reply(status=status, headers=headers, body=json.dumps(body).encode(), seconds=0.1))
        kinds.add(type(result))
        if isinstance(result, chat.Completion):
            assert result.text.strip() or result.tool_calls
            assert thinking.part(result.text).thought == ""
            (result.text + result.reasoning + result.model).encode()

    assert {chat.Completion, errors.NoAnswer, errors.RateLimited, errors.FeatureRefused} <= kinds


@pytest.mark.both
def test_thousands_of_torn_bodies_are_answers_or_errors_and_nothing_else() -> None:
    dice = random.Random("torn bodies")

    for _ in range(rings.of_all(10_000)):
        body = bytearray(json.dumps(dice.choice(GOOD)).encode())
        for _ in range(dice.randint(1, 4)):
            place = dice.randrange(len(body) + 1)
            body[place : place + dice.randint(0, 8)] = dice.randbytes(dice.randint(0, 4))
        reply = http.Reply(status=dice.choice([200, 500]), headers={}, body=bytes(body), seconds=0.1)

        assert isinstance(outcome(reply), chat.Completion | errors.LlmError)
