"""Requests are put into the form that a model accepts, without losing their meaning."""

import json
from dataclasses import replace

import pytest
from pydantic import JsonValue

from personas.llm import chat, endpoints
from personas.llm.line import fitting, tooling

APPEND = chat.ToolSpec(name="append", description="Add a line.", parameters={"type": "object"})
SHAPE = chat.JsonAnswer(name="Vote", schema={"type": "object", "properties": {"target": {"type": "string"}}})
ASKED = chat.Request(
    messages=(chat.system("The rules."), chat.user("Who?"), chat.assistant("Hm."), chat.user("So?")),
    answer=SHAPE,
    tools=(APPEND,),
    max_tokens=100,
    temperature=0.5,
    seed=3,
)
SPEC = endpoints.ModelSpec(name="n", model="m", endpoint=endpoints.Endpoint(base_url="http://localhost/v1"))


def body(*concessions: str, request: chat.Request = ASKED, spec: endpoints.ModelSpec = SPEC) -> fitting.Body:
    return fitting.fit(request, spec, fitting.conceded(spec, concessions)).body


def dialogue(*concessions: str, request: chat.Request = ASKED) -> list[tuple[str, str]]:
    messages = body(*concessions, request=request)["messages"]
    assert isinstance(messages, list)
    return [(str(m["role"]), str(m["content"])) for m in messages if isinstance(m, dict)]


def test_without_a_system_role_its_text_opens_the_first_turn() -> None:
    plain = replace(ASKED, answer=None, tools=())

    assert dialogue("system", request=plain) == [("user", "The rules.\n\nWho?"), ("assistant", "Hm."), ("user", "So?")]


def test_a_shape_that_cannot_be_demanded_is_asked_for_in_the_last_turn() -> None:
    for concessions in (["json_schema"], ["json_schema", "json_object"]):
        *others, last = dialogue(*concessions)

        assert '"target"' in last[1]
        assert others == dialogue()[:-1]


def test_json_modes_step_down() -> None:
    shaped = body("json_schema")["response_format"]
    assert isinstance(shaped, dict)
    assert (shaped["type"], "schema" in shaped) == ("json_object", True)
    assert body("json_schema", "json_shaped")["response_format"] == {"type": "json_object"}
    assert "response_format" not in body("json_schema", "json_object")
    assert "response_format" not in body("json_object")


@pytest.mark.parametrize("server", endpoints.Server)
def test_a_server_that_compiles_grammars_is_held_to_the_narrow_shape_and_others_to_the_bare_one(
    server: endpoints.Server,
) -> None:
    red: chat.Schema = {"type": "string", "enum": ["red"]}
    answer = chat.JsonAnswer(name="Vote", schema={"type": "object"}, tight=lambda _: red)
    spec = replace(SPEC, endpoint=replace(SPEC.endpoint, server=server))

    sent = json.dumps(body(request=replace(ASKED, answer=answer), spec=spec))

    assert ('["red"]' in sent) == (server not in (endpoints.Server.OPENAI, endpoints.Server.ANTHROPIC))


def test_without_tools_they_are_offered_in_the_first_turn_and_their_history_is_words() -> None:
    call = chat.ToolCall(id="1", name="append", arguments='{"line": "a"}')
    history = (*ASKED.messages, chat.assistant("", [call]), chat.tool_result(call, "ok"))

    told = dialogue("tools", request=replace(ASKED, messages=history, answer=None))

    assert told[0] == ("system", f"The rules.\n\n{tooling.described([APPEND])}")
    assert tooling.spoken(told[-2][1], {"append"}).calls[0].arguments == '{"line": "a"}'
    assert told[-1] == ("user", "Result of append: ok")
    assert "tools" not in body("tools")


def test_turns_alternate_where_they_must() -> None:
    doubled = replace(ASKED, messages=(chat.user("a"), chat.user("b"), chat.assistant("c")), answer=None, tools=())

    assert dialogue("alternation", request=doubled) == [("user", "a\n\nb"), ("assistant", "c")]
    assert len(dialogue(request=doubled)) == 3


