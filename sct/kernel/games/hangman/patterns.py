"""Reads the board of Hangman from a host's reply, in the many ways hosts write it.

A run of letters and blanks is a pattern. If it can be read in two ways ("this is a _ _ _": an article or the first
letter?), the length of the previous pattern decides; without one it is ambiguous. Dashes are blanks only if there are
no underscores and a label or the whole line shows that a pattern is meant. What might be something else (a line under
a drawing, a word in italics, a list of letters) counts only if nothing clearer was said.
"""

import functools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sct.kernel.games import seam
from sct.kernel.games.hangman import pattern_signs, pattern_tokens

_IN_ITALICS = re.compile(r"_[^_]{2,}_")
_SPELLED = re.compile(r"[^\W\d_](?:-[^\W\d_])+")
NOTHING = seam.Board(norm=None, method="none")
AMBIGUOUS = seam.Board(norm=None, method="ambiguous")
UNGUESSED = seam.Board(norm=None, method="unguessed")


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line, or the part after its label. `lists`: the text just before it announces a list of letters."""

    text: str
    is_labelled: bool = False
    is_table: bool = False
    lists: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    board: seam.Board
    is_clear: bool = True


@functools.lru_cache(maxsize=4096)
def read_pattern(reply: str, earlier: str | None = None, guessed: str | None = None) -> seam.Board:
    """The last pattern in the reply. `earlier` is the previous reply's pattern, `guessed` the letters guessed so far;
    None if unknown. A pattern that shows a letter nobody guessed is an example, not the board."""
    drawn = pattern_signs.redrawn(reply, None if earlier is None else len(earlier), guessed)
    lines = [pattern_tokens.clean(line) for line in drawn.splitlines() if line.strip()]
    readings = [
        reading
        for above, line in zip(["", *lines], lines, strict=False)
        if (reading := _read_line(line, above, earlier)).board is not NOTHING
    ]
    shown = [reading for reading in readings if not _is_example(reading.board, guessed)]
    if readings and not shown:
        return UNGUESSED
    readings = shown
    clear = [reading.board for reading in readings if reading.is_clear and reading.board.is_found]
    if clear:
        return clear[-1]
    if any(reading.board is AMBIGUOUS for reading in readings):
        return AMBIGUOUS
    return _the_one_of([reading.board for reading in readings], earlier)


def latest_pattern(replies: Iterable[tuple[str, str | None]]) -> seam.Board:
    """The pattern of the latest reply that has one; if none has, what was wrong with the latest attempt. Each reply
    comes with the letters guessed before it."""
    earlier: str | None = None
    result = NOTHING
    for reply, guessed in replies:
        board = read_pattern(reply, earlier, guessed)
        if board.is_found:
            earlier = board.norm
        if board.is_found or (board is not NOTHING and not result.is_found):
            result = board
    return result


def _is_example(board: seam.Board, guessed: str | None) -> bool:
    return board.norm is not None and guessed is not None and not set(board.norm) - {"_"} <= set(guessed)


def agrees(word: str, pattern: str) -> bool:
    """Whether the word has the pattern's length and its shown letters."""
    return len(word) == len(pattern) and all(
        shown in ("_", letter) for shown, letter in zip(pattern, pattern_tokens.folded(word), strict=True)
    )


def _the_one_of(boards: Sequence[seam.Board], earlier: str | None) -> seam.Board:
    """Chooses among unclear boards: the only one, or the only one as long as the previous pattern."""
    if len({board.norm for board in boards}) > 1 and earlier is not None:
        boards = [board for board in boards if len(board.norm or "") == len(earlier)]
    if len({board.norm for board in boards}) > 1:
        return AMBIGUOUS
    return boards[-1] if boards else NOTHING


def _read_line(line: str, above: str, earlier: str | None) -> Reading:
    is_table = line.count("|") >= 2
    label = pattern_tokens.LABEL.search(line)
    if label is not None:
        behind = Line(
            text=line[label.end() :],
            is_labelled=True,
            is_table=is_table,
            lists=pattern_tokens.announces_letters(line[: label.end()]),
        )
        reading = _read(behind, earlier)
        if reading.board is not NOTHING:
            return reading
    return _read(Line(text=line, is_table=is_table, lists=pattern_tokens.announces_letters(above)), earlier)


def _read(line: Line, earlier: str | None) -> Reading:
    tokens = list(pattern_tokens.tokens(line.text, dashes="_" not in line.text, is_table=line.is_table))
    readings = [
        reading
        for run in pattern_tokens.runs(tokens)
        if (reading := _read_run(run, line, earlier)).board is not NOTHING
    ]
    if len(readings) > 1 and any(token.text == "/" for token in tokens):
        return Reading(board=AMBIGUOUS)  # two words
    if readings:
        return readings[0] if line.is_labelled else readings[-1]
    return Reading(board=_completed(tokens, earlier) if line.is_labelled else NOTHING)


