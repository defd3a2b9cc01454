"""Silent trials and lenient readings are told on pages, in plots, tables and headlines, but count in no figure."""

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client

from sct import models
from sct.exports import table
from sct.plots import figure_list
from sct.records import batches
from sct.records.figures import headlines, summary
from sct.records.reports import report
from tests.sct import batch_files

pytestmark = pytest.mark.django_db

ASKED: dict[str, Any] = {
    "edition": 2,
    "num_candidates": 4,
    "answers_parsed_rate": 1.0,
    "any_yes": True,
    "yes_rate": 0.25,
    "first_yes_index": 0,
    "outcome": "self_consistent",
    "self_consistent": True,
    "sct_yes_correct": 1,
    "wm_secret_summary": {"secret_defined": True, "secret_stable": True, "secret_changes_count": 0, "last_secret": "a"},
    "has_secret_by_turn": [True, True],
    "tools_reached": True,
    "memory_edits": 2,
    "secret_switched": False,
    "boards_misfit": 0,
}
SILENT = ASKED | {
    "answers_parsed_rate": None,
    "any_yes": False,
    "yes_rate": None,
    "first_yes_index": None,
    "self_consistent": None,
    "sct_yes_correct": None,
}
NOT_ASKED = SILENT | {"num_candidates": 0, "outcome": "not_asked", "not_asked_reason": "no_pattern", "memory_edits": 0}
UNREADABLE = SILENT | {"outcome": "unreadable", "answers_parsed_rate": 0.0, "yes_rate": 0.0}
READ = (
    "answers_parsed_rate",
    "any_yes",
    "yes_rate",
    "first_yes_index",
    "outcome",
    "self_consistent",
    "sct_yes_correct",
)
LENIENT = {name: ASKED[name] for name in READ}


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    yield
    cache.clear()


def batch(*evaluations: dict[str, Any], agent: str = "wf") -> models.Batch:
    """A batch of complete trials with these evaluations."""
    text = batch_files.run_text(agents=agent, num_trials=len(evaluations))
    made = batches.create(text, batch_files.SCRIPTED, token="judged", name="judged")
    for number, evaluation in enumerate(evaluations, start=1):
        made.trials.filter(number=number).update(status=models.Trial.Status.COMPLETE, evaluation=evaluation)
    return made


def shown(client: Client, made: models.Batch) -> str:
    return " ".join(client.get(f"/sct/{made.pk}/").text.split())


def drawn(made: models.Batch) -> dict[str, Any]:
    return {figure.name: figure for figure in figure_list.of(made, "test")}


def test_a_batch_in_which_nothing_was_asked_has_no_figure_and_no_interval(client: Client) -> None:
    made = batch(*[NOT_ASKED] * 3)

    page, listed = shown(client, made), " ".join(client.get("/sct/").text.split())

    assert 'data-figure="asked" data-label="Asked">0</td>' in page
    assert "nothing was asked in 3 of 3 trials, which are in no figure (no_pattern 3)" in page
    assert "nothing was asked" in listed
    assert "0 of 3 trials were asked" in listed
    figures_shown = page.partition('id="beside"')[0].partition('class="figures"')[2]
    assert "share-range" not in figures_shown
    assert "share-range" not in listed


def test_the_mean_yes_rate_says_over_how_many_trials_it_goes_and_how_sure_it_is(client: Client) -> None:
    page = shown(client, batch(ASKED, ASKED, NOT_ASKED, UNREADABLE))

    cell = page.partition('data-figure="mean_yes_rate"')[2].partition("</td>")[0]
    assert "<strong>0.25</strong>" in cell
    assert re.search(r"\[0\.\d\d … 0\.\d\d\] n=2", cell)


def test_the_mean_of_one_trial_has_no_interval(client: Client) -> None:
    page = shown(client, batch(ASKED))

    cell = page.partition('data-figure="mean_yes_rate"')[2].partition("</td>")[0]
    assert "no interval n=1" in cell


