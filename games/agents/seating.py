"""Who plays a seat, as far as its prompts say: name, character, advice, lessons; and how its model is asked."""

import dataclasses

from games.agents import chronicle


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Casting:
    """Plain texts, fixed for the match. `room` is how many characters of the past a prompt may hold.

    `tier` is the advice for the role this seat was dealt. `max_tokens` bounds an answer, `deadline` is the seconds
    within which it must be there, correction included.
    """

    name: str = ""
    persona: str = ""
    tier: str = ""
    lessons: tuple[str, ...] = ()
    temperature: float | None = None
    max_tokens: int = 1_200
    deadline: float = 90.0
    room: int = chronicle.ROOM
