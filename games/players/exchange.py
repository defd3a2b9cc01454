"""What a model was asked and what came of it, as a plain record for the glass."""

import dataclasses
from enum import StrEnum

from games.engine.facts import identities
from games.engine.facts.events import Asked
from personas.llm import chat, costs, errors


class State(StrEnum):
    """What became of a reply."""

    READ = "read"
    UNREADABLE = "unreadable"
    REFUSED = "refused"
    FAILED = "failed"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """One question to a model. `chance` 2 is the one correction; `calls` is how often it was sent until it arrived.

    `fault` says why there is no decision in it. `error` is the kind of failure if no reply came; even so it may have
    cost something, and `seconds` are then all that were spent waiting.
    """

    chance: int
    prompt: tuple[chat.Message, ...]
    state: State
    fault: str = ""
    error: type[errors.LlmError] | None = None
    reply: str = ""
    reasoning: str = ""
    model: str = ""
    usage: costs.Usage = dataclasses.field(default_factory=costs.Usage)
    seconds: float = 0.0
    calls: int = 0
    fitted: tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Exchange(Said):
    """The same with a player's model."""

    color: identities.Color
    asked: Asked
