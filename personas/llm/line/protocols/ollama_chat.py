"""Ollama's own protocol, /api/chat: the only one in which it can be told how much context to use, and not to cut.

Its OpenAI-like address takes neither `num_ctx` nor `truncate`: a prompt that is too long silently loses its first
messages there, with status 200. Requests and replies are translated from and to the common form.
"""

import json
from collections.abc import Mapping, Sequence

from pydantic import JsonValue

from personas.llm import endpoints

PATH = "/api/chat"
KEPT_LOADED = "30m"

_OPTIONS = {"max_tokens": "num_predict", "max_completion_tokens": "num_predict", "context_length": "num_ctx"}
_OF_ITS_OWN = {"keep_alive", "think", "options", "format", "truncate", "shift"}
_NOT_SAID = {"model", "messages", "tools", "response_format", "stream", "usage", "tool_choice"}
_THINK = {endpoints.Reasoning.NONE: False, endpoints.Reasoning.FIELD: True}

Body = dict[str, JsonValue]


def url(base_url: str) -> str:
    return base_url.rstrip("/").removesuffix("/v1") + PATH


def said(body: Mapping[str, JsonValue], abilities: endpoints.Abilities) -> Body:
    """Translates a body of the common form into Ollama's. A model's extra fields override everything else."""
    own = {name: value for name, value in body.items() if name in _OF_ITS_OWN}
    think = None if "think" in abilities.without else _THINK.get(abilities.reasoning)
    told: Body = {
        "model": body["model"],
        "messages": [_message(message) for message in _dicts(body["messages"])],
        "stream": False,
        "truncate": False,
        "shift": False,
        "keep_alive": KEPT_LOADED,
    }
    if "tools" in body:
        told["tools"] = body["tools"]
    if (form := _format(body.get("response_format"))) is not None:
        told["format"] = form
    if think is not None:
        told["think"] = think
    return told | own | {"options": _options(body, abilities)}


def heard(body: JsonValue) -> JsonValue:
    """Translates a reply into the common form; one that is not an answer of Ollama's is returned unchanged."""
    if not isinstance(body, dict) or not isinstance(body.get("message"), dict):
        return body
    message = body["message"]
    assert isinstance(message, dict)
    spoken: Body = {"content": message.get("content"), "reasoning": message.get("thinking")}
    calls = [_call(entry, number) for number, entry in enumerate(_dicts(message.get("tool_calls")), start=1)]
    finish = "tool_calls" if calls else body.get("done_reason")
    if calls:
        spoken["tool_calls"] = list(calls)
    return {
        "model": body.get("model"),
        "choices": [{"message": spoken, "finish_reason": finish}],
        "usage": {"prompt_tokens": body.get("prompt_eval_count"), "completion_tokens": body.get("eval_count")},
    }


def _options(body: Mapping[str, JsonValue], abilities: endpoints.Abilities) -> Body:
    given = body.get("options")
    options: Body = {"num_ctx": abilities.context} if abilities.context else {}
    for name, value in body.items():
        if name not in _NOT_SAID | _OF_ITS_OWN:
            options[_OPTIONS.get(name, name)] = value
    return options | (given if isinstance(given, dict) else {})


def _format(wish: JsonValue) -> JsonValue:
    if not isinstance(wish, dict):
        return None
    named = wish.get("json_schema")
    schema = named.get("schema") if isinstance(named, dict) else wish.get("schema")
    return schema if isinstance(schema, dict) else "json"


def _message(message: Mapping[str, JsonValue]) -> Body:
    """Ollama takes a tool call's arguments as an object, not as text, and without an id."""
    told: Body = {"role": message.get("role"), "content": message.get("content")}
    calls = _dicts(message.get("tool_calls"))
    if calls:
        told["tool_calls"] = [{"function": _function(entry.get("function"))} for entry in calls]
    return told


def _function(function: JsonValue) -> Body:
    fields = function if isinstance(function, dict) else {}
    try:
        arguments = json.loads(str(fields.get("arguments")))
    except (ValueError, RecursionError):
        arguments = {}
    return {"name": fields.get("name"), "arguments": arguments if isinstance(arguments, dict) else {}}


def _call(entry: Mapping[str, JsonValue], number: int) -> Body:
    function = entry.get("function")
    fields = function if isinstance(function, dict) else {}
    arguments = json.dumps(fields.get("arguments") or {})
    return {"id": f"call-{number}", "function": {"name": fields.get("name"), "arguments": arguments}}


def _dicts(value: JsonValue) -> Sequence[dict[str, JsonValue]]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []
