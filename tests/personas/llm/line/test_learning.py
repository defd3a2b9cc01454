"""What an endpoint refuses is learned from its first refusal, and never costs a turn."""

import logging
from dataclasses import replace

import pytest
from pydantic import BaseModel

from personas.llm import asking, chat, endpoints, errors, remote
from personas.llm.line import knowledge
from personas.llm.shared import stores
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support.endpoints import model_faults as faults
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer, Script


class Vote(BaseModel):
    target: str


APPEND = chat.ToolSpec(name="append", description="Add a line.", parameters={"type": "object"})
FULL = replace(QUESTION, answer=chat.JsonAnswer.of(Vote), tools=(APPEND,), temperature=0.7, seed=1)
ANSWER = '{"target": "red"}'


def red(_: Heard) -> replies.Reply:
    return replies.says(ANSWER)


PICKY = {
    "system": (faults.picky(red, system=False), 1),
    "json schema": (faults.picky(red, json_mode="json_object"), 1),
    "any json mode": (faults.picky(red, json_mode="none"), 2),
    "tools": (faults.picky(red, tools=False), 1),
    "the name of the limit": (faults.picky(red, limit_field="max_completion_tokens"), 1),
    "temperature": (faults.picky(red, without=frozenset({"temperature"})), 1),
    "everything": (faults.picky(red, system=False, json_mode="none", tools=False, without=frozenset({"seed"})), 5),
}


