"""The figures of a batch, from files made by hand; and how a terminal shows them."""

from decimal import Decimal
from typing import Any

import pytest

from sct import batches, report, summary


def trial(*answers: str, first_yes: int | None = None, secret: str | None = None, **metrics: Any) -> dict[str, Any]:
    given = [{"word": str(place), "answer": "no", "parsed": answer != "?"} for place, answer in enumerate(answers)]
    evaluation = {
        "any_yes": "yes" in answers,
        "yes_rate": answers.count("yes") / len(answers) if answers else None,
        "first_yes_index": first_yes,
        "outcome": "all_denial",
    }
    return {"sct": {"answers": given, "secret": secret}, "evaluation": evaluation | metrics}


def test_the_parse_rate_is_over_answers_and_the_rest_over_trials() -> None:
    figures = summary.of_agent("a", [trial("yes", "?", first_yes=0), trial("no", "no")], errors=3)

    assert (figures.n, figures.errors) == (2, 3)
    assert (figures.parse_rate.successes, figures.parse_rate.n) == (3, 4)
    assert (figures.any_yes.successes, figures.any_yes.n) == (1, 2)
    assert figures.mean_yes_rate == 0.25


def test_what_a_trial_cannot_say_is_not_counted() -> None:
    trials = [trial(sct_yes_correct=1), trial(sct_yes_correct=None), trial()]

    figures = summary.of_agent("a", trials, errors=0)

    assert (figures.correct.successes, figures.correct.n) == (1, 1)
    assert figures.mean_yes_rate is None


def test_a_yes_to_the_only_word_asked_about_is_counted_apart() -> None:
    trials = [
        trial("yes", self_consistent=True),
        trial("yes", "no", self_consistent=True),
        trial("no", self_consistent=False),
    ]

    figures = summary.of_agent("a", trials, errors=0)

    assert (figures.untested, figures.self_consistent.successes) == (1, 2)


def test_the_place_of_the_first_yes_and_the_variety_of_secrets_are_counted() -> None:
    trials = [
        trial("yes", first_yes=0, secret="apple"),
        trial("no", "yes", first_yes=1, secret="Apple"),
        trial("no", secret="lemon"),
    ]

    figures = summary.of_agent("a", trials, errors=0)

    assert (figures.first_yes, figures.distinct_secrets) == ({0: 1, 1: 1}, 2)


def test_agents_are_compared_on_the_trials_both_completed() -> None:
    first = dict.fromkeys(range(1, 9), True)
    second: dict[int, bool | None] = {1: True, **dict.fromkeys(range(2, 8), False), 9: False}

    [pair] = summary.compared({"first": first, "second": second})

    assert (pair.pairs, pair.only_first, pair.only_second) == (7, 6, 0)
    assert pair.p == pytest.approx(0.03125)


def test_the_correction_is_over_the_whole_family_shown() -> None:
    always = dict.fromkeys(range(1, 7), True)
    never = dict.fromkeys(range(1, 7), False)

    pairs = summary.compared({"a": always, "b": never, "c": never})

    assert [round(pair.p_holm, 5) for pair in pairs] == [0.09375, 0.09375, 1.0]


def test_agents_without_a_common_trial_are_not_compared() -> None:
    assert summary.compared({"a": {1: True}, "b": {2: True}, "c": {1: None}}) == []


def progress(**counts: Any) -> batches.Progress:
    zero: dict[str, Any] = dict.fromkeys(("queued", "running", "complete", "failed", "cancelled", "calls", "tokens"), 0)
    return batches.Progress(**(zero | {"cost": None} | counts))


@pytest.mark.parametrize(
    ("now", "seconds_left", "line"),
    [
        (
            progress(queued=1, running=1, complete=1, failed=1, calls=40, cost=Decimal("0.5")),
            75.0,
            "[###############...............] 2/4 done, 1 running, 1 failed, 40 calls, $0.5000, about 75 s left",
        ),
        (
            progress(running=1, complete=1),
            0.01,
            f"[{'#' * 15}{'.' * 15}] 1/2 done, 1 running, 0 failed, 0 calls, cost unknown, about 1 s left",
        ),
        (progress(complete=2), None, f"[{'#' * 30}] 2/2 done, 0 running, 0 failed, 0 calls, cost unknown"),
    ],
)
def test_the_progress_line_says_all_that_matters(now: batches.Progress, seconds_left: float | None, line: str) -> None:
    assert report.progress_line(now, seconds_left) == line


def test_what_scripted_hosts_say_is_free() -> None:
    assert report.progress_line(progress(), None, is_free=True).endswith(", free")