def _read_run(run: pattern_tokens.Run, line: Line, earlier: str | None) -> Reading:
    if any("-" in token.text for token in run.tokens) and (line.is_table or not _are_dashes_meant(run, line)):
        return Reading(board=NOTHING)
    if len(run.tokens) == 1:
        return _compact(run, line, earlier)
    blanks = {len(token.text) for token in run.tokens if token.kind == "blank"}
    if pieces := [token.text for token in run.tokens if token.kind == "piece"]:
        is_prose = not blanks and all(map(_IN_ITALICS.fullmatch, pieces))
        return Reading(board=NOTHING if is_prose else AMBIGUOUS)
    if len(blanks) > 1:
        return Reading(board=AMBIGUOUS)
    if run.holds_only("letter"):
        return _spelled_out(run, line, earlier)
    method = "table" if line.is_table else "labelled" if line.is_labelled else "spaced"
    return Reading(board=_chosen(run, earlier, method))


def _are_dashes_meant(run: pattern_tokens.Run, line: Line) -> bool:
    if line.is_labelled:
        return True
    return run.is_whole_line and len(run.tokens) >= 3 and all(len(token.text) == 1 for token in run.tokens)


def _compact(run: pattern_tokens.Run, line: Line, earlier: str | None) -> Reading:
    [token] = run.tokens
    if token.kind == "letter" or len(token.text) < 2:
        return Reading(board=NOTHING)
    if _SPELLED.fullmatch(token.text):
        return Reading(board=_dashed(token.text, earlier))
    norm = pattern_tokens.folded(token.text).replace("-", "_")
    if line.is_labelled:
        return Reading(board=seam.Board(norm=norm, method="labelled"))
    is_meant = _is_meant(norm, run, earlier)
    return Reading(board=seam.Board(norm=norm, method="compact") if is_meant else NOTHING, is_clear=False)


def _is_meant(norm: str, run: pattern_tokens.Run, earlier: str | None) -> bool:
    """Whether underscores in an unlabelled piece are blanks, rather than part of italics, a name or a drawing."""
    if earlier is not None and (agrees(norm, earlier) or not norm.strip("_")):
        return agrees(norm, earlier)
    if _IN_ITALICS.fullmatch(norm):
        return False
    stands_out = run.is_parted_before and run.after is None
    return stands_out or 2 * norm.count("_") >= len(norm)


def _dashed(text: str, earlier: str | None) -> seam.Board:
    """Reads "c-a-t": spelled out, or with a blank after each letter? The previous pattern's length decides."""
    word, norm = pattern_tokens.folded(text.replace("-", "")), pattern_tokens.folded(text).replace("-", "_")
    if earlier is None or len(earlier) not in (len(word), len(norm)):
        return AMBIGUOUS
    if len(earlier) == len(word):
        return seam.Board(norm=word, method="revealed")
    return seam.Board(norm=norm, method="labelled")


def _spelled_out(run: pattern_tokens.Run, line: Line, earlier: str | None) -> Reading:
    """Single letters without blanks are the whole word if a label says so or if they complete the previous pattern."""
    if len(run.tokens) < 3 or line.lists:
        return Reading(board=NOTHING)
    board = seam.Board(norm=run.norm, method="revealed")
    if line.is_labelled and run.before is None:
        return Reading(board=board)
    completes = earlier is not None and run.is_whole_line and agrees(run.norm, earlier)
    return Reading(board=board if completes else NOTHING, is_clear=False)


def _chosen(run: pattern_tokens.Run, earlier: str | None, method: str) -> seam.Board:
    """Letters at the edges of a run may belong to the sentence around it; the previous pattern's length decides."""
    letters = [token.kind == "letter" for token in run.tokens]
    lead = letters.index(False) if run.before else 0
    trail = letters[::-1].index(False) if run.after else 0
    norms = _cut(run, lead, trail)
    if earlier is not None and (as_long := [norm for norm in norms if len(norm) == len(earlier)]):
        norms = as_long
    else:
        norms = _cut(run, 0 if run.is_parted_before else lead, 0 if run.is_parted_after else trail)
    if len(norms) != 1 or len(norms[0]) < 2:
        return AMBIGUOUS
    return seam.Board(norm=norms[0], method=method)


def _cut(run: pattern_tokens.Run, lead: int, trail: int) -> list[str]:
    """The distinct readings that leave out up to `lead` and `trail` letters at the edges, the whole run first."""
    whole = len(run.tokens)
    cuts = [run.tokens[first : whole - last] for first in range(lead + 1) for last in range(trail + 1)]
    return list(dict.fromkeys(pattern_tokens.normal(cut) for cut in cuts))


def _completed(tokens: Sequence[pattern_tokens.Token], earlier: str | None) -> seam.Board:
    """A whole word after a label counts only if it completes the previous pattern."""
    if len(tokens) != 1 or earlier is None or not tokens[0].text.isalpha() or not agrees(tokens[0].text, earlier):
        return NOTHING
    return seam.Board(norm=pattern_tokens.folded(tokens[0].text), method="revealed")
