"""The sweep: what is due starts, what was abandoned goes on, what kills its workers does not."""

from datetime import timedelta
from typing import Any

import pytest
import redis
from django.conf import settings
from django.db import OperationalError
from django.db.models.functions import Now
from pytest_django import DjangoAssertNumQueries
from rq import Queue

from games.booking import dispatch, exhibition
from games.log import lease
from games.models import Match, PauseCause, Status
from games.playing import jobs, sweeper
from personas import seeds
from tests.games.prepared import orders

pytestmark = pytest.mark.django_db(transaction=True)
SECOND = timedelta(seconds=1)


def booked(**changes: Any) -> Match:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(**changes)
    return match


def status(match: Match) -> str:
    match.refresh_from_db()
    return match.status


def queued(client: "redis.Redis", name: str = "matches") -> list[str]:
    return Queue(name, connection=client).get_job_ids()


@pytest.mark.parametrize(
    "due",
    [
        {"status": Status.SCHEDULED, "start_at": Now() - SECOND},
        {"status": Status.PAUSED, "pause_cause": PauseCause.OUTAGE, "resume_at": Now() - SECOND},
        {"status": Status.QUEUED},
        {"status": Status.RUNNING, "owner": "dead", "fence": 0, "lease_until": Now() - SECOND},
    ],
    ids=["its time has come", "its model may be back", "its job was lost", "its worker was lost"],
)
def test_a_match_that_should_be_played_is_handed_to_a_worker(empty_redis: "redis.Redis", due: dict[str, Any]) -> None:
    match = booked(**due)

    sweeper.sweep(exhibitions=False)

    assert queued(empty_redis) == [f"match-{match.pk}-1"]


@pytest.mark.parametrize(
    "asleep",
    [
        {"status": Status.SCHEDULED, "start_at": Now() + 60 * SECOND},
        {"status": Status.PAUSED, "pause_cause": PauseCause.OUTAGE, "resume_at": Now() + 60 * SECOND},
        {"status": Status.PAUSED, "pause_cause": PauseCause.OPERATOR},
        {"status": Status.PAUSED, "pause_cause": PauseCause.BUDGET},
        {"status": Status.RUNNING, "owner": "alive", "lease_until": Now() + 4 * SECOND},
        {"status": Status.INTERRUPTED},
        {"status": Status.FINISHED},
        {"status": Status.ABORTED},
    ],
    ids=lambda asleep: " ".join(str(value) for value in asleep.values() if isinstance(value, str)),
)
def test_any_other_match_is_left_alone(empty_redis: "redis.Redis", asleep: dict[str, Any]) -> None:
    match = booked(**asleep)

    sweeper.sweep(exhibitions=False)

    assert queued(empty_redis) == []
    assert status(match) == asleep["status"]


def test_sweeping_again_hands_nothing_over_twice(empty_redis: "redis.Redis") -> None:
    orders.booked()

    for _ in range(3):
        sweeper.sweep(exhibitions=False)

    assert len(queued(empty_redis)) == 1


def test_what_redis_forgot_is_handed_over_again(empty_redis: "redis.Redis") -> None:
    orders.booked()
    sweeper.sweep(exhibitions=False)
    empty_redis.flushall()

    sweeper.sweep(exhibitions=False)

    assert len(queued(empty_redis)) == 1


def test_a_match_that_loses_every_worker_is_given_up(empty_redis: "redis.Redis") -> None:
    match = orders.booked()
    for _ in range(sweeper.LIVES):
        assert lease.claim(match.pk) is not None
        Match.objects.filter(pk=match.pk).update(lease_until=Now() - SECOND)

    sweeper.sweep(exhibitions=False)

    assert status(match) == Status.INTERRUPTED
    assert match.reason == sweeper.GIVEN_UP
    assert queued(empty_redis) == []


