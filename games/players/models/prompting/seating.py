"""Who plays a seat, as far as its prompts say: name, character, advice, lessons; and how its model is asked."""

import dataclasses

from games.engine.facts import identities
from games.players.models.prompting import chronicle
from personas.llm import endpoints


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Casting:
    """Plain texts, fixed for the match. `room` is how many characters of the past a prompt may hold.

    `tier` is the advice for the role that this seat was dealt. `people` are the seats at which people sit; None if
    nobody is told. `deadline` is the seconds within which an answer must be there, correction included. `rulebook` is
    how much of the rules is told. If `brief`, notes, suspicions and claims are asked for only at the ends of meetings.
    `context` is how many tokens the model takes, prompt and answer together; None if unknown.
    """

    name: str = ""
    persona: str = ""
    tier: str = ""
    lessons: tuple[str, ...] = ()
    people: tuple[identities.Color, ...] | None = None
    temperature: float | None = None
    deadline: float = 90.0
    room: int = chronicle.ROOM
    rulebook: endpoints.Rulebook = endpoints.Rulebook.SHORT
    brief: bool = False
    context: int | None = None


def described(character: str, manner: str) -> str:
    """A persona as its prompts describe it."""
    return "\n".join(filter(None, (character, manner)))
