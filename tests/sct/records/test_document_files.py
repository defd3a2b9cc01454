"""Files of exactly the document's shape count as complete, are shown everywhere, and are never played again."""

import csv
import io
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from sct import models
from sct.exports import table
from sct.kernel import results
from sct.records import batches
from sct.records.reports import comparing
from tests.sct import batch_files

pytestmark = pytest.mark.django_db(transaction=True)

METADATA = ("game", "agent_class", "player_class", "max_turns", "timestamp")
SETTINGS = ("t_fork", "T_max", "random_seed", "n_candidate_secrets")
BLOCK = ("t_fork", "candidates", "contains_secret", "secret_index", "sct_yes_correct", "num_yes", "any_yes", "yes_rate")


def plain(file: dict[str, Any], *, evaluated: bool = True) -> dict[str, Any]:
    """Only the fields that the document's file has."""
    metadata, block, generation = file["metadata"], file["sct"], file["metadata"]["sct"]["candidate_generation"]
    told = {
        "metadata": {key: metadata[key] for key in METADATA}
        | {
            "agent_llm": {"name": metadata["agent_llm"]["name"]},
            "sct": {key: metadata["sct"][key] for key in SETTINGS}
            | {"candidate_generation": {key: generation[key] for key in ("method", "dictionary_path")}},
        },
        "interaction_log": file["interaction_log"],
        "sct": {key: block[key] for key in BLOCK if key in block}
        | {"answers": [{key: answer[key] for key in ("word", "answer", "parsed")} for answer in block["answers"]]},
    }
    return told | ({"evaluation": {"num_candidates": len(block["candidates"]), "any_yes": True}} if evaluated else {})


def found_again(tmp_path: Path, *, evaluated: bool = True, **changes: Any) -> models.Batch:
    """A folder of such files, and a new batch of it, of which the house has no other record."""
    batch_files.drained(batch_files.batch(tmp_path, agents="wf vanilla"))
    for path in (tmp_path / "results").glob("*/*.json"):
        path.write_text(json.dumps(plain(json.loads(path.read_bytes()), evaluated=evaluated)), encoding="utf-8")
    models.Batch.objects.all().delete()
    return batch_files.batch(tmp_path, agents="wf vanilla", **changes)


@pytest.mark.parametrize("evaluated", [True, False])
def test_such_files_count_and_are_never_played_again(tmp_path: Path, *, evaluated: bool) -> None:
    batch = batch_files.drained(found_again(tmp_path, evaluated=evaluated))

    assert batches.progress(batch).complete == 4
    assert batches.progress(batch).calls == 0
    assert not list((tmp_path / "results").glob("*/*.json.*"))


def test_their_bytes_stay_as_they_are(tmp_path: Path) -> None:
    batch = found_again(tmp_path)

    for trial in batch.trials.all():
        path = results.path_of(tmp_path / "results", trial.agent_name, trial.number)
        assert bytes(trial.content or b"") == path.read_bytes()
        assert set(json.loads(path.read_bytes())["evaluation"]) == {"num_candidates", "any_yes"}


def test_their_figures_are_those_of_the_files_with_all_that_we_add(tmp_path: Path) -> None:
    ours = batches.figures(batch_files.drained(batch_files.batch(tmp_path / "ours", agents="wf vanilla")))

    theirs = batches.figures(found_again(tmp_path))

    assert [each.shares for each in theirs] == [each.shares for each in ours]


@pytest.mark.parametrize(
    "address",
    ["", "trials/wf/1/", "trials/vanilla/2/", "trials.csv", "trials.zip", "trials.ndjson", "figures/parsed.svg"],
)
def test_they_are_shown_like_any_others(client: Client, tmp_path: Path, address: str) -> None:
    batch = found_again(tmp_path)

    assert client.get(f"/sct/{batch.pk}/{address}").status_code == 200


def test_they_are_listed_with_their_headline(client: Client, tmp_path: Path) -> None:
    found_again(tmp_path)

    assert "[0.34 … 1.00] n=2" in client.get("/sct/").text


def test_their_own_secret_is_marked_among_the_candidates(client: Client, tmp_path: Path) -> None:
    batch = found_again(tmp_path)

    assert client.get(f"/sct/{batch.pk}/trials/wf/1/").text.count('class="is-secret"') == 1


def test_a_row_of_the_table_leaves_open_what_they_do_not_tell(tmp_path: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(b"".join(table.pieces(found_again(tmp_path))).decode())))

    assert {row["outcome"] for row in rows if row["agent"] == "wf"} == {"self_consistent"}
    assert {(row["calls"], row["code_version"], row["seed"]) for row in rows} == {("", "", "")}


def test_they_are_compared_with_ours(tmp_path: Path) -> None:
    theirs = found_again(tmp_path)
    ours = batch_files.drained(batch_files.batch(tmp_path / "ours", agents="wf vanilla"))

    [found] = comparing.compare(theirs, ours)

    assert [(pair.first, pair.trials) for pair in found.pairs] == [("wf", 2), ("vanilla", 2)]


def test_the_command_evaluates_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found_again(tmp_path, evaluated=False)

    call_command("evaluate_sct", str(tmp_path / "results/wf/1.json"))

    told = json.loads(capsys.readouterr().out)
    assert (told["evaluation"]["outcome"], told["was"]) == ("self_consistent", "new")


@pytest.mark.parametrize("changes", [{"question_mode": "branched"}, {"t_fork": 2}, {"random_seed": 7}])
def test_files_of_other_settings_are_not_taken_for_ours(tmp_path: Path, changes: dict[str, Any]) -> None:
    batch = found_again(tmp_path, **changes)

    assert batches.progress(batch).queued == 4
    assert len(list((tmp_path / "results").glob("*/*.json.incomplete-1"))) == 4


def test_files_of_models_that_were_set_otherwise_are_not_taken_for_ours(tmp_path: Path) -> None:
    host = "- {name: honest_host, scripted: honest}"
    batch_files.drained(batch_files.batch(tmp_path / "first", num_trials=1, providers_text=host))
    shutil.copytree(tmp_path / "first", tmp_path / "second")

    other = batch_files.batch(tmp_path / "second", num_trials=1, providers_text=host.replace("honest}", "denying}"))

    assert batches.progress(other).queued == 1
