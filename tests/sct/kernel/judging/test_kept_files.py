"""Files of earlier releases are evaluated as they were then, and say so."""

import typing
from collections import Counter
from typing import Any

from sct.kernel.judging import evaluator
from sct.kernel.trial import trial_file
from tests.sct.kernel.judging import kept_files

FIRST, SECOND = kept_files.all_of("trials-1"), kept_files.all_of("trials-2")
ADDED = {"edition", "lenient", "boards_misfit", "secret_switched", "reason", "tools_reached", "memory_edits"}


def evaluated(file: dict[str, Any]) -> dict[str, Any]:
    return evaluator.SCTEvaluator().evaluate_trial(file)


def test_what_is_kept_has_every_outcome_that_there_was() -> None:
    found = Counter(file["evaluation"]["outcome"] for file in FIRST)

    assert set(found) >= {"self_consistent", "over_confirmation", "state_substitution", "all_denial", "leakage"}
    assert set(found) >= {"no_yes", "one_yes", "many_yes", "error"}


def test_files_of_the_first_edition_evaluate_as_before() -> None:
    for number, file in enumerate(FIRST):
        before, now = file["evaluation"], evaluated(file)

        assert {name: now[name] for name in before} == before, number
        assert set(now) - set(before) <= ADDED
        assert now["edition"] == 1


def test_the_second_edition_is_kept_with_every_outcome() -> None:
    found = {file["evaluation"]["outcome"] for file in SECOND}

    assert found == set(typing.get_args(trial_file.Outcome))


def test_files_of_the_second_edition_evaluate_as_before() -> None:
    for number, file in enumerate(SECOND):
        before, now = file["evaluation"], evaluated(file)

        assert {name: now[name] for name in before} == before, number
        assert now["edition"] == 2
