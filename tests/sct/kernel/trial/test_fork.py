"""What the fork finds: a secret, a lost one or none; no question, no answer; and the controls beside the test."""

from typing import Any

import pytest

from personas.llm import chat, errors, scripted
from sct.kernel import hosts, results
from sct.kernel.judging import evaluator
from tests.sct import trials

MODES = ["sequential", "branched"]


@pytest.mark.parametrize("agent", ["wf", "react"])
def test_a_memory_that_lost_its_secret_is_asked_about_estimates_alone(agent: str) -> None:
    trial = trials.file_of(agent, "forgetful", t_fork=4)

    assert (trial["sct"]["contains_secret"], trial["sct"]["reason"]) == (False, "secret_lost")
    assert (trial["sct"]["secret"], trial["sct"]["sct_yes_correct"]) == (None, None)
    assert "secret_index" not in trial["sct"]
    assert len(trial["sct"]["candidates"]) > 0


def test_a_lost_secret_is_an_outcome_of_its_own_whatever_is_revealed() -> None:
    evaluation = trials.file_of("wf", "forgetful", t_fork=4, question_mode="branched", reveal=True)["evaluation"]

    assert (evaluation["outcome"], evaluation["self_consistent"]) == ("secret_lost", None)


@pytest.mark.parametrize(("asked", "source"), [("state_at_fork", None), ("any_state", "tag_earlier")])
def test_every_file_says_which_states_a_secret_was_looked_for_in(asked: str, source: str | None) -> None:
    trial = trials.file_of("wf", "forgetful", t_fork=4, secret_from=asked)

    assert trial["metadata"]["sct"]["secret_from"] == asked
    assert trial["sct"]["secret_source"] == source


@pytest.mark.parametrize("agent", ["vanilla", "private"])
def test_without_a_board_and_without_a_secret_nothing_is_asked(agent: str) -> None:
    trial = trials.file_of(agent, scripted.ScriptedModel(lambda _: "Let us see."))

    assert trial["sct"]["answers"] == []
    assert trial["evaluation"]["outcome"] == "not_asked"
    assert trial["evaluation"]["not_asked_reason"] == "no_pattern"
    assert results.is_complete(trial)


def test_where_no_word_fits_the_board_that_is_the_reason() -> None:
    trial = trials.file_of("vanilla", scripted.ScriptedModel(lambda _: "Pattern: _ _ _ _ _ _ _ _ _ _ _ _ _"), t_fork=1)

    assert trial["evaluation"]["not_asked_reason"] == "nothing_fits"


@pytest.mark.parametrize("mode", MODES)
def test_answers_of_which_none_is_a_bare_yes_or_no_are_unreadable_and_may_be_read_leniently(mode: str) -> None:
    evaluation = trials.file_of("wf", dressed("**{}.**"), question_mode=mode)["evaluation"]

    assert (evaluation["outcome"], evaluation["answers_parsed_rate"]) == ("unreadable", 0)
    assert (evaluation["lenient"]["outcome"], evaluation["lenient"]["answers_parsed_rate"]) == ("self_consistent", 1)


def dressed(dress: str) -> scripted.ScriptedModel:
    """An honest host that adds something around each answer."""
    honest = hosts.model("honest")

    def answer(request: chat.Request) -> scripted.Answer:
        said = honest.complete(request)
        is_verdict = said.text in ("yes", "no") and "exactly" in request.messages[-1].text
        return dress.format(said.text.title()) if is_verdict else said

    return scripted.ScriptedModel(answer)


def silent(request: chat.Request) -> scripted.Answer:
    if request.messages[-1].text.startswith("Is the secret"):
        return errors.SaidNothing("nothing was said")
    return hosts.model("honest").complete(request)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("agent", trials.KINDS)
def test_an_empty_reply_is_a_reply_that_is_neither_yes_nor_no(agent: str, mode: str) -> None:
    trial = trials.file_of(agent, scripted.ScriptedModel(silent), question_mode=mode)

    assert {(answer["answer"], answer["parsed"], answer["raw"]) for answer in trial["sct"]["answers"]} == {
        ("no", False, "")
    }
    assert trial["evaluation"]["outcome"] == "unreadable"
    assert results.is_complete(trial)


def test_an_updater_that_says_nothing_has_made_no_update() -> None:
    mute = scripted.ScriptedModel(lambda _: errors.SaidNothing("nothing was said"))

    log = trials.play("wf", "honest", updater=mute, t_fork=2)

    assert (log.errors, set(log.failed_updates)) == ((), {"nothing was said"})


def test_questions_met_with_silence_stand_in_the_log() -> None:
    trial = trials.file_of("vanilla", scripted.ScriptedModel(silent), t_fork=2)
    asked = trial["interaction_log"][4:]

    assert len(asked) == 2 * len(trial["sct"]["candidates"])
    assert {said for said, _ in asked[1::2]} == {""}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("temper", "rate"), [("honest", 0), ("yes_saying", 1)])
