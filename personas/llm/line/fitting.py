"""Fitting a request to what a model can do, and learning what it cannot.

What an endpoint refuses is a concession (see `lessons`). A set of them, applied to the abilities a model started with,
is everything learned about it. What is conceded is said in words instead, so no request loses its meaning.
"""

import functools
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from pydantic import JsonValue

from glassbox_site.ground import words
from personas.llm import chat, endpoints
from personas.llm.answers import schemas
from personas.llm.line import tooling
from personas.llm.line.protocols import past_calls

_REFUSED = {"json_schema": endpoints.JsonMode.SCHEMA, "json_shaped": endpoints.JsonMode.SHAPED}
SETTINGS = ("max_tokens", "temperature", "seed")

Body = dict[str, JsonValue]


@dataclass(frozen=True, slots=True, kw_only=True)
class Fitted:
    """The body to send, and the concessions that changed it."""

    body: Body
    conceded: tuple[str, ...]


def conceded(spec: endpoints.ModelSpec, concessions: Iterable[str] = ()) -> endpoints.Abilities:
    """What a model can do, given everything it refused. Concessions of a future version are ignored."""
    room = max(spec.abilities.thinking_room, _budget_of_thoughts(spec))
    return _conceded(replace(spec.abilities, thinking_room=room), spec.endpoint.server, frozenset(concessions))


def _budget_of_thoughts(spec: endpoints.ModelSpec) -> int:
    """Tokens that a model's own settings set aside for its thoughts. Anthropic's limit of an answer must be higher."""
    thinking = spec.extra.get("thinking")
    budget = thinking.get("budget_tokens") if isinstance(thinking, dict) else None
    return budget if isinstance(budget, int) and budget > 0 else 0


@functools.lru_cache(maxsize=1_000)
def _conceded(
    abilities: endpoints.Abilities, server: endpoints.Server, concessions: frozenset[str]
) -> endpoints.Abilities:
    """Cached, because every call asks for it and it seldom changes."""
    abilities = replace(
        abilities,
        json=_rung(abilities.json, server, concessions),
        cache_marks=abilities.cache_marks or server.caches_only_what_is_marked,
    )
    for concession in sorted(concessions):
        name, _, value = concession.partition(":")
        match name:
            case "system":
                abilities = replace(abilities, system=False)
            case "alternation":
                abilities = replace(abilities, alternating=True)
            case "tools":
                abilities = replace(abilities, tools=False)
            case "limit_field":
                abilities = replace(abilities, limit_field="max_completion_tokens")
            case "cache_marks":
                abilities = replace(abilities, cache_marks=False)
            case "parameter" if value not in abilities.without:
                abilities = replace(abilities, without=(*abilities.without, value))
            case "context" if value.isdigit():
                abilities = replace(abilities, context=int(value))
            case "thinking_room" if value.isdigit():
                abilities = replace(abilities, thinking_room=max(int(value), abilities.thinking_room))
    return abilities


def _rung(best: endpoints.JsonMode, server: endpoints.Server, conceded: Collection[str]) -> endpoints.JsonMode:
    """The best way to ask for JSON that is left. A server that refuses plain object mode is asked in words alone."""
    if "json_object" in conceded:
        return endpoints.JsonMode.NONE
    modes = list(endpoints.JsonMode)
    refused = {mode for name, mode in _REFUSED.items() if name in conceded}
    hoped = [mode for mode in server.rungs if mode in modes[modes.index(best) :]]
    return next(mode for mode in hoped if mode not in refused)


def completed(request: chat.Request, spec: endpoints.ModelSpec) -> chat.Request:
    """The request, with the settings it leaves open taken from the model's `extra`; a limit that its server demands
    comes in here, so that everything counts with it."""
    limit, temperature, seed = (spec.extra.get(name) for name in SETTINGS)
    if request.max_tokens is None and isinstance(limit, int):
        request = replace(request, max_tokens=limit)
    if request.max_tokens is None and "max_completion_tokens" not in spec.extra:
        request = replace(request, max_tokens=spec.endpoint.server.usual_limit)
    if request.temperature is None and isinstance(temperature, int | float):
        request = replace(request, temperature=temperature)
    if request.seed is None and isinstance(seed, int):
        request = replace(request, seed=seed)
    return request


def fit(request: chat.Request, spec: endpoints.ModelSpec, abilities: endpoints.Abilities) -> Fitted:
    """Turns a completed request into a body that this model can take."""
    messages, said_otherwise = _spoken(request, spec.endpoint.server, abilities)
    body: Body = {name: value for name, value in spec.extra.items() if name not in SETTINGS}
    body |= {"model": spec.model, "messages": _written(messages, abilities)}
    body |= _answer_format(request, spec, abilities) | _tools(request, abilities) | _sampling(request, abilities)
    if spec.endpoint.is_openrouter:
        body["usage"] = {"include": True}
    renamed = ["limit_field"] if "max_completion_tokens" in body else []
    dropped = [f"parameter:{name}" for name in abilities.without if body.pop(name, None) is not None]
    return Fitted(body=body, conceded=(*said_otherwise, *renamed, *dropped))


def doubts(request: chat.Request, abilities: endpoints.Abilities, sent: Body) -> Iterator[str]:
    """What to leave out, one after another, when an endpoint refuses a request without saying why."""
    if request.answer and abilities.json is endpoints.JsonMode.SCHEMA:
        yield "json_schema"
    if request.answer and abilities.json is not endpoints.JsonMode.NONE:
        yield "json_object"
    if abilities.system and any(message.role == "system" for message in request.messages):
        yield "system"
    if request.tools and abilities.tools:
        yield "tools"
    roles = [message.role for message in request.messages]
    if not abilities.alternating and any(one == other for one, other in pairwise(roles)):
        yield "alternation"
    expected = {"model", "messages", "response_format", "tools", abilities.limit_field}
    yield from (f"parameter:{name}" for name in sent if name not in expected)
    if abilities.limit_field in sent and abilities.limit_field == "max_tokens":
        yield "limit_field"


