"""Anthropic's own protocol: what is cached and paid for, what is asked, and what its refusals mean."""

import traceback
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal

import pytest
from pydantic import BaseModel, Field, JsonValue

from personas.llm import asking, chat, costs, endpoints, errors, remote
from personas.llm.shared import budgets
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support.endpoints import anthropic_server
from tests.support.endpoints.anthropic_server import anthropic, refuses, text
from tests.support.endpoints.model_replies import Reply
from tests.support.endpoints.model_server import Heard, ModelServer

KEY = "sk-ant-0123456789abcdef0123456789abcdef"
PRICE = costs.Price(
    tokens_in=Decimal(1_000), tokens_out=Decimal(5_000), cached=Decimal(100), cache_written=Decimal(1_250)
)
ANSWER = '{"target": "red"}'


class Vote(BaseModel):
    target: str = Field(max_length=40)


VOTE = replace(QUESTION, answer=chat.JsonAnswer.of(Vote, narrow=lambda: {"target": {"enum": ["red", "blue"]}}))
APPEND = chat.ToolSpec(name="append", description="Add a line.", parameters={"type": "object", "properties": {}})

Made = Callable[..., remote.RemoteModel]


def red(_: Heard) -> list[anthropic_server.Block]:
    return [text(ANSWER)]


@pytest.fixture
def claude(server: ModelServer, new_road: Roads, monkeypatch: pytest.MonkeyPatch) -> Made:
    """Makes a model at the server, with these fields."""
    monkeypatch.setenv("CLAUDE_API_KEY", KEY)

    def made(**fields: object) -> remote.RemoteModel:
        endpoint = server.endpoint(server=endpoints.Server.ANTHROPIC, key_variable="CLAUDE_API_KEY")
        return remote.RemoteModel(spec_of(endpoint, **fields), new_road())

    return made


def test_the_key_goes_in_the_header_that_it_wants_and_nowhere_else(server: ModelServer, claude: Made) -> None:
    server.script = anthropic(red)

    claude().complete(VOTE)

    headers = server.heard[0].headers
    assert (server.heard[0].path, headers["x-api-key"]) == ("/v1/messages", KEY)
    assert "authorization" not in headers


@pytest.mark.parametrize("answers", [True, False])
def test_a_failure_that_is_shown_with_all_it_knew_holds_no_key(
    server: ModelServer, claude: Made, answers: bool
) -> None:
    def script(heard: Heard) -> Reply:
        told = f"Bad key {heard.headers['x-api-key']}"
        return refuses("authentication_error", told, status=401) if answers else Reply(hangs_up=True)

    server.script = script

    with pytest.raises(errors.LlmError) as refusal:
        claude().complete(VOTE)

    shown = "".join(traceback.TracebackException.from_exception(refusal.value, capture_locals=True).format())
    assert ("[CLAUDE_API_KEY]" in shown) == answers
    assert KEY not in shown


def test_what_is_the_same_from_question_to_question_is_cached_and_paid_for_once(
    server: ModelServer, claude: Made
) -> None:
    server.script = anthropic(red)
    model = claude(price=PRICE)
    rules, seat = chat.system("Rules. " * 200, stable=True), chat.user("You are Red. " * 100, stable=True)

    first, second = (
        model.complete(replace(VOTE, messages=(rules, seat, chat.user(f"Question {number}?")))).usage
        for number in (1, 2)
    )

    assert (first.cached, second.cache_written) == (0, 0)
    assert first.cache_written == second.cached > 600
    assert first.tokens_in == second.tokens_in > second.cached
    assert first.reasoning == 5
    fresh = first.tokens_in - first.cache_written
    assert first.cost == (1_250 * Decimal(first.cache_written) + 1_000 * fresh + 5_000 * 20) / costs.MILLION
    assert second.cost == (100 * Decimal(second.cached) + 1_000 * fresh + 5_000 * 20) / costs.MILLION


def test_the_shape_is_bare_and_goes_beside_what_its_settings_say(server: ModelServer, claude: Made) -> None:
    server.script = anthropic(red)

    answer = asking.ask_for(claude(extra={"output_config": {"effort": "low"}}), VOTE, Vote)

    told = server.heard[0].body
    assert answer.value == Vote(target="red")
    assert told["output_config"] == {
        "effort": "low",
        "format": {
            "type": "json_schema",
            "schema": {
                "type": "object",
                "properties": {"target": {"type": "string"}},
                "required": ["target"],
                "additionalProperties": False,
            },
        },
    }
    assert told["system"] == [{"type": "text", "text": "Be brief."}]


