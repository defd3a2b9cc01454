"""From a question to a model, and what came of it, to a plain record."""

import functools
from collections.abc import Callable
from typing import TypeVar

from games.engine.facts import identities
from games.engine.facts.events import Asked
from games.players import exchange
from games.players.models.answers import refusing
from personas.llm import asking, errors

Record = TypeVar("Record", bound=exchange.Said)


def recorded(heard: asking.Exchange, color: identities.Color, asked: Asked, chance: int) -> exchange.Exchange:
    return _told(heard, chance, functools.partial(exchange.Exchange, color=color, asked=asked))


def said(heard: asking.Exchange, chance: int) -> exchange.Said:
    return _told(heard, chance, exchange.Said)


def _told(heard: asking.Exchange, chance: int, record: Callable[..., Record]) -> Record:
    outcome = heard.outcome
    if isinstance(outcome, errors.LlmError):
        return record(
            chance=chance,
            prompt=heard.request.messages,
            state=exchange.State.REFUSED if isinstance(outcome, errors.Filtered) else exchange.State.FAILED,
            fault=f"{type(outcome).__name__}: {outcome.reason}",
            error=type(outcome),
            usage=outcome.spent,
            seconds=outcome.seconds,
            calls=outcome.attempts,
        )
    return record(
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