def _spoken(
    request: chat.Request, server: endpoints.Server, abilities: endpoints.Abilities
) -> tuple[list[chat.Message], list[str]]:
    """The dialogue, with everything that the model lacks a field for said in words, and the names of those features."""
    messages, changes = list(request.messages), []
    if not abilities.tools and (request.tools or any(map(_has_tools, messages))):
        messages = _tools_in_words(messages, request.tools)
        changes.append("tools")
    if request.answer and not _is_held(server, abilities.json):
        messages = _with_shape_in_words(messages, request.answer)
        changes.append("json_object" if abilities.json is endpoints.JsonMode.NONE else "json_schema")
    if not abilities.system and any(message.role == "system" for message in messages):
        messages = [replace(m, role="user") if m.role == "system" else m for m in messages]
        changes.append("system")
    if abilities.alternating or not abilities.system:
        messages = _in_turns(messages)
    return messages, changes


def _is_held(server: endpoints.Server, mode: endpoints.JsonMode) -> bool:
    """Whether the shape need not be said in words. Only servers known to read a schema beside object mode heed it."""
    return mode is endpoints.JsonMode.SCHEMA or (mode is endpoints.JsonMode.SHAPED and server.compiles_grammars)


def _has_tools(message: chat.Message) -> bool:
    return message.role == "tool" or bool(message.tool_calls)


def _tools_in_words(messages: Sequence[chat.Message], tools: Sequence[chat.ToolSpec]) -> list[chat.Message]:
    """The tools are described in the system message, so that the prompt keeps the same prefix from turn to turn."""
    names: dict[str, str] = {}
    said = [tooling.in_words(message, names) for message in messages]
    if not tools:
        return said
    offer = tooling.described(tools)
    if said and said[0].role == "system":
        return [replace(said[0], text=f"{said[0].text}\n\n{offer}"), *said[1:]]
    return [chat.system(offer), *said]


def _with_shape_in_words(messages: list[chat.Message], answer: chat.JsonAnswer) -> list[chat.Message]:
    wish = f"Answer with one JSON object and nothing else. It must match this JSON schema:\n{json.dumps(answer.schema)}"
    if messages and messages[-1].role == "user":
        return [*messages[:-1], replace(messages[-1], text=f"{messages[-1].text}\n\n{wish}")]
    return [*messages, chat.user(wish)]


def _in_turns(messages: Sequence[chat.Message]) -> list[chat.Message]:
    """Merges consecutive messages of the same role; those with tools are not merged into the one before."""
    merged: list[chat.Message] = []
    for message in messages:
        if merged and merged[-1].role == message.role and not _has_tools(message):
            previous = merged.pop()
            message = replace(  # noqa: PLW2901 - the joined turn takes the place of both
                previous, text=f"{previous.text}\n\n{message.text}", stable=message.stable
            )
        merged.append(message)
    return merged


def _written(messages: Sequence[chat.Message], abilities: endpoints.Abilities) -> list[JsonValue]:
    history = past_calls.acceptable(messages)
    return [_message(message, marked=message.stable and abilities.cache_marks) for message in history]


def _message(message: chat.Message, *, marked: bool) -> Body:
    text = words.harmless(message.text)
    body: Body = {"role": message.role, "content": text}
    if marked:
        body["content"] = [{"type": "text", "text": text, "cache_control": {"type": "ephemeral"}}]
    if message.tool_calls:
        body["tool_calls"] = [
            {"id": call.id, "type": "function", "function": {"name": call.name, "arguments": call.arguments}}
            for call in message.tool_calls
        ]
    if message.role == "tool":
        body["tool_call_id"] = message.tool_call_id
    return body


def _answer_format(request: chat.Request, spec: endpoints.ModelSpec, abilities: endpoints.Abilities) -> Body:
    if request.answer is None or abilities.json is endpoints.JsonMode.NONE:
        return {}
    if abilities.json is endpoints.JsonMode.OBJECT:
        return {"response_format": {"type": "json_object"}}
    schema = schemas.strict(_held_to(request.answer, spec.endpoint.server, request.max_tokens))
    if abilities.json is endpoints.JsonMode.SHAPED:
        return {"response_format": {"type": "json_object", "schema": schema}}
    named: Body = {"name": request.answer.name, "strict": True, "schema": schema}
    return {"response_format": {"type": "json_schema", "json_schema": named}}


def _held_to(answer: chat.JsonAnswer, server: endpoints.Server, max_tokens: int | None) -> chat.Schema:
    if not server.compiles_grammars or answer.tight is None:
        return answer.schema
    return answer.tight(max_tokens)


def _tools(request: chat.Request, abilities: endpoints.Abilities) -> Body:
    if not request.tools or not abilities.tools:
        return {}
    return {"tools": [{"type": "function", "function": _tool(tool)} for tool in request.tools]}


def _tool(tool: chat.ToolSpec) -> Body:
    return {"name": tool.name, "description": tool.description, "parameters": dict(tool.parameters)}


def _sampling(request: chat.Request, abilities: endpoints.Abilities) -> Body:
    limit = None if request.max_tokens is None else request.max_tokens + abilities.thinking_room
    wanted: Mapping[str, JsonValue] = {
        abilities.limit_field: limit,
        "temperature": request.temperature,
        "seed": request.seed,
    }
    return {name: value for name, value in wanted.items() if value is not None}
