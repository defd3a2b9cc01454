"""Detects what a server does silently, with status 200: prompts that it cuts, tools that its template drops.

A model cannot answer what it was never shown, so neither counts as the model's fault.
"""

from collections.abc import Mapping, Sequence

from pydantic import JsonValue

from personas.llm import chat, costs, errors

SHORTEST_JUDGED = 3_000
GREETING: tuple[chat.Message, ...] = (chat.user("Hi"),)


def cut(messages: Sequence[chat.Message], body: JsonValue) -> errors.PromptCut | None:
    """An error if the server counted less than half of the tokens sent, else None. None, too, if it does not count, or
    if fewer than `SHORTEST_JUDGED` characters were sent."""
    characters = sum(len(message.text) for message in messages)
    estimate, counted = costs.tokens_of(characters), counted_in(body)
    if characters < SHORTEST_JUDGED or not counted or counted * 2 >= estimate:
        return None
    reason = f"the server read {counted} tokens of about {estimate}: it cut the prompt and did not say so"
    return errors.PromptCut(reason, context=counted)


def probe(tools: Sequence[chat.ToolSpec]) -> chat.Request:
    """The shortest of questions: its token counts with and without tools tell whether they reach the model."""
    return chat.Request(messages=GREETING, tools=tuple(tools), max_tokens=1, temperature=0.0)


def dropped(with_tools: int, without: int) -> errors.FeatureRefused | None:
    """An error if a prompt with tools is no longer than one without, else None; also if the server does not count."""
    if not with_tools or not without or with_tools > without:
        return None
    reason = f"its template drops tools: a prompt counts {with_tools} tokens with them and {without} without"
    return errors.FeatureRefused(reason, feature="tools")


def counted_in(body: JsonValue) -> int:
    """Tokens of the prompt, as the server reported them; 0 if it did not.

    Some servers leave cached tokens out of that count: where more are cached than counted, both are added.
    """
    told = body.get("usage") if isinstance(body, Mapping) else None
    usage = told if isinstance(told, Mapping) else {}
    details = usage.get("prompt_tokens_details")
    cached = _number(details.get("cached_tokens")) if isinstance(details, Mapping) else 0
    cached = max(cached, _number(usage.get("prompt_cache_hit_tokens")))
    counted = _number(usage.get("prompt_tokens"))
    return counted + cached if cached > counted else counted


def _number(value: JsonValue) -> int:
    return value if isinstance(value, int) and value > 0 else 0
