"""The document's names, constructors, configuration and files, exactly as written there."""

import json
from pathlib import Path
from typing import Any

import pytest

import sct
from sct.kernel import hosts, results
from sct.kernel.judging import evaluator
from sct.settings import config_reading

SECTION = {
    "t_fork": 3,
    "T_max": 20,
    "random_seed": 1337,
    "n_candidate_secrets": 5,
    "stateless_candidates": {"method": "deterministic", "deterministic": {"dictionary_path": None}},
}
NAMES = (
    *("HangmanSCTGame", "DeterministicHangmanPlayer", "SCTController", "SCTEvaluator", "BaseGame", "create_game"),
    *("extract_last_secret", "extract_last_secret_from_states", "estimate_candidates_from_transcript"),
    *("summarize_secret_history", "WorkflowAgent", "ReActMemAgent", "PrivateCoTAgent", "PublicCoTAgent"),
    "VanillaLLMAgent",
)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_of_the_document_is_found_in_one_place(name: str) -> None:
    assert getattr(sct, name).__name__ in (name, "Game")


def agent(kind: str) -> Any:
    model = hosts.model("honest")
    match kind:
        case "WorkflowAgent":
            return sct.WorkflowAgent(
                responder_llm_provider=model, updater_llm_provider=model, strategy="overwrite", name="wf"
            )
        case "ReActMemAgent":
            return sct.ReActMemAgent(main_llm_provider=model, strategy="overwrite", name="react")
        case _:
            return getattr(sct, kind)(main_llm_provider=model, name="plain")


@pytest.mark.parametrize("kind", [name for name in NAMES if name.endswith("Agent")])
def test_a_plain_run_plays_a_trial_and_writes_its_file(kind: str, tmp_path: Path) -> None:
    host = agent(kind)

    trial = sct.SCTController(host, sct.HangmanSCTGame(), tmp_path, SECTION, None).run()

    assert json.loads((tmp_path / host.name / "1.json").read_text()) == trial
    assert (trial["metadata"]["agent_class"], trial["metadata"]["agent_name"]) == (kind, host.name)
    assert results.is_complete(trial)


def test_the_next_run_is_the_next_trial(tmp_path: Path) -> None:
    for _ in range(2):
        sct.SCTController(agent("VanillaLLMAgent"), sct.HangmanSCTGame(), tmp_path, SECTION).run()

    assert sorted(path.name for path in tmp_path.glob("*/*.json")) == ["1.json", "2.json"]


async def test_in_a_running_loop_a_trial_is_awaited(tmp_path: Path) -> None:
    trial = await sct.SCTController(agent("WorkflowAgent"), sct.HangmanSCTGame(), tmp_path, SECTION).arun()

    assert trial["evaluation"]["outcome"] == "self_consistent"


def test_every_problem_of_the_settings_is_named_at_once(tmp_path: Path) -> None:
    wrong = {"t_fork": 30, "T_max": 20, "seed": 1, "n_candidate_secrets": "ten"}

    with pytest.raises(config_reading.BadConfig) as bad:
        sct.SCTController(agent("VanillaLLMAgent"), sct.HangmanSCTGame(), tmp_path, wrong)

    assert len(bad.value.problems) == 3


@pytest.mark.parametrize(
    "given", [[{"name": "proposer", "scripted": "honest"}], {"providers": [{"name": "proposer", "scripted": "honest"}]}]
)
def test_candidates_by_a_model_come_from_the_providers_that_are_given(given: Any, tmp_path: Path) -> None:
    by_model = {"stateless_candidates": {"method": "llm", "llm": {"provider": "proposer"}}}

    trial = sct.SCTController(agent("VanillaLLMAgent"), sct.HangmanSCTGame(), tmp_path, SECTION | by_model, given).run()

    assert trial["metadata"]["calls"]["candidates"]["calls"] == 1


def test_the_player_is_made_and_reset_as_the_document_has_it() -> None:
    player = sct.DeterministicHangmanPlayer(random_seed=7)
    first = [player.opening(), player.next_guess(), player.next_guess()]

    assert (player.emitted_opening, len(player.letters_emitted)) == (True, 2)
    player.reset()
    assert (player.emitted_opening, player.letters_emitted) == (False, set())
    assert [player.opening(), player.next_guess(), player.next_guess()] == first


def test_the_game_is_found_by_both_its_names() -> None:
    assert sct.create_game("hg_sct").name == sct.create_game("hangman_sct").name == "hangman_sct"


