"""Small variations of hosts and models are read all the same, and what says nothing is not read at all."""

import json

import pytest

from personas.llm import chat, scripted
from sct.kernel import candidates
from sct.kernel.agents import memory, memory_edits, workflow
from sct.kernel.dialogue import host, player
from sct.kernel.games import hangman, secret_words
from sct.kernel.games.hangman import patterns
from sct.kernel.trial import questions

FACTS = "Facts and knowledge"


@pytest.mark.parametrize(
    "written", ["< secret >amber</ secret >", "<secret >amber</secret>", "<Secret>amber< /SECRET >"]
)
def test_blanks_within_the_signs_of_a_tag_do_not_hide_a_secret(written: str) -> None:
    assert secret_words.extract_last_secret(written) == "amber"


def test_a_doubled_blank_makes_no_other_secret() -> None:
    states = ["<secret>ice cream</secret>", "<secret>ice  cream</secret>", "<secret>ice\ncream</secret>"]

    assert secret_words.summarize_secret_history(states).secret_changes_count == 0


@pytest.mark.parametrize(
    ("written", "norm"), [("Pattern: _-o-_-_", "_o__"), ("_-o-_-_", "_o__"), ("_ - o - _ - _", "_o__")]
)
def test_dashes_between_the_places_of_a_board_only_part_them(written: str, norm: str) -> None:
    assert patterns.read_pattern(written, None, "o").norm == norm


def test_a_fenced_list_of_candidates_is_a_list() -> None:
    assert candidates.read_array('```json\n["amber", "ember"]\n```') == ["amber", "ember"]


@pytest.mark.parametrize("said", ["42", "7", "c3po"])
def test_a_number_is_no_revealed_word(said: str) -> None:
    assert questions.named_word(said, None) is None


@pytest.mark.parametrize("said", ["No", "**Yes**", "Sorry!", "None.", "<secret>unknown</secret>"])
def test_what_is_said_instead_of_a_word_is_no_revealed_word_unless_it_was_written_down(said: str) -> None:
    assert questions.named_word(said, "amber") is None
    assert questions.named_word("No", "no") == "No"


@pytest.mark.parametrize("said", ["<secret>amber</secret>", "The word: <secret> amber </secret>.", "Amber."])
def test_a_revealed_word_may_stand_in_its_tags(said: str) -> None:
    assert questions.named_word(said, None) in ("amber", "Amber")


@pytest.mark.parametrize("section", ["Facts  and knowledge", "## facts and\tknowledge", "FACTS_and__knowledge"])
def test_blanks_in_a_title_do_not_make_another_section(section: str) -> None:
    changed = memory_edits.apply(
        memory.Memory(), "append_and_delete", "append_to_memory", {"section": section, "lines": ["a"]}
    )

    assert changed.lines(FACTS) == ("a",)


@pytest.mark.parametrize("patch", ["- old\n+ new", "- old\n+new", "-old\n+new"])
def test_a_blank_after_the_sign_of_a_patch_is_no_part_of_the_line(patch: str) -> None:
    before = memory.Memory().with_lines(FACTS, ("first", "old"))

    after = memory_edits.apply(before, "patch_and_replace", "patch_memory", {"section": FACTS, "patch": patch})

    assert after.lines(FACTS) == ("first", "new")


def test_a_line_that_begins_with_a_blank_is_still_meant_where_it_stands() -> None:
    before = memory.Memory().with_lines(FACTS, ("old", " old"))

    after = memory_edits.apply(before, "patch_and_replace", "patch_memory", {"section": FACTS, "patch": "- old\n+ new"})

    assert after.lines(FACTS) == ("old", " new")


async def test_two_envelopes_on_two_lines_are_both_carried_out() -> None:
    updater = scripted.ScriptedModel(lambda _: "\n".join(map(envelope, ("one", "two"))))
    agent = workflow.WorkflowAgent(
        scripted.ScriptedModel(lambda _: "Welcome!"), updater, rules="", strategy="append_and_delete"
    )

    await agent.invoke([chat.user("Hello")])

    assert memory.Memory().with_lines(FACTS, ("one", "two")) == memory.parse(agent.get_private_state())


def envelope(line: str) -> str:
    arguments = {"section": FACTS, "lines": [line]}
    return json.dumps({"tool_calls": [{"name": "append_to_memory", "arguments": arguments}]})


def test_a_board_that_shows_letters_nobody_guessed_is_no_board() -> None:
    echoed = 'I will show you the pattern, such as "Pattern: _ a _ _ e".'

    assert hangman.HangmanSCTGame().read_board([player("Let's play"), host(echoed)]).method == "unguessed"


def test_beside_an_echoed_example_the_real_board_counts() -> None:
    said = [player('My next guess is the single letter "o".'), host("Pattern: _ o _ _\nas in Pattern: _ a _ _ e")]

    assert hangman.HangmanSCTGame().read_board(said).norm == "_o__"


def test_the_example_in_the_opening_can_never_be_a_board() -> None:
    opening = hangman.HangmanSCTGame().player_start_prompt
    everything = [player(f'My next guess is the single letter "{letter}".') for letter in "abcdefghijklmnopqrstuvwxyz"]

    assert not hangman.HangmanSCTGame().read_board([*everything, host(opening)]).is_found


def test_where_yes_or_no_is_asked_the_rules_ask_for_nothing_else() -> None:
    rules = hangman.HangmanSCTGame().host_rules

    assert rules.endswith("answer with that single word and nothing else, without the pattern.")