@pytest.mark.parametrize(("script", "refusals"), PICKY.values(), ids=PICKY.keys())
def test_a_refusal_is_learned_once_and_the_turn_is_not_lost(
    script: Script, refusals: int, server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = script

    first = model.complete(FULL)
    second = model.complete(FULL)

    assert first.text == second.text == ANSWER
    assert first.attempts == 1 + refusals
    assert second.attempts == 1
    assert second.fitted == first.fitted != ()


def test_an_endpoint_like_the_free_gemmas_gives_whole_decisions(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = faults.picky(red, system=False, json_mode="none")

    answer = asking.ask_for(model, QUESTION, Vote)

    assert answer.value == Vote(target="red")
    assert server.heard[-1].messages[0]["role"] == "user"
    assert "JSON schema" in server.heard[-1].last_words


def test_what_one_process_learned_the_next_one_knows(server: ModelServer, new_road: Roads, shared_redis: str) -> None:
    server.script = faults.picky(red, system=False, json_mode="none")
    spec = spec_of(server.endpoint())

    remote.RemoteModel(spec, new_road(shared_redis)).complete(FULL)
    newcomer = remote.RemoteModel(spec, new_road(shared_redis)).complete(FULL)

    assert newcomer.attempts == 1


def test_what_was_learned_can_be_looked_at_and_forgotten(
    server: ModelServer, new_road: Roads, shared_redis: str
) -> None:
    server.script = faults.picky(red, system=False)
    spec, highway = spec_of(server.endpoint()), new_road(shared_redis)
    remote.RemoteModel(spec, highway).complete(FULL)

    learned = highway.abilities(spec)
    highway.forget(spec)

    assert learned == endpoints.Abilities(system=False)
    assert highway.abilities(spec) == new_road(shared_redis).abilities(spec) == endpoints.Abilities()


def test_another_model_of_the_endpoint_is_not_judged_by_it(server: ModelServer, new_road: Roads) -> None:
    server.script = faults.picky(red, system=False)
    spec, highway = spec_of(server.endpoint()), new_road()

    remote.RemoteModel(spec, highway).complete(FULL)
    other = remote.RemoteModel(replace(spec, model="stand-in/other"), highway).complete(FULL)

    assert other.attempts == 2


def test_a_refusal_that_names_nothing_is_narrowed_down_to_its_cause(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    def fussy(heard: Heard) -> replies.Reply:
        if any(message["role"] == "system" for message in heard.messages):
            return replies.refuses("Provider returned error")
        return red(heard)

    server.script = fussy

    model.complete(FULL)
    second = model.complete(FULL)

    assert second.attempts == 1
    assert second.fitted == ("system",)
    assert "response_format" in server.heard[-1].body


def test_a_refusal_of_everything_is_an_error_and_teaches_nothing(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = lambda _: replies.refuses("Provider returned error")
    with pytest.raises(errors.Rejected, match="Provider returned error"):
        model.complete(FULL)

    server.script = red

    assert model.complete(FULL).fitted == ()


def test_the_reason_of_an_unclear_refusal_is_looked_for_once(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.refuses("Provider returned error")

    for sent in (8, 9):
        with pytest.raises(errors.UnclearRefusal):
            model.complete(FULL)
        assert len(server.heard) == sent


def test_an_endpoint_that_refuses_what_is_already_left_out_is_not_asked_for_ever(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    server.script = lambda _: replies.refuses("Conversation roles must alternate")

    with pytest.raises(errors.FeatureRefused):
        model.complete(FULL)

    assert len(server.heard) == 2


def test_thought_that_used_up_the_limit_gets_more_room_at_once_and_from_then_on(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    def thinker(heard: Heard) -> replies.Reply:
        limit = heard.body["max_tokens"]
        assert isinstance(limit, int)
        return red(heard) if limit > 1_000 else replies.cut_at_limit("", reasoning="hmm")

    server.script = thinker

    first = model.complete(QUESTION)
    second = model.complete(QUESTION)

    assert first.text == second.text == ANSWER
    assert (first.attempts, second.attempts) == (2, 1)
    assert first.usage.tokens_out == 40


def test_a_limit_from_the_models_settings_gets_more_room_too(server: ModelServer, new_road: Roads) -> None:
    server.script = faults.once(replies.cut_at_limit("", reasoning="hmm"), red)
    model = remote.RemoteModel(spec_of(server.endpoint(), extra={"max_tokens": 800}), new_road())

    model.complete(chat.Request(messages=(chat.user("?"),)))

    assert [heard.body["max_tokens"] for heard in server.heard] == [800, 2400]


def test_an_answer_is_shortened_when_only_its_limit_does_not_fit(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    full = "maximum context length is 8192 tokens. However, you requested 8200 (8000 in the messages, 200 more)"
    server.script = faults.once(replies.refuses(full), red)

    completion = model.complete(QUESTION)

    assert completion.text == ANSWER
    assert [heard.body["max_tokens"] for heard in server.heard] == [200, 192]


def test_a_prompt_that_does_not_fit_is_not_sent_twice(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.refuses("maximum context length is 8192 tokens, yours is 9000 in the messages")

    with pytest.raises(errors.PromptTooLong) as refusal:
        model.complete(QUESTION)

    assert refusal.value.context == 8192
    assert len(server.heard) == 1


def test_abilities_that_are_known_beforehand_cost_no_refusal(server: ModelServer, new_road: Roads) -> None:
    server.script = faults.picky(red, system=False, json_mode="none")
    known = endpoints.Abilities(system=False, json=endpoints.JsonMode.NONE)

    completion = remote.RemoteModel(spec_of(server.endpoint(), abilities=known), new_road()).complete(FULL)

    assert completion.attempts == 1


def test_a_model_without_tools_calls_them_in_words(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = faults.picky(
        lambda _: replies.says('{"tool_calls": [{"name": "append", "arguments": {"line": "a"}}]}'), tools=False
    )

    completion = model.complete(replace(QUESTION, tools=(APPEND,)))

    assert [(call.name, call.arguments) for call in completion.tool_calls] == [("append", '{"line": "a"}')]


class Word(BaseModel):
    word: str


class Number(BaseModel):
    number: int


def _too_wide(heard: Heard) -> replies.Reply:
    """A server that cannot compile the shapes Vote and Word."""
    form = str(heard.body.get("response_format"))
    refused = "json_schema" in form and ("'Vote'" in form or "'Word'" in form)
    return replies.refuses("failed to parse grammar") if refused else replies.says(ANSWER)


def _asks(shape: type[BaseModel]) -> chat.Request:
    return replace(QUESTION, answer=chat.JsonAnswer.of(shape))


def test_a_schema_that_is_refused_says_nothing_of_the_next_one(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = _too_wide

    fitted = [model.complete(_asks(shape)).fitted for shape in (Vote, Number)]

    assert fitted == [("json_schema",), ()]


def test_a_server_that_refuses_two_schemas_has_none(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = _too_wide

    attempts = [model.complete(_asks(shape)).attempts for shape in (Vote, Word, Number)]

    assert attempts == [2, 2, 1]
    assert model.complete(_asks(Number)).fitted == ("json_schema",)


def test_prose_on_a_worse_rung_brings_the_better_one_back(server: ModelServer, model: remote.RemoteModel) -> None:
    answers = iter([replies.refuses("failed to parse grammar"), replies.says("I think red."), replies.says(ANSWER)])
    server.script = lambda _: next(answers)

    answer = asking.ask_for(model, _asks(Vote), Vote)

    assert answer.value == Vote(target="red")
    kinds = [heard.body["response_format"]["type"] for heard in server.heard]  # type: ignore[call-overload,index] # as sent
    assert kinds == ["json_schema", "json_object", "json_schema"]


def test_prose_on_a_worse_rung_does_not_bring_the_better_one_back_at_every_question(
    server: ModelServer, model: remote.RemoteModel
) -> None:
    def prosaic(heard: Heard) -> replies.Reply:
        is_schema = "json_schema" in str(heard.body.get("response_format"))
        return replies.refuses("failed to parse grammar") if is_schema else replies.says("I think red.")

    server.script = prosaic

    attempts = [model.complete(_asks(Vote)).attempts for _ in range(4)]

    assert attempts == [2, 2, 1, 1]


def test_what_does_not_learn_leaves_no_lesson_behind(server: ModelServer, new_road: Roads) -> None:
    server.script = faults.picky(red, system=False, json_mode="none")
    spec, highway = spec_of(server.endpoint()), new_road()

    tried_out = remote.RemoteModel(spec, highway, learns=False).complete(FULL)

    assert tried_out.text == ANSWER
    assert highway.lessons(spec) == ()


def test_a_lesson_says_why(server: ModelServer, new_road: Roads) -> None:
    server.script = faults.picky(red, system=False)
    spec, highway = spec_of(server.endpoint()), new_road()
    remote.RemoteModel(spec, highway).complete(FULL)

    [lesson] = highway.lessons(spec)

    assert lesson.concession == "system"
    assert "Developer instruction is not enabled" in lesson.why


async def test_how_a_model_is_held_to_json_is_forgotten_after_an_hour_and_the_rest_after_a_day() -> None:
    hours = 0.0
    known = knowledge.Knowledge(None, now=lambda: hours * 3_600)
    spec = spec_of(endpoints.Endpoint(base_url="http://x/v1"))
    await known.learn(spec, "json_schema@Vote")
    await known.learn(spec, "system")

    hours = 1.1
    after_an_hour = set(await known.learned(spec))
    hours = 24.1
    after_a_day = set(await known.learned(spec))

    assert (after_an_hour, after_a_day) == ({"system"}, set())


async def test_what_another_process_forgot_is_forgotten_here_within_seconds(shared_redis: str) -> None:
    seconds = 0.0
    store = stores.Store(shared_redis)
    here, there = (knowledge.Knowledge(store, now=lambda: seconds) for _ in range(2))
    spec = spec_of(endpoints.Endpoint(base_url="http://x/v1"))
    await here.learn(spec, "system")
    await there.forget(spec)

    seconds = knowledge.FRESH_FOR

    assert await here.learned(spec) == {}
    await store.close()


def test_what_is_learned_again_and_again_is_told_once(
    server: ModelServer, model: remote.RemoteModel, caplog: pytest.LogCaptureFixture
) -> None:
    told = "This model's maximum context length is 1024 tokens. However, you requested 2048 tokens"
    server.script = lambda _: replies.refuses(told, status=400)

    with caplog.at_level(logging.INFO, logger="personas.llm"):
        for _ in range(3):
            with pytest.raises(errors.PromptTooLong):
                model.complete(QUESTION)

    assert [record.getMessage() for record in caplog.records] == [f"learned about {model.name}: context:1024"]
