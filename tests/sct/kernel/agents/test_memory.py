"""Working memory: whatever the tools are given, it stays three sections, and edits do exactly what they say."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sct.kernel.agents import memory, memory_edits
from tests.support import rings

FACTS = "Facts and knowledge"


def holding(*lines: str) -> memory.Memory:
    return memory.Memory().with_lines(FACTS, lines)


def edited(before: memory.Memory, name: str, **arguments: object) -> memory.Lines:
    strategy = next(strategy for strategy, tools in memory_edits.TOOLS.items() if name in {tool.name for tool in tools})
    return memory_edits.apply(before, strategy, name, arguments).lines(FACTS)  # type: ignore[arg-type]


@pytest.mark.parametrize("lines", [(), ("",), ("a", "", "b"), ("", "a", "")])
def test_a_memory_is_read_back_from_its_text(lines: memory.Lines) -> None:
    written = holding(*lines)

    assert memory.parse(str(written)) == written


def test_a_patch_puts_lines_where_its_context_says() -> None:
    before = holding("one", "", "two")

    assert edited(before, "patch_memory", section=FACTS, patch=" one\n+one and a half\n") == (
        "one",
        "one and a half",
        "",
        "two",
    )


def test_a_patch_adds_and_eats_no_blank_line() -> None:
    before = holding("", "one", "", "", "two", "")

    assert edited(before, "patch_memory", section=FACTS, patch="-two\n+three") == ("", "one", "", "", "three", "")


def test_a_patch_of_several_hunks_is_carried_out_in_order() -> None:
    patch = "@@\n-one\n+1\n@@\n two\n+3"

    assert edited(holding("one", "two"), "patch_memory", section=FACTS, patch=patch) == ("1", "two", "3")


def test_a_patch_without_context_adds_at_the_end() -> None:
    assert edited(holding("one"), "patch_memory", section="facts_and_knowledge", patch="+two") == ("one", "two")


def test_a_text_is_replaced_where_it_stands_once() -> None:
    assert edited(holding("old word"), "replace_in_memory", section=FACTS, old="old", new="new") == ("new word",)


def test_lines_are_appended_and_deleted_whole() -> None:
    longer = memory_edits.apply(
        holding("one"), "append_and_delete", "append_to_memory", {"section": FACTS, "lines": ["two", ""]}
    )

    assert longer.lines(FACTS) == ("one", "two", "")
    assert edited(longer, "delete_from_memory", section=FACTS, lines=["one"]) == ("two", "")


def test_overwriting_replaces_all_three_sections() -> None:
    after = memory_edits.apply(
        holding("one"),
        "overwrite",
        "overwrite_memory",
        {"goals_and_plans": "win", "facts_and_knowledge": "", "active_notes": "a\n\nb"},
    )

    assert after.sections == (("win",), (), ("a", "", "b"))


@pytest.mark.parametrize(
    ("name", "arguments", "reason"),
    [
        ("patch_memory", {"section": "Dreams", "patch": "+a"}, "no section 'Dreams'"),
        ("patch_memory", {"section": FACTS, "patch": " gone\n+a"}, "not in the section: 'gone'"),
        ("patch_memory", {"section": FACTS, "patch": "-same"}, "2 times"),
        ("patch_memory", {"section": FACTS, "patch": "same"}, "must begin with"),
        ("patch_memory", {"section": FACTS, "patch": " one"}, "changes nothing"),
        ("patch_memory", {"section": FACTS, "patch": ""}, "empty"),
        ("patch_memory", {"section": FACTS, "patch": "+## Active notes"}, "section's title"),
        ("patch_memory", {"section": FACTS}, "patch: Field required"),
        ("replace_in_memory", {"section": FACTS, "old": "", "new": "x"}, "must not be empty"),
        ("replace_in_memory", {"section": FACTS, "old": "same", "new": "x"}, "2 times"),
        ("replace_in_memory", {"section": FACTS, "old": "gone", "new": "x"}, "not in the section"),
        ("delete_from_memory", {"section": FACTS, "lines": ["gone"]}, "not in the section"),
        ("append_to_memory", {"section": FACTS, "lines": "one"}, "lines: Input should be a valid list"),
        ("overwrite_memory", {"content": "all"}, "Extra inputs"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(name: str, arguments: dict[str, object], reason: str) -> None:
    with pytest.raises(memory_edits.Refused, match=reason):
        edited(holding("one", "same", "same"), name, **arguments)


def test_a_tool_of_another_strategy_is_not_known() -> None:
    with pytest.raises(memory_edits.Refused, match="there are: overwrite_memory"):
        memory_edits.apply(memory.Memory(), "overwrite", "patch_memory", {})


PIECES = [*"ab#-+ @\n\r\u2028", "## Active notes", "\n## Active notes\n"]
TEXT = st.lists(st.sampled_from(PIECES), max_size=10).map("".join)
SECTION = st.sampled_from([*memory.TITLES, "Dreams"])
CALLS = st.one_of(
    st.tuples(st.just("patch_memory"), st.fixed_dictionaries({"section": SECTION, "patch": TEXT})),
    st.tuples(st.just("replace_in_memory"), st.fixed_dictionaries({"section": SECTION, "old": TEXT, "new": TEXT})),
    st.tuples(
        st.sampled_from(["append_to_memory", "delete_from_memory"]),
        st.fixed_dictionaries({"section": SECTION, "lines": st.lists(TEXT, max_size=3)}),
    ),
    st.tuples(
        st.just("overwrite_memory"),
        st.fixed_dictionaries(dict.fromkeys(("goals_and_plans", "facts_and_knowledge", "active_notes"), TEXT)),
    ),
)


@settings(max_examples=rings.of_all(200), deadline=None)
@given(st.lists(CALLS, max_size=8))
def test_any_sequence_of_calls_leaves_a_memory_of_three_sections(calls: list[tuple[str, dict[str, object]]]) -> None:
    now = memory.Memory()
    for name, arguments in calls:
        strategy = next(s for s, tools in memory_edits.TOOLS.items() if name in {tool.name for tool in tools})
        try:
            now = memory_edits.apply(now, strategy, name, arguments)  # type: ignore[arg-type]
        except memory_edits.Refused:
            continue

    assert memory.parse(str(now)) == now
