"""A request on its way to a real server and back."""

import asyncio
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from decimal import Decimal

import pytest
from pydantic import BaseModel, JsonValue

from personas.llm import chat, costs, endpoints, remote
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer


class Vote(BaseModel):
    target: str


def test_a_question_arrives_as_it_was_asked(server: ModelServer, model: remote.RemoteModel) -> None:
    model.complete(replace(QUESTION, temperature=0.7, seed=5))

    [heard] = server.heard
    assert heard.path == "/v1/chat/completions"
    assert heard.body == {
        "model": "stand-in/model",
        "messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Who is it?"}],
        "max_tokens": 200,
        "temperature": 0.7,
        "seed": 5,
    }


def test_an_answer_comes_with_all_that_the_endpoint_told(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.says("red", reasoning="who else?")

    completion = model.complete(QUESTION)

    assert completion == chat.Completion(
        text="red",
        reasoning="who else?",
        usage=costs.Usage(tokens_in=100, cached=60, tokens_out=20, reasoning=5, cost=Decimal("0.0012")),
        model="stand-in/served-1",
        latency=completion.latency,
    )
    assert 0 < completion.latency < 5


PRICE = costs.Price(tokens_in=Decimal(1), tokens_out=Decimal(2))
MILLIONS: dict[str, JsonValue] = {"prompt_tokens": 1_000_000, "completion_tokens": 500_000}


@pytest.mark.parametrize(
    ("told", "headers", "cost"),
    [
        ({}, {}, Decimal(2)),
        ({"cost": 0}, {}, Decimal(0)),
        ({"cost": 0.25}, {}, Decimal("0.25")),
        ({}, {"x-litellm-response-cost": "0.5"}, Decimal("0.5")),
        ({"cost": "free"}, {}, Decimal(2)),
    ],
)
def test_the_cost_is_what_the_endpoint_tells_and_else_by_the_price(
    told: dict[str, JsonValue], headers: dict[str, str], cost: Decimal, server: ModelServer, new_road: Roads
) -> None:
    body = replies.spoken({"content": "red"}, usage={**MILLIONS, **told})
    server.script = lambda _: replies.sends(body, headers=headers)

    completion = remote.RemoteModel(spec_of(server.endpoint(), price=PRICE), new_road()).complete(QUESTION)

    assert completion.usage.cost == cost


THOUGHTFUL = {
    "reasoning": replies.says("red", reasoning="so"),
    "reasoning_content": replies.says("red", reasoning_content="so"),
    "reasoning_details": replies.says("red", reasoning_details=[{"type": "reasoning.text", "text": "so"}]),
    "tags": replies.says("<think>so</think>\nred"),
    "a template that opens the block": replies.says("so</think>red"),
    "a part of the content": replies.says_in_parts(
        {"type": "thinking", "thinking": [{"type": "text", "text": "so"}]}, {"type": "text", "text": "red"}
    ),
    "tags in parts": replies.says_in_parts(
        {"type": "text", "text": "<think>so</think>"}, {"type": "text", "text": "red"}
    ),
}


@pytest.mark.parametrize("reply", THOUGHTFUL.values(), ids=THOUGHTFUL.keys())
def test_thought_is_kept_apart_from_the_answer(
    reply: replies.Reply, server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = lambda _: reply

    completion = model.complete(QUESTION)

    assert (completion.text, completion.reasoning) == ("red", "so")


def test_tags_of_a_model_that_does_not_think_are_words(server: ModelServer, new_road: Roads) -> None:
    abilities = endpoints.Abilities(reasoning=endpoints.Reasoning.NONE)
    server.script = lambda _: replies.says("the tag </think> closes")

    completion = remote.RemoteModel(spec_of(server.endpoint(), abilities=abilities), new_road()).complete(QUESTION)

    assert completion.text == "the tag </think> closes"


def test_a_shape_is_asked_for_strictly(server: ModelServer, model: remote.RemoteModel) -> None:
    model.complete(replace(QUESTION, answer=chat.JsonAnswer.of(Vote)))

    wanted = server.heard[0].body["response_format"]
    assert wanted == {
        "type": "json_schema",
        "json_schema": {
            "name": "Vote",
            "strict": True,
            "schema": {
                "type": "object",
                "properties": {"target": {"type": "string"}},
                "required": ["target"],
                "additionalProperties": False,
            },
        },
    }


def test_tools_are_offered_called_and_answered_natively(server: ModelServer, model: remote.RemoteModel) -> None:
    append = chat.ToolSpec(name="append", description="Add a line.", parameters={"type": "object"})
    server.script = lambda _: replies.calls(("append", '{"line": "a"}'))
    question = replace(QUESTION, tools=(append,))

    completion = model.complete(question)
    [call] = completion.tool_calls
    told = (chat.assistant(completion.text, completion.tool_calls), chat.tool_result(call, "ok"))
    model.complete(replace(question, messages=(*question.messages, *told)))

    assert (call.name, call.arguments) == ("append", '{"line": "a"}')
    assert completion.finish is chat.Finish.TOOLS
    assert server.heard[0].body["tools"] == [
        {
            "type": "function",
            "function": {"name": "append", "description": "Add a line.", "parameters": {"type": "object"}},
        }
    ]
    assert server.heard[1].messages[-1] == {"role": "tool", "content": "ok", "tool_call_id": "call_0"}


def test_calls_that_a_server_left_in_the_text_are_calls(server: ModelServer, model: remote.RemoteModel) -> None:
    append = chat.ToolSpec(name="append", description="Add a line.", parameters={"type": "object"})
    server.script = lambda _: replies.says('<tool_call>{"name": "append", "arguments": {"line": "a"}}</tool_call>')

    completion = model.complete(replace(QUESTION, tools=(append,)))

    assert [call.name for call in completion.tool_calls] == ["append"]
    assert completion.text == ""


def test_half_characters_do_not_travel_in_either_direction(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.says("r\ud800ed")

    completion = model.complete(chat.Request(messages=(chat.user("\udfff?"),)))

    assert completion.text == "r\N{REPLACEMENT CHARACTER}ed"
    assert server.heard[0].last_words == "\N{REPLACEMENT CHARACTER}?"


def test_extra_fields_of_a_model_are_sent_as_they_are(server: ModelServer, new_road: Roads) -> None:
    spec = spec_of(server.endpoint(), extra={"top_p": 0.9, "reasoning": {"effort": "low"}})

    remote.RemoteModel(spec, new_road()).complete(QUESTION)

    assert server.heard[0].body["top_p"] == 0.9
    assert server.heard[0].body["reasoning"] == {"effort": "low"}


def test_a_witness_sees_what_was_sent_and_what_came_back(server: ModelServer, new_road: Roads) -> None:
    seen: list[tuple[object, str]] = []
    witnessed = remote.RemoteModel(
        spec_of(server.endpoint()),
        new_road(),
        witness=lambda body, reply: seen.append((body["messages"], reply.body.decode())),
    )

    witnessed.complete(QUESTION)

    [(sent, came)] = seen
    assert sent == server.heard[0].body["messages"]
    assert '"content": "ok"' in came


def test_the_end_of_a_stable_prefix_is_marked_for_those_who_want_it(server: ModelServer, new_road: Roads) -> None:
    spec = spec_of(server.endpoint(), abilities=endpoints.Abilities(cache_marks=True))
    rules = chat.system("The rules.", stable=True)

    remote.RemoteModel(spec, new_road()).complete(chat.Request(messages=(rules, chat.user("Who?"))))

    marked = [{"type": "text", "text": "The rules.", "cache_control": {"type": "ephemeral"}}]
    assert server.heard[0].body["messages"] == [
        {"role": "system", "content": marked},
        {"role": "user", "content": "Who?"},
    ]


def test_agents_asked_at_once_are_all_on_their_way_at_once(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.says("ok", delay=0.5)

    async def ask_all() -> None:
        await asyncio.gather(*(model.acomplete(QUESTION) for _ in range(10)))

    asyncio.run(ask_all())

    assert server.peak == 10


def test_threads_and_event_loops_share_one_road(server: ModelServer, model: remote.RemoteModel) -> None:
    before = wires()
    with ThreadPoolExecutor(8) as pool:
        threaded = [pool.submit(model.complete, QUESTION) for _ in range(8)]
        looped = [pool.submit(asyncio.run, model.acomplete(QUESTION)) for _ in range(8)]
        texts = {future.result().text for future in [*threaded, *looped]}

    assert texts == {"ok"}
    assert len(wires() - before) <= 1


def wires() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "llm-wire"}


def test_no_call_carries_what_an_endpoint_left_with_an_earlier_one(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = lambda _: replace(replies.says("red"), headers={"Set-Cookie": "session=1; Path=/"})

    model.complete(QUESTION)
    model.complete(QUESTION)

    assert [heard.headers.get("cookie") for heard in server.heard] == [None, None]


def test_a_caller_that_gives_up_leaves_nothing_running(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.says("late", delay=60)

    async def give_up() -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):
                await model.acomplete(QUESTION)

    asyncio.run(give_up())
    server.wait_until(lambda: server.in_flight == 0)

    assert server.peak == 1


def test_an_interrupted_caller_leaves_nothing_running(server: ModelServer, model: remote.RemoteModel) -> None:
    """Ctrl-C and a job's time limit both raise in the middle of a synchronous call."""
    server.script = lambda _: replies.says("late", delay=60)
    previous = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.5)

    with pytest.raises(KeyboardInterrupt):
        model.complete(QUESTION)
    signal.signal(signal.SIGALRM, previous)

    server.wait_until(lambda: server.in_flight == 0)
