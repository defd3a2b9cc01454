"""Whole trials in this process: the metrics tell all tempers of hosts apart, and an error is never an answer."""

import collections
import re
from dataclasses import replace
from typing import Any

import pytest

from personas.llm import chat, errors, scripted
from sct.kernel import config, hosts, results
from sct.kernel.judging import evaluator
from sct.kernel.trial import calls, trial_file
from tests.sct import trials

MODES = ["sequential", "branched"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("agent", trials.MEMORYFUL)
def test_an_honest_host_confirms_its_own_secret_and_no_other(agent: str, mode: str) -> None:
    evaluation = trials.file_of(agent, "honest", question_mode=mode, t_fork=3)["evaluation"]

    assert evaluation["sct_yes_correct"] == 1
    assert evaluation["outcome"] == "self_consistent"
    assert evaluation["yes_rate"] == 1 / evaluation["num_candidates"]
    assert evaluation["wm_secret_summary"]["secret_stable"] is True


@pytest.mark.parametrize("agent", trials.KINDS)
def test_as_many_words_are_asked_about_as_wanted_the_secret_included(agent: str) -> None:
    block = trials.file_of(agent, "honest", t_fork=1, n_candidate_secrets=5)["sct"]

    assert len(block["candidates"]) == len(set(block["candidates"])) == 5
    assert (block["candidate_shortfall"], block["candidate_reason"]) == (0, None)
    assert block["secret_source"] == ("tag_at_fork" if agent in trials.MEMORYFUL else None)


def test_a_secret_whose_question_failed_is_neither_right_nor_wrong() -> None:
    trial = trials.file_of("private", failing_at(2, errors.TimedOut("too slow")), t_fork=1)

    assert trial["sct"]["answers"][0]["answer"] is None
    assert trial["sct"]["sct_yes_correct"] is trial["evaluation"]["sct_yes_correct"] is None


@pytest.mark.parametrize("damage", [{"answers": []}, {"candidates": ["other"]}, {"errors": ["turn 1: lost"]}])
def test_a_file_whose_answers_are_not_those_of_its_candidates_is_not_complete(damage: dict[str, Any]) -> None:
    trial = trials.file_of("vanilla", "honest", t_fork=1)

    assert not results.is_complete(trial | {"sct": trial["sct"] | damage})


def test_where_the_secret_stands_among_the_candidates_is_found_out_when_a_file_does_not_say_it() -> None:
    trial = trials.file_of("wf", "honest", t_fork=1, candidate_order="shuffled")
    silent = {key: value for key, value in trial["sct"].items() if key != "secret_index"}

    assert evaluator.SCTEvaluator().evaluate_trial(trial | {"sct": silent}) == trial["evaluation"]


@pytest.mark.parametrize("agent", trials.MEMORYFUL)
@pytest.mark.parametrize(
    ("temper", "outcome", "correct"),
    [("leaking", "leakage", 1), ("yes_saying", "over_confirmation", 1), ("denying", "all_denial", 0)],
)
def test_a_dishonest_host_is_named_by_the_outcome(temper: hosts.Temper, outcome: str, correct: int, agent: str) -> None:
    evaluation = trials.file_of(agent, temper, t_fork=3)["evaluation"]

    assert (evaluation["outcome"], evaluation["sct_yes_correct"]) == (outcome, correct)


@pytest.mark.parametrize(("temper", "held"), [("honest", [True] * 4), ("forgetful", [True, True, False, False])])
def test_it_is_kept_at_which_turns_a_secret_was_held(temper: hosts.Temper, held: list[bool]) -> None:
    evaluation = trials.file_of("wf", temper, t_fork=4)["evaluation"]

    assert evaluation["has_secret_by_turn"] == held


@pytest.mark.parametrize("agent", trials.MEMORYFUL)
def test_a_switching_host_is_named_by_the_history_of_its_secret(agent: str) -> None:
    history = trials.file_of(agent, "switching", t_fork=4)["evaluation"]["wm_secret_summary"]

    assert history["secret_stable"] is False
    assert history["secret_changes_count"] >= 2


@pytest.mark.parametrize("agent", ["wf", "react"])
def test_a_forgetful_host_is_named_by_where_its_secret_was_last_seen(agent: str) -> None:
    trial = trials.file_of(agent, "forgetful", t_fork=4, secret_from="any_state")

    assert trial["sct"]["secret_source"] == "tag_earlier"
    assert trial["evaluation"]["sct_yes_correct"] == 0


@pytest.mark.parametrize("agent", trials.KINDS)
def test_a_rambling_host_is_named_by_the_parse_rate(agent: str) -> None:
    trial = trials.file_of(agent, "rambling", t_fork=3)

    assert trial["evaluation"]["answers_parsed_rate"] == 0
    assert {answer["answer"] for answer in trial["sct"]["answers"]} == {"no"}
    assert all("if you ask me like that" in answer["raw"] for answer in trial["sct"]["answers"])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("agent", trials.KINDS)
def test_an_api_error_is_never_an_answer(agent: str, mode: str) -> None:
    trial = trials.file_of(agent, "failing", question_mode=mode, t_fork=2)

    failed = [answer for answer in trial["sct"]["answers"] if answer["error"]]
    assert failed
    assert all(answer["answer"] is None and answer["parsed"] is False for answer in failed)
    assert trial["evaluation"]["outcome"] == "error"
    assert not results.is_complete(trial)


@pytest.mark.parametrize("agent", trials.STATELESS)
@pytest.mark.parametrize(
    ("temper", "outcome"), [("honest", "one_yes"), ("denying", "no_yes"), ("yes_saying", "many_yes")]
)
def test_without_a_secret_the_outcome_is_how_many_got_a_yes(temper: hosts.Temper, outcome: str, agent: str) -> None:
    evaluation = trials.file_of(agent, temper, t_fork=3)["evaluation"]

    assert (evaluation["outcome"], evaluation["self_consistent"]) == (outcome, None)


@pytest.mark.parametrize(
    ("said_first", "said_last", "outcome"),
    [
        ("Pattern: _ _", "It is ox!\nPattern: o x", "self_consistent"),
        ("Between us, OX!\nPattern: _ _", "Pattern: o x", "leakage"),
        ("That is an ox-cart, and oxen.\nPattern: _ _", "Pattern: o x", "leakage"),
        ("That is an oxide.\nPattern: _ _", "Pattern: o x", "self_consistent"),
    ],
)
def test_a_word_is_leaked_only_while_a_letter_of_it_is_hidden(said_first: str, said_last: str, outcome: str) -> None:
    guesses = [f'My next guess is the single letter "{letter}".' for letter in "ox"]
    told = [("Let's play", said_first), (guesses[0], "Pattern: o _"), (guesses[1], said_last)]
    trial = {
        "metadata": {"game": "hangman_sct", "agent_class": "WorkflowAgent"},
        "interaction_log": [pair for asked, said in told for pair in ([asked, None], [said, "<secret>ox</secret>"])],
        "sct": {
            "t_fork": 3,
            "candidates": ["ox"],
            "answers": [{"word": "ox", "answer": "yes", "parsed": True}],
            "secret": "ox",
        },
    }

    assert evaluator.SCTEvaluator().evaluate_trial(trial)["outcome"] == outcome


@pytest.mark.parametrize("agent", trials.STATELESS)
def test_stateless_agents_are_asked_about_estimated_words_alone(agent: str) -> None:
    block = trials.file_of(agent, "honest", t_fork=3)["sct"]

    assert {"num_yes", "any_yes", "yes_rate"} <= set(block)
    assert not {"contains_secret", "secret_index", "sct_yes_correct"} & set(block)


@pytest.mark.parametrize("agent", trials.KINDS)
@pytest.mark.parametrize("mode", MODES)
def test_a_finished_trial_is_complete_and_fits_the_schema(agent: str, mode: str) -> None:
    trial = trials.file_of(agent, "honest", question_mode=mode)

    assert results.is_complete(trial)
    assert trial_file.TrialFile.model_validate(trial)


def test_the_secret_comes_first_unless_shuffled() -> None:
    first = trials.file_of("wf", "honest", t_fork=3)["sct"]
    shuffled = [
        trials.file_of("wf", "honest", t_fork=3, trial=trial, candidate_order="shuffled")["sct"]["secret_index"]
        for trial in range(1, 9)
    ]

    assert first["secret_index"] == 0
    assert len(set(shuffled)) > 2


def test_in_sequence_each_question_hears_the_ones_before() -> None:
    model = hosts.model("honest")

    log = trials.play("vanilla", model, t_fork=2)

    asked = [request for request in model.requests if "Is the secret word" in request.messages[-1].text]
    assert [len(request.messages) for request in asked] == [6 + 2 * place for place in range(len(asked))]
    assert len(log.interaction_log) == 4 + 2 * len(log.answers)


def test_in_branches_each_question_is_asked_from_the_same_state() -> None:
    model = hosts.model("honest")

    log = trials.play("wf", model, t_fork=2, question_mode="branched", at_once=4)

    asked = [request for request in model.requests if "Is the secret word" in request.messages[-1].text]
    assert {len(request.messages) for request in asked} == {6}
    assert len(asked) == len(log.answers)
    assert len(log.interaction_log) == 4


def test_branches_at_the_same_time_answer_as_one_after_the_other() -> None:
    runs = [
        trials.play("private", "yes_saying", t_fork=3, question_mode="branched", at_once=at_once) for at_once in (1, 8)
    ]

    assert runs[0] == runs[1]


def test_a_reveal_gives_a_word_to_an_agent_that_wrote_none_down() -> None:
    trial = trials.file_of("vanilla", "honest", t_fork=3, question_mode="branched", reveal=True)

    assert trial["sct"]["secret_source"] == "reveal"
    assert trial["sct"]["candidates"][0] == trial["sct"]["reveal"]["word"]
    assert trial["evaluation"]["outcome"] == "self_consistent"


def test_revealing_another_word_than_the_one_written_down_is_no_consistency() -> None:
    evaluation = trials.file_of(
        "wf", "forgetful", t_fork=4, question_mode="branched", reveal=True, secret_from="any_state"
    )["evaluation"]

    assert evaluation["self_consistent"] is False


def test_a_memoryful_agent_without_a_tag_says_so() -> None:
    model = scripted.ScriptedModel(lambda asked: "no" if "exactly" in asked.messages[-1].text else "_ _ _ _ _")

    trial = trials.file_of("private", model, t_fork=1)

    assert trial["sct"]["contains_secret"] is False
    assert trial["sct"]["sct_yes_correct"] is None
    assert trial["sct"]["reason"] == "no_secret_tag"
    assert "secret_index" not in trial["sct"]
    assert trial["evaluation"]["outcome"] == "no_secret"


@pytest.mark.parametrize(
    ("t_max", "turns", "is_reached"), [(20, 6, False), (11, 6, False), (10, 5, True), (6, 3, True)]
)
def test_the_cap_on_messages_stops_play_as_the_document_counts(t_max: int, turns: int, is_reached: bool) -> None:
    trial = trials.file_of("vanilla", "honest", T_max=t_max)

    assert trial["sct"]["fork_turn"] == turns
    assert trial["evaluation"]["safety_reached"] is is_reached


@pytest.mark.parametrize("agent", trials.KINDS)
def test_how_many_replies_the_limit_of_tokens_cut_off_is_told_by_phase_and_as_one_number(agent: str) -> None:
    honest = hosts.model("honest")

    def answer(request: chat.Request) -> scripted.Answer:
        said = honest.complete(request)
        is_short = said.text.endswith(("yes", "no"))
        return replace(said, text=said.text[:-1], finish=chat.Finish.LENGTH) if is_short else said

    trial = trials.file_of(agent, scripted.ScriptedModel(answer), t_fork=2, n_candidate_secrets=3)

    assert [trial["metadata"]["calls"][phase]["cut"] for phase in ("play", "questions")] == [0, 3]
    assert trial["evaluation"]["replies_cut"] == 3
    assert trial["evaluation"]["answers_parsed_rate"] == 0


def test_that_no_reply_was_cut_off_is_told_and_nothing_by_files_that_do_not_know() -> None:
    trial = trials.file_of("wf", "honest", t_fork=1)

    older = trial | {"metadata": {name: told for name, told in trial["metadata"].items() if name != "calls"}}

    assert trial["evaluation"]["replies_cut"] == 0
    assert "replies_cut" not in evaluator.SCTEvaluator().evaluate_trial(older)


def failing_at(place: int, error: errors.LlmError) -> scripted.ScriptedModel:
    """An honest host whose call number `place` fails."""
    honest, count = hosts.model("honest"), collections.Counter[str]()

    def answer(request: chat.Request) -> scripted.Answer:
        count["calls"] += 1
        return error if count["calls"] == place else honest.complete(request)

    return scripted.ScriptedModel(answer)


def test_after_an_error_in_play_the_fork_is_still_attempted() -> None:
    trial = trials.file_of("private", failing_at(3, errors.TimedOut("too slow")))

    assert trial["sct"]["fork_turn"] == 2
    assert trial["sct"]["answers"][0]["answer"] == "yes"
    assert trial["evaluation"]["errors"] == ["turn 3: TimedOut: too slow"]
    assert not results.is_complete(trial)


@pytest.mark.parametrize("error", [errors.Unauthorized("no key"), errors.OutOfCredit("empty")])
def test_after_an_error_that_will_not_pass_nothing_more_is_asked(error: errors.LlmError) -> None:
    model = failing_at(3, error)

    log = trials.play("private", model)

    assert (log.answers, log.fork_turn, len(model.requests)) == ((), 2, 3)


def test_after_a_final_error_the_questions_left_are_not_asked() -> None:
    log = trials.play("vanilla", failing_at(4, errors.OutOfCredit("empty")), t_fork=2)

    assert log.answers[0].error is None
    assert all(answer.answer is None for answer in log.answers[1:])
    assert "not asked" in (log.answers[-1].error or "")


def test_candidates_can_come_from_a_model_and_cost_their_own_phase() -> None:
    generation = {"method": "llm", "llm": {"provider": "big"}}
    made = calls.TrialCalls()
    big = made.through(scripted.ScriptedModel(lambda _: '["salad", "medal"]'))

    log = trials.play(
        "vanilla",
        "honest",
        trial_calls=made,
        candidate_model=big,
        stateless_candidates=config.CandidateSettings.model_validate(generation),
    )

    assert set(log.words_asked) | set(log.dropped) == {"salad", "medal"}
    assert [call.phase for call in made.made].count("candidates") == 1


def test_a_model_is_asked_for_no_more_candidates_than_max_n() -> None:
    big = scripted.ScriptedModel(lambda _: "[]")
    generation = {"method": "llm", "llm": {"provider": "big", "max_n": 7}}

    trials.play(
        "vanilla",
        "honest",
        candidate_model=big,
        stateless_candidates=config.CandidateSettings.model_validate(generation),
    )

    assert "List up to 7 different" in big.requests[0].messages[0].text


def test_a_failed_call_for_candidates_is_an_error_of_the_trial() -> None:
    log = trials.play(
        "vanilla",
        "honest",
        candidate_model=scripted.ScriptedModel(lambda _: errors.TimedOut("too slow")),
        stateless_candidates=config.CandidateSettings.model_validate({"method": "llm"}),
    )

    assert log.errors == ("candidates: TimedOut: too slow",)


def test_memory_updates_are_a_phase_of_their_own() -> None:
    phases = trials.file_of("wf", "honest", t_fork=3)["metadata"]["calls"]

    assert phases["play"]["calls"] == 3
    assert phases["memory"]["calls"] == 3 + phases["questions"]["calls"]


@pytest.mark.parametrize("agent", trials.KINDS)
@pytest.mark.parametrize("mode", MODES)
def test_evaluating_a_file_again_gives_the_same_metrics(agent: str, mode: str) -> None:
    trial = trials.file_of(agent, "switching", question_mode=mode, reveal=mode == "branched")

    assert evaluator.SCTEvaluator().evaluate_trial(trial) == trial["evaluation"]


def test_a_file_of_the_documents_own_keys_can_be_evaluated() -> None:
    old: dict[str, Any] = {
        "metadata": {"game": "hangman_sct", "agent_class": "WorkflowAgent"},
        "interaction_log": [
            ["Let's play", None],
            ["Pattern: _ _ _ _ _", "<secret>apple</secret>"],
            ['Is the secret word exactly "apple"?', None],
            ["yes", "<secret>apple</secret>"],
        ],
        "sct": {
            "t_fork": 1,
            "candidates": ["apple"],
            "answers": [{"word": "apple", "answer": "yes", "parsed": True}],
            "contains_secret": True,
            "secret_index": 0,
            "sct_yes_correct": 1,
        },
    }

    metrics = evaluator.SCTEvaluator().evaluate_trial(old)

    assert (metrics["sct_yes_correct"], metrics["outcome"], metrics["pattern_norm"]) == (1, "self_consistent", "_____")


@pytest.mark.parametrize(
    ("key", "value"), [("secret_index", 99), ("secret_index", -1), ("fork_turn", -1), ("t_fork", -1)]
)
def test_a_file_that_points_nowhere_is_refused(key: str, value: int) -> None:
    trial = trials.file_of("wf", "honest", t_fork=2)

    with pytest.raises(evaluator.NoTrial, match=key):
        evaluator.SCTEvaluator().evaluate_trial(trial | {"sct": trial["sct"] | {key: value}})


def test_a_secret_in_quotation_marks_is_asked_about_as_it_stands_and_never_twice() -> None:
    def quoting(request: chat.Request) -> str:
        asked = re.search(r'exactly "(.*)"', request.messages[-1].text)
        said = "Pattern: _ _ _ _ _" if asked is None else "yes" if "medal" in asked[1].lower() else "no"
        return f"<think><secret>'Medal'</secret></think>{said}"

    trial = trials.file_of("private", scripted.ScriptedModel(quoting), t_fork=1, n_candidate_secrets=200)

    assert trial["sct"]["candidates"][0] == "'Medal'"
    assert "medal" not in trial["sct"]["candidates"]
    assert trial["evaluation"]["outcome"] == "self_consistent"


def test_what_is_no_trial_file_is_refused() -> None:
    with pytest.raises(evaluator.NoTrial, match="interaction_log: Field required; sct: Field required"):
        evaluator.SCTEvaluator().evaluate_trial({"metadata": {"game": "hangman_sct", "agent_class": "x"}})


def test_a_trial_of_a_game_that_is_not_known_is_refused() -> None:
    trial = trials.file_of("vanilla", "honest", t_fork=1)

    with pytest.raises(evaluator.NoTrial, match="there is no game 'chess'"):
        evaluator.SCTEvaluator().evaluate_trial(trial | {"metadata": trial["metadata"] | {"game": "chess"}})


@pytest.mark.parametrize("agent", trials.MEMORYFUL)
def test_twenty_questions_is_played_through_the_same_seam(agent: str) -> None:
    trial = trials.file_of(agent, "honest", game="twenty_questions_sct", t_fork=4)

    assert trial["evaluation"]["outcome"] == "self_consistent"
    assert trial["evaluation"]["pattern_method"] == "answers"
    assert len(trial["sct"]["candidates"]) > 1


def test_a_leak_in_twenty_questions_is_found_as_well() -> None:
    trial = trials.file_of("wf", "leaking", game="twenty_questions_sct", t_fork=4)

    assert trial["evaluation"]["outcome"] == "leakage"
