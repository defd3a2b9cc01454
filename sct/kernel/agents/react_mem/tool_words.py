"""Splits a reply into words and tool calls, whether the calls came natively, written out as text, or malformed."""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace

from personas.llm import chat
from personas.llm.answers import jsonish, thinking
from personas.llm.line import tooling

UNREADABLE = "unreadable"
"""The name of a call whose own name cannot be read."""

_BLOCK = re.compile(r"<tool_calls?>.*?(</tool_calls?>|\Z)", re.DOTALL)
_NAME = re.compile(r'"name"\s*:\s*"([^"]+)"')


def parted(completion: chat.Completion, offered: Collection[str]) -> chat.Message:
    """A malformed call, or one of an unknown tool, still counts as a call: it is refused when calls are carried out,
    and never becomes part of the words. Thoughts are neither words nor calls."""
    pieces = list(_pieces(thinking.part(completion.text).said, offered))
    text = "".join(piece for piece in pieces if isinstance(piece, str)).strip()
    written = [piece for piece in pieces if isinstance(piece, chat.ToolCall)]
    numbered = (replace(call, id=f"spoken-{number}") for number, call in enumerate(written, start=1))
    return chat.assistant(text, (*completion.tool_calls, *numbered))


def _pieces(text: str, offered: Collection[str]) -> Iterator[str | chat.ToolCall]:
    """Goes block by block, so that the tags of an unreadable block are not matched with those of its neighbour."""
    position = 0
    for block in _BLOCK.finditer(text):
        yield from _loose(text[position : block.start()], offered)
        spoken = tooling.spoken(block[0], offered)
        yield from spoken.calls
        if spoken.calls and not block[1]:
            yield from _loose(spoken.text, offered)
        elif spoken.text:
            yield _failed(spoken.text)
        position = block.end()
    yield from _loose(text[position:], offered)


def _loose(text: str, offered: Collection[str]) -> Iterator[str | chat.ToolCall]:
    """Words and calls outside of blocks, where only objects that mention "tool_calls" count as failed calls."""
    spoken = tooling.spoken(text, offered)
    yield from spoken.calls
    position = 0
    for found in jsonish.objects(spoken.text):
        if "tool_calls" in found.begun:
            end = found.end if found.state is jsonish.State.COMPLETE else len(spoken.text)
            yield spoken.text[position : found.start]
            yield _failed(spoken.text[found.start : end])
            position = end
    yield spoken.text[position:]


def _failed(written: str) -> chat.ToolCall:
    named = _NAME.search(written)
    return chat.ToolCall(id="", name=named[1] if named else UNREADABLE, arguments="{}")
