"""A line as words and stops, each with its place in the line; apostrophes and contractions told apart."""

import re
import typing
from collections.abc import Iterator

from games.engine.accusing import spelling
from games.engine.facts import identities

MOST_TOKENS = 540
TOKEN = re.compile(
    r"(?P<word>w/|/s\b|&|[^\W_]+in'(?![^\W_])|[^\W_]+(?:'[^\W_]+)?)|(?P<stop>[.!?;\n]+)"
    r"|(?P<pause>->|=>|,|:|[()>–—→⇒➡-]+|…|\*)|(?P<quote>[\"“”«»]|')"
)
WHOLE = {
    "i'm": ("i", "am"),
    "im": ("i", "am"),
    "i've": ("i",),
    "ive": ("i",),
    "we're": ("we", "are"),
    "we've": ("we",),
    "you're": ("you", "are"),
    "youre": ("you", "are"),
    "you've": ("you",),
    "he's": ("he", "is"),
    "she's": ("she", "is"),
    "they're": ("they", "are"),
    "it's": ("it", "is"),
    "its": ("it", "is"),
    "that's": ("that", "is"),
    "everybody's": ("everybody", "is"),
    **{f"{color}s": (str(color), "'s") for color in identities.Color},
}


class Token(typing.NamedTuple):
    """`kind` is `word`, `stop`, `pause` or `quote`."""

    text: str
    start: int
    end: int
    kind: str


def tokens(line: str) -> list[Token]:
    """Lower case. Three dots in a sentence are a pause; a word's `'s` is a word of its own."""
    found: list[Token] = []
    for match in TOKEN.finditer(line):
        kind = match.lastgroup or ""
        lowered = match[0].lower()
        text = spelling.MEANT.get(lowered, lowered)
        start, end = match.span()
        if kind == "word" and (text in WHOLE or "'" in text):
            found += _words(text, start, end)
        elif kind == "stop" and text.startswith(".."):
            found.append(Token(text, start, end, "pause" if set(text) == {"."} else "stop"))
        else:
            found.append(Token(text, start, end, kind))
        if len(found) >= MOST_TOKENS:
            break
    return found


def _words(text: str, start: int, end: int) -> Iterator[Token]:
    parts = WHOLE.get(text)
    if text.endswith("in'"):
        parts = (f"{text[:-1]}g",)
    if parts is None and text.endswith("'s"):
        parts = (text[:-2], "'s")
    for part in parts or (text,):
        yield Token(part, start, end, "word")
