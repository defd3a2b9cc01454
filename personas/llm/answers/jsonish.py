"""JSON as models write it: objects amid prose, read tolerantly in form and strictly in substance.

Forgiven, because they leave no doubt about what was said: prose and code fences around, trailing commas,
single and typographic quotes, bare field names, comments, raw line breaks in strings, Python's True, False
and None, unknown escapes. Not forgiven, because a repair would have to guess: missing commas, unescaped
quotes inside a string, bare words as values, numbers that are not finite. A value counts as said only when
it is complete: of an object that the end of the text cuts off, only the finished fields are kept.
"""

import json
import math
import re
from dataclasses import dataclass, field
from enum import Enum, auto

from pydantic import JsonValue

from glassbox_site.ground import words

MAX_DEPTH = 32
MAX_DIGITS = 40
MAX_PROSE_BRACES = 200

_BLANK = re.compile(r"(?:\s+|//[^\n]*|/\*.{0,1000}?\*/)*+", re.DOTALL)
_BRACE = re.compile(r"[{}]")
_FENCE = re.compile(r"```[a-zA-Z]*")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_\-]*+")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_UNFINISHED_NUMBER = re.compile(r"[-+.0-9eE]++\Z")
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_STRINGS = {
    '"': re.compile(r'"((?:[^"\\]++|\\.)*+)"', re.DOTALL),
    "'": re.compile(r"'((?:[^'\\]++|\\.)*+)'", re.DOTALL),
    "“": re.compile(r"“((?:[^”\\]++|\\.)*+)”", re.DOTALL),
}
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_LITERALS: dict[str, JsonValue] = {
    "true": True, "false": False, "null": None, "True": True, "False": False, "None": None,
}  # fmt: skip


class State(Enum):
    """How reading an object ended: at its brace, at the end of the text, or at something that is not JSON."""

    COMPLETE = auto()
    CUT_SHORT = auto()
    BROKEN = auto()


@dataclass(slots=True, kw_only=True)
class Found:
    """An object in a text, from `start` to `end`.

    `fields` are the complete ones, `begun` every name that was written, `contradictions` the names that were
    given two different values. If the object is broken, `end` is the position of the fault.
    """

    start: int
    end: int
    state: State = State.COMPLETE
    fields: dict[str, JsonValue] = field(default_factory=dict)
    begun: list[str] = field(default_factory=list)
    contradictions: list[str] = field(default_factory=list)


def objects(text: str) -> list[Found]:
    """Every outermost object of the text, in order; braces that open no object count as prose.

    After `MAX_PROSE_BRACES` of those the search ends, so that no text can make it slow.
    """
    found: list[Found] = []
    prose_braces = 0
    position = text.find("{")
    while position >= 0 and prose_braces < MAX_PROSE_BRACES:
        candidate = _object(text, position)
        if candidate.begun:
            found.append(candidate)
            position = text.find("{", _behind(text, candidate))
        else:
            prose_braces += 1
            position = text.find("{", position + 1)
    return found


def whole(text: str) -> Found | None:
    """The one object that the text consists of, a code fence around it aside; else None."""
    stripped = text.strip()
    if fence := _FENCE.match(stripped):
        stripped = stripped[fence.end() :].removesuffix("```").strip()
    if not stripped.startswith("{"):
        return None
    found = _object(stripped, 0)
    is_whole = found.state is State.COMPLETE and not stripped[found.end :].strip()
    return found if is_whole else None


def _object(text: str, start: int) -> Found:
    """Tries the fast strict parser first, which is enough for most replies; `_Reader` takes whatever is left."""
    try:
        fields, end = _STRICT.raw_decode(text, start)
    except (ValueError, RecursionError):
        return _Reader(text, start).read()
    said = text[start:end]
    is_deep = said.count("{") + said.count("[") > MAX_DEPTH
    if is_deep or "\\u" in said or words.harmless(said) != said:
        return _Reader(text, start).read()
    return Found(start=start, end=end, fields=fields, begun=list(fields))


