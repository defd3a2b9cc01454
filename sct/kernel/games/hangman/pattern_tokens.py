"""Splits a line of a host's reply into tokens (letters, blanks, pieces of a pattern, words), and these into runs.

A run may be one pattern: letters and blanks with no word, end of sentence or bracket in between.
"""

import html
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

LABEL = re.compile(r"\b(?:pattern|word|board|puzzle|progress)\b[^:=_|\n]{0,30}[:=]", re.IGNORECASE)

_LISTING = re.compile(r"letters|guess|tried|used|wrong|miss|incorrect|\bnot\b", re.IGNORECASE)
_ESCAPED = re.compile(r"\\([_*\-`|])")
_DECORATION = re.compile(r"[`$]|\*+")
_INVISIBLE = re.compile("[\u200b-\u200d\u2060\ufeff]")
_CELL = re.compile(r"[^\s,|]+")
_TOKEN = re.compile(r"[^\s,|]+|\|")
_PARTED = re.compile(r"(?<![^\s\"'(])(?:[^\W\d]\s?-\s?){2,}[^\W\d](?!\w)")
_DASHES = re.compile(r"\s?-\s?")
_DASH = str.maketrans("–—−‐", "----")
_OPENING = "([{"
_CLOSING = ")]}\"'“”‘’"
_SENTENCE_END = ".!?;:"
_PUNCTUATION = _SENTENCE_END + _OPENING + _CLOSING


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """`kind`: "letter", "blank" (one or more), "piece" (letters and blanks together) or "word" (not part of a pattern).

    `opens`: a bracket opens before it and does not close in it. `stops`: a sentence ends after it. `parted`:
    punctuation separates it from what follows.
    """

    text: str
    kind: str
    opens: bool
    stops: bool
    parted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """Consecutive tokens of a line, with the tokens before and after them."""

    tokens: Sequence[Token]
    before: Token | None
    after: Token | None

    @property
    def is_whole_line(self) -> bool:
        return self.before is None and self.after is None

    @property
    def is_parted_before(self) -> bool:
        return self.before is None or self.before.stops

    @property
    def is_parted_after(self) -> bool:
        return self.after is None or self.tokens[-1].parted or self.after.opens or not self.after.text[0].isalnum()

    def holds_only(self, kind: str) -> bool:
        return all(token.kind == kind for token in self.tokens)

    @property
    def norm(self) -> str:
        return normal(self.tokens)


def clean(line: str) -> str:
    """The line without formatting: escapes, emphasis, backticks and invisible characters are removed, all dashes become
    hyphens, and hyphens that only separate the places of a board become spaces."""
    line = unicodedata.normalize("NFKC", html.unescape(line)).translate(_DASH)
    plain = _DECORATION.sub(" ", _INVISIBLE.sub("", _ESCAPED.sub(r"\1", line)))
    return _PARTED.sub(lambda places: _DASHES.sub(" ", places[0]) if "_" in places[0] else places[0], plain)


def announces_letters(text: str) -> bool:
    """Whether the text announces a list of letters. Text in brackets, such as how many there are, is ignored."""
    return _LISTING.search(re.sub(r"\(.*?\)", "", text)) is not None


def tokens(text: str, *, dashes: bool, is_table: bool) -> Iterator[Token]:
    """`dashes`: whether a dash may be a blank. In a table, a bar separates cells; elsewhere it is a token."""
    blanks = "_-" if dashes else "_"
    for found in (_CELL if is_table else _TOKEN).finditer(text):
        raw = found[0]
        stripped = raw.strip(_PUNCTUATION)
        if stripped:
            yield Token(
                text=stripped,
                kind=_kind(stripped, blanks),
                opens=raw[0] in _OPENING and raw[-1] not in _CLOSING,
                stops=raw.rstrip(_CLOSING)[-1] in _SENTENCE_END,
                parted=raw[-1] in _PUNCTUATION or text[found.end() : found.end() + 1] == ",",
            )


def runs(line: Sequence[Token]) -> Iterator[Run]:
    start = 0
    for end in range(len(line) + 1):
        is_word = end == len(line) or line[end].kind == "word"
        is_new = end > start and not is_word and (line[end].opens or line[end - 1].stops)
        if (is_word or is_new) and end > start:
            yield Run(
                tokens=line[start:end],
                before=line[start - 1] if start else None,
                after=line[end] if end < len(line) else None,
            )
        if is_word or is_new:
            start = end + is_word


def normal(run: Sequence[Token]) -> str:
    """The run as a pattern: lower-case letters, and an underscore for each blank."""
    return "".join("_" if token.kind == "blank" else folded(token.text) for token in run)


def folded(text: str) -> str:
    """Folds case. A letter that would become two is kept, because a pattern has one character per place."""
    return "".join(small if len(small := sign.casefold()) == 1 else sign for sign in text)


def _kind(token: str, blanks: str) -> str:
    if len(token) == 1 and token.isalpha():
        return "letter"
    if all(sign in blanks for sign in token):
        return "blank"
    if any(sign in blanks for sign in token) and all(sign in blanks or sign.isalpha() for sign in token):
        return "piece"
    return "word"
