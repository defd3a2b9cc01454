"""Tries out a model or a persona: one line or one decision, asked for just as in a match, with everything shown."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib import resources
from typing import Literal

from django.conf import settings
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from pydantic import BaseModel, Field

from glassbox_site.ground.plain import blanks
from personas import calling
from personas.llm import asking, chat, costs, errors
from personas.llm.shared import budgets
from personas.models import ChatModel, Persona, roles
from personas.rehearsals import sent_and_received

DEADLINE = 45.0
MOST_TOKENS = 600
BRIEFLY = {"internal_thought": {"maxLength": 300}}
"""For servers that enforce a schema: without it, a small model would go on until the time is over."""


class Decision(BaseModel):
    """The answer of the practice scene; the choices are the ids of its menu."""

    internal_thought: str = Field(max_length=2_000)
    choice: Literal["report", "follow", "wiring", "button"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Take:
    """One question and its outcome, ready to be shown; `kind` names an error's kind in words."""

    messages: tuple[chat.Message, ...]
    completion: chat.Completion | None
    kind: str = ""
    failure: errors.LlmError | None = None
    parsed: str = ""

    @property
    def usage(self) -> costs.Usage:
        if self.completion is not None:
            return self.completion.usage
        return self.failure.spent if self.failure is not None else costs.Usage()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rehearsal:
    """What was tried: all takes in order, and in `result` what was said or decided in the end, or None.

    `raws` are the requests that were sent for it: a take may have been sent more than once, or not at all.
    """

    title: str
    takes: tuple[Take, ...]
    result: str | None
    raws: tuple[sent_and_received.Raw, ...] = ()


Scene = Callable[[chat.LanguageModel, chat.Message, float | None], Rehearsal]


def rehearse(scene: Scene, model: ChatModel, persona: Persona | None = None) -> Rehearsal:
    """Plays a scene with a persona, or with a model in no particular character."""
    part = chat.system(_part(persona), stable=True)
    temperature = persona.temperature if persona else None
    raws: list[sent_and_received.Raw] = []
    asked = calling.model_of(
        model,
        redis_url=settings.REDIS_URL,
        within=[budget()],
        witness=lambda body, reply: raws.append(sent_and_received.raw(body, reply)),
        learns=False,
    )
    rehearsal = scene(asked, part, temperature)
    return replace(rehearsal, raws=tuple(raws))


def budget() -> budgets.Budget:
    """What all rehearsals of one day (UTC) together may spend."""
    today = timezone.now().date()
    return budgets.Budget(
        name=f"rehearsals:{today}", dollars=settings.REHEARSAL_DOLLARS, tokens=settings.REHEARSAL_TOKENS
    )


def one_line(model: chat.LanguageModel, part: chat.Message, temperature: float | None) -> Rehearsal:
    request = _request(part, _text("line"), temperature)
    try:
        outcome: asking.Outcome = model.complete(request)
    except errors.LlmError as failure:
        outcome = failure
    take = _take(asking.Exchange(request=request, outcome=outcome), read_as="")
    return Rehearsal(title=str(_("One line")), takes=(take,), result=take.completion.text if take.completion else None)


def one_decision(model: chat.LanguageModel, part: chat.Message, temperature: float | None) -> Rehearsal:
    shape = chat.JsonAnswer.of(Decision, narrow=lambda: BRIEFLY)
    question = replace(_request(part, _text("decision"), temperature), answer=shape)
    answer = asking.ask_for(model, question, Decision)
    return Rehearsal(
        title=str(_("One practice decision")),
        takes=tuple(_take(exchange, read_as=str(_("read"))) for exchange in answer.exchanges),
        result=answer.value.choice if answer.value else None,
    )


SCENES: Mapping[str, Scene] = {"line": one_line, "decision": one_decision}


def _request(part: chat.Message, question: str, temperature: float | None) -> chat.Request:
    return chat.Request(
        messages=(part, chat.user(question)),
        max_tokens=MOST_TOKENS,
        temperature=temperature,
        deadline=DEADLINE,
        queues=False,
        label="rehearsal",
    )


def _take(exchange: asking.Exchange, *, read_as: str) -> Take:
    messages = exchange.request.messages
    if isinstance(exchange.outcome, errors.LlmError):
        kind = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(exchange.outcome).__name__).lower()
        return Take(messages=messages, completion=None, kind=kind, failure=exchange.outcome)
    unreadable = exchange.unreadable
    parsed = f"{unreadable.reason.value.replace('_', ' ')}: {unreadable.fault}" if unreadable else read_as
    return Take(messages=messages, completion=exchange.outcome, parsed=parsed)


def _part(persona: Persona | None) -> str:
    if persona is None:
        return _text("nobody")
    return _text(
        "character",
        name=persona.name,
        character=persona.character,
        manner=persona.manner or "As comes naturally.",
        advice=persona.tier.wording.text_for(roles.Role.CREWMATE) or "None: figure it out.",
    )


def _text(name: str, /, **values: str) -> str:
    """Reads a text from this package and fills in the values."""
    text = (resources.files("personas.rehearsals") / f"{name}.txt").read_text(encoding="utf-8")
    return blanks.filled(blanks.Dollars(text), values, where=f"{name}.txt")
