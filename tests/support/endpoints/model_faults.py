"""Every fault that real endpoints have been seen to make, and scripts that make them.

server.script = rotating(FAULTS, answer)         # a fault, a good answer, the next fault, ...
server.script = picky(answer, system=False)      # an endpoint that refuses what it does not know
"""

import itertools
import json
from collections.abc import Callable, Mapping
from dataclasses import replace

from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, Script

Fault = Callable[[Heard], replies.Reply]
Mumble = Callable[[Script], Script]


def _in_words(wrap: Callable[[str], str]) -> Mumble:
    """A fault that spoils the text of a good answer; a refusal stays as it is."""

    def spoiling(answer: Script) -> Script:
        def spoiled(heard: Heard) -> replies.Reply:
            given = answer(heard)
            body = json.loads(given.body)
            if "choices" not in body:
                return given
            message = body["choices"][0]["message"]
            message["content"] = wrap(message["content"] or "")
            return replies.sends(body)

        return spoiled

    return spoiling


LIMITED = replies.refuses("Rate limit exceeded", status=429, headers={"Retry-After": "0"})
ILL = replies.refuses("Internal error", status=500)

FAULTS: Mapping[str, Fault] = {
    "429 with Retry-After": lambda _: LIMITED,
    "429 without": lambda _: replies.refuses("Too many requests", status=429),
    "429 inside a 200": lambda _: replies.refuses_within_200("Provider returned error", code=429, raw="slow down"),
    "500": lambda _: ILL,
    "502 with a page": lambda _: replies.says_in_words("<html><h1>502 Bad Gateway</h1></html>", status=502),
    "503 inside a 200": lambda _: replies.refuses_within_200("No instances available", code=503),
    "529": lambda _: replies.refuses("Overloaded", status=529),
    "no choices": lambda _: replies.choices(),
    "choices of null": lambda _: replies.sends({"choices": None}),
    "an error in the choice": lambda _: replies.choices(
        {"finish_reason": "error", "message": {"content": ""}, "error": {"code": 502, "message": "Provider died"}}
    ),
    "wrong types": lambda _: replies.sends({"choices": [{"message": "hello", "finish_reason": 7}], "usage": "much"}),
    "content of a number": lambda _: replies.choices({"message": {"content": 42}, "finish_reason": "stop"}),
    "nothing said": lambda _: replies.says(""),
    "not JSON": lambda _: replies.says_in_words("data: [DONE]"),
    "half a JSON": lambda _: replies.says_in_words('{"choices": [{"mess', kind="application/json"),
    "an empty body": lambda _: replies.says_in_words(""),
    "not UTF-8": lambda _: replies.says_in_words(b'{"choices": "\xff\xfe"}', kind="application/json"),
    "nested without end": lambda _: replies.says_in_words("[" * 100_000, kind="application/json"),
    "huge": lambda _: replies.says("a" * 5_000_000),
    "long": lambda _: replies.says("a" * 500_000),
    "cut before the body": lambda _: replies.cut_off(replies.says("hello"), after=60),
    "cut in the body": lambda _: replies.cut_off(replies.says("hello"), after=200),
    "a status that is none": lambda _: replace(ILL, status=-1),
    "a length that is none": lambda _: replace(ILL, headers={"Content-Length": "much"}),
    "hung up": lambda _: replies.cut_off(replies.says("hello"), after=0),
}
"""Faults of the protocol: the answer is lost, but the next try may bring it."""

MUMBLES: Mapping[str, Mumble] = {
    "fenced": _in_words(lambda text: f"```json\n{text}\n```"),
    "prose around": _in_words(lambda text: f"Sure! Here you go:\n{text}\nLet me know if you need more."),
    "thought first": _in_words(lambda text: f'<think>maybe {{"vote": "nobody"}}</think>\n{text}'),
    "thought in capitals": _in_words(lambda text: f"<THINK>hmm</THINK>{text}"),
    "thought only closed": _in_words(lambda text: f"hmm, hmm</think>{text}"),
    "trailing comma": _in_words(lambda text: text.rstrip().removesuffix("}") + ",}"),
}
"""Ways to say the right thing in the wrong form."""

NONSENSE: Mapping[str, Fault] = {
    "prose": lambda _: replies.says("I think it is red, but who knows?"),
    "a refusal": lambda _: replies.says("I'm sorry, but I can't help with deceiving others."),
    "a refusal in its field": lambda _: replies.sends(
        replies.spoken({"content": None, "refusal": "I can't help with that."})
    ),
    "a filter": lambda _: replies.sends(replies.spoken({"content": ""}, finish="content_filter")),
    "thought only": lambda _: replies.says('<think>{"vote": "red"}'),
    "truncated": lambda _: replies.cut_at_limit('{"internal_thought": "Let me see, the bo'),
    "all thought": lambda _: replies.cut_at_limit("", reasoning="Let me see"),
    "lone surrogates": lambda _: replies.says_in_words(
        '{"choices": [{"message": {"content": "\\ud800 red \\udfff"}}]}', kind="application/json"
    ),
    "an empty object": lambda _: replies.says("{}"),
    "another object": lambda _: replies.says('{"thought": "?"}'),
    "broken JSON": lambda _: replies.says('{"message": "he said "red"", "vote_action": red}'),
    "braces without end": lambda _: replies.says('{"a":' * 5_000),
}
"""Replies in which nothing usable was said."""


def rotating(faults: Mapping[str, Fault], answer: Script, *, good_between: int = 1) -> Script:
    """Makes each fault in turn, with `good_between` good answers after each."""
    turns = itertools.cycle(
        turn for fault in faults.values() for turn in (fault, *itertools.repeat(answer, good_between))
    )

    def next_reply(heard: Heard) -> replies.Reply:
        return next(turns)(heard)

    return next_reply


def once(fault: Fault | replies.Reply, answer: Script) -> Script:
    """Makes the fault at the first request, and gives good answers from then on."""
    first = itertools.chain([fault], itertools.repeat(answer))

    def next_reply(heard: Heard) -> replies.Reply:
        turn = next(first)
        return turn if isinstance(turn, replies.Reply) else turn(heard)

    return next_reply


def picky(
    answer: Script,
    *,
    system: bool = True,
    json_mode: str = "json_schema",
    tools: bool = True,
    limit_field: str = "max_tokens",
    without: frozenset[str] = frozenset(),
) -> Script:
    """An endpoint that refuses, in the words of real ones, what it does not know. `json_mode`: json_schema,
    json_object or none."""

    def judged(heard: Heard) -> replies.Reply:
        body = heard.body
        if not system and any(message["role"] == "system" for message in heard.messages):
            raw = json.dumps({"error": {"message": "Developer instruction is not enabled for models/gemma-3-27b-it"}})
            return replies.refuses_within_200("Provider returned error", code=400, raw=raw)
        asked = body.get("response_format")
        kind = str(asked.get("type")) if isinstance(asked, dict) else ""
        if kind and (json_mode == "none" or (json_mode == "json_object" and kind == "json_schema")):
            return replies.refuses(f"'response_format' of type {kind} is not supported by this model")
        if not tools and "tools" in body:
            return replies.refuses("No endpoints found that support tool use.", status=404)
        if limit_field not in body and "max_tokens" in body:
            advice = "Unsupported parameter: 'max_tokens' is not supported with this model."
            return replies.refuses(f"{advice} Use 'max_completion_tokens' instead.", param="max_tokens")
        for name in sorted(without & set(body)):
            return replies.refuses(f"Unsupported value: '{name}' does not support this value.", param=name)
        return answer(heard)

    return judged
