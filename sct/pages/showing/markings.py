"""Cuts texts into pieces, so that pages can mark parts of them without turning a model's words into markup."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

_SECRET = re.compile(r"<secret>((?:(?!<secret>).)*?)</secret>", re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """`mark` says why it stands out: a secret written in private, or the secret said in public."""

    text: str
    mark: Literal["secret", "said"] | None = None


Line = tuple[Piece, ...]


def lines(private_state: str) -> tuple[Line, ...]:
    """The state line by line, with secrets marked, including their tags and across line ends."""
    found: list[list[Piece]] = [[]]
    for piece in _cut(private_state, _SECRET.finditer(private_state), "secret"):
        for place, text in enumerate(piece.text.split("\n")):
            if place:
                found.append([])
            if text:
                found[-1].append(Piece(text=text, mark=piece.mark))
    return tuple(tuple(line) for line in found)


def said(text: str, word: str | None) -> Line:
    """Public words; the secret is marked wherever it is said as a word."""
    if not word:
        return (Piece(text=text),)
    spoken = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
    return tuple(_cut(text, spoken.finditer(text), "said"))


def _cut(text: str, places: Iterable[re.Match[str]], mark: Literal["secret", "said"]) -> Iterator[Piece]:
    at = 0
    for place in places:
        if place.start() > at:
            yield Piece(text=text[at : place.start()])
        yield Piece(text=place[0], mark=mark)
        at = place.end()
    if at < len(text):
        yield Piece(text=text[at:])