@pytest.mark.parametrize(
    "said",
    [
        "output_config.format: this model does not support structured outputs.",
        "output_config: Extra inputs are not permitted",
        "The compiled grammar is too large, which would cause performance issues.",
    ],
)
def test_a_model_without_shapes_is_asked_in_words_from_then_on(server: ModelServer, claude: Made, said: str) -> None:
    usual = anthropic(red)
    server.script = lambda heard: (
        refuses("invalid_request_error", said) if "output_config" in heard.body else usual(heard)
    )
    model = claude()

    fitted = [model.complete(VOTE).fitted for _ in range(2)]

    assert ["output_config" in heard.body for heard in server.heard] == [True, False, False]
    assert fitted == [("json_object",), ("json_object",)]
    assert "JSON schema" in str(server.heard[1].body["messages"])


@pytest.mark.parametrize(
    "said",
    ["`temperature` is deprecated for this model.", "temperature: Extra inputs are not permitted"],
)
def test_a_model_that_takes_no_temperature_keeps_its_shape(server: ModelServer, claude: Made, said: str) -> None:
    usual = anthropic(red)
    server.script = lambda heard: (
        refuses("invalid_request_error", said) if "temperature" in heard.body else usual(heard)
    )

    completion = claude().complete(replace(VOTE, temperature=0.8))

    assert completion.fitted == ("parameter:temperature",)
    assert "output_config" in server.heard[-1].body
    assert len(server.heard) == 2


def test_what_it_has_no_field_for_is_left_out_or_fitted_in(server: ModelServer, claude: Made) -> None:
    server.script = anthropic(red)

    claude().complete(replace(VOTE, temperature=1.7, seed=7, max_tokens=None))

    told = server.heard[0].body
    assert told["temperature"] == 1.0
    assert "seed" not in told
    assert told["max_tokens"] == 4_096


def test_tools_are_used_and_their_results_come_back_together(server: ModelServer, claude: Made) -> None:
    used: list[anthropic_server.Block] = [
        {"type": "thinking", "thinking": "Two lines.", "signature": "s"},
        {"type": "tool_use", "id": "toolu_1", "name": "append", "input": {"line": "a"}},
        {"type": "tool_use", "id": "toolu_2", "name": "append", "input": {"line": "b"}},
    ]
    server.script = anthropic(lambda _: used, stop="tool_use")
    model = claude()
    asked = replace(QUESTION, tools=(APPEND,))

    completion = model.complete(asked)
    results = [chat.tool_result(call, "ok") for call in completion.tool_calls]
    server.script = anthropic(lambda _: [text("Done.")])
    history = (*asked.messages, chat.assistant("", completion.tool_calls), *results, chat.user("And now?"))
    last = model.complete(replace(asked, messages=history))

    assert completion.finish is chat.Finish.TOOLS
    assert completion.reasoning == "Two lines."
    assert [(call.id, call.arguments) for call in completion.tool_calls] == [
        ("toolu_1", '{"line": "a"}'),
        ("toolu_2", '{"line": "b"}'),
    ]
    assert last.text == "Done."
    told = server.heard[-1].messages
    assert [message["role"] for message in told] == ["user", "assistant", "user"]
    assert [block["type"] for block in told[-1]["content"]] == ["tool_result", "tool_result", "text"]  # type: ignore[index] # as sent


def test_a_refusal_says_why_and_is_not_asked_again(server: ModelServer, claude: Made) -> None:
    why = {"type": "refusal", "category": "cyber", "explanation": "It may be about weapons."}
    server.script = anthropic(lambda _: [], stop="refusal", stop_details=why)  # type: ignore[arg-type] # JSON

    with pytest.raises(errors.Filtered, match="It may be about weapons"):
        claude().complete(VOTE)

    assert len(server.heard) == 1


def test_thoughts_that_use_up_the_limit_get_more_room(server: ModelServer, claude: Made) -> None:
    thinking: anthropic_server.Block = {"type": "thinking", "thinking": "Hm.", "signature": "s"}
    lost, usual = anthropic(lambda _: [thinking], stop="max_tokens"), anthropic(red)
    server.script = lambda heard: usual(heard) if heard.number else lost(heard)

    completion = claude().complete(VOTE)

    assert completion.text == ANSWER
    assert [heard.body["max_tokens"] for heard in server.heard] == [200, 1_224]


