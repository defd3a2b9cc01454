"""The calls of one trial: each is journalled as it returns, none is made twice, and all are counted by phase.

A trial is a function of the replies it gets. So an interrupted trial is resumed by playing it again from the start:
calls in the journal are answered from there, and the first call that is not in it is where the trial continues.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

import pydantic

from personas.llm import chat, costs, errors

Outcome = chat.Completion | errors.LlmError

PHASES = ("play", "candidates", "questions", "controls", "memory")

_COMPLETION = pydantic.TypeAdapter(chat.Completion)


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One call, answered or failed. `key` identifies the request: its content, and how often the trial has made it."""

    key: str
    phase: str
    provider: str
    outcome: Outcome

    @property
    def is_answer(self) -> bool:
        return isinstance(self.outcome, chat.Completion)

    @property
    def is_cut(self) -> bool:
        """Whether the answer was cut off by the token limit."""
        return isinstance(self.outcome, chat.Completion) and self.outcome.finish is chat.Finish.LENGTH

    @property
    def usage(self) -> costs.Usage:
        return self.outcome.spent if isinstance(self.outcome, errors.LlmError) else self.outcome.usage

    @property
    def seconds(self) -> float | None:
        """How long the answer took, without queueing; None for a failure."""
        return None if isinstance(self.outcome, errors.LlmError) else self.outcome.latency


class Journal(Protocol):
    """Where calls are kept. `keep` returns when the call is safe."""

    def recall(self, key: str) -> Outcome | None: ...

    async def keep(self, call: Call) -> None: ...


class NoJournal:
    """Remembers nothing: for a trial whose calls cost nothing."""

    def recall(self, key: str) -> None:
        return None

    async def keep(self, call: Call) -> None:
        """Does nothing."""


Send = Callable[[chat.AwaitedModel, chat.Request], Awaitable[chat.Completion]]


async def send_at_once(model: chat.AwaitedModel, request: chat.Request) -> chat.Completion:
    return await model.acomplete(request)


@dataclass(slots=True, kw_only=True)
class TrialCalls:
    """All calls of one trial. Calls that are not in the journal are made by `send`, which may wait and may raise."""

    journal: Journal = field(default_factory=NoJournal)
    send: Send = send_at_once
    phase: str = "play"
    made: list[Call] = field(default_factory=list)
    _asked: Counter[str] = field(default_factory=Counter)

    def through(self, model: chat.AwaitedModel) -> "JournalledModel":
        return JournalledModel(model, self)

    def key(self, provider: str, request: chat.Request) -> str:
        print_ = fingerprint(provider, request)
        self._asked[print_] += 1
        return f"{print_}-{self._asked[print_]}"

    async def keep(self, call: Call, *, is_new: bool) -> None:
        if is_new:
            await self.journal.keep(call)
        self.made.append(call)

    def phase_of(self, request: chat.Request) -> str:
        """The current phase, unless the request's label names another one."""
        return request.label if request.label in PHASES else self.phase


class JournalledModel:
    """Wraps a model so that its calls go through one trial's journal."""

    def __init__(self, model: chat.AwaitedModel, calls: TrialCalls) -> None:
        self._model = model
        self._calls = calls

    @property
    def name(self) -> str:
        return self._model.name

    async def acomplete(self, request: chat.Request) -> chat.Completion:
        key = self._calls.key(self.name, request)
        remembered = self._calls.journal.recall(key)
        outcome = remembered if remembered is not None else await self._asked(request)
        call = Call(key=key, phase=self._calls.phase_of(request), provider=self.name, outcome=outcome)
        await self._calls.keep(call, is_new=remembered is None)
        if isinstance(outcome, errors.LlmError):
            raise outcome
        return outcome

    async def _asked(self, request: chat.Request) -> Outcome:
        try:
            return await self._calls.send(self._model, request)
        except errors.LlmError as failure:
            return failure


def fingerprint(provider: str, request: chat.Request) -> str:
    """A hash of everything that is sent, so not of the label. Each part is preceded by its length, so that different
    parts never give the same bytes."""
    messages = b"".join(map(_of_message, request.messages))
    data = b"".join((_measured((provider,)), messages, _measured(_terms(request))))
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _of_message(message: chat.Message) -> bytes:
    """Not cached: a lookup would take as long, and long messages would fill the memory. For messages without tools,
    which most are, the last line gives the same bytes as `_measured` would, in half the time."""
    if message.tool_calls or message.tool_call_id:
        calls = [part for call in message.tool_calls for part in (call.id, call.name, call.arguments)]
        return _measured((message.role, message.text, message.tool_call_id, *calls))
    text = message.text.encode("utf-8", "surrogatepass")
    return b"%d:%b%d:%b0:" % (len(message.role), message.role.encode(), len(text), text)


def _terms(request: chat.Request) -> Iterator[str]:
    if request.answer is not None:
        yield _spelled(request.answer.schema)
    for tool in request.tools:
        yield from (tool.name, tool.description, _spelled(tool.parameters))
    yield f"{request.max_tokens} {request.temperature} {request.seed}"


_SPELLED: dict[int, tuple[chat.Schema, str]] = {}
MOST_SPELLED = 100


def _spelled(schema: chat.Schema) -> str:
    """The schema as JSON, cached by identity because every call brings one of few schemas. The cache holds the schema
    itself, so that its id is not reused."""
    kept = _SPELLED.get(id(schema))
    if kept is None:
        if len(_SPELLED) >= MOST_SPELLED:
            _SPELLED.clear()
        kept = _SPELLED[id(schema)] = (schema, json.dumps(schema, sort_keys=True))
    return kept[1]


def _measured(parts: Iterable[str]) -> bytes:
    encoded = [part.encode("utf-8", "surrogatepass") for part in parts]
    return b"".join(b"%d:%b" % (len(data), data) for data in encoded)


def dump(outcome: Outcome) -> bytes:
    """An outcome as JSON, for a journal."""
    if isinstance(outcome, chat.Completion):
        return _COMPLETION.dump_json(outcome)
    return _FAILURE.dump_json(
        _Failure(
            error=type(outcome).__name__, reason=outcome.reason, retry_after=outcome.retry_after, spent=outcome.spent
        )
    )


def load(data: bytes | str, *, is_answer: bool) -> Outcome:
    """The reverse of `dump`. An error whose class no longer exists is loaded as LlmError."""
    if is_answer:
        return _COMPLETION.validate_json(data)
    failure = _FAILURE.validate_json(data)
    kind = getattr(errors, failure.error, errors.LlmError)
    error: errors.LlmError = kind.__new__(kind, failure.reason)
    errors.LlmError.__init__(error, failure.reason, retry_after=failure.retry_after)
    error.spent = failure.spent
    return error


@dataclass(frozen=True, slots=True, kw_only=True)
class _Failure:
    error: str
    reason: str
    retry_after: float | None
    spent: costs.Usage


_FAILURE = pydantic.TypeAdapter(_Failure)
