"""From a model's words to a checked answer, or to a reason why there is none.

Nothing is guessed. The last object in the reply that has a field of the wanted shape is the answer; if it
contradicts itself or does not fit, the reply is unreadable even if an earlier object would do, because the model
moved on from that one. A broken object makes the reply unreadable wherever it is, because nobody knows where it
ends. One that the end of the text cuts off is an answer only if every field of the shape is complete, because a
field that is missing there may not have been left out on purpose.
"""

import functools
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeVar

from pydantic import BaseModel, JsonValue, ValidationError

from glassbox_site.ground import words
from personas.llm.answers import jsonish, thinking

MAX_CHARACTERS = 100_000
FAULTS_NAMED = 3

Shape = TypeVar("Shape", bound=BaseModel)


class Reason(StrEnum):
    """The kinds of unreadable replies, for counting."""

    NOTHING_SAID = "nothing_said"
    TOO_LONG = "too_long"
    NO_OBJECT = "no_object"
    BROKEN = "broken"
    CUT_SHORT = "cut_short"
    CONTRADICTION = "contradiction"
    MISFIT = "misfit"
    OBJECTION = "objection"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreadable:
    """Why a reply is not an answer: the kind, the fault in words for the model, and the fields that were complete."""

    reason: Reason
    fault: str
    said: Mapping[str, JsonValue] = field(default_factory=dict)


def read(text: str, shape: type[Shape]) -> Shape | Unreadable:
    if len(text) > MAX_CHARACTERS:
        fault = f"it is {len(text)} characters long, more than {MAX_CHARACTERS}"
        return Unreadable(reason=Reason.TOO_LONG, fault=fault)
    parted = thinking.part(words.harmless(text))
    if not parted.said.strip():
        return _silence(parted.thought)
    names = _names(shape)
    objects = jsonish.objects(parted.said)
    candidates = [answer for found in objects if (answer := _answer(found, names))]
    if broken := [answer for answer in candidates if answer.state is jsonish.State.BROKEN]:
        return _broken(broken[0], parted.said)
    if stray := _stray(parted.said, objects, names):
        fault = f"{_quoted([stray])} stands outside of the object's braces"
        return Unreadable(reason=Reason.BROKEN, fault=fault)
    if not candidates:
        fault = f"there is no JSON object with the fields {', '.join(sorted(names))} in it"
        return Unreadable(reason=Reason.NO_OBJECT, fault=fault)
    return _judged(candidates[-1], shape)


def correction(unreadable: Unreadable) -> str:
    """What to tell the model so that its next answer can be used."""
    advice = {
        Reason.CUT_SHORT: "Answer again, shorter, with the whole JSON object and nothing else.",
        Reason.TOO_LONG: "Answer again, much shorter, with one JSON object and nothing else.",
    }.get(unreadable.reason, "Answer again with one JSON object and nothing else.")
    return f"Your last answer could not be used: {unreadable.fault}. {advice}"


def _silence(thought: str) -> Unreadable:
    fault = "all of it was thought and nothing was said after the thinking block" if thought else "it was empty"
    return Unreadable(reason=Reason.NOTHING_SAID, fault=fault)


@functools.cache
def _names(shape: type[BaseModel]) -> frozenset[str]:
    aliases = {info.validation_alias for info in shape.model_fields.values()}
    return frozenset(shape.model_fields) | {alias for alias in aliases if isinstance(alias, str)}


def _stray(text: str, objects: list[jsonish.Found], names: frozenset[str]) -> str:
    """A field that stands outside of every object: a brace closed too early, or opened too late."""
    position, gaps = 0, []
    for found in objects:
        gaps.append(text[position : found.start])
        position = found.end
    outside = "\0".join([*gaps, text[position:]])
    if ":" not in outside:
        return ""
    known = "|".join(map(re.escape, sorted(names)))
    stray = re.search(rf"[\"'“]({known})[\"'”]\s*:", outside)
    return stray.group(1) if stray else ""


def _answer(found: jsonish.Found, names: frozenset[str]) -> jsonish.Found | None:
    """The object if it has a wanted field, or the one inside a wrapper such as {"answer": {...}}."""
    if names.intersection(found.begun):
        return found
    inner = next(iter(found.fields.values()), None)
    if len(found.begun) == 1 and isinstance(inner, dict) and names.intersection(inner):
        return replace(found, fields=inner, begun=list(inner))
    return None


def _broken(found: jsonish.Found, text: str) -> Unreadable:
    near = words.brief(text[max(0, found.end - 20) : found.end + 20])
    return Unreadable(reason=Reason.BROKEN, fault=f"the JSON is not valid near: {near}", said=found.fields)


def _judged(found: jsonish.Found, shape: type[Shape]) -> Shape | Unreadable:
    if found.contradictions:
        fault = f"it gives {_quoted(found.contradictions)} two different values"
        return Unreadable(reason=Reason.CONTRADICTION, fault=fault, said=found.fields)
    if found.state is jsonish.State.CUT_SHORT and (missing := _missing(found, shape)):
        fault = f"it ends in the middle, before {_quoted(missing)} was complete"
        return Unreadable(reason=Reason.CUT_SHORT, fault=fault, said=found.fields)
    try:
        return shape.model_validate_json(json.dumps(found.fields))
    except ValidationError as misfit:
        return Unreadable(reason=Reason.MISFIT, fault=_fault(misfit), said=found.fields)


def _missing(found: jsonish.Found, shape: type[BaseModel]) -> list[str]:
    return [
        name
        for name, info in shape.model_fields.items()
        if name not in found.fields and info.validation_alias not in found.fields
    ]


def _quoted(names: list[str]) -> str:
    return ", ".join(f'"{words.brief(name, 40)}"' for name in names[:FAULTS_NAMED])


def _fault(misfit: ValidationError) -> str:
    named = []
    for error in misfit.errors(include_url=False, include_context=False)[:FAULTS_NAMED]:
        place = ".".join(str(step) for step in error["loc"]) or "the object"
        named.append(f'"{words.brief(place, 60)}": {words.brief(error["msg"])}')
    return "; ".join(named)
