"""How endpoints refuse, in all their dialects."""

import json

import pytest
from pydantic import JsonValue

from personas.llm import errors
from personas.llm.line import http, refusals, replies

SENT: dict[str, JsonValue] = {
    "model": "m",
    "messages": [{"role": "system", "content": "s"}, {"role": "user", "content": "u"}],
    "max_tokens": 100,
    "temperature": 0.7,
    "seed": 1,
    "tools": [{"type": "function"}],
    "response_format": {"type": "json_schema"},
    "reasoning": {"enabled": False},
}


def judged(status: int, body: JsonValue, headers: dict[str, str] | None = None) -> errors.LlmError | None:
    reply = http.Reply(status=status, headers=headers or {}, body=json.dumps(body).encode(), seconds=0.1)
    return refusals.failure(reply, replies.parsed(reply), SENT)


def openrouter(raw: str, code: int = 400) -> JsonValue:
    return {"error": {"message": "Provider returned error", "code": code, "metadata": {"raw": raw}}}


GEMMA = json.dumps(
    {"error": {"code": 400, "message": "Developer instruction is not enabled for models/gemma-3-27b-it"}}
)

FEATURES: list[tuple[str, int, JsonValue]] = [
    ("system", 200, openrouter(GEMMA)),
    ("system", 400, {"error": {"message": "System role not supported"}}),
    ("system", 500, {"error": {"code": 500, "message": "Jinja Exception: System role not supported"}}),
    ("system", 400, {"message": "This model does not support system messages", "object": "error"}),
    ("alternation", 400, {"message": "Conversation roles must alternate user/assistant/...", "object": "error"}),
    ("json_schema", 400, {"error": {"message": "response_format is not supported by this model"}}),
    ("json_schema", 400, {"error": {"message": "'response_format.type' must be 'text'"}}),
    ("json_schema", 200, openrouter('{"error": "JSON mode is not enabled for this model"}')),
    ("json_schema", 400, {"error": {"message": "Invalid schema for x", "param": "response_format"}}),
    ("tools", 404, {"error": {"message": "No endpoints found that support tool use.", "code": 404}}),
    ("tools", 400, {"error": "registry.ollama.ai/library/gemma3 does not support tools"}),
    ("tools", 400, {"message": '"auto" tool choice requires --enable-auto-tool-choice to be set', "object": "error"}),
    (
        "limit_field",
        400,
        {
            "error": {
                "message": "Unsupported parameter: 'max_tokens' is not supported with this model. "
                "Use 'max_completion_tokens' instead.",
                "param": "max_tokens",
            }
        },
    ),
    (
        "parameter:temperature",
        400,
        {
            "error": {
                "message": "Unsupported value: 'temperature' does not support 0.7 with this model.",
                "param": "temperature",
            }
        },
    ),
    ("parameter:seed", 400, {"error": {"message": "Unrecognized request argument supplied: seed"}}),
    ("parameter:seed", 422, {"detail": [{"type": "extra_forbidden", "loc": ["body", "seed"], "msg": "Extra"}]}),
    ("parameter:temperature", 400, {"error": {"message": "temperature is not supported by this model"}}),
    ("parameter:reasoning", 400, {"error": {"message": "Reasoning is mandatory for this endpoint"}}),
    ("parameter:think", 400, {"error": '"gemma3:1b" does not support thinking'}),
]


@pytest.mark.parametrize(("feature", "status", "body"), FEATURES)
def test_a_refused_feature_is_recognised(feature: str, status: int, body: JsonValue) -> None:
    error = judged(status, body)

    assert isinstance(error, errors.FeatureRefused)
    assert error.feature == feature


