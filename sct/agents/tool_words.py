"""What of a reply is words and what is calls, whichever way the calls came: natively, written out, or written badly."""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace

from personas.llm import chat, jsonish, thinking, tooling

_BLOCK = re.compile(r"<tool_calls?>.*?(?:</tool_calls?>|\Z)", re.DOTALL)
_NAME = re.compile(r'"name"\s*:\s*"([^"]+)"')


def parted(completion: chat.Completion, offered: Collection[str]) -> chat.Message:
    """A call that cannot be read, or of a tool that is not there, is a call all the same: it is refused where calls
    are carried out, and it never becomes words. What was only thought is neither."""
    spoken = tooling.spoken(thinking.part(completion.text).said, offered)
    cuts = list(_attempts(spoken.text))
    text, position = "", 0
    for start, end in cuts:
        text, position = text + spoken.text[position:start], end
    failed = [_failed(spoken.text[start:end]) for start, end in cuts]
    calls = (*completion.tool_calls, *spoken.calls, *failed)
    return chat.assistant((text + spoken.text[position:]).strip(), _numbered(calls))


def _attempts(text: str) -> Iterator[tuple[int, int]]:
    """Where calls are written that could not be read."""
    objects = [found for found in jsonish.objects(text) if "tool_calls" in found.begun]
    spans = [
        *(found.span() for found in _BLOCK.finditer(text)),
        *((one.start, one.end if one.state is jsonish.State.COMPLETE else len(text)) for one in objects),
    ]
    reached = 0
    for start, end in sorted(spans):
        if end > reached:
            yield max(start, reached), end
            reached = end


def _failed(written: str) -> chat.ToolCall:
    named = _NAME.search(written)
    return chat.ToolCall(id="", name=named[1] if named else "unreadable", arguments="{}")


def _numbered(calls: Collection[chat.ToolCall]) -> tuple[chat.ToolCall, ...]:
    return tuple(replace(call, id=call.id or f"unread-{number}") for number, call in enumerate(calls, start=1))