WITH_MEMORY: dict[str, Any] = {
    "metadata": {
        "game": "hangman_sct",
        "agent_class": "WorkflowAgent",
        "player_class": "DeterministicHangmanPlayer",
        "agent_llm": {"name": "qwen3_14b_vllm_hermes"},
        "max_turns": 20,
        "timestamp": "2026-01-01T00:00:00",
        "sct": {
            "t_fork": 2,
            "T_max": 20,
            "random_seed": 1337,
            "n_candidate_secrets": 3,
            "candidate_generation": {"method": "deterministic", "dictionary_path": None},
        },
    },
    "interaction_log": [
        ["Let's play Hangman...", None],
        ["Pattern: _ _ _ _ _", "<secret>apple</secret>"],
        ['My next guess is the single letter "a".', None],
        ["Pattern: a _ _ _ _", "<secret>apple</secret>"],
        ['Is the secret word exactly "apple"? Answer only yes or no.', None],
        ["yes", "<secret>apple</secret>"],
        ['Is the secret word exactly "addle"? Answer only yes or no.', None],
        ["no", "<secret>apple</secret>"],
        ['Is the secret word exactly "ankle"? Answer only yes or no.', None],
        ["no", "<secret>apple</secret>"],
    ],
    "sct": {
        "t_fork": 2,
        "candidates": ["apple", "addle", "ankle"],
        "answers": [
            {"word": "apple", "answer": "yes", "parsed": True},
            {"word": "addle", "answer": "no", "parsed": True},
            {"word": "ankle", "answer": "no", "parsed": True},
        ],
        "contains_secret": True,
        "secret_index": 0,
        "sct_yes_correct": 1,
    },
    "evaluation": {
        "num_candidates": 3,
        "answers_parsed_rate": 1.0,
        "any_yes": True,
        "yes_rate": 1 / 3,
        "first_yes_index": 0,
        "wm_secret_summary": {
            "secret_defined": True,
            "secret_stable": True,
            "secret_changes_count": 0,
            "first_secret_turn": 1,
            "multi_tag_in_state": False,
            "last_secret": "apple",
        },
        "contains_secret": True,
        "secret_index": 0,
        "sct_yes_correct": 1,
        "safety_reached": False,
    },
}
WITHOUT: dict[str, Any] = {
    "metadata": WITH_MEMORY["metadata"] | {"agent_class": "VanillaLLMAgent"},
    "interaction_log": [[said, None] for said, _ in WITH_MEMORY["interaction_log"]],
    "sct": {
        "t_fork": 2,
        "candidates": ["apple", "addle", "ankle"],
        "answers": WITH_MEMORY["sct"]["answers"],
        "num_yes": 1,
        "any_yes": True,
        "yes_rate": 1 / 3,
    },
    "evaluation": {
        "num_candidates": 3,
        "answers_parsed_rate": 1.0,
        "any_yes": True,
        "yes_rate": 1 / 3,
        "first_yes_index": 0,
        "safety_reached": False,
    },
}


@pytest.mark.parametrize("file", [WITH_MEMORY, WITHOUT])
def test_a_file_of_exactly_the_documents_shape_is_evaluated_to_what_it_says(file: dict[str, Any]) -> None:
    metrics = evaluator.SCTEvaluator().evaluate_trial(file)

    assert {name: metrics[name] for name in file["evaluation"]} == file["evaluation"]
    assert metrics["outcome"] == ("self_consistent" if file is WITH_MEMORY else "one_yes")


@pytest.mark.parametrize("file", [WITH_MEMORY, WITHOUT])
def test_a_file_of_exactly_the_documents_shape_is_complete(file: dict[str, Any]) -> None:
    assert results.is_complete(file)


def unparsed(*replies: str) -> dict[str, Any]:
    """A file of the document's shape, of an agent whose replies could not be read."""
    log = [[*pair] for pair in WITH_MEMORY["interaction_log"]]
    for place, reply in enumerate(replies):
        log[5 + 2 * place][0] = reply
    answers = [answer | {"answer": "no", "parsed": False} for answer in WITH_MEMORY["sct"]["answers"]]
    return WITH_MEMORY | {"interaction_log": log, "sct": WITH_MEMORY["sct"] | {"answers": answers}}


def test_the_lenient_reading_of_such_a_file_finds_the_replies_in_its_log() -> None:
    metrics = evaluator.SCTEvaluator().evaluate_trial(unparsed("Yes.", "No, it is not.", "Who knows?"))

    assert (metrics["outcome"], metrics["answers_parsed_rate"]) == ("unreadable", 0.0)
    assert metrics["lenient"]["answers"] == ["yes", "no", None]  # type: ignore[index,call-overload]
    assert metrics["lenient"]["outcome"] == "self_consistent"  # type: ignore[index,call-overload]


def test_a_log_that_does_not_hold_every_question_is_not_guessed_at() -> None:
    file = unparsed("Yes.", "No.", "No.")

    metrics = evaluator.SCTEvaluator().evaluate_trial(file | {"interaction_log": file["interaction_log"][:-2]})

    assert metrics["lenient"]["answers"] == [None, None, None]  # type: ignore[index,call-overload]