LITELLM_GUARDED: JsonValue = {
    "error": {
        "message": {"error": "Violated guardrail policy", "aporia_ai_response": {"action": "block"}},
        "type": "None",
        "param": "None",
        "code": "400",
    }
}
"""A gateway's message about a blocked request."""
KINDS: list[tuple[type[errors.LlmError], int, JsonValue]] = [
    (errors.UnclearRefusal, 400, {"error": {"message": "Provider returned error"}}),
    (errors.UnclearRefusal, 404, openrouter("No endpoints found that can handle the requested parameters.", 404)),
    (errors.UnclearRefusal, 400, {"error": {"message": "Unknown parameter: 'min_p'"}}),
    (errors.Unauthorized, 401, {"error": {"message": "No auth credentials found", "code": 401}}),
    (errors.Forbidden, 403, {"error": {"message": "Your key may not use this model"}}),
    (errors.Unauthorized, 400, {"error": {"message": "No connected db.", "type": "no_db_connection", "code": "400"}}),
    (errors.OutOfCredit, 402, {"error": {"message": "Insufficient credits", "code": 402}}),
    (errors.OutOfCredit, 200, {"error": {"message": "Insufficient credits", "code": 402}}),
    (errors.OutOfCredit, 429, {"error": {"message": "You exceeded your current quota", "type": "insufficient_quota"}}),
    (
        errors.Filtered,
        403,
        {"error": {"message": "This model requires moderation. Your input was flagged", "code": 403}},
    ),
    (errors.Filtered, 400, {"error": {"message": "triggered the content management policy", "code": "content_filter"}}),
    (errors.Filtered, 400, LITELLM_GUARDED),
    (errors.Filtered, 400, {"error": {"message": "{'error': 'Violated content safety policy'}", "code": "400"}}),
    (errors.Filtered, 403, {"error": {"message": "Violated guardrail policy: prompt injection"}}),
    (errors.UnclearRefusal, 400, {"error": {"message": "Guardrail not found: mine"}}),
    (errors.UnknownModel, 404, {"error": {"message": "The model `gpt-9` does not exist"}}),
    (errors.UnknownModel, 404, {"error": {"message": "No endpoints found for google/gemma-9:free.", "code": 404}}),
    (errors.UnknownModel, 400, {"error": {"message": "google/gemma-9 is not a valid model ID", "code": 400}}),
    (errors.UnknownModel, 404, {"error": {"message": "model 'gemma9' not found"}}),
    (errors.UnknownModel, 400, {"error": {"message": "/chat/completions: Invalid model name passed in model=nope."}}),
    (errors.UnknownModel, 404, {"error": {"message": "No models loaded. Please load a model.", "param": "model"}}),
    (errors.ServerTrouble, 200, {"error": {"message": "odd", "code": 7}}),
    (errors.ServerTrouble, 400, {"error": "The model has crashed without additional information. (Exit code: 1844)"}),
    (errors.ServerTrouble, 400, {"error": "Model unloaded."}),
    (errors.ServerTrouble, 400, {"error": 'Failed to load model "qwen". Error: Model loading was stopped.'}),
    (errors.Rejected, 413, {"error": {"message": "Request entity too large"}}),
    (errors.RateLimited, 429, {"error": {"message": "slow down"}}),
    (errors.RateLimited, 200, {"error": {"message": "slow down", "code": "429"}}),
    (errors.RateLimited, 200, {"error": {"message": "slow down", "type": "rate_limit_exceeded"}}),
    (errors.RateLimited, 429, [{"error": {"code": 429, "message": "Resource exhausted", "status": "X"}}]),
    (errors.ServerTrouble, 500, {"error": "boom"}),
    (errors.ServerAway, 503, None),
    (errors.ServerTrouble, 200, {"error": {"message": "Upstream error"}}),
    (errors.ServerAway, 502, None),
    (errors.ServerAway, 529, {"error": {"message": "Overloaded"}}),
    (errors.UnknownModel, 404, {"type": "error", "error": {"type": "not_found_error", "message": "model: claude-x"}}),
    (
        errors.OutOfCredit,
        400,
        {"error": {"type": "invalid_request_error", "message": "Your credit balance is too low to access the API."}},
    ),
    (
        errors.OutOfCredit,
        400,
        {
            "error": {
                "message": "You have reached your specified API usage limits. You will regain access on 2027-01-01."
            }
        },
    ),
    (errors.GatewayTimedOut, 504, None),
    (errors.ServerAway, 200, {"choices": [{"error": {"code": 502, "message": "died"}}]}),
    (errors.ServerAway, 301, None),
]