@pytest.mark.parametrize("name", ["temperature", "seed", "max_tokens"])
def test_a_refused_field_is_left_out(name: str) -> None:
    assert name in body()
    assert name not in body(f"parameter:{name}")


def test_the_limit_goes_under_the_name_the_endpoint_knows() -> None:
    conceded = body("limit_field")

    assert conceded["max_completion_tokens"] == 100
    assert "max_tokens" not in conceded


def test_room_to_think_is_added_to_the_limit() -> None:
    assert body("thinking_room:2048", "thinking_room:1024")["max_tokens"] == 2148


def test_concessions_of_another_version_are_ignored() -> None:
    assert fitting.conceded(SPEC, ["wings", "context:", "thinking_room:x"]) == SPEC.abilities


def test_a_request_that_the_model_can_take_is_not_changed() -> None:
    assert fitting.fit(ASKED, SPEC, SPEC.abilities).conceded == ()


def test_what_was_said_otherwise_is_named() -> None:
    all_refused = ["json_schema", "json_object", "system", "tools", "parameter:seed"]

    fitted = fitting.fit(ASKED, SPEC, fitting.conceded(SPEC, all_refused))

    assert fitted.conceded == ("tools", "json_object", "system", "parameter:seed")


def test_the_prompt_begins_the_same_from_turn_to_turn_whatever_is_conceded() -> None:
    longer = replace(ASKED, messages=(*ASKED.messages, chat.assistant("No."), chat.user("Why?")))

    before, after = (
        dialogue("system", "tools", "json_object"),
        dialogue("system", "tools", "json_object", request=longer),
    )

    assert after[: len(before) - 1] == before[:-1]


def test_a_models_settings_fill_in_what_a_request_leaves_open() -> None:
    configured = replace(SPEC, extra={"max_tokens": 900, "temperature": 0.1, "seed": 7, "top_p": 0.9})
    open_request = chat.Request(messages=(chat.user("?"),), temperature=1.0)

    completed = fitting.completed(open_request, configured)
    sent = body("limit_field", "thinking_room:100", request=completed, spec=configured)

    assert (completed.max_tokens, completed.temperature, completed.seed) == (900, 1.0, 7)
    assert sent["max_completion_tokens"] == 1000
    assert sent["top_p"] == 0.9
    assert "max_tokens" not in sent


def test_settings_do_not_replace_what_is_asked() -> None:
    configured = replace(SPEC, extra={"messages": [], "model": "another", "tools": None})

    assert body(spec=configured) == body()


def test_openrouter_alone_is_asked_for_the_cost() -> None:
    openrouter = endpoints.Endpoint(base_url="https://openrouter.ai/api/v1", key_variable="OPENROUTER_API_KEY")

    assert body(spec=replace(SPEC, endpoint=openrouter))["usage"] == {"include": True}
    assert "usage" not in body()


def test_a_schema_is_made_strict_all_the_way_down() -> None:
    nested: dict[str, JsonValue] = {
        "type": "object",
        "title": "Turn",
        "properties": {
            "title": {"type": "string", "default": "x"},
            "claims": {"type": "array", "items": {"type": "object", "properties": {"who": {"type": "string"}}}},
        },
    }

    wanted = body(request=replace(ASKED, answer=chat.JsonAnswer(name="Turn", schema=nested)))["response_format"]

    assert isinstance(wanted, dict)
    assert wanted["json_schema"] == {
        "name": "Turn",
        "strict": True,
        "schema": {
            "type": "object",
            "properties": {
                "title": {"type": "string"},
                "claims": {
                    "type": "array",
                    "items": {
                        "type": "object",
                        "properties": {"who": {"type": "string"}},
                        "required": ["who"],
                        "additionalProperties": False,
                    },
                },
            },
            "required": ["title", "claims"],
            "additionalProperties": False,
        },
    }