def test_when_the_air_is_empty_an_exhibition_starts(empty_redis: "redis.Redis") -> None:
    for _ in range(2):
        sweeper.sweep(exhibitions=True)

    match = Match.objects.get()
    assert match.is_exhibition
    assert queued(empty_redis, dispatch.QUEUE_OF_EXHIBITIONS) == [f"match-{match.pk}-1"]


def test_without_exhibitions_the_air_stays_empty() -> None:
    sweeper.sweep(exhibitions=False)

    assert Match.objects.count() == 0


def test_no_exhibition_starts_while_a_match_is_on_air(empty_redis: "redis.Redis") -> None:
    booked(status=Status.RUNNING, owner="alive", lease_until=Now() + 4 * SECOND)

    sweeper.sweep(exhibitions=True)

    assert not Match.objects.filter(is_exhibition=True).exists()


def test_an_exhibition_that_made_room_goes_on_when_the_air_is_empty(empty_redis: "redis.Redis") -> None:
    halted = booked(status=Status.PAUSED, pause_cause=PauseCause.YIELDED, is_exhibition=True)

    sweeper.sweep(exhibitions=True)

    assert status(halted) == Status.QUEUED
    assert Match.objects.count() == 1


@pytest.mark.parametrize("queue", settings.QUEUES)
def test_any_job_that_waits_for_a_worker_makes_an_exhibition_give_way(empty_redis: "redis.Redis", queue: str) -> None:
    booked(is_exhibition=True, status=Status.RUNNING)
    assert not exhibition.somebody_waits()

    Queue(queue, connection=empty_redis).enqueue("time.sleep", 0)

    assert exhibition.somebody_waits()


def test_after_an_exhibition_there_is_an_intermission_and_then_the_next(empty_redis: "redis.Redis") -> None:
    last = booked(status=Status.FINISHED, is_exhibition=True, token="exhibition-4", ended_at=Now())
    sweeper.sweep(exhibitions=True)
    assert Match.objects.count() == 1

    Match.objects.filter(pk=last.pk).update(ended_at=Now() - exhibition.INTERMISSION)
    sweeper.sweep(exhibitions=True)

    assert Match.objects.exclude(pk=last.pk).get().token == "exhibition-5"


def test_an_exhibition_is_cast_from_the_personas_of_the_house(empty_redis: "redis.Redis") -> None:
    seeds.furnish({})

    exhibition.tend()

    seats = Match.objects.get().seats.all()
    assert len(seats) == exhibition.PLAYERS
    assert len({seat.persona_key for seat in seats if seat.persona_key.startswith("house_")}) == exhibition.PLAYERS


@pytest.mark.parametrize("number", [1, 2])
def test_an_exhibition_is_a_match_that_can_be_played(empty_redis: "redis.Redis", number: int) -> None:
    Match.objects.filter(pk=booked(status=Status.FINISHED, is_exhibition=True).pk).update(
        token=f"exhibition-{number}", created_at=Now() - timedelta(hours=1), ended_at=Now() - timedelta(hours=1)
    )
    exhibition.tend()
    match = Match.objects.get(status=Status.QUEUED)
    Match.objects.filter(pk=match.pk).update(pace="flat_out")

    jobs.play_match(match.pk)

    assert status(match) == Status.FINISHED


def test_why_nothing_can_be_swept_is_told_once_until_something_can(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sweeper, "PERIOD_SECONDS", 0.0)
    away = OperationalError("away")
    befalls = iter([away, away, away, None, away, away, KeyboardInterrupt()])

    def also() -> None:
        if what := next(befalls):
            raise what

    with pytest.raises(KeyboardInterrupt):
        sweeper.keep_sweeping(exhibitions=False, also=[also])

    assert caplog.messages == ["cannot sweep now: away"] * 2


def test_a_house_at_rest_is_only_glanced_at(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    booked(status=Status.FINISHED)

    with django_assert_num_queries(2):
        sweeper.sweep(exhibitions=False)