def _once(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise _Broken
    return fields


def _behind(text: str, found: Found) -> int:
    """Where to look for the next object: not inside a broken one, whose parts would pass for answers."""
    if found.state is State.COMPLETE:
        return found.end
    if found.state is State.CUT_SHORT:
        return len(text)
    depth = 0
    for brace in _BRACE.finditer(text, found.start):
        depth += 1 if brace.group() == "{" else -1
        if depth == 0:
            return brace.end()
    return len(text)


class _Broken(ValueError):
    """The text is not JSON, even when read tolerantly."""


class _CutShort(Exception):
    """The text ends in the middle of a value."""


class _Reader:
    """Recursive descent over one object; the outermost object's fields are kept as they are completed."""

    def __init__(self, text: str, start: int) -> None:
        self.text = text
        self.position = start
        self.found = Found(start=start, end=start)

    def read(self) -> Found:
        try:
            self._object(self.found.fields, depth=1)
        except _Broken:
            self.found.state = State.BROKEN
        except _CutShort:
            self.found.state = State.CUT_SHORT
            self.position = len(self.text)
        self.found.end = self.position
        return self.found

    def _value(self, depth: int) -> JsonValue:
        if depth > MAX_DEPTH:
            raise _Broken
        opening = self._peek()
        if opening == "{":
            fields: dict[str, JsonValue] = {}
            self._object(fields, depth)
            return fields
        if opening == "[":
            return self._array(depth)
        return self._string() if opening in _STRINGS else self._bare()

    def _object(self, fields: dict[str, JsonValue], depth: int) -> None:
        self.position += 1
        while self._peek() != "}":
            name = self._name()
            self._expect(":")
            if fields is self.found.fields:
                self.found.begun.append(name)
            self._store(fields, name, self._value(depth + 1))
            self._comma_unless("}")
        self.position += 1

    def _store(self, fields: dict[str, JsonValue], name: str, value: JsonValue) -> None:
        """Records a name with two different values as a contradiction, which is for the caller to judge."""
        if name in fields and not _same(fields[name], value):
            self.found.contradictions.append(name)
        fields[name] = value

    def _array(self, depth: int) -> list[JsonValue]:
        self.position += 1
        items: list[JsonValue] = []
        while self._peek() != "]":
            items.append(self._value(depth + 1))
            self._comma_unless("]")
        self.position += 1
        return items

    def _name(self) -> str:
        if self._peek() in _STRINGS:
            return self._string()
        bare = _NAME.match(self.text, self.position)
        if bare is None:
            raise _Broken
        self.position = bare.end()
        return bare.group()

    def _string(self) -> str:
        match = _STRINGS[self.text[self.position]].match(self.text, self.position)
        if match is None:
            raise _CutShort
        self.position = match.end()
        return words.harmless(_ESCAPE.sub(_unescaped, match.group(1)))

    def _bare(self) -> JsonValue:
        if _UNFINISHED_NUMBER.match(self.text, self.position):
            raise _CutShort
        if number := _NUMBER.match(self.text, self.position):
            self.position = number.end()
            return _number(number.group())
        return self._literal()

    def _literal(self) -> JsonValue:
        word = _NAME.match(self.text, self.position)
        if word is None:
            raise _Broken
        if word.group() in _LITERALS:
            self.position = word.end()
            return _LITERALS[word.group()]
        if word.end() == len(self.text) and any(name.startswith(word.group()) for name in _LITERALS):
            raise _CutShort
        raise _Broken

    def _comma_unless(self, closing: str) -> None:
        if self._peek() != closing:
            self._expect(",")

    def _expect(self, mark: str) -> None:
        if self._peek() != mark:
            raise _Broken
        self.position += 1

    def _peek(self) -> str:
        blank = _BLANK.match(self.text, self.position)
        if blank is not None:
            self.position = blank.end()
        if self.position >= len(self.text):
            raise _CutShort
        return self.text[self.position]


def _unescaped(match: re.Match[str]) -> str:
    code = match.group(1)
    if len(code) > 1:
        return chr(int(code[1:], 16))
    return _ESCAPED.get(code, code)


def _number(digits: str) -> int | float:
    if len(digits) > MAX_DIGITS:
        raise _Broken
    if digits.lstrip("-").isdigit():
        return int(digits)
    value = float(digits)
    if not math.isfinite(value):
        raise _Broken
    return value


def _never(word: str) -> JsonValue:
    raise _Broken


_STRICT = json.JSONDecoder(object_pairs_hook=_once, parse_int=_number, parse_float=_number, parse_constant=_never)


def _same(one: JsonValue, other: JsonValue) -> bool:
    return type(one) is type(other) and one == other
