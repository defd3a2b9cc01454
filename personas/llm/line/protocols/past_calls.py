"""Calls of tools as they stand in the history of a dialogue, in a form that every server takes back.

Servers refuse a whole request over one call of the past: over an id that occurs twice, which calls written as text have
in each reply, over a name that no tool could have, or over arguments that are not an object. What the model wrote in
their place it is told by the result of the call.
"""

import json
import re
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, count

from personas.llm import chat

MOST_OF_A_NAME = 64
NAMELESS = "unreadable"

_OUT_OF_PLACE = re.compile(r"[^a-zA-Z0-9_-]+")


def acceptable(messages: Iterable[chat.Message]) -> Iterator[chat.Message]:
    """Leaves everything as it is that servers accept, so that the history keeps its prefix from turn to turn."""
    taken: set[str] = set()
    waiting = defaultdict[str, deque[str]](deque)
    for message in messages:
        if message.tool_calls:
            calls = [_acceptable(call, taken) for call in message.tool_calls]
            waiting.clear()
            for call, sent in zip(message.tool_calls, calls, strict=True):
                waiting[call.id].append(sent.id)
            yield replace(message, tool_calls=tuple(calls))
        elif message.role == "tool" and waiting[message.tool_call_id]:
            yield replace(message, tool_call_id=waiting[message.tool_call_id].popleft())
        else:
            yield message


def _acceptable(call: chat.ToolCall, taken: set[str]) -> chat.ToolCall:
    others = (f"{call.id}-{number}" for number in count(2))
    sent = next(name for name in chain([call.id], others) if name not in taken)
    taken.add(sent)
    name = _OUT_OF_PLACE.sub("_", call.name)[:MOST_OF_A_NAME].strip("_") or NAMELESS
    return replace(call, id=sent, name=name, arguments=call.arguments if _is_object(call.arguments) else "{}")


def _is_object(arguments: str) -> bool:
    try:
        return isinstance(json.loads(arguments), dict)
    except (ValueError, RecursionError):
        return False
