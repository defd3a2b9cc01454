"""What can be downloaded of a batch: trial files as stored, archive, lines, table, configuration."""

import csv
import io
import json
import tracemalloc
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from glassbox_site.ground.plain import code_hash
from sct import models
from sct.exports import archive, lines, table, trial_tables
from sct.kernel.judging import evaluator
from sct.records import batches, folders
from sct.records.figures import summary
from tests.sct import batch_files
from tests.support import downloads

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.over(tmp_path, agents="wf vanilla")


@pytest.fixture
def failed(tmp_path: Path) -> models.Batch:
    return batch_files.over(tmp_path, num_trials=1, provider="failing_host")


def test_a_trial_is_the_stored_file_byte_for_byte(batch: models.Batch) -> None:
    answer, body = downloads.get(f"/sct/{batch.pk}/trials/wf/2.json")

    assert body == (Path(batch.results_dir) / "wf" / "2.json").read_bytes()
    assert answer["Content-Disposition"] == 'attachment; filename="wf-2.json"'


def test_whoever_has_the_file_already_is_told_so(batch: models.Batch) -> None:
    first, _ = downloads.get(f"/sct/{batch.pk}/trials/wf/2.json")

    again, body = downloads.get(f"/sct/{batch.pk}/trials/wf/2.json", **{"If-None-Match": first["ETag"]})

    assert (again.status_code, body) == (304, b"")


def test_a_failed_attempt_can_be_had_under_its_number_only(failed: models.Batch) -> None:
    path = f"/sct/{failed.pk}/trials/vanilla/1.json"

    _, body = downloads.get(f"{path}?attempt=1")

    assert body == (Path(failed.results_dir) / "vanilla" / "1.json.failed-1").read_bytes()
    assert [downloads.get(address)[0].status_code for address in (path, f"{path}?attempt=2")] == [404, 404]


def test_an_archive_can_be_had_when_the_dictionary_has_gone(tmp_path: Path) -> None:
    (tmp_path / "gone.txt").write_text("apple\nmedal\n", encoding="utf-8")
    generation = {"deterministic": {"dictionary_path": str(tmp_path / "gone.txt")}}
    drained = batch_files.drained(batch_files.batch(tmp_path, num_trials=1, stateless_candidates=generation))
    (tmp_path / "gone.txt").unlink()

    _, body = downloads.get(f"/sct/{drained.pk}/trials.zip")

    with zipfile.ZipFile(io.BytesIO(body)) as unpacked:
        assert "results/hangman_sct/vanilla/1.json" in unpacked.namelist()


def test_the_archive_unpacks_to_the_results_folder(batch: models.Batch, tmp_path: Path) -> None:
    _, body = downloads.get(f"/sct/{batch.pk}/trials.zip")

    with zipfile.ZipFile(io.BytesIO(body)) as unpacked:
        assert unpacked.testzip() is None
        unpacked.extractall(tmp_path / "taken")
    taken = tmp_path / "taken/results/hangman_sct"
    for path in Path(batch.results_dir).glob("*/*"):
        assert (taken / path.relative_to(batch.results_dir)).read_bytes() == path.read_bytes()


def test_the_archive_makes_the_batch_again(batch: models.Batch, tmp_path: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(b"".join(archive.pieces(batch)))) as packed:
        packed.extractall(tmp_path / "taken")
    taken = tmp_path / "taken/results/hangman_sct"

    again = folders.batch_of(
        (taken / "config.yaml").read_text(encoding="utf-8"), (taken / "providers.yaml").read_text("utf-8"), taken
    )

    assert batches.progress(again).complete == 4
    assert batches.figures(again) == batches.figures(batch)


def test_the_archive_has_the_failed_attempts_too(failed: models.Batch) -> None:
    with zipfile.ZipFile(io.BytesIO(b"".join(archive.pieces(failed)))) as packed:
        assert "results/hangman_sct/vanilla/1.json.failed-1" in packed.namelist()


def test_the_lines_are_the_files_and_give_the_headline_again(batch: models.Batch) -> None:
    _, body = downloads.get(f"/sct/{batch.pk}/trials.ndjson")

    files = [json.loads(line) for line in body.splitlines()]
    judged = [file | {"evaluation": evaluator.SCTEvaluator().evaluate_trial(file)} for file in files]
    of_wf = [file for file in judged if file["metadata"]["agent_name"] == "wf"]
    assert files == [json.loads(bytes(trial.content or b"")) for trial in batch.trials.all()]
    assert summary.of_agent("wf", of_wf, errors=0) == batches.figures(batch)[0]


def test_a_line_break_inside_a_word_stays_inside() -> None:
    content = json.dumps({"said": "two\nlines\u2028and  more "}, ensure_ascii=False, indent=2).encode()

    line = lines.on_one_line(content)

    assert b"\n" not in line
    assert json.loads(line) == json.loads(content)


def test_the_table_has_a_row_for_every_trial(batch: models.Batch) -> None:
    _, body = downloads.get(f"/sct/{batch.pk}/trials.csv")

    rows = list(csv.DictReader(io.StringIO(body.decode())))
    assert [(row["agent"], row["trial"], row["status"]) for row in rows] == [
        (agent, number, "complete") for agent in ("vanilla", "wf") for number in "12"
    ]
    assert {row["outcome"] for row in rows if row["agent"] == "wf"} == {"self_consistent"}
    assert all(int(row["calls"]) > 0 for row in rows)


def test_what_failed_trials_took_is_in_the_table_so_that_it_adds_up_to_the_batch(failed: models.Batch) -> None:
    _, body = downloads.get(f"/sct/{failed.pk}/trials.csv")

    rows = list(csv.DictReader(io.StringIO(body.decode())))
    assert [row["status"] for row in rows] == ["failed"]
    assert sum(int(row["calls"]) for row in rows) == models.Call.objects.filter(trial__batch=failed).count() > 0


