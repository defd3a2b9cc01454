"""What the page is sent, as types for its scripts, generated from the dataclasses that frames are written from.

    python -m tests.scripts.shapes

A member that may be missing is optional: what a view may not know, and in events what older logs may lack.
"""

import collections.abc
import dataclasses
import enum
import json
import textwrap
import types
import typing
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from games.engine.eyes.knowledge import Perspective
from games.engine.facts import actions, events

FILE = Path(__file__).parents[2] / "static/js/match/shapes.js"
WIDTH = 120
HEAD = """/* What frames, boards and events are made of, for the type checker alone: no page loads this file.

   Written by `python -m tests.scripts.shapes` from the classes that the frames are written from; a test holds it to
   them. In a script: @import {Frame} from "./shapes.js" */

export {};
"""
FRAME = """
/** @typedef {Event["kind"]} Kind */

/** @typedef {Board["viewer"]} View Through whose eyes. */

/** @typedef {object} Stamp A claim as the log judges it. `against` is the entry that refutes it.
 * @property {Pick<Claim, "topic" | "subject"> & Partial<Claim>} claim
 * @property {"true" | "mistaken" | "lie" | "unsupported" | "undecidable"} verdict
 * @property {number | null} [against]
 * @property {[number, number]} [span]
 */

/** @typedef {object} Pair A line that blames others than the thought behind it does.
 * @property {number} thought
 * @property {Color[]} says
 * @property {Color[]} thinks
 */

/** @typedef {object} Rereading What a clerk and the reader take a line to claim: both alike, and either alone.
 * @property {Stamp[]} [shared]
 * @property {Stamp[]} [clerk]
 * @property {Stamp[]} [reader]
 */

/** @typedef {object} Call What a decision took of its player's model.
 * @property {"read" | "unreadable" | "refused" | "failed"} state
 * @property {number} seconds
 * @property {number} tokens_in
 * @property {number} tokens_out
 * @property {number} [estimated] Of all tokens, what no endpoint told.
 * @property {number} [dollars]
 * @property {number} [chances]
 * @property {number} [resent]
 * @property {string} [fault]
 * @property {string[]} [fitted]
 */

/** @typedef {object} Remark A commentator's sentence, and the facts that it is made of; in a model's words, `of` is
 * `model`, `by` its name, and `from` what it was to say.
 * @property {string} say
 * @property {string} of
 * @property {Record<string, string | number | Color[]>} [facts]
 * @property {string} [by]
 * @property {{of: string, facts: Record<string, string | number | Color[]>}[]} [from]
 */

/** @typedef {object} Frame One thing that a view perceives. `board` is a merge patch of the board before it.
 * @property {number} n
 * @property {number} [seq]
 * @property {number} tick
 * @property {Event} event
 * @property {string} caption
 * @property {object} [board]
 * @property {Stamp[]} [truth]
 * @property {Pair} [pair]
 * @property {Rereading} [clerk]
 * @property {Call} [call]
 * @property {Remark[]} [cast]
 */

/**
 * @template {Kind} Of
 * @typedef {Frame & {event: Extract<Event, {kind: Of}>}} FrameOf One whose event is of that kind.
 */
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null", object: "unknown"}
RENAMED = {Perspective: "Board"}
"""The page calls a board what the engine calls a perspective."""
KINDS = {"Event": typing.get_args(events.Event), "Action": typing.get_args(actions.Action)}
"""The unions, whose members have a field that tells which one they are."""


def written() -> str:
    """The whole file."""
    told = set(_reached(KINDS["Event"]))  # read from a log, perhaps an old one
    shapes = sorted(told | set(_reached([Perspective])), key=_name)
    enums = sorted({each for shape in shapes for each in _parts(shape) if _is_enum(each)}, key=_name)
    parts = (
        *(_choice(each.__name__, [json.dumps(member.value) for member in each]) for each in enums),
        *(_shape(shape, may_lack=shape in told) for shape in shapes),
        *(_choice(name, [f'({_name(kind)} & {{kind: "{_name(kind)}"}})' for kind in KINDS[name]]) for name in KINDS),
    )
    return HEAD + "\n" + "\n".join(parts) + FRAME


def _reached(shapes: Iterable[Any]) -> Iterator[Any]:
    """These classes and all that their fields are made of."""
    left, seen = list(shapes), set()
    while left:
        if (shape := left.pop()) not in seen:
            seen.add(shape)
            yield shape
            left += [each for each in _parts(shape) if dataclasses.is_dataclass(each)]


def _parts(shape: Any) -> Iterator[Any]:
    """Every type that its fields name, however deep in a tuple, a mapping or a choice."""
    left = list(typing.get_type_hints(shape).values())
    while left:
        yield (hint := left.pop())
        left += [part for part in typing.get_args(hint) if part is not Ellipsis]


def _shape(shape: Any, *, may_lack: bool) -> str:
    hints = typing.get_type_hints(shape)
    members = [_member(field, hints[field.name], may_lack=may_lack) for field in dataclasses.fields(shape)]
    return "\n".join([f"/** @typedef {{object}} {_name(shape)}", *members, " */", ""])


def _member(field: "dataclasses.Field[object]", hint: Any, *, may_lack: bool) -> str:
    is_given = field.default is field.default_factory is dataclasses.MISSING
    is_optional = types.NoneType in typing.get_args(hint) or (may_lack and not is_given)
    return f" * @property {{{_type(hint)}}} {f'[{field.name}]' if is_optional else field.name}"


def _type(hint: Any) -> str:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return " | ".join(map(json.dumps, args))
    if origin is tuple:
        return f"{_enclosed(args[0])}[]" if args[1:] == (...,) else f"[{', '.join(map(_type, args))}]"
    if origin is collections.abc.Mapping:
        return f"Partial<Record<{_type(args[0])}, {_type(args[1])}>>"
    if origin in (types.UnionType, typing.Union):
        return " | ".join(_options(args))
    return PLAIN.get(hint) or _name(hint)


def _options(args: Sequence[Any]) -> Iterator[str]:
    """The options of a union type; a named union is written by its name."""
    named = next((name for name, kinds in KINDS.items() if set(kinds) <= set(args)), None)
    if named:
        yield named
    yield from (_type(each) for each in args if not named or each not in KINDS[named])


def _enclosed(hint: Any) -> str:
    text = _type(hint)
    return f"({text})" if " | " in text else text


def _choice(name: str, options: Sequence[str]) -> str:
    """A type that is one of these, a few on each line."""
    lines = textwrap.wrap(" | ".join(options), WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join(["/** @typedef {(", *(f"  {line}" for line in lines), f")}} {name} */", ""])


def _is_enum(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, enum.Enum)


def _name(shape: Any) -> str:
    return RENAMED.get(shape) or str(shape.__name__)


if __name__ == "__main__":
    FILE.write_text(written())
