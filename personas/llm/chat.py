"""The words of a conversation with a language model: what is asked, what comes back, and who can answer.

Everything above this package builds a `Request`, hands it to a `LanguageModel` and gets a `Completion` or an
`errors.LlmError`. What a particular endpoint can and cannot do is settled below, so a request may always
carry a system message, a JSON shape and tools, whatever the model.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, Protocol

from pydantic import BaseModel, JsonValue

from personas.llm import costs

Role = Literal["system", "user", "assistant", "tool"]
Schema = Mapping[str, JsonValue]


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
    """The answer shall be one JSON object of this schema."""

    name: str
    schema: Schema

    @classmethod
    def of(cls, shape: type[BaseModel]) -> "JsonAnswer":
        return cls(name=shape.__name__, schema=shape.model_json_schema())


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Everything that is asked of a model.

    None means "as the endpoint likes it". `max_tokens` bounds the answer, `deadline` is the seconds within
    which it must be there, all waiting and retrying included. `label` names the asker in logs ("m7/red/12")
    and is not sent.
    """

    messages: tuple[Message, ...]
    answer: JsonAnswer | None = None
    tools: tuple[ToolSpec, ...] = ()
    max_tokens: int | None = None
    temperature: float | None = None
    seed: int | None = None
    deadline: float | None = None
    label: str = ""


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
    served. `latency` is seconds of the successful attempt, `attempts` how many were made, `fitted` what had
    to be asked differently because the model lacks it ("system role", "json_schema", ...).
    """

    text: str
    reasoning: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    finish: Finish = Finish.STOP
    usage: costs.Usage = field(default_factory=costs.Usage)
    model: str = ""
    latency: float = 0.0
    attempts: int = 1
    fitted: tuple[str, ...] = ()


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
