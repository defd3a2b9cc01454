"""Words in pictures: cut between words, wrapped into lines, in letters that are always at hand."""

import bisect
import importlib.util
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from PIL import ImageFont

LONGEST_QUOTE = 180
UNSHOWN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
Font = ImageFont.FreeTypeFont


@cache
def font(size: int, *, bold: bool = False) -> Font:
    """DejaVu as matplotlib brings it, which knows most alphabets; what it does not know is a box."""
    found = importlib.util.find_spec("matplotlib")
    assert found is not None
    assert found.submodule_search_locations is not None
    folder = Path(found.submodule_search_locations[0]) / "mpl-data" / "fonts" / "ttf"
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    return ImageFont.truetype(folder / name, size)


def sized(lines: Sequence[str], width: float, sizes: Iterable[int], *, bold: bool = False) -> Font:
    """The first of these sizes in which every line fits; the last one if none does."""
    faces = [font(size, bold=bold) for size in sizes]
    return next((face for face in faces if max(map(face.getlength, lines)) <= width), faces[-1])


def plain(words: str, longest: int = LONGEST_QUOTE) -> str:
    """On one line, without what steers a screen, cut between words where it can be."""
    head = words[: 4 * longest]
    shown = "".join(" " if unicodedata.category(letter) in UNSHOWN else letter for letter in head)
    line = " ".join(shown.split())
    if len(line) <= longest and len(words) <= 4 * longest:
        return line
    kept = line[: longest - 1]
    return f"{kept.rpartition(' ')[0] or kept}…"


def wrapped(words: str, face: Font, width: float) -> list[str]:
    """Lines that fit; a word that is wider than a line is cut."""
    lines = [""]
    for word in _pieces(words, face, width):
        longer = f"{lines[-1]} {word}".strip()
        if face.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _pieces(words: str, face: Font, width: float) -> Iterator[str]:
    for word in words.split():
        piece = ""
        for letter in word:
            if piece and face.getlength(piece + letter) > width:
                yield piece
                piece = ""
            piece += letter
        yield piece


def fitted(words: str, face: Font, width: float) -> str:
    """One line that fits, cut at its end."""
    if face.getlength(words) <= width:
        return words
    cuts = range(1, len(words))
    most = bisect.bisect_right(cuts, width, key=lambda cut: face.getlength(f"{words[:cut]}…"))
    return f"{words[:most].rstrip()}…"
