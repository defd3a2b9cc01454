"""The words of a conversation with a language model: what is asked, what comes back, and who can answer.

Everything above this package builds a `Request`, hands it to a `LanguageModel` and gets a `Completion` or an
`errors.LlmError`. What a particular endpoint can and cannot do is settled below, so a request may always
carry a system message, a JSON shape and tools, whatever the model.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, Protocol

from pydantic import BaseModel

from personas.llm import costs
from personas.llm.answers import schemas

Role = Literal["system", "user", "assistant", "tool"]
Schema = schemas.Schema
LastLook = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolCall:
    """A tool the model wants used; `arguments` is the JSON text exactly as the model wrote it."""

    id: str
    name: str
    arguments: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One turn of the dialogue.

    `stable` marks the end of a prefix that later requests repeat unchanged; providers that want to be told
    where to cache are told there. `tool_call_id` belongs to the role "tool" alone.
    """

    role: Role
    text: str
    tool_calls: tuple[ToolCall, ...] = ()
    tool_call_id: str = ""
    stable: bool = False


def system(text: str, *, stable: bool = False) -> Message:
    return Message(role="system", text=text, stable=stable)


def user(text: str, *, stable: bool = False) -> Message:
    return Message(role="user", text=text, stable=stable)


def assistant(text: str, tool_calls: Sequence[ToolCall] = ()) -> Message:
    return Message(role="assistant", text=text, tool_calls=tuple(tool_calls))


def tool_result(call: ToolCall, text: str) -> Message:
    return Message(role="tool", text=text, tool_call_id=call.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolSpec:
    """A tool offered to the model; `parameters` is the JSON schema of its arguments."""

    name: str
    description: str
    parameters: Schema


@dataclass(frozen=True, slots=True, kw_only=True)
class JsonAnswer:
    """Asks for one JSON object of this shape.

    `schema` is the bare form, the same for all questions of a kind: for endpoints that take long to prepare each new
    schema, and for those that are told of it in words. `tight`, given the answer's limit in tokens, returns a form that
    is narrowed to this one question (lengths, counts, lists of choices), for servers that compile grammars themselves
    (`endpoints.Server.compiles_grammars`); where it is None they get the bare form. The reader checks an answer
    without knowing which form was sent.
    """

    name: str
    schema: Schema
    tight: Callable[[int | None], Schema] | None = field(default=None, compare=False)

    @classmethod
    def of(
        cls,
        shape: type[BaseModel],
        *,
        narrow: Callable[[], Mapping[str, Schema]] = dict,
        order: Sequence[str] = (),
        without: Sequence[str] = (),
    ) -> "JsonAnswer":
        """Both forms of a shape. `narrow` returns additions to fields of the tight one, such as
        {"choice": {"enum": ["wait"]}} or {"Claim.place": {"maxLength": 20}}, and is called only when the tight form is
        used; `order` names the fields that come first, `without` those left out this time.
        """
        whole = schemas.arranged(shape, tuple(order), tuple(without))
        bare = schemas.bare_of(shape, tuple(order), tuple(without))
        return cls(name=shape.__name__, schema=bare, tight=lambda _: schemas.bounded(schemas.narrowed(whole, narrow())))


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Everything that is asked of a model.

    None leaves a value to the endpoint. `max_tokens` bounds the answer, `deadline` is the seconds within which it must
    be complete, rests and retries included. Time spent queueing for a place that other calls hold does not count, so
    that patience with a slow server grows with the number of its users; it does count where `queues` is False.
    `label` names the asker in logs ("m7/red/12") and is not sent. `last_look` is awaited immediately before each
    sending; if it raises `errors.CalledOff`, nothing is sent.
    """

    messages: tuple[Message, ...]
    answer: JsonAnswer | None = None
    tools: tuple[ToolSpec, ...] = ()
    max_tokens: int | None = None
    temperature: float | None = None
    seed: int | None = None
    deadline: float | None = None
    queues: bool = True
    label: str = ""
    last_look: "LastLook | None" = field(default=None, compare=False)


class Finish(StrEnum):
    """Why the model stopped writing."""

    STOP = "stop"
    LENGTH = "length"
    TOOLS = "tools"
    FILTERED = "filtered"
    OTHER = "other"


@dataclass(frozen=True, slots=True, kw_only=True)
class Completion:
    """What came back.

    `text` is the public part alone: thoughts, whether in a field of the reply or between <think> tags, are
    in `reasoning`. `usage` includes what failed attempts cost. `model` is the id the endpoint says it
    served. `latency` is the seconds of the successful attempt, `queued` those spent in the queue before it, `attempts`
    the number made, `fitted` what was asked differently because the model lacks it ("system role", "json_schema").
    `tools_arrived` is True if tools were sent in the server's own form and are known to be in the prompt its model
    reads, whether it used them or not; None if nobody looked or could tell.
    """

    text: str
    reasoning: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    finish: Finish = Finish.STOP
    usage: costs.Usage = field(default_factory=costs.Usage)
    model: str = ""
    latency: float = 0.0
    queued: float = 0.0
    attempts: int = 1
    fitted: tuple[str, ...] = ()
    tools_arrived: bool | None = None


class AwaitedModel(Protocol):
    """Anything that answers on an event loop, as many requests at once as wanted. It raises `errors.LlmError` and
    nothing else that a caller should expect.
    """

    @property
    def name(self) -> str: ...

    async def acomplete(self, request: Request) -> Completion: ...


class LanguageModel(AwaitedModel, Protocol):
    """A remote endpoint, or a script: answers from any thread and any event loop."""

    def complete(self, request: Request) -> Completion: ...
