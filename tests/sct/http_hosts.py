"""The scripted hosts behind a real HTTP server, as an endpoint would serve them."""

import json
from typing import Any

from personas.llm import chat, errors
from sct import hosts
from sct.hosts import temper
from tests.support import model_replies as replies
from tests.support import model_server


def serving(kind: hosts.Temper, *, delay: float = 0.0) -> model_server.ModelServer:
    host = temper.host(kind)
    return model_server.ModelServer(lambda heard: _reply(host.answer(_request(heard.body)), delay))


def providers_text(server: model_server.ModelServer, *names: str) -> str:
    return "\n".join(
        f"- {{name: {name}, model_name: scripted, api_config: {{base_url: '{server.url}'}}}}" for name in names
    )


def _request(body: dict[str, Any]) -> chat.Request:
    tools = [tool["function"] for tool in body.get("tools", [])]
    return chat.Request(
        messages=tuple(_message(message) for message in body["messages"]),
        tools=tuple(chat.ToolSpec(name=tool["name"], description="", parameters=tool["parameters"]) for tool in tools),
        seed=body.get("seed"),
    )


def _message(message: dict[str, Any]) -> chat.Message:
    calls = tuple(
        chat.ToolCall(id=call["id"], name=call["function"]["name"], arguments=call["function"]["arguments"])
        for call in message.get("tool_calls") or ()
    )
    return chat.Message(role=message["role"], text=message["content"] or "", tool_calls=calls)


def _reply(answer: str | chat.Completion | errors.LlmError, delay: float) -> replies.Reply:
    if isinstance(answer, str):
        return replies.says(answer, delay=delay)
    if isinstance(answer, chat.Completion):
        return replies.calls(*((call.name, call.arguments) for call in answer.tool_calls))
    return replies.sends(json.loads('{"error": {"code": 400, "message": "broke down"}}'), status=400)
