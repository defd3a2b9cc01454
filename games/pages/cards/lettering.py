"""Text in pictures: shortened between words, wrapped into lines, in a font that is always installed."""

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
    """DejaVu as shipped with matplotlib. It covers most alphabets; a character that it lacks is drawn as a box."""
    found = importlib.util.find_spec("matplotlib")
    assert found is not None
    assert found.submodule_search_locations is not None
    folder = Path(found.submodule_search_locations[0]) / "mpl-data" / "fonts" / "ttf"
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    return ImageFont.truetype(folder / name, size)


def sized(lines: Sequence[str], width: float, sizes: Iterable[int], *, bold: bool = False) -> Font:
    """The font in the first of these sizes in which every line fits; in the last size if none does."""
    faces = [font(size, bold=bold) for size in sizes]
    return next((face for face in faces if max(map(face.getlength, lines)) <= width), faces[-1])


def plain(words: str, longest: int = LONGEST_QUOTE) -> str:
    """The words on one line, without control characters, shortened to `longest`: between words where possible."""
    head = words[: 4 * longest]
    shown = "".join(" " if unicodedata.category(letter) in UNSHOWN else letter for letter in head)
    line = " ".join(shown.split())
    if len(line) <= longest and len(words) <= 4 * longest:
        return line
    kept = line[: longest - 1]
    return f"{kept.rpartition(' ')[0] or kept}…"


def wrapped(words: str, face: Font, width: float) -> list[str]:
    """The words in lines that fit; a word that is wider than a line is split."""
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
    """The words on one line that fits, shortened at the end if need be."""
    if face.getlength(words) <= width:
        return words
    cuts = range(1, len(words))
    most = bisect.bisect_right(cuts, width, key=lambda cut: face.getlength(f"{words[:cut]}…"))
    return f"{words[:most].rstrip()}…"
