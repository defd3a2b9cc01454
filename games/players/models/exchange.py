"""What was asked of a model and what came of it, as a plain record for the glass."""

import dataclasses
from enum import StrEnum

from games.engine.facts import identities
from games.engine.facts.events import Asked
from games.players.models.answers import refusing
from personas.llm import asking, chat, costs, errors


class State(StrEnum):
    """How a reply was taken."""

    READ = "read"
    UNREADABLE = "unreadable"
    REFUSED = "refused"
    FAILED = "failed"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """One question to a model. `chance` 2 is the one correction; `calls` is how often it was sent until it arrived.

    `fault` says why there is no decision in it; `error` is the kind of failure if no reply came, which may have cost
    something all the same; `seconds` are then all that were waited in vain.
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


FIELDS = tuple(field.name for field in dataclasses.fields(Said))


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Exchange(Said):
    """The same with a player's model."""

    color: identities.Color
    asked: Asked


def recorded(heard: asking.Exchange, color: identities.Color, asked: Asked, chance: int) -> Exchange:
    told = said(heard, chance)
    return Exchange(color=color, asked=asked, **{name: getattr(told, name) for name in FIELDS})


def said(heard: asking.Exchange, chance: int) -> Said:
    outcome = heard.outcome
    if isinstance(outcome, errors.LlmError):
        return Said(
            chance=chance,
            prompt=heard.request.messages,
            state=State.REFUSED if isinstance(outcome, errors.Filtered) else State.FAILED,
            fault=f"{type(outcome).__name__}: {outcome.reason}",
            error=type(outcome),
            usage=outcome.spent,
            seconds=outcome.seconds,
            calls=outcome.attempts,
        )
    return Said(
        chance=chance,
        prompt=heard.request.messages,
        state=_state(heard, outcome.text),
        fault=heard.unreadable.fault if heard.unreadable else "",
        reply=outcome.text,
        reasoning=outcome.reasoning,
        model=outcome.model,
        usage=outcome.usage,
        seconds=outcome.latency,
        calls=outcome.attempts,
        fitted=outcome.fitted,
    )


def _state(heard: asking.Exchange, said: str) -> State:
    if heard.unreadable is None:
        return State.READ
    message = heard.unreadable.said.get("message")
    refused = refusing.refuses(said) or (isinstance(message, str) and refusing.is_refusal(message))
    return State.REFUSED if refused else State.UNREADABLE
