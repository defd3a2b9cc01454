"""Tools for models without tool calls: offered, called and answered as text."""

import pytest

from personas.llm import chat
from personas.llm.answers import reading
from personas.llm.line import tooling

APPEND = chat.ToolSpec(
    name="append",
    description="Add a line to a section of the memory.",
    parameters={"type": "object", "properties": {"line": {"type": "string"}}},
)
CALL = chat.ToolCall(id="c1", name="append", arguments='{"line": "apple"}')


def test_the_offer_names_each_tool_and_its_arguments() -> None:
    offer = tooling.described([APPEND])

    assert '"append"' in offer
    assert '"line"' in offer


SPOKEN = [
    '{"tool_calls": [{"name": "append", "arguments": {"line": "apple"}}]}',
    '```json\n{"tool_calls": [{"name": "append", "arguments": {"line": "apple"}}]}\n```',
    '<tool_call>\n{"name": "append", "arguments": {"line": "apple"}}\n</tool_call>',
    '{"name": "append", "arguments": "{\\"line\\": \\"apple\\"}"}',
]


@pytest.mark.parametrize("text", SPOKEN)
def test_a_call_in_words_is_a_call(text: str) -> None:
    found = tooling.spoken(text, {"append"})

    [call] = found.calls
    assert call.name == "append"
    assert tooling.arguments(call) == {"line": "apple"}
    assert found.text == ""


def test_several_calls_keep_their_order_and_the_words_around_them() -> None:
    calls = [f'<tool_call>{{"name": "append", "arguments": {{"line": "{line}"}}}}</tool_call>' for line in "ab"]
    text = f"First {calls[0]} then {calls[1]} done."

    found = tooling.spoken(text, {"append"})

    assert [(call.id, call.arguments) for call in found.calls] == [
        ("spoken-1", '{"line": "a"}'),
        ("spoken-2", '{"line": "b"}'),
    ]
    assert found.text.split() == ["First", "then", "done."]


NO_CALLS = [
    "I would append apple.",
    '{"tool_calls": [{"name": "append", "arguments": {"line": "app',
    '{"tool_calls": [{"name": "erase", "arguments": {}}]}',
    '{"tool_calls": [{"name": "append", "arguments": {}}, {"name": "erase", "arguments": {}}]}',
    '{"message": "use append", "name": "append"}',
]


@pytest.mark.parametrize("text", NO_CALLS)
def test_what_is_not_a_complete_call_of_an_offered_tool_stays_words(text: str) -> None:
    assert tooling.spoken(text, {"append"}) == tooling.Spoken(text=text, calls=())


def test_a_list_of_no_calls_is_not_part_of_the_words() -> None:
    found = tooling.spoken('Fine. {"tool_calls": []}', {"append"})

    assert found == tooling.Spoken(text="Fine.", calls=())


def test_a_call_and_its_result_become_words() -> None:
    names: dict[str, str] = {}

    said = tooling.in_words(chat.assistant("Noted.", [CALL]), names)
    told = tooling.in_words(chat.tool_result(CALL, "ok"), names)

    assert tooling.spoken(said.text, {"append"}).calls[0].arguments == CALL.arguments
    assert told == chat.user("Result of append: ok")


@pytest.mark.parametrize("written", ["{", "[1]", '{"a": 1, "a": 2}', "line=apple", '{"a": 1} {"b": 2}'])
def test_unreadable_arguments_are_a_reason_not_a_guess(written: str) -> None:
    outcome = tooling.arguments(chat.ToolCall(id="1", name="append", arguments=written))

    assert isinstance(outcome, reading.Unreadable)
    assert "append" in outcome.fault


def test_no_arguments_are_an_empty_object() -> None:
    assert tooling.arguments(chat.ToolCall(id="1", name="list", arguments="")) == {}
