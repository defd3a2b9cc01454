"""Calls of tools in the history of a dialogue are in a form that every server takes back."""

import json
import re
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from personas.llm import chat
from personas.llm.line.protocols import past_calls

calls = st.builds(
    chat.ToolCall,
    id=st.sampled_from(["spoken-1", "spoken-2", "call-1", "spoken-1-2"]),
    name=st.text(max_size=80) | st.just("append"),
    arguments=st.text(max_size=20) | st.just('{"line": "a"}') | st.just("[1]") | st.just("[" * 100_000),
)
turns = st.lists(st.lists(calls, max_size=3), max_size=4)


def history(said: list[list[chat.ToolCall]]) -> list[chat.Message]:
    """Each turn's calls, with the result of each in their order, numbered."""
    messages = [chat.user("Go on.")]
    for turn in said:
        messages.append(chat.assistant("Well.", turn))
        messages += [chat.tool_result(call, f"result {number}") for number, call in enumerate(turn)]
    return messages


@given(turns)
def test_every_call_has_an_id_of_its_own_that_its_own_result_names(said: list[list[chat.ToolCall]]) -> None:
    sent = list(past_calls.acceptable(history(said)))

    ids = [call.id for message in sent for call in message.tool_calls]
    assert len(ids) == sum(map(len, said)) == len(set(ids))
    assert [message.tool_call_id for message in sent if message.role == "tool"] == ids


@given(turns)
def test_names_and_arguments_have_the_form_that_servers_demand(said: list[list[chat.ToolCall]]) -> None:
    for message in past_calls.acceptable(history(said)):
        for call in message.tool_calls:
            assert re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", call.name)
            assert isinstance(json.loads(call.arguments), dict)


@given(turns)
def test_a_longer_history_begins_with_the_same_messages(said: list[list[chat.ToolCall]]) -> None:
    messages = history(said)
    whole = list(past_calls.acceptable(messages))

    for length in range(len(messages)):
        assert list(past_calls.acceptable(messages[:length])) == whole[:length]


def test_calls_in_good_form_stay_exactly_as_they_are() -> None:
    one = chat.ToolCall(id="functions.append:0", name="append", arguments='{ "line":"a" }')
    messages = history([[one, replace(one, id="functions.append:1")]])

    assert list(past_calls.acceptable(messages)) == messages
