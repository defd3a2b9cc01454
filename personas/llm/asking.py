"""Asking for an answer of a given shape: read it, let the model correct itself once, keep every exchange."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from pydantic import BaseModel

from personas.llm import chat, costs, errors
from personas.llm.answers import reading

Shape = TypeVar("Shape", bound=BaseModel)
Objection = Callable[[Shape], str | None]
MAX_ECHO = 8_000
CHANCES = 2

Outcome = chat.Completion | errors.LlmError


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """One request and its outcome; `unreadable` says why the reply could not be used as an answer."""

    request: chat.Request
    outcome: Outcome
    unreadable: reading.Unreadable | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Generic[Shape]):
    """`value` is what the model decided, or None, and then `failure` says why. `exchanges` are in order."""

    value: Shape | None
    failure: reading.Unreadable | errors.LlmError | None
    exchanges: tuple[Exchange, ...]

    @property
    def usage(self) -> costs.Usage:
        spent = costs.Usage()
        for exchange in self.exchanges:
            outcome = exchange.outcome
            spent += outcome.spent if isinstance(outcome, errors.LlmError) else outcome.usage
        return spent


def ask_for(
    model: chat.LanguageModel,
    request: chat.Request,
    shape: type[Shape],
    *,
    objection: Objection[Shape] | None = None,
) -> Answer[Shape]:
    """Returns an answer of `shape`; `objection` may name what is wrong with a well-formed one ("red is dead").

    An unusable answer is sent back once, with what is wrong with it. `request.deadline` covers both calls, not
    counting the time they queued.
    """
    conversation = _Conversation(request, shape, objection)
    while conversation.answer is None:
        try:
            conversation.hear(model.complete(conversation.question))
        except errors.LlmError as failure:
            conversation.hear(failure)
    return conversation.answer


async def aask_for(
    model: chat.AwaitedModel,
    request: chat.Request,
    shape: type[Shape],
    *,
    objection: Objection[Shape] | None = None,
) -> Answer[Shape]:
    """`ask_for`, awaited."""
    conversation = _Conversation(request, shape, objection)
    while conversation.answer is None:
        try:
            conversation.hear(await model.acomplete(conversation.question))
        except errors.LlmError as failure:
            conversation.hear(failure)
    return conversation.answer


class _Conversation(Generic[Shape]):
    """What to ask next, until there is an answer; shared by `ask_for` and `aask_for`."""

    def __init__(self, request: chat.Request, shape: type[Shape], objection: Objection[Shape] | None) -> None:
        self._request = request if request.answer else replace(request, answer=chat.JsonAnswer.of(shape))
        self._shape = shape
        self._objection = objection
        self._began_at = time.monotonic()
        self._exchanges: list[Exchange] = []
        self.question = self._request
        self.answer: Answer[Shape] | None = None

    def hear(self, outcome: Outcome) -> None:
        """Sets either `answer` or the next `question`, which gives the model its second chance."""
        judged = _judged(outcome, self._shape, self._objection)
        unreadable = judged if isinstance(judged, reading.Unreadable) else None
        self._exchanges.append(Exchange(request=self.question, outcome=outcome, unreadable=unreadable))
        if unreadable and isinstance(outcome, chat.Completion) and len(self._exchanges) < CHANCES:
            seconds = time.monotonic() - self._began_at - outcome.queued
            self.question = _corrected(self._request, outcome.text, unreadable, seconds)
            return
        value = judged if isinstance(judged, self._shape) else None
        failure = judged if isinstance(judged, reading.Unreadable | errors.LlmError) else None
        self.answer = Answer(value=value, failure=failure, exchanges=tuple(self._exchanges))


def _judged(
    outcome: Outcome, shape: type[Shape], objection: Objection[Shape] | None
) -> Shape | reading.Unreadable | errors.LlmError:
    if isinstance(outcome, errors.LlmError):
        return outcome
    value = reading.read(outcome.text, shape)
    if isinstance(value, reading.Unreadable):
        return value
    fault = objection(value) if objection else None
    if fault is None:
        return value
    return reading.Unreadable(reason=reading.Reason.OBJECTION, fault=fault, said=value.model_dump(mode="json"))


def _corrected(request: chat.Request, said: str, unreadable: reading.Unreadable, seconds: float) -> chat.Request:
    """The same question, followed by the unusable answer and what was wrong with it."""
    answer = [chat.assistant(said[:MAX_ECHO])] if said.strip() else []
    messages = (*request.messages, *answer, chat.user(reading.correction(unreadable)))
    deadline = None if request.deadline is None else max(0.0, request.deadline - seconds)
    return replace(request, messages=messages, deadline=deadline)
