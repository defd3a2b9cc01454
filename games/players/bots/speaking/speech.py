"""Something to say: the words, how urgent they are, whom they address and what they claim."""

import dataclasses

from games.engine.facts import identities, testimony


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    text: str
    desire: int
    target: identities.Color | None = None
    claims: tuple[testimony.Claim, ...] = ()


MOST_URGENT = 10
SILENCE = Statement(text="", desire=0)
