"""Turns a host's note into memory edits: tool calls of the strategy it was given, written as text or native."""

import json
from collections.abc import Iterator, Mapping

from pydantic import JsonValue

from personas.llm import chat
from sct.kernel.hosts import glimpse

SECTION = "Facts and knowledge"

Operation = tuple[str, Mapping[str, JsonValue]]


def update(seen: glimpse.Glimpse, note: str) -> str:
    """The whole answer of an updater."""
    calls = [{"name": name, "arguments": dict(arguments)} for name, arguments in _operations(seen, note)]
    return json.dumps({"tool_calls": calls})


def action(seen: glimpse.Glimpse, note: str) -> chat.Completion | None:
    """A reply of tool calls, made before the answer; None if the memory needs no change."""
    calls = tuple(
        chat.ToolCall(id=f"call-{number}", name=name, arguments=json.dumps(arguments))
        for number, (name, arguments) in enumerate(_operations(seen, note), start=1)
    )
    if not calls:
        return None
    return chat.Completion(text="", tool_calls=calls, finish=chat.Finish.TOOLS)


def _operations(seen: glimpse.Glimpse, note: str) -> Iterator[Operation]:
    """The operations after which the section contains the note and nothing else."""
    before = "\n".join(seen.facts)
    if before == note:
        return
    if seen.strategy == "overwrite":
        texts: dict[str, JsonValue] = {"goals_and_plans": "", "facts_and_knowledge": note, "active_notes": ""}
        yield "overwrite_memory", texts
    elif seen.strategy == "patch_and_replace":
        if before and note:
            yield "replace_in_memory", {"section": SECTION, "old": before, "new": note}
        else:
            patch = f"-{before}" if before else f"+{note}"
            yield "patch_memory", {"section": SECTION, "patch": patch}
    else:
        if before:
            yield "delete_from_memory", {"section": SECTION, "lines": [before]}
        if note:
            yield "append_to_memory", {"section": SECTION, "lines": [note]}
