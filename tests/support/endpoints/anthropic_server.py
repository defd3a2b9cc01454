"""Anthropic's server, as its published client describes it: strict about every field, and it counts what it cached.

    server.script = anthropic(answer)

`answer` returns the blocks of the reply. No real one could be asked here; llama.cpp's server speaks the same protocol.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from pydantic import JsonValue

from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, Script

FIELDS = {
    *("model", "max_tokens", "messages", "system", "tools", "tool_choice", "temperature", "stop_sequences", "thinking"),
    *("output_config", "metadata", "service_tier", "stream"),
}
KEYWORDS = {
    "$defs",
    "$ref",
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "anyOf",
    "enum",
    "const",
}
MOST_MARKS = 4
MOST_UNIONS = 16
CHARACTERS_A_TOKEN = 4

Block = dict[str, JsonValue]
Answer = Callable[[Heard], Sequence[Block]]


def text(said: str) -> Block:
    return {"type": "text", "text": said}


def anthropic(answer: Answer, *, stop: str = "end_turn", **more: JsonValue) -> Script:
    """It caches up to the last mark of each prompt, and reads the longest beginning that it has cached."""
    cached: set[str] = set()

    def script(heard: Heard) -> replies.Reply:
        if (status := _of_the_door(heard)) != 200:
            return refuses("authentication_error", "invalid x-api-key", status=status)
        if problem := next(_problems(heard.body), ""):
            return refuses("invalid_request_error", problem)
        usage = _counted(heard.body, cached) | {"output_tokens": 20, "output_tokens_details": {"thinking_tokens": 5}}
        told: Block = {
            "id": "msg_1",
            "type": "message",
            "role": "assistant",
            "model": "claude-served-1",
            "usage": usage,
        }
        return replies.sends(told | {"content": list(answer(heard)), "stop_reason": stop, "stop_sequence": None} | more)

    return script


def refuses(kind: str, message: str, *, status: int = 400) -> replies.Reply:
    return replies.sends(
        {"type": "error", "error": {"type": kind, "message": message}, "request_id": "req_1"}, status=status
    )


def _of_the_door(heard: Heard) -> int:
    if heard.path != "/v1/messages":
        return 404
    has_key = heard.headers.get("x-api-key") or heard.headers.get("authorization", "").startswith("Bearer ")
    return 200 if has_key and heard.headers.get("anthropic-version") else 401


def _problems(body: Block) -> Iterator[str]:
    yield from (f"{name}: Extra inputs are not permitted" for name in body if name not in FIELDS)
    if not isinstance(body.get("max_tokens"), int):
        yield "max_tokens: Field required"
    heat = body.get("temperature", 1.0)
    if not (isinstance(heat, int | float) and 0 <= heat <= 1):
        yield "temperature: range: 0..1"
    blocks = [block for message in _dicts(body["messages"]) for block in _dicts(message["content"])]
    if any(block.get("text") == "" for block in blocks):
        yield "messages: text content blocks must be non-empty"
    if sum("cache_control" in block for block in (*_dicts(body.get("system")), *blocks)) > MOST_MARKS:
        yield f"A maximum of {MOST_MARKS} blocks with cache_control may be provided."
    if any("tool_use" in block.values() for block in blocks) and not body.get("tools"):
        yield "Requests which include `tool_use` or `tool_result` blocks must define tools."
    yield from _of_thoughts(body)
    yield from _of_turns(_dicts(body["messages"]))
    yield from _of_schema(_shape(body))
    if json.dumps(_shape(body)).count('"anyOf"') > MOST_UNIONS:
        yield "Schemas contains too many parameters with union types (limit: 16 parameters with unions)."


def _of_thoughts(body: Block) -> Iterator[str]:
    thinking = body.get("thinking")
    if not isinstance(thinking, dict) or thinking.get("type") == "disabled":
        return
    if body.get("temperature", 1.0) != 1.0:
        yield "`temperature` may only be set to 1 when thinking is enabled or in adaptive mode."
    budget, limit = thinking.get("budget_tokens", 0), body.get("max_tokens")
    if isinstance(budget, int) and isinstance(limit, int) and limit <= budget:
        yield "`max_tokens` must be greater than `thinking.budget_tokens`."


def _of_turns(messages: Sequence[Block]) -> Iterator[str]:
    """Each use of a tool has to be followed by its result, in the next message."""
    if not messages or messages[0].get("role") != "user":
        yield "messages: first message must use the user role"
    waiting: set[JsonValue] = set()
    uses = [block for message in messages for block in _dicts(message["content"]) if block.get("type") == "tool_use"]
    if len({use["id"] for use in uses}) < len(uses):
        yield "messages: `tool_use` ids must be unique"
    if not all(re.fullmatch(r"[a-zA-Z0-9_-]{1,128}", str(use["name"])) for use in uses):
        yield "messages: tool_use.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'"
    for message in messages:
        if message.get("role") not in ("user", "assistant"):
            yield f"messages: Unexpected role {message.get('role')}"
        blocks = _dicts(message["content"])
        if waiting - {block.get("tool_use_id") for block in blocks}:
            yield "`tool_use` ids were found without `tool_result` blocks immediately after"
        waiting = {block["id"] for block in blocks if block.get("type") == "tool_use"}


def _shape(body: Block) -> JsonValue:
    config = body.get("output_config")
    form = config.get("format") if isinstance(config, dict) else None
    return form.get("schema") if isinstance(form, dict) else None


def _of_schema(schema: JsonValue) -> Iterator[str]:
    if not isinstance(schema, dict):
        return
    yield from (f"output_config.format.schema: {word} is not supported" for word in schema if word not in KEYWORDS)
    if schema.get("type") == "object" and schema.get("additionalProperties") is not False:
        yield "output_config.format.schema: additionalProperties must be false"
    properties, choices = schema.get("properties"), schema.get("anyOf")
    for part in (*(properties.values() if isinstance(properties, dict) else ()), *_dicts(choices), schema.get("items")):
        yield from _of_schema(part)


def _counted(body: Block, cached: set[str]) -> Block:
    blocks = [
        *_dicts(body.get("system")),
        *(each for turn in _dicts(body["messages"]) for each in _dicts(turn["content"])),
    ]
    written = [
        json.dumps({name: value for name, value in block.items() if name != "cache_control"}) for block in blocks
    ]
    beginnings = ["".join(written[: at + 1]) for at in range(len(written))]
    read = max((len(beginning) for beginning in beginnings if beginning in cached), default=0)
    marked = [beginning for block, beginning in zip(blocks, beginnings, strict=True) if "cache_control" in block]
    kept = max(map(len, marked), default=0)
    cached.update(marked)
    return {
        "input_tokens": (len(beginnings[-1]) - max(read, kept)) // CHARACTERS_A_TOKEN,
        "cache_read_input_tokens": read // CHARACTERS_A_TOKEN,
        "cache_creation_input_tokens": max(0, kept - read) // CHARACTERS_A_TOKEN,
    }


def _dicts(value: JsonValue) -> list[Block]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def in_its_tongue(common: Script) -> Script:
    """A model that is scripted in the common protocol, asked in Anthropic's."""

    def answer(heard: Heard) -> Sequence[Block]:
        reply = json.loads(common(replace(heard, body=_in_common(heard.body))).body)
        message = reply["choices"][0]["message"]
        uses: list[Block] = [
            {
                "type": "tool_use",
                "id": call["id"],
                "name": call["function"]["name"],
                "input": json.loads(call["function"]["arguments"]),
            }
            for call in message.get("tool_calls") or ()
        ]
        return [*([text(message["content"])] if message["content"] else ()), *uses]

    return anthropic(answer)


def _in_common(body: Block) -> Block:
    messages: list[JsonValue] = [{"role": "system", "content": block["text"]} for block in _dicts(body.get("system"))]
    turns = [(str(turn["role"]), block) for turn in _dicts(body["messages"]) for block in _dicts(turn["content"])]
    messages += [_message(role, block) for role, block in turns]
    tools: list[JsonValue] = [
        {
            "type": "function",
            "function": {"name": tool["name"], "description": tool["description"], "parameters": tool["input_schema"]},
        }
        for tool in _dicts(body.get("tools"))
    ]
    return {"model": body["model"], "messages": messages} | ({"tools": tools} if tools else {})


def _message(role: str, block: Block) -> Block:
    match block["type"]:
        case "tool_result":
            return {"role": "tool", "tool_call_id": block["tool_use_id"], "content": block["content"]}
        case "tool_use":
            function: JsonValue = {"name": block["name"], "arguments": json.dumps(block["input"])}
            call: JsonValue = {"id": block["id"], "type": "function", "function": function}
            return {"role": role, "content": "", "tool_calls": [call]}
        case _:
            return {"role": role, "content": block["text"]}
