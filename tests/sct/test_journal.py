"""The journal's book: many threads write in it, nothing is lost or written twice, and a failure lets nobody go on."""

import itertools
import queue
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.db import DatabaseError, connection

from personas.llm import chat, errors, road
from sct import config_reading, models
from sct.running import drain, journal, plays
from sct.trial import calls
from tests.sct import batch_files

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.batch(tmp_path, num_trials=2)


def a_call(key: str, text: str = "yes") -> calls.Call:
    return calls.Call(key=key, phase="play", provider="p", outcome=chat.Completion(text=text))


def keep(book: journal.Book, trial: models.Trial, call: calls.Call) -> None:
    book.wait_for(book.take(trial.pk, 1, call))


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
        kept = threads.map(lambda key: keep(book, trial, a_call(key)), keys)
        for _ in range(20):
            with book.laid_aside():
                batch.trials.update(attempt=1)
        list(kept)

    assert Counter(models.Call.objects.values_list("key", flat=True)) == Counter(keys)


def test_a_trial_is_one_call_ahead_of_its_journal_and_never_two(batch: models.Batch) -> None:
    trial, told = batch.trials.get(number=1), queue.SimpleQueue[str]()

    def play(book: journal.Book) -> None:
        own = journal.TrialJournal(trial_id=trial.pk, attempt=1, remembered={}, book=book)
        for key in ("one", "two"):
            own.keep(a_call(key))
            told.put(key)
        own.settle()
        told.put("all")

    with ThreadPoolExecutor() as threads, journal.opened() as book:
        with book.laid_aside():
            playing = threads.submit(play, book)
            assert told.get(timeout=30) == "one"
            with pytest.raises(queue.Empty):
                told.get(timeout=0.2)
        playing.result()

    assert (told.get(timeout=30), told.get(timeout=30)) == ("two", "all")
    assert set(models.Call.objects.values_list("key", flat=True)) == {"one", "two"}


class Breaking:
    """A model whose second call ends the play, in another way than by an answer."""

    name = "breaking"

    def __init__(self, end: Exception, told: "queue.SimpleQueue[str]") -> None:
        self._end, self._told, self._calls = end, told, itertools.count(1)

    def complete(self, request: chat.Request) -> chat.Completion:
        if next(self._calls) == 1:
            return chat.Completion(text="Pattern: _ _ _ _")
        self._told.put("broken off")
        raise self._end

    async def acomplete(self, request: chat.Request) -> chat.Completion:
        return self.complete(request)


@pytest.mark.parametrize("end", [journal.Stopped(), ZeroDivisionError(), errors.Unauthorized("no key")])
def test_no_play_ends_before_its_calls_are_written_however_it_ends(batch: models.Batch, end: Exception) -> None:
    trial, told, settings = batch.trials.get(number=1), queue.SimpleQueue[str](), config_reading.read(batch.config_text)
    model = Breaking(end, told)
    [agent] = settings.agents
    task = plays.Task(batch=settings, agent=agent, trial=1, attempt=1, model=lambda _: model, at_once=1)

    with ThreadPoolExecutor() as threads, journal.opened() as book:
        own = journal.TrialJournal(trial_id=trial.pk, attempt=1, remembered={}, book=book)
        with book.laid_aside():
            playing = threads.submit(plays.play, task, calls.TrialCalls(journal=own))
            assert told.get(timeout=30) == "broken off"
            with pytest.raises(TimeoutError):
                playing.exception(timeout=0.2)
        playing.exception(timeout=30)
        written = models.Call.objects.count()

    assert written == (2 if isinstance(end, errors.LlmError) else 1)


def test_a_call_that_is_journalled_already_is_left_as_it_is(batch: models.Batch) -> None:
    trial = batch.trials.get(number=1)

    with journal.opened() as book:
        for text in ("first", "second"):
            keep(book, trial, a_call("k", text))

    [remembered] = journal.remembered(trial.pk, 1).values()
    assert isinstance(remembered, chat.Completion)
    assert remembered.text == "first"


def test_nobody_goes_on_with_a_call_that_could_not_be_written(batch: models.Batch) -> None:
    trial = batch.trials.get(number=1)

    with journal.opened() as book:
        with out_of_order(), pytest.raises(journal.Stopped):
            keep(book, trial, a_call("one"))
        with pytest.raises(journal.Stopped):
            keep(book, trial, a_call("two"))

    assert isinstance(book.failure, DatabaseError)
    assert not models.Call.objects.exists()


def test_a_journal_that_cannot_be_written_ends_the_drain_and_fails_no_trial(batch: models.Batch) -> None:
    with out_of_order(), pytest.raises(DatabaseError):
        drain.Drain(batch, road.Road()).run()

    assert set(batch.trials.values_list("status", flat=True)) <= {"running", "queued"}
    batch.trials.update(status="queued", slot=None)
    batch_files.drained(batch)
    assert set(batch.trials.values_list("status", flat=True)) == {"complete"}
