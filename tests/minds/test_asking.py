"""What a real server tells about itself, and how it and a real model cope with our questions."""

import asyncio
from dataclasses import replace
from typing import Literal

import pytest
from pydantic import BaseModel, Field, JsonValue

from personas import rehearsals
from personas.finding import filling
from personas.llm import asking, chat, endpoints, errors, remote, road
from personas.llm.discovering import addresses, looking
from personas.models import ChatModel
from tests.minds.serving import Served

MENU = ("report the body", "follow Blue", "wait", "fix the lights")


class Move(BaseModel):
    internal_thought: str = Field(max_length=100)
    choice: str = Field(max_length=80)


# The longest answer that the schema allows fits: a thought of a hundred digits is a hundred tokens, and a server's
# grammar leaves room for white space around each of seven signs. (A small model rambles in digits once in thirty.)
MOST_TOKENS = 260
SCENE = chat.Request(
    messages=(
        chat.system("You play Among Us. You are Red, a crewmate."),
        chat.user("A body lies beside you in Storage, Blue runs away. You may: " + "; ".join(MENU) + "."),
    ),
    answer=chat.JsonAnswer.of(Move, narrow=lambda: {"choice": {"enum": list(MENU)}}),
    max_tokens=MOST_TOKENS,
    temperature=0.7,
)


def found(served: Served) -> ChatModel:
    around = looking.look(addresses.to_ask(addresses.wish(served.url)), seconds=5)
    server = next(server for server in around.found if server.address == served.url)
    return filling.model_of(server, server.offers[0])


@pytest.mark.django_db
def test_a_running_server_is_found_with_all_that_a_model_needs(served: Served) -> None:
    model = found(served)

    assert (model.server, model.base_url, model.context_size, model.concurrency) == ("llamacpp", served.url, 8_192, 1)
    assert (model.takes_tools, model.takes_system) == (False, True)


@pytest.mark.django_db
def test_it_decides_readably_in_a_rehearsal(served: Served, empty_redis: object) -> None:
    rehearsal = rehearsals.rehearse(rehearsals.one_decision, found(served))

    assert rehearsal.result in ("report", "follow", "wiring", "button")
    assert len(rehearsal.takes) == 1


def test_every_answer_is_of_the_menu_at_the_first_try(served: Served, highway: road.Road) -> None:
    model = served.model(highway)

    answers = [asking.ask_for(model, SCENE, Move) for _ in range(8)]

    assert [len(answer.exchanges) for answer in answers] == [1] * 8
    assert {answer.value and answer.value.choice for answer in answers} <= set(MENU)
    assert all(answer.usage.tokens_out < MOST_TOKENS for answer in answers)
    assert sum(answer.usage.tokens_out for answer in answers) < 100 * len(answers)


def test_a_schema_that_the_server_cannot_compile_costs_one_refusal_and_no_turn(
    served: Served, highway: road.Road
) -> None:
    class Wide(BaseModel):
        choice: Literal["wait", "report"]

    tight: dict[str, JsonValue] = {"type": "object", "properties": {"choice": {"type": "string", "maxLength": 2_000}}}
    wide = chat.JsonAnswer(name="Wide", schema=tight, tight=lambda _: tight)
    model = served.model(highway)
    request = chat.Request(messages=SCENE.messages, answer=wide, max_tokens=60, temperature=0)

    completion = model.complete(request)
    after = asking.ask_for(model, SCENE, Move)

    assert completion.attempts > 1
    assert len(after.exchanges) == 1
    assert {lesson.concession for lesson in highway.lessons(model.spec)} == {"json_schema@Wide", "json_shaped@Wide"}


def test_tools_that_its_template_drops_are_noticed(served: Served, highway: road.Road) -> None:
    spec = served.spec()
    hopeful = replace(spec, abilities=replace(spec.abilities, tools=True))
    note = chat.ToolSpec(name="note", description="Write a line down.", parameters={"type": "object"})

    remote.RemoteModel(hopeful, highway).complete(
        chat.Request(messages=SCENE.messages, tools=(note,), max_tokens=20, temperature=0)
    )

    [lesson] = highway.lessons(hopeful)
    assert lesson.concession == "tools"
    assert "its template drops tools" in lesson.why


def test_a_prompt_that_does_not_fit_is_refused_with_both_sizes(served: Served, highway: road.Road) -> None:
    long = chat.Request(messages=(chat.user("It was noon in Storage. " * 2_500),), max_tokens=50)

    with pytest.raises(errors.PromptTooLong) as refusal:
        served.model(highway).complete(long)

    assert refusal.value.context == served.context
    assert (refusal.value.prompt_tokens or 0) > served.context


def test_a_server_that_dies_and_comes_back_costs_no_more_than_the_turns_between(highway: road.Road) -> None:
    with Served(context=2_048) as served:
        model = served.model(highway)
        before = asking.ask_for(model, SCENE, Move)
        served.stop()
        with pytest.raises(errors.Unreachable):
            model.complete(SCENE)
        served.start()
        after = asking.ask_for(model, SCENE, Move)

    assert before.value is not None
    assert after.value is not None


def test_six_questions_at_once_to_one_slot_are_all_answered_in_turn(served: Served, highway: road.Road) -> None:
    async def six() -> list[chat.Completion]:
        model = served.model(highway)
        return list(await asyncio.gather(*(model.acomplete(SCENE) for _ in range(6))))

    answers = asyncio.run(six())

    assert [answer.attempts for answer in answers] == [1] * 6
    last = max(answers, key=lambda answer: answer.queued)
    assert last.queued > 0.9 * sum(answer.latency for answer in answers if answer is not last)


def test_it_answers_in_anthropics_protocol_as_well(served: Served, highway: road.Road) -> None:
    """llama.cpp's server speaks it too, though it does not hold the model to a shape in it."""
    spec = served.spec()
    spec = replace(spec, endpoint=replace(spec.endpoint, server=endpoints.Server.ANTHROPIC))
    rules = chat.system("You play Among Us. You are Red, a crewmate. " * 20, stable=True)

    first, second = (
        remote.RemoteModel(spec, highway).complete(
            chat.Request(messages=(rules, chat.user(question)), max_tokens=40, temperature=0.7)
        )
        for question in ("Who is it?", "Where were you?")
    )

    assert first.text
    assert first.usage.tokens_in > 200
    assert first.usage.estimated == 0
    assert second.usage.cached > 150
