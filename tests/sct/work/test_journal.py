"""The journal's book: many trials hand in calls, none is lost or written twice, and none goes on after a failure."""

import contextlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import DatabaseError, connection

from glassbox_site.ground.working import loop_turns
from personas.llm import chat, errors, road
from sct import models
from sct.kernel.trial import calls
from sct.work import claims, drain, journal
from tests.sct import batch_files

pytestmark = pytest.mark.django_db(transaction=True)


class Desk:
    """A journal's book, and trials that hand in their calls."""

    def __init__(self, batch: models.Batch, loop: loop_turns.Turns) -> None:
        self.loop = loop
        self.book = journal.Book(loop)
        self.went_on: list[str] = []
        self._trial_id = batch.trials.get(number=1).pk

    def hand_in(self, *kept: calls.Call) -> None:
        for call in kept:
            self.loop.begin(self._kept(call))
        self.loop.run(30)

    def write(self) -> None:
        self.book.write()
        self.loop.run(0)

    async def _kept(self, call: calls.Call) -> None:
        with contextlib.suppress(journal.Stopped):
            await self.book.keep(self._trial_id, 1, call)
            self.went_on.append(call.key)

    def remembered(self) -> dict[str, calls.Outcome]:
        return journal.remembered(self._trial_id, 1)


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.batch(tmp_path, num_trials=2)


@pytest.fixture
def desk(batch: models.Batch) -> Iterator[Desk]:
    loop = loop_turns.Turns(road.Road().borrowed, "batch")
    with loop.opened():
        yield Desk(batch, loop)


def a_call(key: str, text: str = "yes") -> calls.Call:
    return calls.Call(key=key, phase="play", provider="p", outcome=chat.Completion(text=text, latency=1.5))


@contextlib.contextmanager
def out_of_order() -> Iterator[None]:
    """Makes writing calls fail."""
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE sct_call RENAME TO sct_call_away")
    try:
        yield
    finally:
        with connection.cursor() as cursor:
            cursor.execute("ALTER TABLE sct_call_away RENAME TO sct_call")


def test_no_trial_goes_on_before_its_call_is_written(desk: Desk) -> None:
    keys = [f"call-{number}" for number in range(20)]

    desk.hand_in(*map(a_call, keys))
    desk.loop.run(0)
    assert desk.went_on == []
    desk.write()

    assert desk.went_on == keys
    assert Counter(models.Call.objects.values_list("key", flat=True)) == Counter(keys)


def test_a_call_that_is_journalled_already_is_left_as_it_is(desk: Desk) -> None:
    for text in ("first", "second"):
        desk.hand_in(a_call("k", text))
        desk.write()

    assert desk.went_on == ["k", "k"]
    [remembered] = desk.remembered().values()
    assert isinstance(remembered, chat.Completion)
    assert remembered.text == "first"


def test_what_an_answer_took_is_written_and_nothing_for_a_failure(desk: Desk) -> None:
    failure = calls.Call(key="b", phase="play", provider="p", outcome=errors.Unreachable("away"))

    desk.hand_in(a_call("a"), failure)
    desk.write()

    assert dict(models.Call.objects.values_list("key", "seconds")) == {"a": 1.5, "b": None}


def test_a_call_that_could_not_be_written_waits_for_the_next_try(desk: Desk) -> None:
    desk.hand_in(a_call("one"))
    with out_of_order(), pytest.raises(DatabaseError):
        desk.write()
    desk.hand_in(a_call("two"))
    assert desk.went_on == []
    desk.write()

    assert desk.went_on == ["one", "two"]
    assert set(desk.remembered()) == {"one", "two"}


def test_nobody_goes_on_with_a_call_that_was_given_up(desk: Desk) -> None:
    desk.hand_in(a_call("one"))

    desk.book.give_up()
    desk.write()

    assert desk.went_on == []
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
