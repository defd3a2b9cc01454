"""A trial belongs to one worker at a time, and passes to another when its worker falls silent."""

import contextlib
import threading
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from django.db import OperationalError, connection, connections
from django.db.models.functions import Now
from django.test.utils import CaptureQueriesContext

from sct import models
from sct.records import batch_acts
from sct.work import claims
from tests.sct import batch_files
from tests.support.databases import at_once, plans

pytestmark = [pytest.mark.django_db, pytest.mark.databases]

Status = models.Trial.Status
WAITS = "SELECT count(*) FROM pg_locks WHERE NOT granted"
SECONDS = 30.0


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.batch(tmp_path, agents="vanilla private", num_trials=3)


def running(batch: models.Batch, owner: str, *, most: int, slots: int) -> list[claims.Claim]:
    """Claims trials as a worker does, those of silent owners first."""
    desk = claims.Desk(batch, owner, slots=slots)
    taken = list(desk.take_over(most))
    return taken + list(desk.seat(desk.claim(most - len(taken))))


def fall_silent(owner: str) -> None:
    models.Trial.objects.filter(owner=owner).update(lease_until=Now() - timedelta(seconds=1))


def test_a_trial_is_claimed_once(batch: models.Batch) -> None:
    one = running(batch, "one", most=4, slots=8)
    other = running(batch, "other", most=4, slots=8)

    assert [len(one), len(other)] == [4, 2]
    assert not {trial.pk for trial in one} & {trial.pk for trial in other}


def test_all_workers_together_run_no_more_than_the_batch_allows(batch: models.Batch) -> None:
    one = running(batch, "one", most=2, slots=3)
    other = running(batch, "other", most=2, slots=3)

    assert [len(one), len(other)] == [2, 1]
    assert running(batch, "third", most=2, slots=3) == []


def test_trials_come_in_the_order_of_their_numbers(batch: models.Batch) -> None:
    assert [trial.number for trial in running(batch, "one", most=4, slots=4)] == [1, 1, 2, 2]


def test_a_silent_workers_trial_is_taken_over_with_a_higher_fence(batch: models.Batch) -> None:
    [held] = running(batch, "one", most=1, slots=1)
    fall_silent("one")

    [taken] = running(batch, "other", most=1, slots=1)

    assert (taken.pk, taken.owner, taken.fence) == (held.pk, "other", held.fence + 1)


def test_a_worker_that_shows_signs_of_life_keeps_its_trial(batch: models.Batch) -> None:
    [held] = running(batch, "one", most=1, slots=1)
    fall_silent("one")

    assert claims.hold("one") == {(held.pk, held.fence)}
    assert running(batch, "other", most=1, slots=1) == []


def test_a_worker_tells_how_many_calls_of_its_trials_are_on_their_way(batch: models.Batch) -> None:
    one, other = running(batch, "one", most=2, slots=2)

    claims.tell("one", {one.pk: 3, other.pk: 0})
    assert dict(batch.trials.values_list("pk", "calls_in_flight")) == {
        trial.pk: 3 if trial.pk == one.pk else 0 for trial in batch.trials.all()
    }

    claims.settle(one, status=Status.COMPLETE)
    assert not batch.trials.filter(calls_in_flight__gt=0).exists()


def test_a_worker_finds_its_trials_among_those_that_are_held(batch: models.Batch) -> None:
    running(batch, "one", most=1, slots=1)

    with CaptureQueriesContext(connection) as asked:
        assert len(claims.hold("one")) == 1
    statements = [each["sql"] for each in asked if each["sql"].startswith(("SELECT", "UPDATE"))]

    assert len(statements) == 2
    assert [sql for sql in statements if "trials_held" not in plans.of(sql)] == []


def test_whoever_lost_a_trial_cannot_settle_it(batch: models.Batch) -> None:
    [lost] = running(batch, "one", most=1, slots=1)
    fall_silent("one")
    [taken] = running(batch, "other", most=1, slots=1)

    assert claims.hold("one") == set()
    assert not claims.settle(lost, status=Status.COMPLETE)
    assert claims.settle(taken, status=Status.COMPLETE)


def test_a_settled_trial_frees_its_slot(batch: models.Batch) -> None:
    [first] = running(batch, "one", most=1, slots=1)
    claims.settle(first, status=Status.COMPLETE)

    [second] = running(batch, "one", most=1, slots=1)

    assert second.pk != first.pk


def test_a_silent_worker_can_take_its_own_trial_back(batch: models.Batch) -> None:
    [held] = running(batch, "one", most=1, slots=1)
    fall_silent("one")

    [again] = running(batch, "one", most=1, slots=1)

    assert (again.pk, again.fence) == (held.pk, held.fence + 1)


