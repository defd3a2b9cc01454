"""How an agent may change its working memory: three strategies, each with one or two tools.

A tool either returns a new memory or refuses in words the model can act on; a refusal changes nothing. Lines are
kept as they were written: no edit adds or removes a blank line of its own accord.
"""

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar

import pydantic
from pydantic import JsonValue

from personas.llm import chat
from sct.kernel.agents import memory

Strategy = Literal["overwrite", "patch_and_replace", "append_and_delete"]


Fault = Literal[
    "unknown_operation", "wrong_arguments", "not_found", "several_found", "empty_reply", "cut_short", "unreadable"
]
"""Why an edit was refused, for counting. The last three are for updates that are not a list of operations at all."""


class Refused(Exception):
    """The edit cannot be made; the message says why, in words for the model."""

    def __init__(self, reason: str, fault: Fault = "wrong_arguments") -> None:
        super().__init__(reason)
        self.fault: Fault = fault


class Arguments(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid", strict=True)


class Overwrite(Arguments):
    goals_and_plans: str
    facts_and_knowledge: str
    active_notes: str


Section = Annotated[str, pydantic.Field(json_schema_extra={"enum": [*memory.TITLES]})]
"""Offered to the model as an enum of the titles, but read leniently: anything that clearly means a title will do."""


class Patch(Arguments):
    section: Section
    patch: str = pydantic.Field(description="lines beginning with ' ' stay, with '-' go, with '+' come")


class Replace(Arguments):
    section: Section
    old: str
    new: str


class Lines(Arguments):
    section: Section
    lines: list[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    name: str
    description: str
    arguments: type[Arguments]
    edit: Callable[[memory.Memory, Any], memory.Memory]


def apply(before: memory.Memory, strategy: Strategy, name: str, arguments: Mapping[str, JsonValue]) -> memory.Memory:
    """The memory after one tool call. Raises Refused."""
    tool = next((tool for tool in TOOLS[strategy] if tool.name == name), None)
    if tool is None:
        known = ", ".join(tool.name for tool in TOOLS[strategy])
        raise Refused(f"there is no operation {name!r}; there are: {known}", "unknown_operation")
    try:
        read = tool.arguments.model_validate(arguments)
    except pydantic.ValidationError as misfit:
        faults = "; ".join(f"{'.'.join(map(str, error['loc']))}: {error['msg']}" for error in misfit.errors())
        raise Refused(f"the arguments of {name} do not fit: {faults}") from misfit
    after = tool.edit(before, read)
    if title := next((line for lines in after.sections for line in lines if memory.is_title(line)), None):
        raise Refused(f"a line of a section must not be a section's title ({title!r})")
    return after


@functools.cache
def specs(strategy: Strategy) -> tuple[chat.ToolSpec, ...]:
    """The tools of a strategy as they are offered to a model."""
    return tuple(
        chat.ToolSpec(name=tool.name, description=tool.description, parameters=tool.arguments.model_json_schema())
        for tool in TOOLS[strategy]
    )


def _overwrite(_before: memory.Memory, new: Overwrite) -> memory.Memory:
    texts = (new.goals_and_plans, new.facts_and_knowledge, new.active_notes)
    return memory.Memory(sections=tuple(_lines(text) for text in texts))


def _patch(before: memory.Memory, change: Patch) -> memory.Memory:
    title = _title(change.section)
    lines = before.lines(title)
    for hunk in _hunks(_lines(change.patch)):
        old, new = _sides(hunk)
        if old == new:
            raise Refused("the patch changes nothing")
        if _places(lines, old) == [] != _places(lines, [line.removeprefix(" ") for line in old]):
            old, new = ([line.removeprefix(" ") for line in side] for side in (old, new))
        place = _place(lines, old) if old else len(lines)
        lines = (*lines[:place], *new, *lines[place + len(old) :])
    return before.with_lines(title, lines)


def _sides(hunk: Sequence[str]) -> tuple[list[str], list[str]]:
    """The lines before and after the change, without their signs. A blank after a sign stays; `_patch` may drop it."""
    old = [line[1:] for line in hunk if not line.startswith("+")]
    return old, [line[1:] for line in hunk if not line.startswith("-")]


def _replace(before: memory.Memory, change: Replace) -> memory.Memory:
    title = _title(change.section)
    text = "\n".join(before.lines(title))
    old, new = _normal(change.old), _normal(change.new)
    if not old:
        raise Refused("'old' must not be empty")
    places = [found.start() for found in re.finditer(f"(?={re.escape(old)})", text)]
    place = _only(places, change.old)
    changed = text[:place] + new + text[place + len(old) :]
    return before.with_lines(title, tuple(changed.split("\n")) if changed else ())


def _append(before: memory.Memory, added: Lines) -> memory.Memory:
    title = _title(added.section)
    return before.with_lines(title, (*before.lines(title), *_flat(added.lines)))


def _delete(before: memory.Memory, gone: Lines) -> memory.Memory:
    title = _title(gone.section)
    lines = before.lines(title)
    for line in _flat(gone.lines):
        place = _place(lines, [line])
        lines = (*lines[:place], *lines[place + 1 :])
    return before.with_lines(title, lines)


def _title(section: str) -> str:
    wanted = " ".join(section.casefold().replace("_", " ").lstrip("# \t").split())
    title = next((title for title in memory.TITLES if title.casefold() == wanted), None)
    if title is None:
        raise Refused(f"there is no section {section!r}; there are: {', '.join(memory.TITLES)}")
    return title


def _normal(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _lines(text: str) -> memory.Lines:
    """The lines of a text; a line break at the very end does not start another line."""
    text = _normal(text).removesuffix("\n")
    return tuple(text.split("\n")) if text else ()


def _flat(entries: Sequence[str]) -> memory.Lines:
    return tuple(line for entry in entries for line in _normal(entry).split("\n"))


def _hunks(patch: memory.Lines) -> list[list[str]]:
    """The patch, split at "@@" lines. An empty line is read as context: an empty line that stays."""
    hunks: list[list[str]] = [[]]
    for line in patch:
        if line.startswith("@@"):
            hunks.append([])
        elif line and line[0] not in " -+":
            raise Refused(f"a line of a patch must begin with ' ', '-' or '+': {line!r}")
        else:
            hunks[-1].append(line or " ")
    filled = [hunk for hunk in hunks if hunk]
    if not filled:
        raise Refused("the patch is empty")
    return filled


def _places(lines: Sequence[str], block: Sequence[str]) -> list[int]:
    span = len(block)
    return [start for start in range(len(lines) - span + 1) if list(lines[start : start + span]) == list(block)]


def _place(lines: Sequence[str], block: Sequence[str]) -> int:
    return _only(_places(lines, block), "\n".join(block))


Found = TypeVar("Found")


def _only(found: Sequence[Found], wanted: str) -> Found:
    if not found:
        raise Refused(f"this is not in the section: {wanted!r}", "not_found")
    if len(found) > 1:
        reason = f"this is {len(found)} times in the section, so it is not clear which is meant: {wanted!r}"
        raise Refused(reason, "several_found")
    return found[0]


_SECTION = f"Sections: {', '.join(memory.TITLES)}."

TOOLS: Mapping[Strategy, tuple[Tool, ...]] = {
    "overwrite": (
        Tool(
            name="overwrite_memory",
            description="Replace the whole memory: the new text of each of its three sections.",
            arguments=Overwrite,
            edit=_overwrite,
        ),
    ),
    "patch_and_replace": (
        Tool(
            name="patch_memory",
            description="Change lines of a section by a patch. Lines that stay say where; without any, "
            f"the new lines come last. {_SECTION}",
            arguments=Patch,
            edit=_patch,
        ),
        Tool(
            name="replace_in_memory",
            description=f"Replace a text that occurs exactly once in a section by another one. {_SECTION}",
            arguments=Replace,
            edit=_replace,
        ),
    ),
    "append_and_delete": (
        Tool(
            name="append_to_memory",
            description=f"Add lines at the end of a section. {_SECTION}",
            arguments=Lines,
            edit=_append,
        ),
        Tool(
            name="delete_from_memory",
            description=f"Delete whole lines of a section, each given exactly as it stands there. {_SECTION}",
            arguments=Lines,
            edit=_delete,
        ),
    ),
}
