"""Turns the body of a reply into a `Completion`, trusting none of its types."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal

from pydantic import JsonValue

from glassbox_site.ground import words
from personas.llm import chat, costs, endpoints, errors
from personas.llm.answers import jsonish, streams, thinking
from personas.llm.line import http, refusals, tooling

FINISHES = {
    "stop": chat.Finish.STOP,
    "eos": chat.Finish.STOP,
    "end_turn": chat.Finish.STOP,
    "length": chat.Finish.LENGTH,
    "max_tokens": chat.Finish.LENGTH,
    "tool_calls": chat.Finish.TOOLS,
    "function_call": chat.Finish.TOOLS,
    "content_filter": chat.Finish.FILTERED,
}

MAX_CHARACTERS = 300_000
MOST_TOKENS = 10**9
MOST_DOLLARS = 10**6

Fields = Mapping[str, JsonValue]


def parsed(reply: http.Reply) -> JsonValue:
    """The body as JSON, assembled if it was streamed, or None if it is something else."""
    if "event-stream" in reply.headers.get("content-type", "") or reply.body.lstrip().startswith(streams.BEGINS):
        return streams.whole(reply.body)
    try:
        value: JsonValue = json.loads(reply.body)
    except (ValueError, RecursionError):
        return None
    return value


def completion(
    reply: http.Reply, body: JsonValue, spec: endpoints.ModelSpec, request: chat.Request, *, used: costs.Usage
) -> chat.Completion:
    """Returns the answer in a reply, or raises the `LlmError` that says why there is none."""
    offered = {tool.name for tool in request.tools}
    if not isinstance(body, dict):
        kind = errors.ServerAway if reply.body.lstrip().startswith(b"<") else errors.NoAnswer
        raise kind(f"not a reply but {words.brief(reply.body[:400].decode('utf-8', 'replace'), 120)!r}")
    choice = _first(body.get("choices"))
    message = choice.get("message")
    if not isinstance(message, dict):
        raise errors.NoAnswer("the reply holds no message")
    finish = FINISHES.get(str(choice.get("finish_reason")), chat.Finish.OTHER)
    content = _text(message.get("content"))
    if len(content) > MAX_CHARACTERS:
        raise errors.NoAnswer(f"the answer is {len(content)} characters long, more than {MAX_CHARACTERS}")
    parted = _parted(content, spec.abilities.reasoning)
    reasoning = _reasoning(message)
    if finish is chat.Finish.STOP and not content.strip() and _is_answer(reasoning, request.answer):
        parted, reasoning = thinking.Parted(said=reasoning, thought=""), ""
    calls = _tool_calls(message.get("tool_calls"))
    spoken = tooling.spoken(parted.said, offered) if offered and not calls else None
    answer = chat.Completion(
        text=spoken.text if spoken else parted.said,
        reasoning="\n\n".join(filter(None, [reasoning, parted.thought])),
        tool_calls=spoken.calls if spoken else calls,
        finish=finish,
        usage=used,
        model=words.brief(str(body.get("model") or spec.model), 120),
        latency=reply.seconds,
    )
    _refuse_silence(answer, message)
    return answer


def usage(reply: http.Reply, body: JsonValue, spec: endpoints.ModelSpec, sent: Fields) -> costs.Usage:
    """What the endpoint says was used; the cost as it reports it, else by the price, else unknown.

    If there is an answer, tokens that the endpoint does not report are estimated: those of the prompt from what was
    `sent`, the others from what came back, so hidden reasoning is missed. Without an answer only what it reports
    counts; but if a gateway timed out while the server may have been at work, the prompt is counted as in `begun`.
    """
    told = _fields(body, "usage")
    if not told and reply.status in refusals.TOO_SLOW and http.may_be_at_work(reply.seconds):
        return begun(spec, sent)
    details_in, details_out = _fields(told, "prompt_tokens_details"), _fields(told, "completion_tokens_details")
    tokens_in, tokens_out = _count(told.get("prompt_tokens")), _count(told.get("completion_tokens"))
    message = _message(body)
    estimated_in = tokens_sent(sent) if message and not tokens_in else 0
    estimated_out = _tokens_written(message) if message and not tokens_out else 0
    tokens_in += estimated_in
    cached = min(tokens_in, _count(details_in.get("cached_tokens") or told.get("prompt_cache_hit_tokens")))
    used = costs.Usage(
        tokens_in=tokens_in,
        cached=cached,
        cache_written=min(tokens_in - cached, _count(details_in.get("cache_write_tokens"))),
        tokens_out=tokens_out + estimated_out,
        reasoning=_count(details_out.get("reasoning_tokens")),
        cost=_money(told.get("cost", reply.headers.get("x-litellm-response-cost"))),
        estimated=estimated_in + estimated_out,
    )
    return _priced(used, spec, written=estimated_in) if used.cost is None and used.tokens else used


def begun(spec: endpoints.ModelSpec, sent: Fields) -> costs.Usage:
    """The usage of an answer that broke off: its prompt alone, estimated from what was `sent`."""
    tokens = tokens_sent(sent)
    return _priced(costs.Usage(tokens_in=tokens, estimated=tokens), spec, written=tokens)


def _priced(used: costs.Usage, spec: endpoints.ModelSpec, *, written: int) -> costs.Usage:
    """With its cost, if there is a price. A prompt that nobody counted is paid for as if all of it had been `written`
    into the cache, as in what was held for it."""
    if spec.price is None:
        return used
    written = min(used.tokens_in - used.cached, max(used.cache_written, written))
    return replace(used, cost=spec.price.of(replace(used, cache_written=written)))


def tokens_sent(body: Fields) -> int:
    """Estimates the tokens of a request: its dialogue, and the tools that it offers."""
    offered = len(json.dumps(body["tools"])) if "tools" in body else 0
    return costs.tokens_of(offered + sum(map(_length, _dicts(body.get("messages")))))


def _tokens_written(message: Fields) -> int:
    return costs.tokens_of(_length(message) + len(_reasoning(message)))


def _length(message: Fields) -> int:
    """Characters of a message's text and of its tool calls."""
    content, calls = message.get("content"), message.get("tool_calls")
    said = content if isinstance(content, str) else _text(content)
    used = sum(len(call.name) + len(call.arguments) for call in _tool_calls(calls)) if calls else 0
    return len(said) + used


