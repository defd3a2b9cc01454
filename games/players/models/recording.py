"""From a question to a model, and what came of it, to the plain record of it."""

import dataclasses

from games.engine.facts import identities
from games.engine.facts.events import Asked
from games.players import exchange
from games.players.models.answers import refusing
from personas.llm import asking, errors

FIELDS = tuple(field.name for field in dataclasses.fields(exchange.Said))


def recorded(heard: asking.Exchange, color: identities.Color, asked: Asked, chance: int) -> exchange.Exchange:
    told = said(heard, chance)
    return exchange.Exchange(color=color, asked=asked, **{name: getattr(told, name) for name in FIELDS})


def said(heard: asking.Exchange, chance: int) -> exchange.Said:
    outcome = heard.outcome
    if isinstance(outcome, errors.LlmError):
        return exchange.Said(
            chance=chance,
            prompt=heard.request.messages,
            state=exchange.State.REFUSED if isinstance(outcome, errors.Filtered) else exchange.State.FAILED,
            fault=f"{type(outcome).__name__}: {outcome.reason}",
            error=type(outcome),
            usage=outcome.spent,
            seconds=outcome.seconds,
            calls=outcome.attempts,
        )
    return exchange.Said(
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


def _state(heard: asking.Exchange, said: str) -> exchange.State:
    if heard.unreadable is None:
        return exchange.State.READ
    message = heard.unreadable.said.get("message")
    refused = refusing.refuses(said) or (isinstance(message, str) and refusing.is_refusal(message))
    return exchange.State.REFUSED if refused else exchange.State.UNREADABLE