def test_what_another_worker_took_meanwhile_is_passed_over(batch: models.Batch) -> None:
    late = claims.Desk(batch, "late", slots=6)
    late.look()
    early = running(batch, "early", most=2, slots=6)

    taken = late.seat(late.claim(6))

    assert len(taken) == 4
    assert not {one.pk for one in early} & {one.pk for one in taken}
    assert len(set(batch.trials.values_list("slot", flat=True))) == 6


def test_a_slot_that_was_left_is_used_again_at_once(batch: models.Batch) -> None:
    desk = claims.Desk(batch, "one", slots=1)
    desk.look()
    [(first, slot)] = desk.seat(desk.claim(1)).items()
    [second] = desk.claim(1)
    assert desk.seat([second]) == {}

    claims.settle(first, status=Status.COMPLETE)
    desk.leave(0)

    assert desk.seat([second]) == {second: slot}


def test_a_trial_in_line_is_queued_and_nobody_elses(batch: models.Batch) -> None:
    [waiting] = claims.Desk(batch, "one", slots=1).claim(1)

    others = claims.Desk(batch, "other", slots=9).claim(9)

    assert batch.trials.get(pk=waiting.pk).status == Status.QUEUED
    assert len(others) == 5
    assert waiting.pk not in {one.pk for one in others}


def test_who_waits_in_the_line_of_a_silent_worker_comes_into_another_one(batch: models.Batch) -> None:
    waiting = claims.Desk(batch, "one", slots=1).claim(6)
    fall_silent("one")

    others = claims.Desk(batch, "other", slots=1).claim(6)

    assert [one.pk for one in others] == [one.pk for one in waiting]
    assert {one.fence for one in others} == {2}
    assert not claims.seat(waiting[0], 0)


def test_a_worker_that_came_to_life_since_it_was_seen_silent_keeps_its_line(batch: models.Batch) -> None:
    claims.Desk(batch, "one", slots=1).claim(6)
    fall_silent("one")
    other = claims.Desk(batch, "other", slots=1)
    other.look()

    claims.hold("one")

    assert other.claim(6) == []


def test_a_cancelled_trial_is_not_called_up(batch: models.Batch) -> None:
    desk = claims.Desk(batch, "one", slots=1)
    waiting = desk.claim(1)
    desk.look()

    batch_acts.cancel(batch)

    assert desk.seat(waiting) == {waiting[0]: None}
    assert set(batch.trials.values_list("status", flat=True)) == {Status.CANCELLED}


def test_a_trial_of_a_batch_that_is_to_be_deleted_is_not_called_up(batch: models.Batch) -> None:
    desk = claims.Desk(batch, "one", slots=1)
    waiting = desk.claim(1)
    desk.look()

    batch_acts.promise_to_delete(batch)

    assert desk.seat(waiting) == {waiting[0]: None}


@contextlib.contextmanager
def in_the_midst(act: Callable[[], object], of: str = 'UPDATE "sct_trial"') -> Iterator[list[OperationalError]]:
    """Calls `act` on another connection after the first statement here that begins with `of`, and goes on here once
    `act` is done or waits. Yields a list of the errors that it raises."""
    trouble: list[OperationalError] = []

    def done() -> None:
        try:
            act()
        except OperationalError as failure:
            trouble.append(failure)
        finally:
            connections.close_all()

    other = threading.Thread(target=done)

    def answered(execute: Callable[..., object], sql: str, *rest: object) -> object:
        answer = execute(sql, *rest)
        if sql.startswith(of) and not other.ident:
            other.start()
            while other.is_alive() and not is_waited():
                other.join(0.05)
        return answer

    def is_waited() -> bool:
        with connection.cursor() as cursor:
            cursor.execute(WAITS)
            [(waiting,)] = cursor.fetchall()
        return bool(waiting)

    with connection.execute_wrapper(answered):
        yield trouble
    other.join(SECONDS)


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has one who writes at a time")
@pytest.mark.django_db(transaction=True)
def test_a_batch_is_cancelled_while_a_worker_that_was_frozen_extends_its_leases(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path, agents="vanilla", num_trials=3)
    desk = claims.Desk(batch, "thawed", slots=1)
    desk.look()
    desk.seat(desk.claim(2))  # one in play, one in line
    fall_silent("thawed")
    batch.trials.filter(owner="thawed", status="queued").update(calls_in_flight=0)  # lies last from now on

    with in_the_midst(lambda: claims.hold("thawed")) as trouble:
        batch_acts.cancel(batch)

    assert trouble == []
    assert set(batch.trials.values_list("status", flat=True)) == {"cancelled"}


@at_once.on_postgresql
def test_what_a_worker_claims_as_fewer_trials_are_asked_for_is_not_deleted(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path, num_trials=2)
    desk = claims.Desk(batch, "another", slots=2)
    desk.look()
    claimed: list[claims.Claim] = []

    with in_the_midst(lambda: claimed.extend(desk.claim(2)), of="DELETE") as trouble:
        batch_files.batch(tmp_path, num_trials=1)

    assert trouble == []
    assert batch.trials.filter(owner="another").count() == len(claimed)