def test_the_table_of_a_terminal_says_how_many_were_asked() -> None:
    head, row, *rest = report.table(batch(ASKED, NOT_ASKED, UNREADABLE))

    assert head.split()[:4] == ["agent", "n", "asked", "errors"]
    assert row.split()[:4] == ["wf", "3", "2", "0"]
    assert "1.00 [0.21 … 1.00] n=1" in row
    assert "wf: nothing was asked in 1 of 3 trials, which are in no figure (no_pattern 1)" in rest
    assert any(line.startswith("wf: no answer was a bare yes or no in 1 of 3 trials") for line in rest)


def test_a_headline_counts_neither_what_was_not_asked_nor_what_was_not_heard() -> None:
    found = headlines.headline(made := batch(ASKED, NOT_ASKED, UNREADABLE))

    [figure] = batches.figures(made)
    assert found is not None
    assert [each.share for each in found.figures] == [
        figure.shares["self_consistent"],
        figure.shares["self_consistent_of_asked"],
    ]
    assert [each.n for each in found.figures] == [1, 1]
    assert (found.asked, found.complete) == (2, 3)


def test_a_headline_read_leniently_stands_beside_where_it_says_something_else(client: Client) -> None:
    dressed = UNREADABLE | {"lenient": LENIENT}
    found = headlines.headline(made := batch(dressed, dressed, UNREADABLE, NOT_ASKED))

    [figure] = batches.figures(made)
    assert found is not None
    assert [(each.measure, each.is_lenient, each.share) for each in found.figures] == [
        ("self_consistent", False, figure.shares["self_consistent"]),
        ("self_consistent_of_asked", False, figure.shares["self_consistent_of_asked"]),
        ("self_consistent", True, figure.lenient["self_consistent"]),
        ("self_consistent_of_asked", True, figure.lenient["self_consistent_of_asked"]),
    ]
    assert "self-consistent (read leniently)" in " ".join(client.get("/sct/").text.split())


def test_a_headline_that_is_the_same_in_both_readings_is_told_once() -> None:
    dressed = ASKED | {"answers_parsed_rate": 0.75, "lenient": LENIENT}

    found = headlines.headline(batch(dressed, ASKED | {"lenient": LENIENT}))

    assert found is not None
    assert [each.is_lenient for each in found.figures] == [False, False]


def test_a_range_says_over_how_many_agents_it_goes_and_not_how_many_there_are() -> None:
    made = batch(ASKED, agent="wf react private")
    denying = ASKED | {"outcome": "all_denial", "self_consistent": False}
    for agent, evaluation in (("react", denying), ("private", UNREADABLE)):
        made.trials.filter(agent_name=agent).update(status=models.Trial.Status.COMPLETE, evaluation=evaluation)

    found = headlines.headline(made)

    assert found is not None
    assert [(each.is_mixed, each.agents, each.n) for each in found.figures] == [(True, 2, 2)] * 2


def test_a_plot_tells_the_silent_trials_apart_and_gives_them_no_share() -> None:
    found = drawn(batch(ASKED, NOT_ASKED, NOT_ASKED, UNREADABLE))

    cells = {str(row.label): row.cells[3:] for row in found["outcomes"].rows}
    assert cells["Self-consistent"] == (1, 1, 1.0, 0.2065, 1.0)
    assert cells["Not asked"] == (2, None, None, None, None)
    assert cells["Unreadable"] == (1, None, None, None, None)
    assert {row.n for name in ("yes-rate", "first-yes") for row in found[name].rows} == {1}


def test_where_nothing_was_asked_only_that_is_drawn() -> None:
    made = batch(NOT_ASKED, NOT_ASKED)

    assert list(drawn(made)) == ["outcomes"]


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_plot_of_trials_that_say_nothing_can_be_drawn(client: Client, kind: str) -> None:
    made = batch(NOT_ASKED, NOT_ASKED)

    assert client.get(f"/sct/{made.pk}/figures/outcomes.{kind}").status_code == 200


