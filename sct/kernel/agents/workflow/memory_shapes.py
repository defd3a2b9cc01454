"""The JSON schema of an updater's answer: a list of operations. Where a server enforces schemas, a tight one admits
only operations that can be carried out on the current memory.

Passing the schema does not make an operation legal: the edits themselves still judge what comes back.
"""

import functools
import json
from collections.abc import Iterator

from pydantic import JsonValue

from personas.llm import chat
from personas.llm.answers import schemas
from sct.kernel.agents import memory, memory_edits

ENOUGH_TOKENS = 1_000
CHARACTERS_A_TOKEN = 2
TOKENS_AROUND_A_CALL, TOKENS_FOR_A_CALL = 70, 350
SHORTEST_TEXT = 20
MOST_CALLS = 8
MOST_LINES = 24
MOST_ADDED, LONGEST_ADDED = 12, 300

_CHARACTER = r'[^"\\\x7F\x00-\x1F]'
"""A regex for one character of a JSON string that needs no escaping, as servers that compile grammars write it."""

Shape = dict[str, JsonValue]


def update(strategy: memory_edits.Strategy, now: memory.Memory) -> chat.JsonAnswer:
    """The bare schema does not depend on the memory; only the tight one does."""
    return chat.JsonAnswer(
        name="MemoryUpdate",
        schema=_bare(strategy),
        tight=lambda tokens: _tight(strategy, now, _Room() if tokens is None else _Room(tokens)),
    )


def example(strategy: memory_edits.Strategy) -> str:
    """One example edit. The secret in it has no letters, so a model that copies it has not written one."""
    noted, section = "<secret>...</secret>", "Facts and knowledge"
    arguments: dict[memory_edits.Strategy, Shape] = {
        "overwrite": {"goals_and_plans": "...", "facts_and_knowledge": noted, "active_notes": "..."},
        "patch_and_replace": {"section": section, "patch": f"+{noted}"},
        "append_and_delete": {"section": section, "lines": [noted]},
    }
    name = memory_edits.TOOLS[strategy][0].name
    return json.dumps({"tool_calls": [{"name": name, "arguments": arguments[strategy]}]})


class _Room:
    """How long an answer may get. With few tokens, the limits keep it short enough to be finished within them."""

    def __init__(self, tokens: int = ENOUGH_TOKENS) -> None:
        self.is_scarce = tokens < ENOUGH_TOKENS
        self.calls = max(1, tokens // TOKENS_FOR_A_CALL) if self.is_scarce else MOST_CALLS
        self._characters = CHARACTERS_A_TOKEN * (tokens // self.calls - TOKENS_AROUND_A_CALL)

    def text(self, parts: int = 1) -> int:
        """The greatest length of each text, in characters, if there are `parts` of them."""
        scarce = max(SHORTEST_TEXT, min(self._characters // parts, schemas.USUAL_TEXT))
        return scarce if self.is_scarce else schemas.USUAL_TEXT

    def lines(self, most: int) -> int:
        return min(most, 3) if self.is_scarce else most


@functools.cache
def _bare(strategy: memory_edits.Strategy) -> Shape:
    operations = [_call(spec.name, dict(spec.parameters)) for spec in memory_edits.specs(strategy)]
    return schemas.bare(_record(tool_calls={"type": "array", "items": _either(operations)}))


def _tight(strategy: memory_edits.Strategy, now: memory.Memory, room: _Room) -> Shape:
    """If the memory is empty, at least one operation is required: the host must write its secret in its first turn."""
    ways = {"overwrite": _overwriting, "patch_and_replace": _patching, "append_and_delete": _appending}
    operations = list(ways[strategy](now, room))
    most = 1 if strategy == "overwrite" else room.calls
    is_empty = not any(now.sections)
    calls: Shape = {"type": "array", "items": _either(operations), "minItems": int(is_empty), "maxItems": most}
    return _record(tool_calls=calls)


def _overwriting(_now: memory.Memory, room: _Room) -> Iterator[Shape]:
    text = _text(room.text(3))
    told = _text(room.text(3)) | {"minLength": 1}
    yield _call("overwrite_memory", _record(goals_and_plans=text, facts_and_knowledge=told, active_notes=text))


def _patching(now: memory.Memory, room: _Room) -> Iterator[Shape]:
    """A patch of an empty section can only add lines. With few tokens, patches only add, and changes are left to
    `replace_in_memory`."""
    adding = [title for title in memory.TITLES if room.is_scarce or not now.lines(title)]
    if adding:
        yield _call("patch_memory", _record(section=_one_of(adding), patch=_additions(room)))
    if patched := [title for title in memory.TITLES if title not in adding]:
        yield _call("patch_memory", _record(section=_one_of(patched), patch=_text(room.text())))
    for title in memory.TITLES:
        if there := _once(now, title, room.text(2)):
            old = _one_of(there) if room.is_scarce else _text(room.text())
            replaced = _record(section=_one_of([title]), old=old, new=_text(room.text(2)))
            yield _call("replace_in_memory", replaced)


def _appending(now: memory.Memory, room: _Room) -> Iterator[Shape]:
    most = room.lines(MOST_LINES)
    line = _text(room.text(most)) | {"minLength": 1}
    added: Shape = {"type": "array", "items": line, "minItems": 1, "maxItems": most}
    yield _call("append_to_memory", _record(section=_one_of([*memory.TITLES]), lines=added))
    for title in memory.TITLES:
        if there := _once(now, title, room.text()):
            most = 1 if room.is_scarce else len(there)
            gone: Shape = {"type": "array", "items": _one_of(there), "minItems": 1, "maxItems": most}
            yield _call("delete_from_memory", _record(section=_one_of([title]), lines=gone))


def _once(now: memory.Memory, title: str, longest: int) -> list[str]:
    """Lines that can be identified by their text: each occurs once in its section, not even within another line."""
    text = "\n".join(now.lines(title))
    return [line for line in now.lines(title) if line and len(line) <= longest and text.count(line) == 1]


def _additions(room: _Room) -> Shape:
    """One or a few new lines. The pattern has line breaks as JSON escapes them, since that is what grammars match."""
    further = room.lines(MOST_ADDED) - 1
    length = min(room.text(further + 1), LONGEST_ADDED)
    line = f"[+]{_CHARACTER}{{1,{length}}}"
    return {"type": "string", "pattern": rf"^{line}(\\n{line}){{0,{further}}}$"}


def _call(name: str, arguments: JsonValue) -> Shape:
    return _record(name=_one_of([name]), arguments=arguments)


def _text(longest: int) -> Shape:
    return {"type": "string", "maxLength": longest}


def _one_of(choices: list[str]) -> Shape:
    return {"type": "string", "enum": [*choices]}


def _record(**properties: JsonValue) -> Shape:
    return {"type": "object", "properties": properties, "required": [*properties], "additionalProperties": False}


def _either(choices: list[Shape]) -> JsonValue:
    return choices[0] if len(choices) == 1 else {"anyOf": [*choices]}
