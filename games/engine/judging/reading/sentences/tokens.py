"""Splits a line into words and stops, each with its place in the line, and resolves contractions."""

import functools
import re
import typing

from games.engine.accusing import spelling
from games.engine.facts import identities

MOST_TOKENS = 540
TOKEN = re.compile(
    r"(?P<word>w/|/s\b|&|[^\W_]++(?:'[^\W_]+|(?:(?<=[^\W_]in)|(?<=(?<![^\W_])(?:an|wi))|(?<=(?<![^\W_])o))')?)"
    r"|(?P<stop>[.!?;\n]+)"
    r"|(?P<pause>->|=>|,|:|[()>–—→⇒➡-]+|…|\*)|(?P<quote>[\"“”«»]|')"
)
DROPPED = """
    doing fixing swiping sorting scanning uploading watering making fueling charting steering priming chilling standing
    sitting hiding running walking going coming venting killing stabbing sneaking leaving working watching cleaning
    emptying vibing hanging lying saying telling trying faking swabbing hauling carrying loading tuning reading signing
    growing taking giving getting being looking acting voting claiming downloading aligning calibrating shooting
    lining popping jumping climbing crawling moving"""
"""Some write these without the last letter, with or without an apostrophe."""
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
    "an'": ("and",),
    "o'": ("of",),
    **dict.fromkeys(("wi'", "wif", "wiv", "wit"), ("with",)),
    **dict.fromkeys(("2gether", "2getha", "togetha"), ("together",)),
    **dict.fromkeys(("da", "teh"), ("the",)),
    "em": ("them",),
    "b4": ("before",),
    "in2": ("into",),
    "outta": ("out", "of"),
    **{word: (meant,) for meant in DROPPED.split() for word in (meant[:-1],)},
    **{f"{color}s": (str(color), "'s") for color in identities.Color},
}


class Token(typing.NamedTuple):
    """`kind` is `word`, `stop`, `pause` or `quote`."""

    text: str
    start: int
    end: int
    kind: str


def tokens(line: str) -> list[Token]:
    """The tokens, words in lower case. Three dots in a sentence are a pause; a word's `'s` is a word of its own."""
    found: list[Token] = []
    for match in TOKEN.finditer(line):
        kind = match.lastgroup or ""
        start, end = match.span()
        if kind == "word":
            for text in _words(match[0]):
                found.append(Token(text, start, end, kind))  # noqa: PERF401 (mostly one)
        elif kind == "stop" and match[0].startswith(".."):
            found.append(Token(match[0], start, end, "pause" if set(match[0]) == {"."} else "stop"))
        else:
            found.append(Token(match[0], start, end, kind))
        if len(found) >= MOST_TOKENS:
            break
    return found


@functools.lru_cache(maxsize=16384)
def _words(written: str) -> tuple[str, ...]:
    """The words that are meant by what is written as one."""
    lowered = written.lower()
    text = spelling.MEANT.get(lowered, lowered)
    if text.endswith("in'"):
        return (f"{text[:-1]}g",)
    if text not in WHOLE and text.endswith("'s"):
        return (text[:-2], "'s")
    return WHOLE.get(text) or (text,)
