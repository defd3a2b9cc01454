"""The scripted hosts behind a real HTTP server, as an endpoint would serve them."""

import json
from collections.abc import Iterator
from typing import Any

from personas.llm import chat, errors
from sct import hosts
from sct.hosts import temper
from tests.support import model_replies as replies
from tests.support import model_server


def serving(kind: hosts.Temper, *, delay: float = 0.0) -> model_server.ModelServer:
    host = temper.host(kind)

    def script(heard: model_server.Heard) -> replies.Reply:
        return _reply(host.answer(_request(heard.body)), is_native="tools" in heard.body, delay=delay)

    return model_server.ModelServer(script)


def providers_text(server: model_server.ModelServer, *names: str) -> str:
    return "\n".join(
        f"- {{name: {name}, model_name: scripted, api_config: {{base_url: '{server.url}'}}}}" for name in names
    )


def _request(body: dict[str, Any]) -> chat.Request:
    """Tools are read from where they are offered: their own field, or the words of the system message."""
    offered = body.get("tools")
    tools = [tool["function"] for tool in offered] if offered else list(_tools_in_words(body["messages"][0]["content"]))
    return chat.Request(
        messages=tuple(_message(message) for message in body["messages"]),
        tools=tuple(chat.ToolSpec(name=tool["name"], description="", parameters=tool["parameters"]) for tool in tools),
        seed=body.get("seed"),
    )


def _tools_in_words(system: str) -> Iterator[dict[str, Any]]:
    if "You may use these tools" in system:
        yield from (json.loads(line) for line in system.splitlines() if line.startswith('{"name"'))


def _message(message: dict[str, Any]) -> chat.Message:
    text = message["content"] or ""
    calls = tuple(
        chat.ToolCall(id=call["id"], name=call["function"]["name"], arguments=call["function"]["arguments"])
        for call in message.get("tool_calls") or ()
    )
    if message["role"] == "user" and text.startswith("Result of "):
        return chat.Message(role="tool", text=text)
    if message["role"] == "assistant" and text.startswith('{"tool_calls"'):
        calls = (chat.ToolCall(id="", name="", arguments=""),)
    return chat.Message(role=message["role"], text=text.partition("\n\nYou may use these tools")[0], tool_calls=calls)


def _reply(answer: str | chat.Completion | errors.LlmError, *, is_native: bool, delay: float) -> replies.Reply:
    if isinstance(answer, errors.LlmError):
        return replies.sends({"error": {"code": 400, "message": "broke down"}}, status=400)
    if isinstance(answer, str):
        return replies.says(answer, delay=delay)
    if is_native:
        return replies.calls(*((call.name, call.arguments) for call in answer.tool_calls))
    said = [{"name": call.name, "arguments": json.loads(call.arguments)} for call in answer.tool_calls]
    return replies.says(json.dumps({"tool_calls": said}), delay=delay)
