"""Reading the board of Hangman from a host's reply, in the many ways hosts write it.

A line is cut into tokens: single letters, blanks, words. A run of letters and blanks is a pattern. What could
be read in two ways ("this is a _ _ _": an article or the first letter?) is decided by the length of the earlier
pattern, and otherwise called ambiguous. Dashes are blanks only where underscores are absent and a label or the
whole line says that a pattern is meant.
"""

import functools
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sct import games

_LABEL = re.compile(r"\b(?:pattern|word|board|puzzle|progress)\b[^:=_|\n]{0,30}[:=]", re.IGNORECASE)
_ESCAPED = re.compile(r"\\([_*\-`|])")
_TOKEN = re.compile(r"[^\s,|]+")
_DASH = str.maketrans("–—−‐", "----")
_PUNCTUATION = ".!?;:()[]{}\"'“”‘’"
NOTHING = games.Board(norm=None, method="none")
AMBIGUOUS = games.Board(norm=None, method="ambiguous")


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """`kind`: a letter, blanks, letters and blanks in one piece, or a word that has no place in a pattern."""

    text: str
    kind: str
    ends: bool


@functools.lru_cache(maxsize=4096)
def read_pattern(reply: str, earlier: str | None = None) -> games.Board:
    """The last pattern in the reply. `earlier` is the pattern before it, if one is known."""
    result = NOTHING
    for line in reversed(reply.splitlines()):
        board = _read_line(_clean(line), earlier)
        if board.is_found:
            return board
        if board is AMBIGUOUS:
            result = AMBIGUOUS
    return result


def latest_pattern(replies: Sequence[str]) -> games.Board:
    """The pattern of the latest reply that has one; without any, what was wrong with the latest attempt."""
    earlier: str | None = None
    result = NOTHING
    for reply in replies:
        board = read_pattern(reply, earlier)
        if board.is_found:
            earlier = board.norm
        if board.is_found or (board is AMBIGUOUS and not result.is_found):
            result = board
    return result


def agrees(word: str, pattern: str) -> bool:
    """Whether the word has the pattern's length and its shown letters."""
    return len(word) == len(pattern) and all(
        shown in ("_", letter) for shown, letter in zip(pattern, word.casefold(), strict=True)
    )


def _clean(line: str) -> str:
    line = _ESCAPED.sub(r"\1", unicodedata.normalize("NFKC", line).translate(_DASH))
    return re.sub(r"`|\*+", " ", line)


def _read_line(line: str, earlier: str | None) -> games.Board:
    is_table = line.count("|") >= 2
    label = _LABEL.search(line)
    if label is not None:
        board = _read_rest(line[label.end() :], earlier, is_labelled=True, is_table=is_table)
        if board is not NOTHING:
            return board
    return _read_rest(line, earlier, is_labelled=False, is_table=is_table)


def _read_rest(text: str, earlier: str | None, *, is_labelled: bool, is_table: bool) -> games.Board:
    tokens = list(_tokens(text, dashes="_" not in text and not is_table))
    readings = [
        reading
        for start, end in _runs(tokens)
        for reading in [_read_run(tokens, start, end, earlier, is_labelled=is_labelled, is_table=is_table)]
        if reading is not NOTHING
    ]
    if readings:
        return readings[0] if is_labelled else readings[-1]
    return _revealed(tokens, earlier) if is_labelled else NOTHING


def _tokens(text: str, *, dashes: bool) -> Iterator[Token]:
    blanks = "_-" if dashes else "_"
    for found in _TOKEN.finditer(text):
        token = found[0].strip(_PUNCTUATION)
        if token:
            yield Token(text=token, kind=_kind(token, blanks), ends=found[0][-1] in _PUNCTUATION)


def _kind(token: str, blanks: str) -> str:
    if len(token) == 1 and token.isalpha():
        return "letter"
    if all(sign in blanks for sign in token):
        return "blank"
    if any(sign in blanks for sign in token) and all(sign in blanks or sign.isalpha() for sign in token):
        return "piece"
    return "word"


def _runs(tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    start = None
    for place, token in enumerate([*tokens, Token(text="", kind="word", ends=False)]):
        if token.kind == "word":
            if start is not None:
                yield start, place
            start = None
        elif start is None:
            start = place


def _read_run(
    tokens: Sequence[Token], start: int, end: int, earlier: str | None, *, is_labelled: bool, is_table: bool
) -> games.Board:
    run = tokens[start:end]
    is_whole_line = start == 0 and end == len(tokens)
    if any("-" in token.text for token in run) and not _are_dashes_meant(run, is_labelled, is_whole_line):
        return NOTHING
    method = "table" if is_table else "labelled" if is_labelled else "spaced"
    if len(run) == 1:
        return _compact(run[0], "labelled" if is_labelled else "compact")
    if any(token.kind == "piece" for token in run) or len({len(t.text) for t in run if t.kind == "blank"}) > 1:
        return AMBIGUOUS
    if all(token.kind == "letter" for token in run):
        is_meant = len(run) >= 3 and (is_whole_line or (is_labelled and start == 0))
        return games.Board(norm=_norm(run), method="revealed") if is_meant else NOTHING
    return _choose(_with_and_without_articles(tokens, start, end, is_labelled), earlier, method)


def _are_dashes_meant(run: Sequence[Token], is_labelled: bool, is_whole_line: bool) -> bool:
    if is_labelled:
        return True
    return is_whole_line and len(run) >= 3 and all(len(token.text) == 1 for token in run)


def _compact(token: Token, method: str) -> games.Board:
    if token.kind == "letter" or len(token.text) < 2:
        return NOTHING
    return games.Board(norm=token.text.casefold().replace("-", "_"), method=method)


def _norm(run: Sequence[Token]) -> str:
    return "".join("_" if token.kind == "blank" else token.text.casefold() for token in run)


def _with_and_without_articles(tokens: Sequence[Token], start: int, end: int, is_labelled: bool) -> list[str]:
    """The run as it stands and, where "a" or "I" at its edge may belong to the sentence around it, without."""
    run = list(tokens[start:end])
    readings = [_norm(run)]
    sentence_before = not is_labelled and start > 0 and not tokens[start - 1].ends
    if sentence_before and run[0].text in ("a", "A", "I"):
        readings.append(_norm(run[1:]))
    sentence_after = end < len(tokens) and not run[-1].ends
    if sentence_after and run[-1].text in ("a", "A", "I"):
        readings.append(_norm(run[:-1]))
    return readings


def _choose(readings: list[str], earlier: str | None, method: str) -> games.Board:
    if len(readings) > 1 and earlier is not None:
        readings = [reading for reading in readings if len(reading) == len(earlier)]
    if len(readings) != 1 or len(readings[0]) < 2:
        return AMBIGUOUS
    return games.Board(norm=readings[0], method=method)


def _revealed(tokens: Sequence[Token], earlier: str | None) -> games.Board:
    """A whole word after a label counts only where it completes the pattern before it."""
    if len(tokens) != 1 or earlier is None or not tokens[0].text.isalpha() or not agrees(tokens[0].text, earlier):
        return NOTHING
    return games.Board(norm=tokens[0].text.casefold(), method="revealed")
