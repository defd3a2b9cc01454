"""One corrective retry that names the fault, and every exchange on record."""

import asyncio

import pytest
from pydantic import BaseModel

from personas.llm import asking, chat, errors, scripted
from personas.llm.answers import reading


class Vote(BaseModel):
    target: str


QUESTION = chat.Request(messages=(chat.user("Who is it?"),), deadline=30.0)
RED = '{"target": "red"}'


def answers(*script: scripted.Answer) -> scripted.ScriptedModel:
    return scripted.ScriptedModel(scripted.in_turn(*script))


def test_a_good_answer_needs_one_call() -> None:
    model = answers(RED)

    answer = asking.ask_for(model, QUESTION, Vote)

    assert answer.value == Vote(target="red")
    assert len(model.requests) == 1
    assert model.requests[0].answer == chat.JsonAnswer.of(Vote)


def test_an_unreadable_answer_is_sent_back_once_with_its_fault() -> None:
    model = answers("it is red!", RED)

    answer = asking.ask_for(model, QUESTION, Vote)

    assert answer.value == Vote(target="red")
    question, said, corrected = model.requests[1].messages
    assert question == QUESTION.messages[0]
    assert said.text == "it is red!"
    assert "no JSON object with the fields target" in corrected.text


def test_two_unreadable_answers_are_no_decision() -> None:
    model = answers("it is red!", "I said red")

    answer = asking.ask_for(model, QUESTION, Vote)

    assert answer.value is None
    assert isinstance(answer.failure, reading.Unreadable)
    assert len(model.requests) == 2
    assert [exchange.unreadable is not None for exchange in answer.exchanges] == [True, True]


def test_an_illegal_answer_is_told_why() -> None:
    model = answers(RED, '{"target": "blue"}')

    answer = asking.ask_for(
        model, QUESTION, Vote, objection=lambda vote: "red is dead" if vote.target == "red" else None
    )

    assert answer.value == Vote(target="blue")
    assert "red is dead" in model.requests[1].messages[-1].text


def test_a_failed_call_is_a_failure_and_never_words() -> None:
    model = answers(errors.TimedOut("no answer within 30 s"))

    answer = asking.ask_for(model, QUESTION, Vote)

    assert answer.value is None
    assert isinstance(answer.failure, errors.TimedOut)
    assert len(model.requests) == 1


def test_an_empty_answer_is_not_sent_back_as_an_empty_turn() -> None:
    model = answers("", RED)

    asking.ask_for(model, QUESTION, Vote)

    assert [message.role for message in model.requests[1].messages] == ["user", "user"]


def test_the_deadline_covers_both_calls() -> None:
    model = scripted.ScriptedModel(scripted.in_turn("red", RED), latency=0.05)

    asking.ask_for(model, QUESTION, Vote)

    deadline = model.requests[1].deadline
    assert deadline is not None
    assert deadline <= 29.95


def test_awaiting_gives_the_same_as_calling() -> None:
    called = asking.ask_for(answers("red", RED), QUESTION, Vote)
    awaited = asyncio.run(asking.aask_for(answers("red", RED), QUESTION, Vote))

    assert awaited.value == called.value
    assert awaited.usage.tokens == called.usage.tokens > 0


@pytest.mark.parametrize("words", ["<think>red</think>", '{"target": 1, "target": 2}'])
def test_the_record_says_why_a_reply_was_no_answer(words: str) -> None:
    answer = asking.ask_for(answers(words), QUESTION, Vote)

    first = answer.exchanges[0].unreadable
    assert first is not None
    assert first.fault in reading.correction(first)
