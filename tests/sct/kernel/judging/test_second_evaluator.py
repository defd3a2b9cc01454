"""Hundreds of trials of all kinds, every field of their evaluation recomputed independently of the product."""

import functools
import itertools
import typing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from personas.llm import chat, errors, scripted
from sct.kernel import hosts
from sct.kernel.games import twenty_questions
from sct.kernel.hosts import temper
from sct.kernel.trial import trial_file
from tests.sct import trials
from tests.sct.kernel.judging import second_evaluator
from tests.support import rings

pytestmark = pytest.mark.both

GAMES: tuple[str, ...] = ("hangman_sct", "twenty_questions_sct")
AGENTS = (
    *(("wf", strategy) for strategy in ("overwrite", "patch_and_replace", "append_and_delete")),
    *(("react", strategy) for strategy in ("overwrite", "patch_and_replace", "append_and_delete")),
    *((agent, None) for agent in ("private", "public", "vanilla")),
)
WAYS: tuple[dict[str, Any], ...] = (
    {"question_mode": "sequential"},
    {"question_mode": "sequential", "controls": True, "candidate_order": "shuffled", "secret_from": "any_state"},
    {"question_mode": "branched"},
    {"question_mode": "branched", "reveal": True, "controls": True, "letters_per_trial": "varied"},
)


def is_question(request: chat.Request) -> bool:
    return request.messages[-1].text.startswith("Is the secret")


def dressed(request: chat.Request) -> scripted.Answer:
    said = hosts.model("honest").complete(request)
    return f"**{said.text.title()}.**" if is_question(request) else said


def mute(request: chat.Request) -> scripted.Answer:
    return errors.SaidNothing("nothing was said") if is_question(request) else hosts.model("honest").complete(request)


def boardless(request: chat.Request) -> scripted.Answer:
    return "no" if is_question(request) else "Let us see."


def echoing(request: chat.Request) -> scripted.Answer:
    return "no" if is_question(request) else "As you say.\nPattern: _ a _ _ e"


def noteless(request: chat.Request) -> scripted.Answer:
    said = hosts.model("honest").complete(request)
    words = said.text.rpartition("</think>")[2].strip()
    return "{}" if request.label == "memory" else words or "As you say.\nPattern: _ _ _ _ _"


ODD = {"dressed": dressed, "mute": mute, "boardless": boardless, "echoing": echoing, "noteless": noteless}


def orders() -> Iterator[Callable[[], dict[str, Any]]]:
    """Half of all combinations, chosen so that no mode, game or kind of host is tied to another."""
    kinds = [*temper.TEMPERS, *ODD]
    every = itertools.product(AGENTS, kinds, GAMES, WAYS)
    for place, ((agent, strategy), kind, game, way) in enumerate(every):
        of_kind = place // (len(GAMES) * len(WAYS))
        of_agent = of_kind // len(kinds)
        if (place + of_kind + of_agent) % 2 and kind not in ("honest", "forgetful", "switching"):
            continue
        model: Any = scripted.ScriptedModel(ODD[kind]) if kind in ODD else kind
        numbers = {
            "t_fork": 2 + of_kind % 4,
            "n_candidate_secrets": 2 + place % 5,
            "T_max": 4 if place % 7 == 0 else 20,
        }
        settings = {"game": game, "trial": 1 + place % 5, "strategy": strategy, **way, **numbers}
        yield functools.partial(trials.file_of, agent, model, **settings)


@pytest.fixture(scope="module")
def played() -> list[dict[str, Any]]:
    chosen = orders() if rings.IS_SECOND else itertools.islice(orders(), 1, None, rings.SHARE)
    return [play() for play in chosen]


def test_the_second_evaluator_has_nothing_of_the_product() -> None:
    text = Path(second_evaluator.__file__).read_text(encoding="utf-8")

    assert "import sct" not in text
    assert "from sct" not in text


def test_every_field_of_every_file_is_found_a_second_time(played: list[dict[str, Any]]) -> None:
    for file in played:
        again = second_evaluator.evaluate(file, twenty_questions.PROPERTIES)

        assert again == file["evaluation"], (file["metadata"], file["sct"], file["interaction_log"])


def test_what_the_block_says_of_itself_is_found_a_second_time(played: list[dict[str, Any]]) -> None:
    for file in played:
        again = second_evaluator.block(file)

        assert {name: file["sct"].get(name) for name in again} == again


def test_in_one_growing_conversation_each_reply_stands_in_the_log(
    played: list[dict[str, Any]],
) -> None:
    for file in played:
        told = [answer["raw"] for answer in file["sct"]["answers"] if answer["raw"] is not None]

        assert second_evaluator.sequence(file) in (None, told)


def test_they_are_many_and_have_every_outcome_in_every_game_and_mode(played: list[dict[str, Any]]) -> None:
    """In Twenty Questions there is always something left to ask about, since unanswered questions rule nothing out. In
    the first ring, the share that is played has every outcome of every game, in either mode."""
    every = set(typing.get_args(trial_file.Outcome))

    found = {(file["metadata"]["game"], file["sct"]["question_mode"], file["evaluation"]["outcome"]) for file in played}

    assert len(played) >= rings.of_all(500)
    expected = {("hangman_sct", outcome) for outcome in every}
    expected |= {("twenty_questions_sct", outcome) for outcome in every - {"not_asked"}}
    assert {(game, outcome) for game, _mode, outcome in found} >= expected
    if rings.IS_SECOND:
        assert found >= {(game, mode, outcome) for game, outcome in expected for mode in ("sequential", "branched")}
    assert {(file["metadata"]["agent_class"], file["metadata"]["strategy"]) for file in played} >= {
        (trials.KINDS[agent].kind, strategy) for agent, strategy in AGENTS
    }