@pytest.mark.parametrize(("kind", "status", "body"), KINDS)
def test_each_refusal_is_of_its_kind(kind: type[errors.LlmError], status: int, body: JsonValue) -> None:
    assert type(judged(status, body)) is kind


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_an_address_that_leads_elsewhere_is_called_that(status: int) -> None:
    """Redirects are not followed, and most such responses have no other message."""
    assert "leads elsewhere" in str(judged(status, None))


TOO_LONG = [
    (
        (
            "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens "
            "(7000 in the messages, 2000 in the completion)."
        ),
        8192,
        7000,
    ),
    ("prompt is too long: 210000 tokens > 200000 maximum", 200000, 210000),
    (
        "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000, decrease input length",
        200000,
        190000,
    ),
    ("This endpoint's maximum context length is 131072 tokens. You requested about 140000 tokens", 131072, None),
    ("the request exceeds the available context size, try increasing it", None, None),
]


@pytest.mark.parametrize(("message", "context", "prompt"), TOO_LONG)
def test_a_prompt_that_is_too_long_says_by_how_much(message: str, context: int | None, prompt: int | None) -> None:
    error = judged(400, {"error": {"message": message}})

    assert isinstance(error, errors.PromptTooLong)
    assert (error.context, error.prompt_tokens) == (context, prompt)


def test_the_providers_own_words_are_in_the_reason() -> None:
    error = judged(200, openrouter(json.dumps({"error": {"message": "quota of project 7 exhausted"}}), code=429))

    assert error is not None
    assert "quota of project 7 exhausted" in error.reason


@pytest.mark.parametrize("body", [{"choices": []}, {"choices": [{"message": {}}]}, {"error": None}, {}, 7, None, []])
def test_what_is_no_error_is_none(body: JsonValue) -> None:
    assert judged(200, body) is None


WAITS: list[tuple[dict[str, str], JsonValue, float | None]] = [
    ({"retry-after": "7"}, {}, 7.0),
    ({"retry-after": "0.5"}, {}, 0.5),
    ({"retry-after-ms": "250"}, {}, 0.25),
    (
        {"retry-after": "Wed, 21 Oct 2026 07:28:30 GMT", "date": "Wed, 21 Oct 2026 07:28:00 GMT"},
        {},
        30.0,
    ),
    (
        {"retry-after": "Wed, 21 Oct 2026 07:27:00 GMT", "date": "Wed, 21 Oct 2026 07:28:00 GMT"},
        {},
        0.0,
    ),
    ({"retry-after": "soon"}, {}, None),
    ({"retry-after": "-3"}, {}, None),
    ({"retry-after": "99999999999"}, {}, None),
    ({"retry-after": "Wed, 21 Oct 2099 07:28:00 GMT"}, {}, None),
    ({"retry-after": "86400"}, {}, 86_400.0),
    ({}, {"error": {"code": 429, "metadata": {"headers": {"Retry-After": "4"}}}}, 4.0),
    ({}, {}, None),
]


@pytest.mark.parametrize(("headers", "body", "seconds"), WAITS)
def test_the_wait_an_endpoint_asks_for(headers: dict[str, str], body: JsonValue, seconds: float | None) -> None:
    error = judged(429, body, headers)

    assert error is not None
    assert error.retry_after == seconds


