"""Who plays a seat, as far as its prompts say: name, character, advice, lessons; and how its model is asked."""

import dataclasses

from games.agents import chronicle

SET_ASIDE = 12_000
CHARACTERS_A_TOKEN = 3


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


def described(character: str, manner: str) -> str:
    """A persona as its prompts tell of it."""
    return "\n".join(filter(None, (character, manner)))


def room_within(context: int | None) -> int:
    """The room for a model that takes so many tokens, prompt and answer together; None if nobody knows.

    Set aside are rules, seat, present state, answer, and a meeting of usual length, none of which can be folded.
    Characters are counted cautiously, because few tokenizers are as good at names of places as at English.
    """
    if context is None:
        return chronicle.ROOM
    left = (context - SET_ASIDE) * CHARACTERS_A_TOKEN
    return max(chronicle.LEAST_ROOM, min(chronicle.ROOM, left))
