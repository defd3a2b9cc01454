"""What Anthropic's refusals mean: in words that others met, and by the codes that its published client names."""

import json

import pytest
from pydantic import JsonValue

from personas.llm import errors
from personas.llm.line import http, refusals

SENT: dict[str, JsonValue] = {
    "model": "claude-one",
    "messages": [{"role": "user", "content": "u"}],
    "max_tokens": 100,
    "temperature": 0.7,
    "top_p": 0.9,
    "response_format": {"type": "json_schema"},
}


def judged(status: int, kind: str, message: str, code: str = "") -> errors.LlmError | None:
    error: dict[str, JsonValue] = {"type": kind, "message": message} | (
        {"details": {"error_code": code}} if code else {}
    )
    body: JsonValue = {"type": "error", "error": error, "request_id": "req_1"}
    reply = http.Reply(status=status, headers={}, body=json.dumps(body).encode(), seconds=0.1)
    return refusals.failure(reply, body, SENT)


FEATURES = {
    "`temperature` may only be set to 1 when thinking is enabled or in adaptive mode.": "parameter:temperature",
    "`temperature` and `top_p` cannot both be specified for this model. Please use only one.": "parameter:temperature",
    "temperature and top_p cannot both be specified for this model.": "parameter:temperature",
    "temperature: Extra inputs are not permitted": "parameter:temperature",
    "Schemas contains too many parameters with union types (17 parameters with type arrays or anyOf).": "json_schema",
    "Schema is too complex.": "json_schema",
}


@pytest.mark.parametrize("message", FEATURES)
def test_what_was_refused_is_recognised(message: str) -> None:
    error = judged(400, "invalid_request_error", message)

    assert isinstance(error, errors.FeatureRefused)
    assert error.feature == FEATURES[message]


KINDS = [
    (errors.OutOfCredit, 429, "rate_limit_error", "enforced_spend_limit_reached"),
    (errors.OutOfCredit, 429, "rate_limit_error", "contract_spend_limit_reached"),
    (errors.OutOfCredit, 402, "billing_error", "linked_organization_spend_limit_reached"),
    (errors.RateLimited, 429, "rate_limit_error", "ramp_limit_exceeded"),
    (errors.RateLimited, 429, "rate_limit_error", ""),
    (errors.Forbidden, 400, "invalid_request_error", "organization_on_hold"),
    (errors.Unauthorized, 401, "authentication_error", ""),
    (errors.ServerAway, 529, "overloaded_error", ""),
    (errors.Rejected, 413, "invalid_request_error", "request_body_too_large_after_decoding"),
]


@pytest.mark.parametrize(("kind", "status", "named", "code"), KINDS)
def test_a_refusal_is_judged_by_its_code_whatever_its_words(
    kind: type[errors.LlmError], status: int, named: str, code: str
) -> None:
    assert type(judged(status, named, "Words that may change.", code)) is kind
