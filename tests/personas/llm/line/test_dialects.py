"""Self-hosted servers: what each is asked, and what each does wrong without costing a turn or a false verdict."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pydantic import BaseModel, Field, JsonValue

from personas.llm import asking, chat, endpoints, errors, remote
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support.endpoints import model_dialects as dialects
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer

Server = endpoints.Server
ANSWER = '{"target": "red"}'


class Vote(BaseModel):
    target: str = Field(max_length=40)


APPEND = chat.ToolSpec(name="append", description="Add a line." * 20, parameters={"type": "object"})
VOTE = replace(QUESTION, answer=chat.JsonAnswer.of(Vote, narrow=lambda: {"target": {"enum": ["red", "blue"]}}))
LONG = replace(
    QUESTION,
    messages=(chat.system("Rules. " * 600), chat.user("You are Red. " * 400), chat.user("It was noon. " * 400)),
)

Made = Callable[..., remote.RemoteModel]


def red(_: Heard) -> str:
    return ANSWER


@pytest.fixture
def at(server: ModelServer, new_road: Roads) -> Made:
    """Makes a model at a server of some kind, with these abilities."""

    def made(kind: endpoints.Server, **abilities: object) -> remote.RemoteModel:
        known = endpoints.Abilities(**abilities)  # type: ignore[arg-type] # passed on
        return remote.RemoteModel(spec_of(server.endpoint(server=kind), abilities=known), new_road())

    return made


def test_ollama_is_told_in_its_own_protocol_how_much_context_there_is_and_not_to_cut(
    server: ModelServer, at: Made
) -> None:
    server.script = dialects.ollama(red)

    completion = at(Server.OLLAMA, context=8192).complete(replace(VOTE, temperature=0.5, seed=7))

    told = server.heard[0].body
    assert server.heard[0].path == "/api/chat"
    assert told["options"] == {"num_ctx": 8192, "num_predict": 200, "temperature": 0.5, "seed": 7}
    assert (told["truncate"], told["stream"], told["keep_alive"]) == (False, False, "30m")
    assert told["format"]["properties"] == {"target": {"type": "string", "enum": ["red", "blue"]}}  # type: ignore[call-overload,index] # as sent
    assert completion.text == ANSWER
    assert completion.usage.tokens_out == 20


def test_a_model_that_cannot_think_is_asked_without_it_from_then_on(server: ModelServer, at: Made) -> None:
    """As when it replaced a model that could."""
    plain, no = dialects.ollama(red), replies.sends({"error": '"m" does not support thinking'}, status=400)
    server.script = lambda heard: no if "think" in heard.body else plain(heard)
    model = at(Server.OLLAMA, reasoning=endpoints.Reasoning.FIELD)

    texts = [model.complete(VOTE).text for _ in range(2)]

    assert texts == [ANSWER, ANSWER]
    assert ["think" in heard.body for heard in server.heard] == [True, False, False]
    assert server.heard[1].body["format"] == server.heard[0].body["format"]


@pytest.mark.parametrize(("reasoning", "think"), [("none", False), ("field", True), ("unknown", None), ("tags", None)])
def test_ollama_is_told_whether_to_think_if_that_is_known(
    server: ModelServer, at: Made, reasoning: str, think: bool | None
) -> None:
    server.script = dialects.ollama(red, thought="Hm.")

    completion = at(Server.OLLAMA, reasoning=endpoints.Reasoning(reasoning)).complete(VOTE)

    assert server.heard[0].body.get("think") is think
    assert completion.reasoning == ("" if think is False else "Hm.")


def test_ollama_gets_a_models_own_settings_as_options_or_as_they_are(server: ModelServer, new_road: Roads) -> None:
    server.script = dialects.ollama(red)
    spec = spec_of(server.endpoint(server=Server.OLLAMA), extra={"top_k": 3, "keep_alive": "1h", "think": "low"})

    remote.RemoteModel(spec, new_road()).complete(VOTE)

    told = server.heard[0].body
    assert (told["options"]["top_k"], told["keep_alive"], told["think"]) == (3, "1h", "low")  # type: ignore[call-overload,index] # as sent


def test_a_prompt_that_is_too_long_for_ollama_is_refused_and_its_size_is_known(server: ModelServer, at: Made) -> None:
    server.script = dialects.ollama(red)

    with pytest.raises(errors.PromptTooLong) as refusal:
        at(Server.OLLAMA, context=2048).complete(LONG)

    assert refusal.value.context == 2048


def test_a_prompt_that_was_cut_in_silence_is_no_answer_of_the_model(server: ModelServer, at: Made) -> None:
    server.script = dialects.ollama(red, context=1800)

    with pytest.raises(errors.PromptCut, match=r"read \d+ tokens of about 4\d+: it cut the prompt") as refusal:
        at(Server.OPENAI).complete(LONG)

    assert refusal.value.spent.tokens_in > 0
    assert len(server.heard) == 1


def test_a_server_that_counts_what_it_had_in_its_cache_apart_has_cut_nothing(server: ModelServer, at: Made) -> None:
    usage: dict[str, JsonValue] = {
        "prompt_tokens": 60,
        "prompt_tokens_details": {"cached_tokens": 4_200},
        "completion_tokens": 9,
    }
    server.script = lambda _: replies.sends(replies.spoken({"content": ANSWER}, usage=usage))

    assert at(Server.OPENAI).complete(LONG).text == ANSWER


def test_an_answer_that_lm_studio_files_as_thought_is_taken_as_said(server: ModelServer, at: Made) -> None:
    server.script = dialects.lm_studio_that_thinks(red)

    answer = asking.ask_for(at(Server.LMSTUDIO), VOTE, Vote)

    assert answer.value == Vote(target="red")
    assert len(server.heard) == 1


@pytest.mark.parametrize("said", ["The model has crashed without additional information.", "Model unloaded."])
def test_a_model_that_fell_over_is_asked_again_and_has_refused_nothing(
    server: ModelServer, at: Made, said: str
) -> None:
    fallen = replies.sends({"error": said}, status=400)
    server.script = lambda heard: replies.says(ANSWER) if heard.number else fallen

    completion = at(Server.LMSTUDIO).complete(VOTE)

    assert completion.text == ANSWER
    assert (server.heard[1].body, completion.fitted) == (server.heard[0].body, ())


@pytest.mark.parametrize("thought", ["I think red.", '{"target": "red"} or blue', '{"who": "red"}', "{}"])
def test_a_thought_that_is_no_answer_stays_a_thought(server: ModelServer, at: Made, thought: str) -> None:
    server.script = dialects.lm_studio_that_thinks(lambda _: thought)

    with pytest.raises(errors.NoAnswer):
        at(Server.LMSTUDIO).complete(VOTE)


def test_lm_studio_is_never_asked_for_some_json_object(server: ModelServer, at: Made) -> None:
    refused = replies.sends({"error": "Invalid schema in response_format"}, status=400)
    usual = dialects.lm_studio_that_thinks(red)
    server.script = lambda heard: refused if "json_schema" in str(heard.body.get("response_format")) else usual(heard)

    completion = at(Server.LMSTUDIO).complete(VOTE)

    assert completion.text == ANSWER
    assert [heard.body.get("response_format", {}).get("type") for heard in server.heard] == ["json_schema", None]  # type: ignore[union-attr] # as sent


def test_llama_cpp_python_is_given_the_schema_beside_a_json_object(server: ModelServer, at: Made) -> None:
    server.script = dialects.llama_cpp_python(red)

    completion = at(Server.LLAMA_CPP_PYTHON).complete(VOTE)

    form = server.heard[0].body["response_format"]
    assert isinstance(form, dict)
    assert (form["type"], "red" in str(form["schema"])) == ("json_object", True)
    assert (completion.attempts, completion.fitted) == (1, ())
    assert "JSON schema" not in server.heard[0].last_words


def test_an_unnamed_server_that_knows_no_json_schema_still_gets_the_schema(server: ModelServer, at: Made) -> None:
    server.script = dialects.llama_cpp_python(red)

    completion = at(Server.OPENAI).complete(VOTE)

    form = server.heard[-1].body["response_format"]
    assert isinstance(form, dict)
    assert (form["type"], "schema" in form) == ("json_object", True)
    assert completion.attempts == 2


def test_doubled_braces_around_an_answer_do_not_hide_it(server: ModelServer, at: Made) -> None:
    server.script = dialects.vllm(lambda _: "{" + ANSWER, thought="Hm.")

    answer = asking.ask_for(at(Server.VLLM), VOTE, Vote)

    assert answer.value == Vote(target="red")


def test_an_answer_is_shortened_though_vllm_only_says_that_it_is_too_long(server: ModelServer, at: Made) -> None:
    server.script = dialects.vllm(red, context=4_650)

    completion = at(Server.VLLM).complete(replace(LONG, max_tokens=300))

    assert completion.text == ANSWER
    assert [heard.body["max_tokens"] for heard in server.heard] == [300, 150]


def test_shortening_ends_when_the_prompt_itself_does_not_fit(server: ModelServer, at: Made) -> None:
    server.script = dialects.vllm(red, context=2_000)

    with pytest.raises(errors.PromptTooLong) as refusal:
        at(Server.VLLM).complete(LONG)

    assert refusal.value.context == 2_000
    assert len(server.heard) == 1


def test_llama_cpp_says_in_numbers_what_does_not_fit(server: ModelServer, at: Made) -> None:
    server.script = dialects.llama_cpp(red, context=2_000)

    with pytest.raises(errors.PromptTooLong) as refusal:
        at(Server.LLAMACPP).complete(LONG)

    assert (refusal.value.context, refusal.value.prompt_tokens) == (2_000, dialects.tokens(server.heard[0].messages))  # type: ignore[arg-type] # as sent


def test_tools_that_a_template_drops_in_silence_are_told_in_words(server: ModelServer, at: Made) -> None:
    spoken = '{"tool_calls": [{"name": "append", "arguments": {"line": "a"}}]}'
    server.script = dialects.llama_cpp(
        lambda heard: spoken if "You may use these tools" in str(heard.messages) else "Hello.", knows_tools=False
    )

    completion = at(Server.LLAMACPP).complete(replace(QUESTION, tools=(APPEND,)))

    assert [call.name for call in completion.tool_calls] == ["append"]
    assert completion.fitted == ("tools",)


def test_a_model_that_uses_no_tools_although_they_reach_it_is_asked_about_them_once(
    server: ModelServer, at: Made
) -> None:
    server.script = dialects.llama_cpp(lambda _: "Hello.")
    model = at(Server.LLAMACPP)

    completions = [model.complete(replace(QUESTION, tools=(APPEND,))) for _ in range(3)]

    assert [completion.fitted for completion in completions] == [()] * 3
    assert len(server.heard) == 3 + 2


def test_it_is_told_of_tools_that_no_model_used_that_they_reached_it(server: ModelServer, at: Made) -> None:
    server.script = dialects.llama_cpp(lambda _: "Hello.")
    model = at(Server.LLAMACPP)

    completions = [model.complete(replace(QUESTION, tools=tools)) for tools in ((APPEND,), (APPEND,), ())]

    assert [completion.tools_arrived for completion in completions] == [True, True, None]


def test_nobody_can_say_of_a_server_that_does_not_count_whether_tools_reached_its_model(
    server: ModelServer, at: Made
) -> None:
    server.script = lambda _: replies.choices({"message": {"content": "Hello."}, "finish_reason": "stop"}, usage={})
    model = at(Server.LLAMACPP)

    completions = [model.complete(replace(QUESTION, tools=(APPEND,))) for _ in range(2)]

    assert [completion.tools_arrived for completion in completions] == [None, None]
    assert len(server.heard) == 2 + 2