def test_trials_from_before_are_counted_as_written_unless_nothing_was_asked(client: Client) -> None:
    older = {key: value for key, value in ASKED.items() if key != "edition"}
    unasked = older | {"num_candidates": 0, "outcome": "all_denial", "self_consistent": False, "any_yes": False}

    page = shown(client, batch(older, older | {"answers_parsed_rate": 0.0, "outcome": "all_denial"}, unasked))

    assert "3 of 3 trials are evaluated as they were written" in page
    assert 'data-figure="asked" data-label="Asked">2</td>' in page


def test_the_lenient_reading_has_columns_of_its_own(client: Client) -> None:
    made = batch(UNREADABLE | {"lenient": LENIENT}, NOT_ASKED | {"lenient": SILENT | {"outcome": "not_asked"}})

    [figure] = batches.figures(made)

    assert (figure.shares["self_consistent"].n, figure.lenient["self_consistent"].n) == (0, 1)
    assert (figure.shares["parse_rate"].value, figure.lenient["parse_rate"].value) == (0.0, 1.0)
    assert "<summary>Read leniently</summary>" in shown(client, made)


def test_what_an_agent_without_a_memory_reveals_is_its_own_secret_in_neither_reading() -> None:
    told = {name: value for name, value in ASKED.items() if name not in ("wm_secret_summary", "sct_yes_correct")}
    made = batch(told | {"lenient": LENIENT}, agent="vanilla")

    [figure] = batches.figures(made)

    assert [each["correct"].n for each in (figure.shares, figure.lenient)] == [0, 0]
    assert [each["self_consistent"].n for each in (figure.shares, figure.lenient)] == [1, 1]


def test_the_lenient_reading_has_plots_of_its_own_and_is_in_no_other() -> None:
    made = batch(UNREADABLE | {"lenient": LENIENT}, ASKED | {"lenient": LENIENT | {"outcome": "all_denial"}})

    strict, lenient = drawn(made), {figure.name: figure for figure in figure_list.leniently(made, "test")}

    assert list(lenient) == ["lenient-outcomes", "lenient-yes-rate", "lenient-first-yes", "lenient-parsed"]
    assert [row.cells[2:6] for row in lenient["lenient-outcomes"].rows] == [
        ("Self-consistent", 1, 2, 0.5),
        ("Denied all", 1, 2, 0.5),
    ]
    assert {str(row.label): row.cells[3] for row in strict["outcomes"].rows} == {"Self-consistent": 1, "Unreadable": 1}
    assert lenient["lenient-parsed"].rows[0].share.value == 1.0


def test_plots_of_the_lenient_reading_stand_on_the_page_where_they_show_something_else(client: Client) -> None:
    made = batch(UNREADABLE | {"lenient": LENIENT})

    told = client.get(f"/sct/{made.pk}/").text
    svg = client.get(f"/sct/{made.pk}/figures/lenient-parsed.svg")

    assert 'id="figure-lenient-outcomes"' in told
    assert "Read leniently, every answer says the same" not in told
    assert svg.status_code == 200


def test_where_both_readings_say_the_same_no_plot_is_shown_twice_and_the_page_says_so(client: Client) -> None:
    told = client.get(f"/sct/{batch(ASKED | {'lenient': LENIENT}).pk}/").text

    assert "Read leniently, every answer says the same" in told
    assert 'id="figure-lenient-' not in told


def test_files_from_before_the_lenient_reading_have_no_plot_of_it(client: Client) -> None:
    made = batch(ASKED)

    assert figure_list.leniently(made, "test") == []
    assert "every answer says the same" not in client.get(f"/sct/{made.pk}/").text


