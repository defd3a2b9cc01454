"""The public conversation of a trial: who said what, in order, and its form as one text."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Speaker = Literal["Player", "Host"]

_SPEAKER = re.compile(r"^(Player|Host):[ \t]?", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Utterance:
    speaker: Speaker
    text: str


Dialogue = tuple[Utterance, ...]


def player(text: str) -> Utterance:
    return Utterance(speaker="Player", text=text)


def host(text: str) -> Utterance:
    return Utterance(speaker="Host", text=text)


def transcript_to_text(dialogue: Sequence[Utterance]) -> str:
    return "\n".join(f"{said.speaker}: {said.text}" for said in dialogue)


def parse_transcript(text: str) -> Dialogue:
    """Reads a transcript back. A message with a line that begins with "Host:" or "Player:" is read as two."""
    starts = list(_SPEAKER.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return tuple(
        Utterance(speaker="Host" if start[1] == "Host" else "Player", text=text[start.end() : end].rstrip("\n"))
        for start, end in zip(starts, ends, strict=True)
    )
