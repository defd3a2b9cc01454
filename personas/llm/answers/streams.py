"""Assembles a reply that was streamed although nobody asked for a stream.

Some servers and proxies can do nothing else, and the reply is paid for: asking again would bring and cost the same.
"""

import json
from collections.abc import Iterable, Iterator, Mapping

from pydantic import JsonValue

BEGINS = b"data:"
DONE = b"[DONE]"
_SAID = ("content", "reasoning", "reasoning_content", "refusal")

Fields = dict[str, JsonValue]


def whole(body: bytes) -> JsonValue:
    """The reply that server-sent events add up to, with the error that broke it off, if any; None if `body` holds no
    events, or they end before the answer does."""
    events = list(_events(body))
    if not events:
        return None
    reply: Fields = {name: value for event in events for name, value in event.items() if value is not None}
    message, finish = _answer(events)
    is_over = finish is not None or body.rstrip().endswith(DONE)
    if not is_over and not reply.get("error"):
        return None
    reply["choices"] = [{"index": 0, "message": message, "finish_reason": finish}] if message else []
    return reply


def _events(body: bytes) -> Iterator[Fields]:
    """Skips whatever is not an object, such as the end mark and comments."""
    for line in body.splitlines():
        data = line.strip().removeprefix(BEGINS)
        if line.lstrip().startswith(BEGINS) and data.strip() != DONE:
            try:
                event = json.loads(data)
            except (ValueError, RecursionError):
                continue
            if isinstance(event, dict):
                yield event


def _answer(events: Iterable[Fields]) -> tuple[Fields, JsonValue]:
    """The first choice's message and finish reason. The text comes in pieces; some servers send it whole at the end."""
    said: dict[str, list[str]] = {}
    calls: dict[JsonValue, Fields] = {}
    finish: JsonValue = None
    message: Fields = {}
    for choice in _first_choices(events):
        finish = choice.get("finish_reason") or finish
        if isinstance(sent := choice.get("message"), dict):
            message = sent
        delta = choice.get("delta")
        for name, piece in delta.items() if isinstance(delta, dict) else ():
            if name in _SAID and isinstance(piece, str):
                said.setdefault(name, []).append(piece)
            elif name == "tool_calls" and isinstance(piece, list):
                _add(calls, piece)
    told: Fields = {name: "".join(pieces) for name, pieces in said.items()}
    if calls:
        told["tool_calls"] = list(calls.values())
    return message or told, finish


def _first_choices(events: Iterable[Fields]) -> Iterator[Mapping[str, JsonValue]]:
    for event in events:
        choices = event.get("choices")
        for choice in choices if isinstance(choices, list) else ():
            if isinstance(choice, dict) and not choice.get("index"):
                yield choice


def _add(calls: dict[JsonValue, Fields], pieces: list[JsonValue]) -> None:
    """A call's name comes with its first piece, its arguments in all of them."""
    for piece in pieces:
        if not isinstance(piece, dict):
            continue
        number = piece.get("index") if isinstance(piece.get("index"), int) else len(calls)
        call = calls.setdefault(number, {"id": piece.get("id"), "function": {"name": "", "arguments": ""}})
        function, sent = call["function"], piece.get("function")
        if isinstance(function, dict) and isinstance(sent, dict):
            for name in ("name", "arguments"):
                if isinstance(text := sent.get(name), str):
                    function[name] = f"{function[name]}{text}"
