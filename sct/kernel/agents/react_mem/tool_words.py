"""What of a reply is words and what is calls, whichever way the calls came: natively, written out, or written badly."""

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
    """A call that cannot be read, or of a tool that is not there, is a call all the same: it is refused where calls
    are carried out, and it never becomes words. What was only thought is neither."""
    pieces = list(_pieces(thinking.part(completion.text).said, offered))
    text = "".join(piece for piece in pieces if isinstance(piece, str)).strip()
    written = [piece for piece in pieces if isinstance(piece, chat.ToolCall)]
    numbered = (replace(call, id=f"spoken-{number}") for number, call in enumerate(written, start=1))
    return chat.assistant(text, (*completion.tool_calls, *numbered))


def _pieces(text: str, offered: Collection[str]) -> Iterator[str | chat.ToolCall]:
    """Block by block, because a block that cannot be read must not lose its tags to its neighbour."""
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
    """Outside of blocks calls are objects that say so."""
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