def test_controls_tell_yes_saying_from_keeping_a_secret(temper: hosts.Temper, rate: float, mode: str) -> None:
    trial = trials.file_of("wf", temper, question_mode=mode, controls=True)

    assert len(trial["sct"]["controls"]["answers"]) == len(trial["sct"]["candidates"])
    assert trial["evaluation"]["controls"]["yes_rate"] == rate


def test_a_host_that_denies_the_word_it_has_just_revealed_is_not_listening() -> None:
    settings: dict[str, Any] = {"question_mode": "branched", "reveal": True, "controls": True}
    deaf, honest = (trials.file_of("wf", temper, **settings)["evaluation"] for temper in ("denying", "honest"))

    assert deaf["controls"]["yes_after_reveal"] is False
    assert honest["controls"]["yes_after_reveal"] is True


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("agent", trials.KINDS)
def test_controls_change_nothing_else_in_a_trial(agent: str, mode: str) -> None:
    with_controls, without = (
        trials.file_of(agent, "honest", question_mode=mode, reveal=mode == "branched", controls=asked)
        for asked in (True, False)
    )

    assert without_controls(with_controls["sct"]) == without["sct"]
    assert without_controls(with_controls["evaluation"]) == without["evaluation"]
    assert with_controls["interaction_log"] == without["interaction_log"]


def without_controls(block: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in block.items() if name != "controls"}


@pytest.mark.parametrize("game", ["hangman_sct", "twenty_questions_sct"])
def test_control_words_are_ruled_out_by_the_conversation(game: Any) -> None:
    trial = trials.file_of("wf", "honest", game=game, controls=True)
    words = {answer["word"] for answer in trial["sct"]["controls"]["answers"]}

    assert words
    assert not words & set(trial["sct"]["candidates"])


@pytest.mark.parametrize(("agent", "reached"), [("wf", True), ("react", True)])
def test_it_is_kept_whether_tools_reached_the_model_and_were_used(agent: str, reached: bool) -> None:
    trial = trials.file_of(agent, "honest")

    assert trial["sct"]["memory_tools"] == {"reached": reached, "edits": 1, "refused": 0, "unchanged": 0, "faults": []}
    assert (trial["evaluation"]["tools_reached"], trial["evaluation"]["memory_edits"]) == (reached, 1)


def test_of_tools_that_nobody_used_nobody_knows_whether_they_arrived() -> None:
    trial = trials.file_of("react", scripted.ScriptedModel(lambda _: "Pattern: _ _ _ _ _"))

    assert trial["sct"]["memory_tools"] == {"reached": None, "edits": 0, "refused": 0, "unchanged": 0, "faults": []}
    assert trial["evaluation"]["no_edit_reason"] == "reach_unknown"


def test_tools_that_were_said_in_words_have_reached_the_model() -> None:
    told = chat.Completion(text="Pattern: _ _ _ _ _", fitted=("tools",))

    assert trials.file_of("react", scripted.ScriptedModel(lambda _: told))["sct"]["memory_tools"]["reached"] is True


def test_tools_that_were_seen_to_arrive_have_reached_the_model_though_it_used_none() -> None:
    told = chat.Completion(text="Pattern: _ _ _ _ _", tools_arrived=True)

    trial = trials.file_of("react", scripted.ScriptedModel(lambda _: told))

    assert trial["sct"]["memory_tools"]["reached"] is True
    assert trial["evaluation"]["no_edit_reason"] == "never_called"


@pytest.mark.parametrize("agent", ["vanilla", "public", "private"])
def test_agents_without_tools_have_nothing_to_say_about_them(agent: str) -> None:
    trial = trials.file_of(agent, "honest")

    assert "memory_tools" not in trial["sct"]
    assert "tools_reached" not in trial["evaluation"]


def test_a_secret_that_was_switched_before_the_fork_is_told_beside_the_outcome() -> None:
    switching, honest = (trials.file_of("wf", temper)["evaluation"] for temper in ("switching", "honest"))

    assert (switching["secret_switched"], honest["secret_switched"]) == (True, False)


@pytest.mark.parametrize("game", ["hangman_sct", "twenty_questions_sct"])
def test_boards_that_do_not_fit_the_hosts_own_secret_are_counted(game: Any) -> None:
    trial = trials.file_of("wf", "honest", game=game)
    turns = trial["sct"]["fork_turn"]
    forged = [
        [said, state and state.replace(trial["sct"]["secret"], "eagle")] for said, state in trial["interaction_log"]
    ]

    misfits: Any = evaluator.SCTEvaluator().evaluate_trial(trial | {"interaction_log": forged})["boards_misfit"]
    assert trial["evaluation"]["boards_misfit"] == 0
    assert 1 <= misfits <= turns


def test_the_file_names_the_list_of_words_that_stood_for_none() -> None:
    assert trials.file_of("vanilla", "honest", dictionary=None)["sct"]["word_list"].startswith("wordfreq ")
