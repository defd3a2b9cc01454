"""A batch of very many trials slows down nobody else: created in pieces, counted once, bounded, and deletable."""

from pathlib import Path

import pytest
from django.db import connection
from django.test import Client, override_settings
from django.test.utils import CaptureQueriesContext

from personas.models import Deed
from sct import jobs, models
from sct.records import batch_acts, filling, standing
from sct.settings import config_reading
from tests.sct import batch_files
from tests.sct.pages import sheets
from tests.support import people

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
Status = models.Trial.Status


@pytest.fixture
def operator(empty_redis: object) -> Client:
    return people.client()


def test_whoever_sends_the_form_waits_for_the_first_piece_alone(operator: Client) -> None:
    operator.post("/sct/new/", sheets.filled("VanillaLLMAgent", num_trials=str(3 * filling.PIECE)))

    batch = models.Batch.objects.get()
    made = batch.trials.count()
    filling.complete(batch, config_reading.read(batch.config_text))
    assert (made, batch.trials.count()) == (filling.PIECE, 3 * filling.PIECE)


def test_what_is_cancelled_gets_no_more_trials(operator: Client) -> None:
    operator.post("/sct/new/", sheets.filled("VanillaLLMAgent", num_trials=str(2 * filling.PIECE)))
    batch = models.Batch.objects.get()
    batch_acts.cancel(batch)

    filling.complete(batch, config_reading.read(batch.config_text))

    assert batch.trials.count() == filling.PIECE


@override_settings(MOST_TRIALS=10)
def test_the_bound_is_a_setting_and_told_at_its_field(operator: Client) -> None:
    answer = operator.post("/sct/new/", sheets.filled("VanillaLLMAgent", num_trials="11"), follow=True)

    assert "11 trials of all agents together are more than there may be (10: MOST_TRIALS)" in answer.text
    assert not models.Batch.objects.exists()


def test_the_bound_holds_on_the_command_line_and_for_a_batch_that_grows(tmp_path: Path) -> None:
    batch_files.batch(tmp_path, num_trials=12)

    with override_settings(MOST_TRIALS=10):
        batch_files.batch(tmp_path, num_trials=12)  # as it was, from when more were allowed
        for folder, wanted in ((tmp_path, 13), (tmp_path / "new", 11)):
            with pytest.raises(config_reading.BadConfig, match=r"num_trials: 1\d trials of all agents"):
                batch_files.batch(folder, num_trials=wanted)

    assert models.Batch.objects.get().trials.count() == 12


@pytest.fixture
def over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> models.Batch:
    monkeypatch.setattr(standing, "WORTH_KEEPING", 1)
    batch = batch_files.batch(tmp_path, num_trials=3)
    batch_acts.cancel(batch)
    standing.counted([batch.pk])
    return batch


def test_what_is_over_is_counted_once(over: models.Batch) -> None:
    with CaptureQueriesContext(connection) as asked:
        counts = standing.counted([over.pk])[over.pk]

    assert counts.by_status == {Status.CANCELLED: 3}
    assert [query["sql"] for query in asked if "sct_trial" in query["sql"]] == []


def test_what_moves_again_is_counted_again(over: models.Batch) -> None:
    batch_acts.resume(over)

    assert standing.counted([over.pk])[over.pk].by_status == {Status.QUEUED: 3}


def test_a_count_that_is_late_is_not_kept(over: models.Batch) -> None:
    counts, revisions = standing.counted([over.pk]), {over.pk: models.Batch.objects.get().revision}
    batch_acts.resume(over)

    standing._keep(counts, revisions, 0.0)

    assert models.Batch.objects.get().kept_counts is None


def test_a_batch_is_deleted_by_its_name_with_all_that_is_its(operator: Client, tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path)) or models.Batch.objects.get()

    wrong = operator.post(f"/sct/{batch.pk}/delete/", {"name": "another"})
    right = operator.post(f"/sct/{batch.pk}/delete/", {"name": str(batch)})
    jobs.drop_batch(batch.pk)

    assert (wrong.status_code, right.headers["Location"]) == (400, "/sct/")
    assert [each.objects.count() for each in (models.Batch, models.Trial, models.Call)] == [0, 0, 0]
    assert Deed.objects.filter(verb="deleted", name="olga").count() == 1


def test_what_is_being_played_is_not_deleted(operator: Client, tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path)
    batch.trials.update(status=Status.RUNNING)

    assert operator.post(f"/sct/{batch.pk}/delete/", {"name": str(batch)}).status_code == 409
    assert models.Batch.objects.exists()


def test_a_spectator_deletes_nothing(client: Client, tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path)

    assert client.post(f"/sct/{batch.pk}/delete/", {"name": str(batch)}).status_code in (302, 403)
    assert models.Batch.objects.exists()
