"""Redraws boards that use signs other than underscores, with underscores.

Only what is clearly a board is redrawn: letters and one sign, alone on the line or after an announcement, as long as
the previous pattern, and with no letter that the player has not guessed. Signs that also occur in sentences, lists and
rules need a label or a telling length as well. All other text is left unchanged.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from sct.kernel.games.hangman import pattern_tokens

DRAWN = "●○◯◌⚫⚪■□▢◻◼◽◾⬜⬛▪▫▁⎵␣ˍ"
WRITTEN = "*?#"
DOTS = ".•∙·"
FEWEST = 3
TELLING = 5
LONGEST_LINE = 400
EMOJI_MARK = "\N{VARIATION SELECTOR-16}"

_SIGNS = frozenset(DRAWN + WRITTEN + DOTS)
_BETWEEN = re.compile(r"[\s,|]+")
_REMARK = re.compile(r"\s*\([^()]*\)\s*$")
_ANNOUNCED = re.compile(r"[.!?]\s+")
_DRESS = "`'\"“”‘’[]{}| \t!"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """A possible board: each of its places is a letter or the one sign. `before` is what precedes it on its line."""

    before: str
    places: str
    sign: str
    is_spaced: bool
    is_labelled: bool

    @property
    def letters(self) -> set[str]:
        return {place.casefold() for place in self.places} - {self.sign}

    @property
    def is_marked(self) -> bool:
        return self.is_labelled or bool(self.letters)

    @property
    def line(self) -> str:
        return f"{self.before} {' '.join('_' if place == self.sign else place for place in self.places)}"

    def is_board(self, length: int | None) -> bool:
        """`length` is that of the previous pattern, if there is one."""
        if len(self.places) < FEWEST or (length is not None and length != len(self.places)):
            return False
        is_telling = length is not None or len(self.places) >= TELLING
        is_alone = not self.before
        if self.sign in DRAWN:
            return self.is_marked or (is_alone and (self.is_spaced or is_telling))
        if self.sign in WRITTEN:
            return (self.is_labelled and (self.is_spaced or is_telling)) or (is_alone and self.is_spaced and is_telling)
        return self.is_labelled and (self.is_spaced or length is not None)


def redrawn(reply: str, length: int | None, guessed: str | None) -> str:
    """`guessed` are the letters guessed so far, None if unknown. A row of bare signs, which may show the lives that are
    left, is not taken for a board if another line has one with a label or letters."""
    if "_" in reply:
        return reply
    lines = reply.splitlines()
    found = [_board(_plain(line), length, guessed) if len(line) <= LONGEST_LINE else None for line in lines]
    has_marked = any(drawing is not None and drawing.is_marked for drawing in found)
    return "\n".join(
        line if drawing is None or (has_marked and not drawing.is_marked) else drawing.line
        for line, drawing in zip(lines, found, strict=True)
    )


def _plain(line: str) -> str:
    """Normalises a line. An escaped star becomes a drawn sign, since it is not Markdown emphasis."""
    return unicodedata.normalize("NFKC", line).replace(r"\*", DRAWN[0]).replace(EMOJI_MARK, "")


def _board(line: str, length: int | None, guessed: str | None) -> Drawing | None:
    drawings = (_drawing(line, start, is_labelled=is_labelled) for start, is_labelled in _starts(line))
    boards = (drawing for drawing in drawings if drawing is not None and drawing.is_board(length))
    return next((board for board in boards if guessed is None or board.letters <= set(guessed)), None)


def _starts(line: str) -> Iterator[tuple[int, bool]]:
    """The positions in the line where a board may begin, each with whether a label announces it."""
    label = pattern_tokens.LABEL.search(line)
    if label is not None and not pattern_tokens.announces_letters(line[: label.end()]):
        yield label.end(), True
    yield 0, False
    if ends := [end.end() for end in _ANNOUNCED.finditer(line)]:
        yield ends[-1], False


def _drawing(line: str, start: int, *, is_labelled: bool) -> Drawing | None:
    parts = _BETWEEN.split(_undressed(line[start:]))
    places = "".join(parts)
    is_spaced = len(parts) == len(places)
    signs = _SIGNS.intersection(places)
    if len(signs) != 1 or not (is_spaced or len(parts) == 1) or not all(map(_is_place, places)):
        return None
    [sign] = signs
    return Drawing(before=line[:start], places=places, sign=sign, is_spaced=is_spaced, is_labelled=is_labelled)


def _is_place(place: str) -> bool:
    return place in _SIGNS or place.isalpha()


def _undressed(text: str) -> str:
    """Strips a bracketed remark at the end, marks around the text, and stars or full stops that are not its sign."""
    bare = _REMARK.sub("", re.sub(r"^\*\*(?=\s)", "", text)).strip(_DRESS)
    for dress in "*.":
        if _SIGNS.intersection(bare) - {dress}:
            bare = bare.strip(dress).strip(_DRESS)
    return bare