def test_marks_that_are_refused_are_left_out(server: ModelServer, claude: Made) -> None:
    """As by a server of one's own that speaks this protocol without a cache."""
    usual, no = anthropic(red), refuses("invalid_request_error", "cache_control: unknown field")
    server.script = lambda heard: no if "cache_control" in str(heard.body) else usual(heard)

    completion = claude().complete(replace(VOTE, messages=(chat.system("Rules.", stable=True), chat.user("Who?"))))

    assert completion.text == ANSWER
    assert len(server.heard) == 2


def test_a_question_without_tools_after_calls_of_them_says_which_they_were(server: ModelServer, claude: Made) -> None:
    """As in the last round of an agent that has used up its rounds."""
    server.script = anthropic(lambda _: [text("Done.")])
    call = chat.ToolCall(id="toolu_1", name="append", arguments='{"line": "a"}')
    history = (*QUESTION.messages, chat.assistant("", (call,)), chat.tool_result(call, "ok"))

    completion = claude().complete(replace(QUESTION, messages=history))

    told = server.heard[0].body
    assert completion.text == "Done."
    assert told["tools"] == [{"name": "append", "input_schema": {"type": "object"}}]
    assert told["tool_choice"] == {"type": "none"}


def test_calls_that_were_written_as_text_turn_after_turn_are_taken_back(server: ModelServer, claude: Made) -> None:
    """Their ids begin anew in each reply; and a small model invents tools, and forgets a bracket."""
    model, messages = claude(), list(QUESTION.messages)
    server.script = anthropic(lambda _: [text('{"tool_calls": [{"name": "append", "arguments": {"line": "a"}}]}')])
    for _ in range(2):
        completion = model.complete(replace(QUESTION, messages=tuple(messages), tools=(APPEND,)))
        invented = chat.ToolCall(id="spoken-2", name="add a line!", arguments='{"line": ')
        told = (*completion.tool_calls, invented)
        messages += [chat.assistant("", told), *(chat.tool_result(call, "ok") for call in told)]

    server.script = anthropic(lambda _: [text("Done.")])
    last = model.complete(replace(QUESTION, messages=tuple(messages), tools=(APPEND,)))

    assert last.text == "Done."
    assert last.fitted == ()


@pytest.mark.parametrize("thinking", [{"type": "adaptive"}, {"type": "enabled", "budget_tokens": 2_000}])
def test_a_model_that_is_told_to_think_gets_room_for_it_and_no_temperature(
    server: ModelServer, claude: Made, thinking: dict[str, JsonValue]
) -> None:
    server.script = anthropic(red)

    completion = claude(extra={"thinking": thinking}).complete(replace(VOTE, temperature=0.8))

    told = server.heard[0].body
    assert completion.fitted == ()
    assert told["thinking"] == thinking
    assert "temperature" not in told
    assert told["max_tokens"] == (2_200 if "budget_tokens" in thinking else 200)


def test_thoughts_that_use_up_the_limit_get_more_room_where_the_question_set_none(
    server: ModelServer, claude: Made
) -> None:
    thinking: anthropic_server.Block = {"type": "thinking", "thinking": "Hm.", "signature": "s"}
    lost, usual = anthropic(lambda _: [thinking], stop="max_tokens"), anthropic(red)
    server.script = lambda heard: usual(heard) if heard.number else lost(heard)

    claude().complete(replace(VOTE, max_tokens=None))

    assert [heard.body["max_tokens"] for heard in server.heard] == [4_096, 12_288]


def test_what_is_held_for_an_answer_without_a_limit_is_enough_for_the_longest(
    server: ModelServer, claude: Made, new_road: Roads
) -> None:
    """This protocol sets a limit where a question sets none, and an answer may be as long."""
    server.script = anthropic(red)
    almost = budgets.Budget(name="match:1", dollars=5_000 * Decimal(4_000) / costs.MILLION)
    model = remote.RemoteModel(claude(price=PRICE).spec, new_road(), within=(almost,))

    with pytest.raises(errors.BudgetSpent):
        model.complete(replace(VOTE, max_tokens=None))

    assert not server.heard