LLAMA_CPP = "request (6031 tokens) exceeds the available context size (4096 tokens), try increasing it"
LM_STUDIO = """Trying to keep the first 6031 tokens when context the overflows. However, the model is loaded with
context length of only 4096 tokens, which is not enough."""
VLLM_BEFORE = """This model's maximum context length is 4096 tokens. However, you requested 5231 tokens (4031 in the
messages, 1200 in the completion). Please reduce the length of the messages or completion."""
VLLM = """'max_tokens' or 'max_completion_tokens' is too large: 1200. This model's maximum context length is 4096
tokens and your request has 3400 input tokens (1200 > 4096 - 3400)."""
VLLM_OF_LATE = """This model's maximum context length is 4096 tokens. However, you requested 1200 output tokens and your
prompt contains at least 2897 input tokens, for a total of at least 4097 tokens."""
VLLM_NOW = """You passed 2897 input tokens and requested 1200 output tokens. However, the model's context length is only
4096 tokens, resulting in a maximum input length of 2896 tokens. Please reduce the length of the input prompt.
(parameter=input_tokens, value=2897)"""
"""vLLM counts only as far as it has to."""
LM_STUDIO_OF_LATE = """The number of tokens to keep from the initial prompt is greater than the context length (n_keep:
6031>= n_ctx: 4096). Try to load the model with a larger context length, or provide a shorter input."""
LM_STUDIO_NOW = """Input does not fit in context length. The input has 6031 tokens, but the context length only supports
4096 tokens."""
MISTRAL = "Prompt contains 6031 tokens and 0 images, too large for model with 4096 maximum context length"
WITH_COMMAS = "Prompt has 6,031 tokens, but the configured context size is 4,096 tokens"
LLAMA_CPP_PYTHON = "Requested tokens (6031) exceed context window of 4096"
ITS_SERVER = """This model's maximum context length is 4096 tokens, however you requested 7231 tokens (6031 in the
messages, 1200 in the completion). Please reduce the length of the messages or completion."""
OLLAMA = "the input length exceeds the context length"
OLLAMA_NOW = "prompt too long; exceeded max context length by 1935 tokens"


@pytest.mark.parametrize(
    ("said", "context", "prompt"),
    [
        (LLAMA_CPP, 4096, 6031),
        (LM_STUDIO, 4096, 6031),
        (VLLM_BEFORE, 4096, 4031),
        (VLLM, 4096, 3400),
        (VLLM_OF_LATE, 4096, None),
        (VLLM_NOW, 4096, None),
        (LM_STUDIO_OF_LATE, 4096, 6031),
        (LM_STUDIO_NOW, 4096, 6031),
        (MISTRAL, 4096, 6031),
        (WITH_COMMAS, 4096, 6031),
        (LLAMA_CPP_PYTHON, 4096, 6031),
        (ITS_SERVER, 4096, 6031),
        (OLLAMA, None, None),
        (OLLAMA_NOW, None, None),
    ],
)
def test_every_servers_words_for_a_long_prompt_are_understood(
    said: str, context: int | None, prompt: int | None
) -> None:
    error = judged(400, {"error": {"message": said}})

    assert isinstance(error, errors.PromptTooLong)
    assert (error.context, error.prompt_tokens) == (context, prompt)


def test_a_long_prompt_is_called_that_in_a_200_as_well() -> None:
    """LM Studio says so in an event of a stream whose status 200 was already sent."""
    said = json.dumps({"error": {"message": LM_STUDIO_NOW}})
    stream = f"event: error\ndata: {said}\n\n".encode()
    reply = http.Reply(status=200, headers={"content-type": "text/event-stream"}, body=stream, seconds=0.1)

    error = refusals.failure(reply, replies.parsed(reply), SENT)

    assert isinstance(error, errors.PromptTooLong)
    assert (error.context, error.prompt_tokens) == (4096, 6031)


def test_sizes_that_come_as_numbers_are_believed_whatever_the_words() -> None:
    error = judged(400, {"error": {"message": "exceeds the context size", "n_ctx": 4096, "n_prompt_tokens": 6031}})

    assert isinstance(error, errors.PromptTooLong)
    assert (error.context, error.prompt_tokens) == (4096, 6031)


def test_a_grammar_that_cannot_be_compiled_is_a_refusal_of_the_schema() -> None:
    said: JsonValue = {"code": 400, "message": "Failed to initialize samplers: failed to parse grammar"}

    error = judged(400, {"error": said})

    assert isinstance(error, errors.FeatureRefused)
    assert error.feature == "json_schema"