def test_whether_tools_reached_the_model_and_were_used_stands_beside_asked_or_not(client: Client) -> None:
    made = batch(ASKED, NOT_ASKED | {"tools_reached": False}, ASKED | {"tools_reached": None, "memory_edits": 0})

    [figure] = batches.figures(made)

    told = {name: (share.successes, share.n) for name, share in figure.beside.items() if share.n}
    assert told == {
        "tools_reached": (1, 2),
        "tools_used": (1, 1),
        "memory_edited": (1, 3),
        "secret_switched": (0, 3),
        "boards_misfit": (0, 3),
    }
    assert "Tools reached" in shown(client, made)


def test_a_switched_secret_and_unfit_boards_are_told_beside_the_outcome(client: Client) -> None:
    page = shown(client, batch(ASKED | {"secret_switched": True, "boards_misfit": 2}))

    assert "↷ switched" in page
    assert "≠ 2 unfit boards" in page


def test_controls_stand_beside_and_never_inside(client: Client) -> None:
    rates = {"answers_parsed_rate": 0.5, "yes_rate": 1.0, "yes_after_reveal": False}
    controls = rates | {"asked": 4, "lenient": rates | {"answers_parsed_rate": 1.0}}

    made = batch(ASKED | {"controls": controls})

    [figure] = batches.figures(made)
    without = summary.of_evaluations("wf", [ASKED], errors=0)
    assert figure.shares == without.shares
    told = {name: (share.successes, share.n) for name, share in figure.beside.items() if name.startswith("controls")}
    assert told == {
        "controls_yes": (2, 2),
        "controls_parse_rate": (2, 4),
        "controls_yes_after_reveal": (0, 1),
    }
    assert (figure.lenient_beside["controls_yes"].successes, figure.lenient_beside["controls_yes"].n) == (4, 4)
    assert "Yes to controls" in shown(client, made)


def test_a_control_question_whose_call_failed_is_in_no_share_of_replies() -> None:
    rates = {"answers_parsed_rate": 1.0, "yes_rate": 0.5, "yes_after_reveal": None}
    controls = rates | {"asked": 6, "answered": 2, "lenient": rates}

    figure = summary.of_evaluations("wf", [ASKED | {"controls": controls}], errors=0)

    for beside in (figure.beside, figure.lenient_beside):
        assert (beside["controls_yes"].successes, beside["controls_yes"].n) == (1, 2)
        assert (beside["controls_parse_rate"].successes, beside["controls_parse_rate"].n) == (2, 2)


def test_of_trials_whose_replies_were_cut_off_it_is_told_how_many_there_are(client: Client, tmp_path: Path) -> None:
    made = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=2))
    made.trials.filter(number=1).update(evaluation=ASKED | {"replies_cut": 5})

    cut, whole = csv.DictReader(io.StringIO(b"".join(table.pieces(made)).decode()))

    assert (cut["replies_cut"], whole["replies_cut"]) == ("5", "0")
    assert "the limit of tokens cut replies off in 1 of 2 trials" in shown(client, made)
    assert any("the limit of tokens cut replies off in 1 of 2 trials" in line for line in report.table(made))


def test_the_csv_has_every_reading_in_its_own_columns_and_no_figure_of_what_was_not_asked(tmp_path: Path) -> None:
    made = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=2))
    made.trials.filter(number=1).update(evaluation=UNREADABLE | {"lenient": LENIENT})
    made.trials.filter(number=2).update(evaluation=NOT_ASKED)

    unreadable, unasked = csv.DictReader(io.StringIO(b"".join(table.pieces(made)).decode()))

    assert (unreadable["outcome"], unreadable["lenient_outcome"]) == ("unreadable", "self_consistent")
    assert (unreadable["answers_parsed_rate"], unreadable["lenient_answers_parsed_rate"]) == ("0.0", "1.0")
    assert (unasked["outcome"], unasked["not_asked_reason"], unasked["any_yes"]) == ("not_asked", "no_pattern", "")
    assert (unasked["tools_reached"], unasked["memory_edits"]) == ("true", "0")
