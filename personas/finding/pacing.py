"""How fast a model is on this machine, measured by its rehearsal, and how long a match must wait for it."""

import math
from dataclasses import dataclass

from personas import rehearsals

LEAST, MOST = 300, 3_600
READ = 6_000
"""Tokens of a prompt late in a match, none of which the server has cached."""
WRITTEN = 400
"""Tokens of a long answer."""
READING = 0.2
"""Reading a token takes at most this share of the time of writing one; on most machines far less."""
SEATS = 2
MARGIN = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """`rate`: tokens written per second, with the time of reading the question included, so it is a lower bound."""

    tokens: int
    seconds: float
    asked: int

    @property
    def rate(self) -> float:
        return self.tokens / self.seconds

    def patience(self, slots: int) -> int:
        """Seconds in which every seat in the queue gets a long answer to a long prompt, with a margin of two."""
        per_token = self.seconds / (self.tokens + READING * self.asked)
        queue = math.ceil(SEATS / slots)
        needed = per_token * (WRITTEN + READING * READ) * queue * MARGIN
        return min(max(math.ceil(needed / 30) * 30, LEAST), MOST)


def of(rehearsal: rehearsals.Rehearsal) -> Pace | None:
    """The pace, or None if nothing was answered or the server did not count tokens."""
    made = [take.completion for take in rehearsal.takes if take.completion is not None]
    answered = [completion for completion in made if not completion.usage.estimated]
    seconds = sum(completion.latency for completion in answered)
    tokens = sum(completion.usage.tokens_out for completion in answered)
    asked = sum(completion.usage.tokens_in - completion.usage.cached for completion in answered)
    return Pace(tokens=tokens, seconds=seconds, asked=asked) if tokens and seconds > 0 else None
