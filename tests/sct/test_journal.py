"""The journal's book: many threads write in it, nothing is lost or written twice, and a failure lets nobody go on."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.db import DatabaseError, connection

from personas.llm import chat, road
from sct import models
from sct.running import claims, drain, journal
from sct.trial import calls
from tests.sct import batch_files

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.batch(tmp_path, num_trials=2)


def a_call(key: str, text: str = "yes") -> calls.Call:
    return calls.Call(key=key, phase="play", provider="p", outcome=chat.Completion(text=text))


@contextmanager
def out_of_order() -> Iterator[None]:
    """No call can be written."""
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE sct_call RENAME TO sct_call_away")
    try:
        yield
    finally:
        with connection.cursor() as cursor:
            cursor.execute("ALTER TABLE sct_call_away RENAME TO sct_call")


def test_every_call_of_many_threads_is_written_once_also_while_others_write(batch: models.Batch) -> None:
    trial = batch.trials.get(number=1)
    keys = [f"call-{number}" for number in range(200)]

    with journal.opened() as book, ThreadPoolExecutor(max_workers=16) as threads:
        kept = threads.map(lambda key: book.keep(trial.pk, 1, a_call(key)), keys)
        for _ in range(20):
            with book.laid_aside():
                batch.trials.update(attempt=1)
        list(kept)

    assert Counter(models.Call.objects.values_list("key", flat=True)) == Counter(keys)


def test_a_call_that_is_journalled_already_is_left_as_it_is(batch: models.Batch) -> None:
    trial = batch.trials.get(number=1)

    with journal.opened() as book:
        for text in ("first", "second"):
            book.keep(trial.pk, 1, a_call("k", text))

    [remembered] = journal.remembered(trial.pk, 1).values()
    assert isinstance(remembered, chat.Completion)
    assert remembered.text == "first"


def test_nobody_goes_on_with_a_call_that_could_not_be_written(batch: models.Batch) -> None:
    trial = batch.trials.get(number=1)

    with journal.opened() as book:
        with out_of_order(), pytest.raises(journal.Stopped):
            book.keep(trial.pk, 1, a_call("one"))
        with pytest.raises(journal.Stopped):
            book.keep(trial.pk, 1, a_call("two"))

    assert isinstance(book.failure, DatabaseError)
    assert not models.Call.objects.exists()


def test_a_journal_that_cannot_be_written_ends_the_drain_and_fails_no_trial(batch: models.Batch) -> None:
    with out_of_order(), pytest.raises(DatabaseError):
        drain.Drain(batch, road.Road()).run()

    assert set(batch.trials.values_list("status", flat=True)) <= {"running", "queued"}
    batch.trials.update(status="queued", **claims.NOBODYS)
    batch_files.drained(batch)
    assert set(batch.trials.values_list("status", flat=True)) == {"complete"}