def _message(body: JsonValue) -> Fields:
    """The first answer in a reply; empty if there is none."""
    choices = _dicts(body.get("choices")) if isinstance(body, dict) else []
    return _fields(choices[0], "message") if choices else {}


def _first(choices: JsonValue) -> Fields:
    first = choices[0] if isinstance(choices, list) and choices else None
    if not isinstance(first, dict):
        raise errors.NoAnswer("the reply holds no choices")
    return first


def _text(content: JsonValue) -> str:
    """Content is a string, or a list of parts, of which those of type text count."""
    if isinstance(content, str):
        return words.harmless(content)
    texts = [part.get("text") for part in _dicts(content) if part.get("type") == "text"]
    return words.harmless("".join(text for text in texts if isinstance(text, str)))


def _parted(text: str, reasoning: endpoints.Reasoning) -> thinking.Parted:
    if reasoning is endpoints.Reasoning.NONE:
        return thinking.Parted(said=text, thought="")
    return thinking.part(text)


def _reasoning(message: Fields) -> str:
    """The thoughts that arrive in a field of their own, under any of the names in use for it."""
    for name in ("reasoning", "reasoning_content"):
        value = message.get(name)
        if isinstance(value, str) and value.strip():
            return words.harmless(value).strip()
    details = _dicts(message.get("reasoning_details"))
    texts = [entry.get("text") or entry.get("summary") for entry in details]
    for part in _dicts(message.get("content")):
        texts += [thought.get("text") for thought in _dicts(part.get("thinking"))]
    return words.harmless("\n".join(text for text in texts if isinstance(text, str))).strip()


def _is_answer(thought: str, answer: chat.JsonAnswer | None) -> bool:
    """Whether the thoughts are one object of the requested shape: when held to a shape, some servers of reasoning
    models put the answer into the field for thoughts and leave the content empty."""
    found = jsonish.whole(thought) if answer else None
    if answer is None or found is None or found.contradictions:
        return False
    properties, required = answer.schema.get("properties"), answer.schema.get("required")
    known = properties if isinstance(properties, dict) else {}
    demanded = {str(name) for name in required} if isinstance(required, list) else set(known)
    return demanded <= set(found.fields) <= set(known)


def _tool_calls(listed: JsonValue) -> tuple[chat.ToolCall, ...]:
    return tuple(_each_call(_dicts(listed)))


def _each_call(entries: Sequence[Fields]) -> Iterator[chat.ToolCall]:
    for number, entry in enumerate(entries, start=1):
        function = _fields(entry, "function")
        name, arguments = function.get("name"), function.get("arguments")
        if isinstance(name, str) and name:
            text = arguments if isinstance(arguments, str) else json.dumps(arguments or {})
            call_id = entry.get("id")
            yield chat.ToolCall(
                id=words.harmless(call_id) if isinstance(call_id, str) and call_id else f"call-{number}",
                name=words.harmless(name),
                arguments=words.harmless(text),
            )


def _refuse_silence(answer: chat.Completion, message: Fields) -> None:
    """Raises, according to why the model stopped, if the answer has neither text nor tool calls."""
    if answer.text.strip() or answer.tool_calls:
        return
    refusal = message.get("refusal")
    if answer.finish is chat.Finish.FILTERED or isinstance(refusal, str):
        raise errors.Filtered(words.brief(str(refusal or "stopped by a content filter")))
    if answer.finish is chat.Finish.LENGTH:
        about = "about " if answer.usage.estimated else ""
        raise errors.AllThought(f"the token limit was reached after {about}{answer.usage.tokens_out} tokens of thought")
    raise errors.SaidNothing("the model thought, but said nothing" if answer.reasoning else "nothing was said")


def _fields(value: JsonValue | Fields, name: str) -> Fields:
    inner = value.get(name) if isinstance(value, Mapping) else None
    return inner if isinstance(inner, dict) else {}


def _dicts(value: JsonValue) -> list[dict[str, JsonValue]]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def _count(value: JsonValue) -> int:
    """A number of tokens; an implausible value counts as 0."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return 0
    return int(value) if 0 <= value <= MOST_TOKENS else 0


def _money(value: JsonValue) -> Decimal | None:
    """US dollars; None for an implausible value."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        dollars = Decimal(str(value))
    except ArithmeticError:
        return None
    return dollars if dollars.is_finite() and 0 <= dollars <= MOST_DOLLARS else None
