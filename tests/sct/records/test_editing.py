"""In how many trials a memory was edited by its rules, and why not in the others: in files, tables and pages."""

import csv
import io
import json
import typing
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from personas.llm import chat, errors, scripted
from sct import models
from sct.exports import table
from sct.kernel.judging import no_edits
from sct.records import batches
from sct.records.figures import editing, measures
from sct.records.reports import report
from tests.sct import batch_files, trials
from tests.sct.kernel.judging import kept_files

BOARD = "Pattern: _ _ _ _ _"
APPEND, DELETE = "append_to_memory", "delete_from_memory"


def operations(*calls: tuple[str, dict[str, Any]]) -> str:
    return json.dumps({"tool_calls": [{"name": name, "arguments": arguments} for name, arguments in calls]})


def lines(*noted: str) -> dict[str, Any]:
    return {"section": "Active notes", "lines": [*noted]}


def trial(agent: str, update: scripted.Answer) -> dict[str, Any]:
    """A trial in which every memory update is `update`."""

    def answer(request: chat.Request) -> scripted.Answer:
        return update if request.label == "memory" or request.tools else BOARD

    return trials.file_of(agent, scripted.ScriptedModel(answer), strategy="append_and_delete", t_fork=2)


def test_every_reason_has_its_words() -> None:
    assert set(editing.REASONS) == set(typing.get_args(no_edits.Reason))


@pytest.mark.parametrize(
    ("update", "reason"),
    [
        (errors.SaidNothing("nothing was said"), "empty_reply"),
        ("I would rather not.", "unreadable"),
        ('{"tool_calls": [{"name": "append_to_memory", "arguments": {"section": "Act', "cut_short"),
        ('{"tool_calls": [{"name": "append_to_memory"}]}', "wrong_arguments"),
        (operations(("fly", {})), "unknown_operation"),
        (operations((APPEND, {"lines": ["a"]})), "wrong_arguments"),
        (operations((DELETE, lines("a"))), "not_found"),
        (operations((APPEND, lines("a", "a")), (DELETE, lines("a"))), "several_found"),
        (operations((APPEND, lines())), "changed_nothing"),
        (operations((APPEND, lines("a")), (DELETE, lines("b"))), "not_found"),
        (operations(), "never_called"),
    ],
)
def test_it_is_told_why_an_updater_made_no_edit(update: scripted.Answer, reason: str) -> None:
    file = trial("wf", update)

    assert file["evaluation"]["memory_edits"] == 0
    assert file["evaluation"]["no_edit_reason"] == reason


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (operations(("fly", {})), "unknown_operation"),
        ('{"tool_calls": [{"nam', "unreadable"),
        (operations((APPEND, {"lines": ["a"]})), "wrong_arguments"),
        (operations((DELETE, lines("a"))), "not_found"),
        (operations((APPEND, lines())), "changed_nothing"),
        (BOARD, "reach_unknown"),
        (chat.Completion(text=BOARD, tools_arrived=True), "never_called"),
    ],
)
def test_it_is_told_why_an_agent_with_tools_made_no_edit(said: scripted.Answer, reason: str) -> None:
    assert trial("react", said)["evaluation"]["no_edit_reason"] == reason


def test_whoever_made_an_edit_needs_no_reason() -> None:
    evaluation = trial("wf", operations((APPEND, lines("a"))))["evaluation"]

    assert evaluation["memory_edits"] > 0
    assert "no_edit_reason" not in evaluation


def test_of_several_reasons_the_most_usual_is_told() -> None:
    faults = ["not_found", "cut_short", "cut_short"]

    assert no_edits.why_not(edits=0, reached=True, refused=3, unchanged=1, faults=faults) == "cut_short"


def test_what_files_from_before_do_not_tell_is_called_unknown() -> None:
    assert no_edits.why_not(edits=0, reached=True, refused=2, unchanged=0, faults=None) == "unknown"


def test_files_from_before_tools_were_told_are_counted_apart() -> None:
    told = editing.of([{"memory_edits": None}, {"memory_edits": None}, {"memory_edits": 1}])

    assert told is not None
    assert (told.edited.successes, told.edited.n, told.untold) == (1, 1, 2)


@pytest.mark.parametrize(
    ("reason", "used"),
    [("never_called", False), ("reach_unknown", False), ("cut_short", False), ("not_found", True), ("unknown", None)],
)
def test_a_tool_that_was_used_in_vain_was_used(reason: str, used: bool | None) -> None:
    assert measures.BESIDE["tools_used"]({"memory_edits": 0, "no_edit_reason": reason}) is used


def test_an_agent_without_memory_tools_has_no_line() -> None:
    assert editing.of([{"outcome": "no_yes"}]) is None


EVALUATION: dict[str, Any] = {
    name: value
    for name, value in kept_files.all_of("trials-2")[0]["evaluation"].items()
    if name not in ("tools_reached", "memory_edits")
}
EDITED = EVALUATION | {"tools_reached": True, "memory_edits": 2}
MISSED = EVALUATION | {"tools_reached": True, "memory_edits": 0, "no_edit_reason": "not_found"}
UNUSED = MISSED | {"no_edit_reason": "never_called"}


def batch(*evaluations: dict[str, Any]) -> models.Batch:
    text = batch_files.run_text(agents="wf", num_trials=len(evaluations))
    made = batches.create(text, batch_files.SCRIPTED, token="edited", name="edited")
    for number, evaluation in enumerate(evaluations, start=1):
        made.trials.filter(number=number).update(status=models.Trial.Status.COMPLETE, evaluation=evaluation)
    return made


@pytest.mark.django_db
def test_the_terminal_says_in_one_line_for_each_agent_how_many_and_why_the_others_not() -> None:
    told = list(report.table(batch(EDITED, MISSED, MISSED, UNUSED)))

    [line] = [line for line in told if "is not there" in line]
    assert line.split()[:3] == ["wf", "1", "4"]
    assert "its tools reached the model, which never used one (1)" in line
    assert "the text to be replaced or deleted is not there (2)" in line


@pytest.mark.django_db
def test_the_page_of_a_batch_says_the_same(client: Client) -> None:
    page = " ".join(client.get(f"/sct/{batch(EDITED, MISSED, UNUSED).pk}/").text.split())

    shown = page.partition('data-figure="edits"')[2].partition("</table>")[0]
    assert "1 / 3" in shown
    assert "the text to be replaced or deleted is not there (1)" in shown


@pytest.mark.django_db
def test_the_table_to_take_home_has_the_reason_of_each_trial(tmp_path: Path) -> None:
    made = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=1))
    made.trials.update(evaluation=MISSED)

    [row] = csv.DictReader(io.StringIO(b"".join(table.pieces(made)).decode()))

    assert row["memory_no_edit_reason"] == "not_found"
    assert (row["memory_refused"], row["memory_unchanged"]) == ("0", "0")


def test_the_same_tables_can_be_had_from_files_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, update in enumerate([operations((APPEND, lines("a"))), operations((DELETE, lines("a")))], start=1):
        (tmp_path / f"{number}.json").write_text(json.dumps(trial("wf", update)))

    call_command("evaluate_sct", "--table", *map(str, sorted(tmp_path.iterdir())))

    [line] = [line for line in capsys.readouterr().out.splitlines() if "is not there" in line]
    assert line.split()[:3] == ["wf", "1", "2"]
