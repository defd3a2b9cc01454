"""Schemas for a memory's updater: only operations that can be applied to its memory, and that end."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from personas.llm import chat, endpoints
from personas.llm.line import fitting
from sct.kernel.agents import memory, memory_edits, workflow
from sct.kernel.agents.workflow import memory_shapes
from sct.kernel.games import secret_words
from tests.support import rings

STRATEGIES: tuple[memory_edits.Strategy, ...] = ("overwrite", "patch_and_replace", "append_and_delete")
FACTS, NOTES = memory.TITLES[1], memory.TITLES[2]
EMPTY = memory.Memory()
KEPT = memory.Memory(sections=((), ("<secret>apple</secret>", "a is in it", "a"), ("twice", "twice")))
FEW = 160


def shape(strategy: memory_edits.Strategy, now: memory.Memory, tokens: int | None = None) -> Any:
    tight = memory_shapes.update(strategy, now).tight
    assert tight is not None
    return tight(tokens)


def answers(schema: Any) -> st.SearchStrategy[Any]:
    """Answers that a server enforcing the schema would let through; patterns are matched against the JSON itself."""
    if "anyOf" in schema:
        return st.one_of([answers(choice) for choice in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "pattern" in schema:
        return st.from_regex(schema["pattern"], fullmatch=True).map(lambda raw: json.loads(f'"{raw}"'))
    if schema["type"] == "string":
        least = schema.get("minLength", 0)
        text = st.text("a\n- +é", min_size=least, max_size=schema["maxLength"])
        return text.filter(str.strip) if least else text  # nothing but line breaks has a length too, and says nothing
    if schema["type"] == "array":
        return st.lists(answers(schema["items"]), min_size=schema["minItems"], max_size=schema["maxItems"])
    return st.fixed_dictionaries({name: answers(field) for name, field in schema["properties"].items()})


def carried_out(now: memory.Memory, strategy: memory_edits.Strategy, answer: Any) -> memory.Memory:
    for call in workflow.MemoryUpdate.model_validate(answer).tool_calls:
        now = memory_edits.apply(now, strategy, call.name, call.arguments)
    return now


@pytest.mark.parametrize("now", [EMPTY, KEPT])
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.both
def test_with_few_tokens_whatever_is_let_through_can_be_carried_out(
    strategy: memory_edits.Strategy, now: memory.Memory
) -> None:
    @settings(max_examples=rings.of_all(60), deadline=None, database=None)
    @given(answers(shape(strategy, now, FEW)))
    def holds(answer: Any) -> None:
        carried_out(now, strategy, answer)

    holds()


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.both
def test_the_first_edit_of_an_empty_memory_can_be_carried_out_and_changes_it(strategy: memory_edits.Strategy) -> None:
    @settings(max_examples=rings.of_all(60), deadline=None, database=None)
    @given(answers(shape(strategy, EMPTY)))
    def holds(answer: Any) -> None:
        assert carried_out(EMPTY, strategy, answer) != EMPTY

    holds()


@pytest.mark.parametrize("tokens", [120, FEW, 400, 999])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_longest_answer_ends_within_its_tokens(strategy: memory_edits.Strategy, tokens: int) -> None:
    assert longest(shape(strategy, KEPT, tokens)) < 3 * tokens


def longest(schema: Any) -> int:
    """The most characters that the schema allows; for a pattern, by its repetition counts."""
    if "anyOf" in schema:
        return max(longest(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return max(len(json.dumps(choice)) for choice in schema["enum"])
    if "pattern" in schema:
        length, *_, further = map(int, re.findall(r"(\d+)}", schema["pattern"]))
        return (length + 3) * (further + 1)
    if schema["type"] == "string":
        return int(schema["maxLength"]) + 2
    if schema["type"] == "array":
        return int(schema["maxItems"]) * (longest(schema["items"]) + 2) + 2
    return 2 + sum(len(name) + 6 + longest(field) for name, field in schema["properties"].items())


def operations(schema: Any) -> list[Any]:
    items = schema["properties"]["tool_calls"]["items"]
    return [call["properties"] for call in items.get("anyOf", [items])]


def test_nothing_can_be_replaced_or_deleted_in_an_empty_memory() -> None:
    offered = {name for each in STRATEGIES for call in operations(shape(each, EMPTY)) for name in call["name"]["enum"]}

    assert offered == {"overwrite_memory", "patch_memory", "append_to_memory"}


def test_only_lines_that_stand_once_in_their_section_can_be_deleted() -> None:
    deleting = [call for call in operations(shape("append_and_delete", KEPT)) if "delete" in call["name"]["enum"][0]]

    [told] = [call["arguments"]["properties"] for call in deleting]
    assert told["section"]["enum"] == [FACTS]
    assert told["lines"]["items"]["enum"] == ["<secret>apple</secret>", "a is in it"]


def test_whoever_has_room_may_patch_what_is_there_as_they_like() -> None:
    patching = [call["arguments"] for call in operations(shape("patch_and_replace", KEPT)) if "patch" in str(call)]

    free = [each["properties"] for each in patching if "maxLength" in each["properties"].get("patch", {})]
    assert [each["section"]["enum"] for each in free] == [[FACTS, NOTES]]


def test_a_patch_of_several_lines_is_matched_as_json_writes_it() -> None:
    [patch] = [call["arguments"]["properties"]["patch"] for call in operations(shape("patch_and_replace", EMPTY))]

    assert re.fullmatch(patch["pattern"], json.dumps("+<secret>apple</secret>\n+a: hidden")[1:-1])
    assert not re.fullmatch(patch["pattern"], "no sign")
    assert not re.fullmatch(patch["pattern"], '+a"')


@pytest.mark.parametrize(("tokens", "most"), [(None, 1_000), (2_000, 1_000), (FEW, 60)])
def test_the_line_holds_a_model_to_what_its_limit_leaves_room_for(tokens: int | None, most: int) -> None:
    spec = endpoints.ModelSpec(
        name="small",
        model="small",
        endpoint=endpoints.Endpoint(base_url="http://127.0.0.1:1/v1", server=endpoints.Server.LLAMACPP),
        extra={} if tokens is None else {"max_tokens": tokens},
    )
    asked = chat.Request(messages=(chat.user("x"),), answer=memory_shapes.update("overwrite", EMPTY))

    body = json.dumps(fitting.fit(fitting.completed(asked, spec), spec, spec.abilities).body)

    assert set(map(int, re.findall(r'"maxLength": (\d+)', body))) == {most}


def test_the_bare_shape_is_the_same_whatever_the_memory_holds() -> None:
    for strategy in STRATEGIES:
        assert memory_shapes.update(strategy, EMPTY).schema is memory_shapes.update(strategy, KEPT).schema


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_example_is_an_edit_that_can_be_carried_out_and_holds_no_secret(strategy: memory_edits.Strategy) -> None:
    after = carried_out(EMPTY, strategy, json.loads(memory_shapes.example(strategy)))

    assert after != EMPTY
    assert secret_words.extract_last_secret(str(after)) is None
    assert "{example}" in workflow.KIND.declared.texts.text("updater")
