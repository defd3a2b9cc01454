"""What operators do with batches is in the trail: who did what to which, and once."""

from pathlib import Path

import pytest
import redis
from django.test import Client

from personas.models import Deed
from sct import models
from tests.sct import batch_files
from tests.support import people

pytestmark = pytest.mark.django_db


@pytest.fixture
def operator() -> Client:
    return people.client("olga")


def deeds() -> list[tuple[str, str, str]]:
    return [(deed.name, deed.verb, deed.kind) for deed in Deed.objects.order_by("pk")]


@pytest.mark.parametrize(
    ("action", "verb", "status"),
    [
        ("pause", "paused", "queued"),
        ("resume", "resumed", "cancelled"),
        ("cancel", "cancelled", "queued"),
        ("retry", "retried", "failed"),
    ],
)
def test_what_is_done_to_a_batch_is_told(
    operator: Client, tmp_path: Path, empty_redis: redis.Redis, action: str, verb: str, status: str
) -> None:
    batch = batch_files.batch(tmp_path)
    batch.trials.update(status=status)

    operator.get(f"/sct/{batch.pk}/actions/{action}/")
    operator.post(f"/sct/{batch.pk}/actions/{action}/")

    assert deeds() == [("olga", verb, "sct.batch")]
    assert Deed.objects.get().address == f"/sct/{batch.pk}/"


def test_a_batch_that_is_ordered_twice_is_told_once(operator: Client, empty_redis: redis.Redis) -> None:
    for _click in range(2):
        operator.post("/sct/demo/", {"token": "one wish"})

    assert models.Batch.objects.count() == 1
    assert deeds() == [("olga", "ordered", "sct.batch")]


def test_a_batch_of_the_command_line_leaves_nobody_in_the_trail(tmp_path: Path) -> None:
    batch_files.batch(tmp_path)

    assert deeds() == []


def test_what_the_command_line_does_to_a_batch_that_is_there_was_done_by_nobody_who_is_signed_in(
    tmp_path: Path,
) -> None:
    batch = batch_files.batch(tmp_path)
    models.Batch.objects.filter(pk=batch.pk).update(wish=models.Batch.Wish.PAUSE)

    batch_files.batch(tmp_path)

    assert deeds() == [("", "resumed", "sct.batch")]


def test_a_command_that_only_goes_on_with_a_batch_leaves_no_deed(tmp_path: Path) -> None:
    for _run in range(2):
        batch_files.batch(tmp_path)

    assert deeds() == []
