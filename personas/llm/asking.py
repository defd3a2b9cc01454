"""Asking for an answer of a given shape: read it, let the model correct itself once, keep every exchange."""

import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from pydantic import BaseModel

from personas.llm import chat, costs, errors, reading

Shape = TypeVar("Shape", bound=BaseModel)
Objection = Callable[[Shape], str | None]
MAX_ECHO = 8_000

Outcome = chat.Completion | errors.LlmError


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """One question and what came of it; `unreadable` says why its reply was no answer."""

    request: chat.Request
    outcome: Outcome
    unreadable: reading.Unreadable | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Generic[Shape]):
    """`value` is what the model decided; without one, `failure` says why. `exchanges` are in order."""

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
    """An answer of `shape`; `objection` may name what is wrong with one that is well formed ("red is dead").

    An answer that cannot be used is sent back once with the fault; `request.deadline` covers both calls.
    """
    conversation = _conversation(request, shape, objection or _no_objection)
    question = next(conversation)
    while True:
        try:
            outcome: Outcome = model.complete(question)
        except errors.LlmError as failure:
            outcome = failure
        try:
            question = conversation.send(outcome)
        except StopIteration as end:
            answer: Answer[Shape] = end.value
            return answer


async def aask_for(
    model: chat.LanguageModel,
    request: chat.Request,
    shape: type[Shape],
    *,
    objection: Objection[Shape] | None = None,
) -> Answer[Shape]:
    """`ask_for`, awaited."""
    conversation = _conversation(request, shape, objection or _no_objection)
    question = next(conversation)
    while True:
        try:
            outcome: Outcome = await model.acomplete(question)
        except errors.LlmError as failure:
            outcome = failure
        try:
            question = conversation.send(outcome)
        except StopIteration as end:
            answer: Answer[Shape] = end.value
            return answer


def _conversation(
    request: chat.Request, shape: type[Shape], objection: Objection[Shape]
) -> Generator[chat.Request, Outcome, Answer[Shape]]:
    """Yields what to ask and is sent what came back: the same for threads and event loops."""
    started = time.monotonic()
    if request.answer is None:
        request = replace(request, answer=chat.JsonAnswer.of(shape))
    question, exchanges = request, []
    for chance in (1, 2):
        outcome = yield question
        judged = _judged(outcome, shape, objection)
        unreadable = judged if isinstance(judged, reading.Unreadable) else None
        exchanges.append(Exchange(request=question, outcome=outcome, unreadable=unreadable))
        if unreadable is None or isinstance(outcome, errors.LlmError) or chance == 2:
            break
        question = _corrected(request, outcome.text, unreadable, time.monotonic() - started)
    value = judged if isinstance(judged, shape) else None
    failure = judged if isinstance(judged, reading.Unreadable | errors.LlmError) else None
    return Answer(value=value, failure=failure, exchanges=tuple(exchanges))


def _judged(
    outcome: Outcome, shape: type[Shape], objection: Objection[Shape]
) -> Shape | reading.Unreadable | errors.LlmError:
    if isinstance(outcome, errors.LlmError):
        return outcome
    value = reading.read(outcome.text, shape)
    if isinstance(value, reading.Unreadable):
        return value
    fault = objection(value)
    if fault is None:
        return value
    return reading.Unreadable(reason=reading.Reason.OBJECTION, fault=fault, said=value.model_dump(mode="json"))


def _corrected(request: chat.Request, said: str, unreadable: reading.Unreadable, seconds: float) -> chat.Request:
    """The same question again, after the answer that could not be used and the reason."""
    answer = [chat.assistant(said[:MAX_ECHO])] if said.strip() else []
    messages = (*request.messages, *answer, chat.user(reading.correction(unreadable)))
    deadline = None if request.deadline is None else max(0.0, request.deadline - seconds)
    return replace(request, messages=messages, deadline=deadline)


def _no_objection(_: object) -> None:
    return None
