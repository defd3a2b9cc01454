"""The journal's book: many trials hand their calls in, none is lost or written twice, a failure lets nobody go on."""

import queue
from collections import Counter
from collections.abc import Iterator
from concurrent import futures
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


class Desk:
    """A book between trials on a road's event loop and this thread, which has the database."""

    def __init__(self, batch: models.Batch) -> None:
        self.road = road.Road()
        self.inbox: queue.SimpleQueue[journal.Entry] = queue.SimpleQueue()
        self.book = journal.Book(self.inbox.put)
        self._trial_id = batch.trials.get(number=1).pk

    def hand_in(self, *kept: calls.Call) -> list[futures.Future[None]]:
        return [self.road.start(self.book.keep(self._trial_id, 1, call)) for call in kept]

    def write(self, count: int) -> None:
        self.book.write([self.inbox.get(timeout=30) for _ in range(count)])

    def keep(self, call: calls.Call) -> None:
        """Handed in and written. Raises what the trial would get."""
        [kept] = self.hand_in(call)
        self.write(1)
        kept.result(30)

    def remembered(self) -> dict[str, calls.Outcome]:
        return journal.remembered(self._trial_id, 1)


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.batch(tmp_path, num_trials=2)


@pytest.fixture
def desk(batch: models.Batch) -> Iterator[Desk]:
    made = Desk(batch)
    yield made
    made.road.close()


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


def test_no_trial_goes_on_before_its_call_is_written(desk: Desk) -> None:
    keys = [f"call-{number}" for number in range(20)]

    kept = desk.hand_in(*map(a_call, keys))
    desk.write(12)
    _, waiting = futures.wait(kept, timeout=30, return_when=futures.FIRST_COMPLETED)
    assert len(waiting) >= 8
    assert models.Call.objects.count() == 12
    desk.write(8)

    assert futures.wait(kept, timeout=30).not_done == set()
    assert Counter(models.Call.objects.values_list("key", flat=True)) == Counter(keys)


def test_a_call_that_is_journalled_already_is_left_as_it_is(desk: Desk) -> None:
    for text in ("first", "second"):
        desk.keep(a_call("k", text))

    [remembered] = desk.remembered().values()
    assert isinstance(remembered, chat.Completion)
    assert remembered.text == "first"


def test_nobody_goes_on_with_a_call_that_could_not_be_written(desk: Desk) -> None:
    with out_of_order(), pytest.raises(journal.Stopped):
        desk.keep(a_call("one"))
    with pytest.raises(journal.Stopped):
        desk.keep(a_call("two"))

    assert isinstance(desk.book.failure, DatabaseError)
    assert not models.Call.objects.exists()


def test_a_journal_that_cannot_be_written_ends_the_drain_and_fails_no_trial(batch: models.Batch) -> None:
    way = road.Road()
    with out_of_order(), pytest.raises(DatabaseError):
        drain.Drain(batch, way).run()
    way.close()

    assert set(batch.trials.values_list("status", flat=True)) <= {"running", "queued"}
    batch.trials.update(status="queued", **claims.NOBODYS)
    batch_files.drained(batch)
    assert set(batch.trials.values_list("status", flat=True)) == {"complete"}
