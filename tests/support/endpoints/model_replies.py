"""What a stand-in endpoint can reply: good answers, errors in every dialect, and broken HTTP."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pydantic import JsonValue

Fields = Mapping[str, JsonValue]

USAGE: dict[str, JsonValue] = {
    "prompt_tokens": 100,
    "completion_tokens": 20,
    "prompt_tokens_details": {"cached_tokens": 60},
    "completion_tokens_details": {"reasoning_tokens": 5},
    "cost": 0.0012,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """Bytes to send, and how: after `delay` seconds, `drip` bytes at a time, cut off early, or hanging up."""

    status: int = 200
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=lambda: {"Content-Type": "application/json"})
    delay: float = 0.0
    drip: int = 0
    drip_pause: float = 0.05
    cut_after: int | None = None
    hangs_up: bool = False


def sends(value: JsonValue, *, status: int = 200, headers: Mapping[str, str] | None = None) -> Reply:
    return Reply(
        status=status,
        body=json.dumps(value).encode(),
        headers={"Content-Type": "application/json", **(headers or {})},
    )


def says(text: str, *, delay: float = 0.0, **message: JsonValue) -> Reply:
    """A plain good answer; keyword arguments are further fields of the message, such as `reasoning`."""
    return replace(sends(spoken({"content": text, **message})), delay=delay)


def uncounted(reply: Reply) -> Reply:
    """The same reply without its usage."""
    body = json.loads(reply.body)
    body.pop("usage", None)
    return replace(reply, body=json.dumps(body).encode())


def calls(*tools: tuple[str, str]) -> Reply:
    """Native tool calls, given as name and arguments."""
    listed: list[JsonValue] = [
        {"id": f"call_{number}", "type": "function", "function": {"name": name, "arguments": arguments}}
        for number, (name, arguments) in enumerate(tools)
    ]
    return sends(spoken({"content": None, "tool_calls": listed}, finish="tool_calls"))


def spoken(message: Fields, *, finish: str = "stop", usage: Fields | None = None) -> dict[str, JsonValue]:
    """The body of a chat completion."""
    return {
        "id": "gen-1",
        "object": "chat.completion",
        "model": "stand-in/served-1",
        "choices": [{"index": 0, "finish_reason": finish, "message": {"role": "assistant", **message}}],
        "usage": dict(USAGE if usage is None else usage),
    }


def cut_at_limit(text: str, **message: JsonValue) -> Reply:
    return sends(spoken({"content": text, **message}, finish="length"))


def refuses(message: str, *, status: int = 400, headers: Mapping[str, str] | None = None, **fields: JsonValue) -> Reply:
    """An error object with its HTTP status."""
    return sends({"error": {"message": message, "code": status, **fields}}, status=status, headers=headers)


def refuses_within_200(message: str, *, code: int, raw: JsonValue = None) -> Reply:
    """OpenRouter's way: status 200, the error in the body, the provider's own words in `metadata.raw`."""
    metadata: dict[str, JsonValue] = {"provider_name": "Stand-in", "raw": raw}
    return sends({"error": {"message": message, "code": code, "metadata": metadata}})


def says_in_words(body: str | bytes, *, status: int = 200, kind: str = "text/html") -> Reply:
    """Something that is not JSON."""
    data = body.encode() if isinstance(body, str) else body
    return Reply(status=status, body=data, headers={"Content-Type": kind})


def in_drips(reply: Reply, *, size: int = 1, pause: float = 0.05) -> Reply:
    return replace(reply, drip=size, drip_pause=pause)


def cut_off(reply: Reply, *, after: int) -> Reply:
    return replace(reply, cut_after=after, hangs_up=True)


def choices(*listed: JsonValue, usage: Fields = USAGE) -> Reply:
    """A completion with these `choices`, whatever they are."""
    return sends({"model": "stand-in", "choices": list(listed), "usage": dict(usage)})


def says_in_parts(*parts: JsonValue) -> Reply:
    """Content as a list of parts."""
    return sends(spoken({"content": list(parts)}))
