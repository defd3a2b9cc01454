"""Translates between scripted hosts and the OpenAI protocol: its requests and replies."""

import json
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Literal

import pydantic

from personas.llm import chat, errors

IN_WORDS = "\n\nYou may use these tools"
RESULT_IN_WORDS, CALLS_IN_WORDS = "Result of ", '{"tool_calls"'

Reply = tuple[HTTPStatus, dict[str, Any]]


class _Called(pydantic.BaseModel):
    name: str
    arguments: str


class _Call(pydantic.BaseModel):
    id: str = ""
    function: _Called


class _Message(pydantic.BaseModel):
    role: Literal["system", "user", "assistant", "tool"]
    content: str | None = None
    tool_calls: list[_Call] | None = None

    def as_heard(self) -> chat.Message:
        """Clients without native tools write offers, calls and results as text; these are turned back into messages."""
        text = self.content or ""
        if self.role == "user" and text.startswith(RESULT_IN_WORDS):
            return chat.Message(role="tool", text=text)
        calls = tuple(
            chat.ToolCall(id=call.id, name=call.function.name, arguments=call.function.arguments)
            for call in self.tool_calls or ()
        )
        if self.role == "assistant" and text.startswith(CALLS_IN_WORDS):
            calls = (chat.ToolCall(id="", name="", arguments=""),)
        return chat.Message(role=self.role, text=text.partition(IN_WORDS)[0], tool_calls=calls)


class _Offer(pydantic.BaseModel):
    name: str
    parameters: dict[str, Any]

    def as_heard(self) -> chat.ToolSpec:
        return chat.ToolSpec(name=self.name, description="", parameters=self.parameters)


class _Tool(pydantic.BaseModel):
    function: _Offer


class _Body(pydantic.BaseModel):
    model: str = ""
    messages: list[_Message] = pydantic.Field(min_length=1)
    tools: list[_Tool] = []
    seed: int | None = None

    def as_heard(self) -> chat.Request:
        tools = [tool.function for tool in self.tools] or list(_offered_in_words(self.messages[0].content or ""))
        return chat.Request(
            messages=tuple(message.as_heard() for message in self.messages),
            tools=tuple(tool.as_heard() for tool in tools),
            seed=self.seed,
        )


def _offered_in_words(system: str) -> Iterator[_Offer]:
    if IN_WORDS.strip() in system:
        yield from (_Offer.model_validate_json(line) for line in system.splitlines() if line.startswith('{"name"'))


def answered(host: chat.LanguageModel, body: bytes) -> Reply:
    """What an endpoint replies to a request with that body."""
    try:
        asked = _Body.model_validate_json(body)
        completion = host.complete(asked.as_heard())
    except pydantic.ValidationError as problem:
        first = problem.errors()[0]
        place = ".".join(map(str, first["loc"]))
        return refused(HTTPStatus.UNPROCESSABLE_ENTITY, f"{place}: {first['msg']}" if place else first["msg"])
    except errors.LlmError as failure:
        return refused(HTTPStatus.BAD_REQUEST, failure.reason)
    return HTTPStatus.OK, _spoken(completion, model=asked.model, is_native=bool(asked.tools))


def refused(status: HTTPStatus, why: str) -> Reply:
    return status, {"error": {"code": status.value, "message": why}}


def _spoken(completion: chat.Completion, *, model: str, is_native: bool) -> dict[str, Any]:
    message, finish = _message(completion, is_native=is_native)
    usage = completion.usage
    return {
        "object": "chat.completion",
        "model": model,
        "choices": [{"index": 0, "finish_reason": finish, "message": {"role": "assistant", **message}}],
        "usage": {"prompt_tokens": usage.tokens_in, "completion_tokens": usage.tokens_out},
    }


def _message(completion: chat.Completion, *, is_native: bool) -> tuple[dict[str, Any], str]:
    calls = completion.tool_calls
    if not calls:
        return {"content": completion.text}, "stop"
    if not is_native:
        said = [{"name": call.name, "arguments": json.loads(call.arguments)} for call in calls]
        return {"content": json.dumps({"tool_calls": said})}, "stop"
    listed = [
        {"id": call.id, "type": "function", "function": {"name": call.name, "arguments": call.arguments}}
        for call in calls
    ]
    return {"content": None, "tool_calls": listed}, "tool_calls"
