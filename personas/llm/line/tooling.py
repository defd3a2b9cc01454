"""Tools described in words: for models without native tool calling, and for those that write their calls as text.

Such a model is told to write {"tool_calls": [{"name": ..., "arguments": {...}}]}; the <tool_call> blocks that
many open models are trained on are understood too. Only complete calls of tools that were offered count.
"""

import json
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from pydantic import JsonValue

from glassbox_site.ground import words
from personas.llm import chat
from personas.llm.answers import jsonish, reading

_WRAPPING = re.compile(r"```[a-zA-Z]*\s*```|<tool_calls?>\s*(?:</tool_calls?>)?|</tool_calls?>")


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """A reply's text without the tool calls in it, and those calls."""

    text: str
    calls: tuple[chat.ToolCall, ...]


def described(tools: Sequence[chat.ToolSpec]) -> str:
    """The tools on offer, described for a prompt."""
    listed = [
        json.dumps({"name": tool.name, "description": tool.description, "parameters": tool.parameters})
        for tool in tools
    ]
    return "\n".join(
        [
            "You may use these tools, given as name, description and JSON schema of the arguments:",
            *listed,
            "To use tools, answer with one JSON object of this form and nothing else:",
            '{"tool_calls": [{"name": "tool name", "arguments": {}}]}',
            "Their results will be told to you. When you need no tool, answer without this object.",
        ]
    )


def in_words(message: chat.Message, names: dict[str, str]) -> chat.Message:
    """A turn of the dialogue, with its tool calls or tool result as text. `names` maps call ids to tools; calls add to
    it."""
    if message.role == "tool":
        tool = names.get(message.tool_call_id, "the tool")
        return chat.user(f"Result of {tool}: {message.text}")
    if not message.tool_calls:
        return message
    names |= {call.id: call.name for call in message.tool_calls}
    calls = json.dumps({"tool_calls": [_written(call) for call in message.tool_calls]})
    return chat.assistant(f"{message.text}\n{calls}".strip())


def spoken(text: str, offered: Collection[str]) -> Spoken:
    """The calls a model wrote into its words, numbered in order."""
    calls: list[chat.ToolCall] = []
    kept, position = [], 0
    for found in jsonish.objects(text):
        here = _calls(found, offered)
        if here is not None:
            calls += here
            kept.append(text[position : found.start])
            position = found.end
    if not kept:
        return Spoken(text=text, calls=())
    words_left = _WRAPPING.sub("", "".join([*kept, text[position:]])).strip()
    numbered = tuple(replace(call, id=f"spoken-{number}") for number, call in enumerate(calls, start=1))
    return Spoken(text=words_left, calls=numbered)


def arguments(call: chat.ToolCall) -> dict[str, JsonValue] | reading.Unreadable:
    """The arguments of a call, or why they cannot be read, in words the model can be told."""
    written = words.harmless(call.arguments).strip()
    if not written:
        return {}
    found = jsonish.whole(written)
    if found is None or found.contradictions:
        fault = f"the arguments of {words.brief(call.name, 60)} are not one JSON object"
        return reading.Unreadable(reason=reading.Reason.BROKEN, fault=fault)
    return found.fields


def _written(call: chat.ToolCall) -> dict[str, JsonValue]:
    values = arguments(call)
    return {
        "name": call.name,
        "arguments": call.arguments if isinstance(values, reading.Unreadable) else values,
    }


def _calls(found: jsonish.Found, offered: Collection[str]) -> list[chat.ToolCall] | None:
    """The calls of one object; None if it, or one of its entries, is not a call of an offered tool."""
    if found.state is not jsonish.State.COMPLETE or found.contradictions:
        return None
    listed = found.fields.get("tool_calls")
    entries = listed if isinstance(listed, list) else [found.fields]
    calls = [call for entry in entries if (call := _call(entry, offered))]
    return calls if len(calls) == len(entries) else None


def _call(entry: JsonValue, offered: Collection[str]) -> chat.ToolCall | None:
    if not isinstance(entry, dict) or not set(entry) <= {"name", "arguments", "id"}:
        return None
    name, given = entry.get("name"), entry.get("arguments", {})
    if not isinstance(name, str) or name not in offered:
        return None
    return chat.ToolCall(id="", name=name, arguments=given if isinstance(given, str) else json.dumps(given))