def test_a_spreadsheet_is_given_no_formula(batch: models.Batch) -> None:
    batch.trials.filter(agent_name="wf", number=1).update(error='=HYPERLINK("http://evil.example")')

    rows = list(csv.DictReader(io.StringIO(b"".join(table.pieces(batch)).decode())))

    assert [row["error"] for row in rows if row["error"]] == ['\'=HYPERLINK("http://evil.example")']


@pytest.mark.parametrize("ending", ["zip", "ndjson", "csv"])
def test_what_is_over_is_sent_once_and_anew_after_a_change(batch: models.Batch, ending: str) -> None:
    path = f"/sct/{batch.pk}/trials.{ending}"
    known = {"If-None-Match": downloads.get(path)[0]["ETag"]}
    unchanged = downloads.get(path, **known)[0].status_code

    models.Trial.objects.filter(batch=batch, number=1).update(attempt=2)

    assert (unchanged, downloads.get(path, **known)[0].status_code) == (304, 200)


@pytest.mark.parametrize("path", ["trials.zip", "trials.ndjson", "trials.csv", "batch.eval"])
def test_another_release_sends_anew_what_it_may_tell_otherwise(
    batch: models.Batch, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {"If-None-Match": downloads.get(f"/sct/{batch.pk}/{path}")[0]["ETag"]}

    monkeypatch.setattr(code_hash, "program", lambda: "another")

    assert downloads.get(f"/sct/{batch.pk}/{path}", **known)[0].status_code == 200


@pytest.mark.parametrize("ending", ["zip", "ndjson", "csv"])
def test_of_a_batch_in_play_nobody_keeps_a_download(tmp_path: Path, ending: str) -> None:
    batch = batch_files.batch(tmp_path)

    answer, _ = downloads.get(f"/sct/{batch.pk}/trials.{ending}")

    assert (answer["Cache-Control"], answer.headers.get("ETag")) == ("no-store", None)


def test_the_configuration_is_the_text_that_was_handed_in(batch: models.Batch) -> None:
    _, body = downloads.get(f"/sct/{batch.pk}/config.yaml")

    assert body.decode() == batch.config_text


@pytest.mark.parametrize(
    "path", ["config.yaml", "providers.yaml", "trials.zip", "trials.ndjson", "trials.csv", "trials/wf/1.json"]
)
def test_there_is_nothing_of_a_batch_that_does_not_exist(path: str) -> None:
    assert downloads.get(f"/sct/999999/{path}")[0].status_code == 404


@pytest.mark.parametrize("pieces", [archive.pieces, lines.pieces, table.pieces])
def test_a_long_batch_is_never_held_in_memory(tmp_path: Path, pieces: Any) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, num_trials=1))
    content = bytes(batch.trials.get().content or b"") + b" " * 40_000
    complete = models.Trial.Status.COMPLETE
    models.Trial.objects.bulk_create(
        models.Trial(batch=batch, agent_name="vanilla", number=number, status=complete, content=content)
        for number in range(2, 500)
    )

    tracemalloc.start()
    for _ in pieces(batch):
        pass
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert len(content) * 500 > 20_000_000
    assert most < 8_000_000


def test_times_of_a_table_are_all_in_one_form(batch: models.Batch) -> None:
    batch.trials.filter(number=1).update(started_at=datetime(2026, 1, 31, 3, 0, tzinfo=UTC))

    rows = list(csv.DictReader(io.StringIO(downloads.get(f"/sct/{batch.pk}/trials.csv")[1].decode())))

    assert {len(row[name]) for row in rows for name in ("started_at", "finished_at")} == {
        len("2026-01-31T03:00:00.000000+00:00")
    }


def test_an_evaluation_can_be_read_from_the_rows_of_the_data_set(batch: models.Batch) -> None:
    found = dict(trial_tables.tables(batch))
    files = [json.loads(line) for line in b"".join(lines.pieces(batch)).splitlines()]

    for row, file in zip(found["trials"], files, strict=True):
        told = {each["name"]: each["value"] for each in row["evaluation"]}
        assert told.keys() == file["evaluation"].keys()
        for name, value in file["evaluation"].items():
            assert told[name] == value if value is None or isinstance(value, str) else json.loads(told[name]) == value


def test_rows_of_answers_are_those_of_the_rows_of_trials_whatever_ends_meanwhile(batch: models.Batch) -> None:
    late = batch.trials.order_by("pk")[:1]
    batch.trials.filter(pk__in=late).update(status=models.Trial.Status.RUNNING)
    tables = dict(trial_tables.tables(batch))

    trials = {(row["agent"], row["trial"]) for row in tables["trials"]}
    batch.trials.update(status=models.Trial.Status.COMPLETE)
    answers = {(row["agent"], row["trial"]) for row in tables["answers"]}

    assert answers == trials


@pytest.mark.parametrize("secret", ["{}", "  {} ", "\u201c{}\u201d."])
def test_the_secret_is_known_among_the_words_however_it_was_written(batch: models.Batch, secret: str) -> None:
    trial = batch.trials.filter(agent_name="vanilla", number=1).get()
    file = json.loads(bytes(trial.content or b""))
    file["sct"]["secret"] = secret.format(file["sct"]["candidates"][1].title())
    batch.trials.exclude(pk=trial.pk).delete()
    batch.trials.update(content=json.dumps(file).encode())

    rows = list(dict(trial_tables.tables(batch))["answers"])

    assert [row["place"] for row in rows if row["is_secret"]] == [1]
