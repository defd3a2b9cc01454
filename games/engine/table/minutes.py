"""What was said, in the form in which everybody at the table reads it, and roughly how many tokens it takes.

    {"transcript": [{"speaker": "red", "target": "blue", "message": "That's a lie!", "t": 2}, ...]}

A nudge is in it too, as a line by the system. The estimate counts four bytes of UTF-8 as one token, which is about
right for English and a little high for most other languages, plus a dozen tokens for what surrounds each message.
"""

import typing
from collections.abc import Iterable

from games.engine.eyes.telling import spoken_words
from games.engine.facts import events

Line = events.Spoke | events.Nudged
SYSTEM = "System"
BYTES_PER_TOKEN = 4
TOKENS_AROUND = 12


class Said(typing.TypedDict):
    """One line; without `target` if nobody was addressed."""

    speaker: str
    target: typing.NotRequired[str]
    message: str
    t: int


def line(said: Line) -> str:
    """One line, as the JSON object that everybody at the table reads."""
    return spoken_words.written(_said(said), space="")


def tokens(lines: Iterable[Line]) -> int:
    return sum(TOKENS_AROUND + _bytes(line) // BYTES_PER_TOKEN for line in lines)


def _said(line: Line) -> Said:
    if isinstance(line, events.Nudged):
        return {"speaker": SYSTEM, "message": line.text.removeprefix(f"{SYSTEM}: "), "t": line.t}
    if line.target is None:
        return {"speaker": line.color, "message": line.message, "t": line.t}
    return {"speaker": line.color, "target": line.target, "message": line.message, "t": line.t}


def _bytes(line: Line) -> int:
    """Does not fail at half a surrogate pair, which some models send; it counts like any other character."""
    words = line.text if isinstance(line, events.Nudged) else line.message
    return len(words.encode("utf-8", "surrogatepass"))
