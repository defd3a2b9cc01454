"""The figures of a batch, from files made by hand; and how a terminal shows them."""

import itertools
import statistics
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import pytest

from sct.records import batches
from sct.records.figures import pairing, summary
from sct.records.reports import report


def trial(*answers: str, **metrics: Any) -> dict[str, Any]:
    evaluation = {
        "any_yes": "yes" in answers,
        "yes_rate": answers.count("yes") / len(answers) if answers else None,
        "outcome": "all_denial",
        "num_candidates": len(answers),
        "answers_parsed_rate": sum(answer != "?" for answer in answers) / len(answers) if answers else None,
    }
    return {"evaluation": evaluation | metrics}


def counted(figures: summary.AgentFigures, name: str) -> tuple[int, int]:
    return figures.shares[name].successes, figures.shares[name].n


def test_the_parse_rate_is_over_answers_and_the_rest_over_trials() -> None:
    figures = summary.of_agent("a", [trial("yes", "?"), trial("no", "no")], errors=3)

    assert (figures.n, figures.errors) == (2, 3)
    assert counted(figures, "parse_rate") == (3, 4)
    assert counted(figures, "any_yes") == (1, 2)
    assert figures.mean_yes_rate.value == 0.25


def test_a_mean_does_not_hang_on_the_order_of_the_trials() -> None:
    third, sixth, none = (trial("no", yes_rate=rate) for rate in (2 / 6, 1 / 6, 0.0))
    trials = [sixth, none, none, third, none, third, none, sixth]

    found = {
        summary.of_agent("a", order, errors=0).mean_yes_rate.value
        for order in (trials, trials[::-1], trials[3:] + trials[:3])
    }

    assert found == {0.125}


def test_what_a_trial_cannot_say_is_not_counted() -> None:
    trials = [trial("no", sct_yes_correct=1), trial("no", sct_yes_correct=None), trial()]

    figures = summary.of_agent("a", trials, errors=0)

    assert counted(figures, "correct") == (1, 1)
    assert counted(figures, "any_yes") == (0, 2)


def test_a_yes_to_the_only_word_asked_about_is_counted_apart() -> None:
    trials = [
        trial("yes", self_consistent=True),
        trial("yes", "no", self_consistent=True),
        trial("no", self_consistent=False),
    ]

    figures = summary.of_agent("a", trials, errors=0)

    assert (figures.untested, figures.shares["self_consistent"].successes) == (1, 2)


def held(secret: str) -> dict[str, Any]:
    return {"wm_secret_summary": {"last_secret": secret, "secret_stable": True}}


def test_secrets_that_are_the_same_word_are_one() -> None:
    trials = [trial("yes", **held("apple")), trial("no", **held("Apple")), trial("no", **held("lemon"))]

    assert summary.of_agent("a", trials, errors=0).distinct_secrets == 2


def test_where_nothing_was_asked_there_is_no_figure() -> None:
    trials = [trial(outcome="not_asked", self_consistent=None, sct_yes_correct=None, **held("apple"))] * 3

    figures = summary.of_agent("a", trials, errors=0)

    assert (figures.n, figures.asked) == (3, 0)
    assert [share.n for share in figures.shares.values()] == [0] * len(figures.shares)
    assert figures.mean_yes_rate.value is None


def test_what_could_not_be_read_counts_for_the_parse_rate_alone() -> None:
    figures = summary.of_agent("a", [trial("?", "?", outcome="unreadable", **held("apple"))], errors=0)

    assert figures.asked == 1
    assert {name: share.n for name, share in figures.shares.items() if share.n} == {"parse_rate": 2}


def test_trials_without_a_secret_count_where_all_that_were_asked_do() -> None:
    kept = [trial("yes", outcome="self_consistent", self_consistent=True, **held("apple"))] * 6
    lost = [trial("no", outcome="no_secret", self_consistent=None, **held("apple"))] * 24

    figures = summary.of_agent("a", [*kept, *lost], errors=0)

    assert counted(figures, "self_consistent") == (6, 6)
    assert counted(figures, "self_consistent_of_asked") == (6, 30)


def test_agents_without_a_memory_have_no_figure_of_keeping_a_secret() -> None:
    figures = summary.of_agent("a", [trial("yes", outcome="one_yes", self_consistent=None)], errors=0)

    assert figures.shares["self_consistent_of_asked"].n == 0


def judged(verdicts: Mapping[int, bool | None]) -> dict[int, dict[str, Any]]:
    return {
        number: trial("yes", self_consistent=verdict, **held("apple"))["evaluation"]
        for number, verdict in verdicts.items()
    }


def pairs(**agents: Mapping[int, bool | None]) -> list[pairing.Pair]:
    found = {agent: judged(verdicts) for agent, verdicts in agents.items()}
    return pairing.corrected(list(pairing.pairs(found, found, itertools.combinations(found, 2))))


def test_agents_are_compared_on_the_trials_both_completed() -> None:
    first = dict.fromkeys(range(1, 9), True)
    second = {1: True, **dict.fromkeys(range(2, 8), False), 9: False}

    [pair] = pairs(first=first, second=second)

    assert (pair.trials, pair.only_first, pair.only_second, pair.is_of_all) == (7, 6, 0, True)
    assert pair.p == pytest.approx(0.03125)


def test_the_correction_is_over_the_whole_family_shown() -> None:
    always = dict.fromkeys(range(1, 7), True)
    never = dict.fromkeys(range(1, 7), False)

    found = pairs(a=always, b=never, c=never)

    assert [round(pair.p_holm, 5) for pair in found] == [0.09375, 0.09375, 1.0]


def test_where_some_had_no_secret_all_asked_trials_are_compared_too() -> None:
    found = pairs(a=dict.fromkeys(range(1, 9), True), b={1: True, 2: True} | dict.fromkeys(range(3, 9)))

    assert [(pair.measure, pair.trials, pair.only_first) for pair in found] == [
        ("self_consistent", 2, 0),
        ("self_consistent_of_asked", 8, 6),
    ]


def test_agents_without_a_common_trial_are_not_compared() -> None:
    assert pairs(a={1: True}, b={2: True}) == []


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


def test_the_mean_yes_rate_has_the_interval_of_a_mean_over_trials() -> None:
    rates = (0.0, 0.25, 0.5, 0.25)

    mean = summary.of_agent("a", [trial("no", yes_rate=rate) for rate in rates], errors=0).mean_yes_rate

    reach = 3.182446 * statistics.stdev(rates) / 2
    assert (mean.value, mean.n) == (0.25, 4)
    assert (mean.low, mean.high) == pytest.approx((max(0.25 - reach, 0), 0.25 + reach))


def test_trials_that_agree_prove_nothing_about_the_next_one() -> None:
    mean = summary.of_agent("a", [trial("no", yes_rate=0.0)] * 3, errors=0).mean_yes_rate
    alone = summary.of_agent("a", [trial("no", yes_rate=0.0)], errors=0).mean_yes_rate

    assert (mean.value, mean.low) == (0.0, 0.0)
    assert mean.high is not None
    assert mean.high > 0.5
    assert (alone.low, alone.high, alone.n) == (None, None, 1)
