"""Anthropic's own protocol, /messages: the only one in which Claude can be told what to cache and what shape to keep.

Its OpenAI-like address takes neither, so each prompt would be paid for in full. Requests and replies are translated
from and to the common form.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pydantic import JsonValue

from personas.llm import endpoints

PATH = "/messages"
USUAL_LIMIT = endpoints.Server.ANTHROPIC.usual_limit
HOTTEST = 1.0
"""The highest temperature that this protocol knows; others go up to 2."""

_TRANSLATED = {
    *("model", "messages", "tools", "response_format", "max_tokens", "max_completion_tokens", "temperature"),
    *("seed", "stream", "usage", "tool_choice"),
}
_FINISHES = {
    "end_turn": "stop",
    "stop_sequence": "stop",
    "max_tokens": "length",
    "model_context_window_exceeded": "length",
    "tool_use": "tool_calls",
    "refusal": "content_filter",
}

Body = dict[str, JsonValue]


def url(base_url: str) -> str:
    return base_url.rstrip("/") + PATH


def said(body: Mapping[str, JsonValue]) -> Body:
    """Translates a body of the common form. A model's extra fields go along as they are; `seed` has no counterpart."""
    messages = _dicts(body["messages"])
    opening = next((at for at, message in enumerate(messages) if message.get("role") != "system"), len(messages))
    told: Body = {
        "model": body["model"],
        "max_tokens": body.get("max_tokens") or body.get("max_completion_tokens") or USUAL_LIMIT,
        "messages": list(_turns(messages[opening:])),
    }
    if system := [block for message in messages[:opening] for block in _texts(message)]:
        told["system"] = list(system)
    told |= _tools(body, messages)
    heat = body.get("temperature")
    if isinstance(heat, int | float) and not _thinks(body):
        told["temperature"] = min(heat, HOTTEST)
    told |= {name: value for name, value in body.items() if name not in _TRANSLATED}
    if (schema := _schema(body.get("response_format"))) is not None:
        told["output_config"] = _fields(told, "output_config") | {"format": {"type": "json_schema", "schema": schema}}
    return told


def heard(body: JsonValue) -> JsonValue:
    """Translates a reply into the common form; one that is not an answer of this protocol is returned unchanged."""
    if not isinstance(body, dict) or not isinstance(body.get("content"), list):
        return body
    blocks = _dicts(body["content"])
    spoken: Body = {"content": _joined(blocks, "text"), "reasoning": _joined(blocks, "thinking")}
    calls = [_call(block) for block in blocks if block.get("type") == "tool_use"]
    if calls:
        spoken["tool_calls"] = list(calls)
    stopped = str(body.get("stop_reason"))
    if stopped == "refusal":
        details = _fields(body, "stop_details")
        spoken["refusal"] = str(details.get("explanation") or details.get("category") or "the model refused")
    choice: Body = {"message": spoken, "finish_reason": _FINISHES.get(stopped, stopped)}
    return {"model": body.get("model"), "choices": [choice], "usage": _usage(_fields(body, "usage"))}


def _usage(told: Mapping[str, JsonValue]) -> Body:
    """This protocol counts what was read from the cache, and what was written into it, apart from the input."""
    fresh, read, written = (
        _count(told.get(name)) for name in ("input_tokens", "cache_read_input_tokens", "cache_creation_input_tokens")
    )
    details = _fields(told, "output_tokens_details")
    return {
        "prompt_tokens": fresh + read + written,
        "prompt_tokens_details": {"cached_tokens": read, "cache_write_tokens": written},
        "completion_tokens": told.get("output_tokens"),
        "completion_tokens_details": {"reasoning_tokens": details.get("thinking_tokens")},
    }


def _count(value: JsonValue) -> int:
    return value if isinstance(value, int) and value > 0 else 0


def _turns(messages: Iterable[Body]) -> Iterator[JsonValue]:
    """Messages of one role that follow each other become one: all results of tools have to stand in a single one."""
    role, blocks = "", list[JsonValue]()
    for message in messages:
        speaker = "assistant" if message.get("role") == "assistant" else "user"
        if speaker != role:
            if blocks:
                yield {"role": role, "content": blocks}
            role, blocks = speaker, []
        blocks += _blocks(message)
    if blocks:
        yield {"role": role, "content": blocks}


def _blocks(message: Body) -> Iterator[Body]:
    if message.get("role") == "tool":
        yield {"type": "tool_result", "tool_use_id": message.get("tool_call_id"), "content": message.get("content")}
        return
    yield from _texts(message)
    for call in _dicts(message.get("tool_calls")):
        function = _fields(call, "function")
        yield {
            "type": "tool_use",
            "id": call.get("id"),
            "name": function.get("name"),
            "input": _arguments(function.get("arguments")),
        }


def _texts(message: Body) -> Iterator[Body]:
    """Without empty ones, which are refused."""
    content = message.get("content")
    parts: list[Body] = _dicts(content) if isinstance(content, list) else [{"type": "text", "text": content}]
    yield from (part for part in parts if part.get("text"))


def _thinks(body: Mapping[str, JsonValue]) -> bool:
    """Whether its settings tell the model to think. Then it takes no temperature."""
    return _fields(body, "thinking").get("type") not in (None, "disabled")


def _tools(body: Mapping[str, JsonValue], messages: Iterable[Body]) -> Body:
    """Tools that were called have to be offered again, even in a question that offers none: then none may be used."""
    if "tools" in body:
        return {"tools": [_tool(entry) for entry in _dicts(body["tools"])]}
    calls = (call for message in messages for call in _dicts(message.get("tool_calls")))
    called = dict.fromkeys(str(_fields(call, "function").get("name")) for call in calls)
    known: list[JsonValue] = [{"name": name, "input_schema": {"type": "object"}} for name in called]
    return {"tools": known, "tool_choice": {"type": "none"}} if known else {}


def _tool(entry: Body) -> Body:
    function = _fields(entry, "function")
    return {
        "name": function.get("name"),
        "description": function.get("description"),
        "input_schema": function.get("parameters"),
    }


def _call(block: Body) -> Body:
    arguments = json.dumps(block.get("input") or {})
    return {"id": block.get("id"), "function": {"name": block.get("name"), "arguments": arguments}}


def _arguments(told: JsonValue) -> Body:
    try:
        arguments = json.loads(str(told))
    except (ValueError, RecursionError):
        arguments = {}
    return arguments if isinstance(arguments, dict) else {}


def _schema(wish: JsonValue) -> JsonValue:
    named = wish.get("json_schema") if isinstance(wish, dict) else None
    return named.get("schema") if isinstance(named, dict) else None


def _joined(blocks: Sequence[Body], kind: str) -> str:
    texts = [block.get(kind) for block in blocks if block.get("type") == kind]
    return "".join(text for text in texts if isinstance(text, str))


def _fields(value: Mapping[str, JsonValue], name: str) -> Body:
    inner = value.get(name)
    return inner if isinstance(inner, dict) else {}


def _dicts(value: JsonValue) -> list[Body]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []
