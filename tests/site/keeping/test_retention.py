"""Retention: old data is deleted, and results based on it stay."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import django_rq
import pytest
import redis
from django.contrib.sessions.models import Session
from django.db import connection
from django.db.models.functions import Now
from django.test import override_settings
from django.test.utils import CaptureQueriesContext
from rq.registry import FailedJobRegistry

from games.models import Answer, Exchange
from glassbox_site.keeping import housekeeping, retention
from glassbox_site.pages.desk import endpoints
from sct.models import Batch, Call, Trial
from sct.records import batch_acts, batches
from sct.settings import demo, estimates, providers
from tests.games.prepared import orders
from tests.support import people
from tests.support.databases import at_once

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
AGO = timedelta(days=100)


@pytest.fixture
def exchange(empty_redis: "redis.Redis") -> Exchange:
    answer = Answer.objects.create(match=orders.booked(), step=0, color="red", attempt=1)
    return Exchange.objects.create(answer=answer, chance=1, state="read", tokens_in=9, words=b"x" * 50)


@pytest.fixture
def call() -> Call:
    """The only call of a closed batch."""
    batch = batches.create(demo.config_text(), demo.providers_text(0.0), token="wish")
    batch.trials.update(status=Trial.Status.COMPLETE)
    return called(batch)


def called(batch: Batch) -> Call:
    trial = batch.trials.filter(number=1).latest("pk")
    made = Call.objects.create(
        trial=trial, attempt=1, key="k", phase="play", provider="host", is_answer=True,
        outcome='{"text": "hello"}', tokens_in=9, tokens_out=1,
    )  # fmt: skip
    Call.objects.filter(pk=made.pk).update(returned_at=Now() - AGO)
    return made


def holding(name: str) -> retention.Holding:
    return next(each for each in retention.look() if each.name == name)


def test_old_words_of_exchanges_go_and_their_tokens_stay(exchange: Exchange) -> None:
    Exchange.objects.update(recorded_at=Now() - AGO)

    assert retention.drop_what_is_due()["exchanges"] == 1

    exchange.refresh_from_db()
    assert (exchange.words, exchange.tokens_in) == (None, 9)


def test_room_is_told_in_bytes_and_not_in_characters(call: Call) -> None:
    Call.objects.filter(pk=call.pk).update(outcome="€" * 10)

    assert holding("journals").size == 30


def test_young_words_stay_and_their_day_is_told(exchange: Exchange) -> None:
    retention.drop_what_is_due()

    kept = holding("exchanges")
    assert (kept.rows, kept.size, kept.due) == (1, 50, 0)
    assert kept.next_at is not None
    assert abs(kept.next_at - datetime.now(UTC) - timedelta(days=90)) < timedelta(hours=1)


def test_how_long_they_stay_is_a_setting(exchange: Exchange, settings: Any) -> None:
    settings.KEEP_WORDS_DAYS = 200
    Exchange.objects.update(recorded_at=Now() - AGO)

    assert retention.drop_what_is_due()["exchanges"] == 0


def test_much_goes_piece_by_piece_one_with_each_sweep(exchange: Exchange, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "MOST_AT_ONCE", 2)
    monkeypatch.setattr(housekeeping, "_last_at", [float("-inf")])
    for chance in range(2, 5):
        Exchange.objects.create(answer=exchange.answer, chance=chance, state="read", words=b"x")
    Exchange.objects.update(recorded_at=Now() - AGO)

    left = [_after_a_sweep() for _ in range(3)]
    Exchange.objects.update(words=b"again")

    assert left == [2, 0, 0]
    assert _after_a_sweep() == 4


def _after_a_sweep() -> int:
    housekeeping.tidy()
    return Exchange.objects.filter(words__isnull=False).count()


def test_the_journal_of_a_closed_batch_loses_its_words_alone(call: Call) -> None:
    assert retention.drop_what_is_due()["journals"] == 1

    call.refresh_from_db()
    assert (call.outcome, call.tokens_in) == ("", 9)


@pytest.mark.parametrize("status", ["failed", "cancelled"])
def test_trials_that_nobody_tries_again_keep_no_journal_for_good(status: str, call: Call) -> None:
    Trial.objects.filter(batch=Batch.objects.get(), number=2).update(status=status)

    assert retention.drop_what_is_due()["journals"] == 1


@pytest.mark.parametrize("status", ["queued", "running"])
def test_the_journal_of_a_batch_that_may_go_on_stays_whole(status: str, call: Call) -> None:
    Trial.objects.filter(batch=Batch.objects.get(), number=2).update(status=status)

    assert retention.drop_what_is_due()["journals"] == 0


def test_a_trial_whose_words_are_gone_still_has_its_page(call: Call) -> None:
    retention.drop_what_is_due()
    trial = call.trial
    url = f"/sct/{trial.batch_id}/trials/{trial.agent_name}/{trial.number}/"

    answer = people.client().get(url)

    assert answer.status_code == 200


def test_what_a_batch_will_take_is_told_from_calls_whose_words_are_gone(call: Call) -> None:
    Call.objects.filter(pk=call.pk).update(seconds=3.5)
    retention.drop_what_is_due()

    named = json.dumps(
        [{"name": call.provider, "model_name": "m", "api_config": {"base_url": "http://host.example/v1"}}]
    )
    typical = estimates.typical_call(providers.read(named)[call.provider])

    assert (typical.seconds, typical.is_assumed) == (3.5, False)


def test_sessions_that_ran_out_go_and_others_stay() -> None:
    now = datetime.now(UTC)
    Session.objects.create(session_key="old", session_data="", expire_date=now - timedelta(minutes=1))
    Session.objects.create(session_key="new", session_data="", expire_date=now + timedelta(days=1))

    retention.drop_what_is_due()

    assert [each.session_key for each in Session.objects.all()] == ["new"]


def test_a_job_that_failed_is_forgotten_after_a_week_and_told_until_then(empty_redis: "redis.Redis") -> None:
    queue = django_rq.get_queue("default", commit_mode="auto")
    jobs = [queue.enqueue("nobody.has.this"), queue.enqueue("nobody.has.this", failure_ttl=60)]
    week = timedelta(days=7)

    for job in jobs:
        FailedJobRegistry(queue=queue).add(job, ttl=job.failure_ttl)

    assert [job.failure_ttl for job in jobs] == [week.total_seconds(), 60]
    kept = holding("jobs")
    assert (kept.rows, kept.kept_for, kept.due) == (2, week, 0)
    assert kept.next_at is not None
    assert kept.next_at - datetime.now(UTC) < timedelta(seconds=61)


@override_settings(REDIS_URL="redis://127.0.0.1:1/0")
def test_without_redis_the_rest_is_told() -> None:
    assert [each.name for each in retention.look()] == ["exchanges", "journals", "deliveries", "sessions", "attempts"]


def test_the_page_of_room_tells_what_will_go(exchange: Exchange) -> None:
    page = people.client().get("/ops/room/").content.decode()

    assert "The words of questions to models in matches" in page
    assert "90 days" in page


def test_the_page_of_room_is_for_operators(client: Any, empty_redis: "redis.Redis") -> None:
    assert client.get("/ops/room/").status_code == 302


@at_once.on_postgresql
def test_the_journal_of_a_batch_that_goes_on_at_that_moment_stays_whole() -> None:
    batch = batches.create(demo.config_text(), demo.providers_text(0.0), token="wish")
    batch.trials.update(status=Trial.Status.CANCELLED)
    called(batch)

    dropped = at_once.together(lambda: batch_acts.resume(batch), retention.drop_what_is_due)

    assert dropped["journals"] == 0
    assert Call.objects.exclude(outcome="").exists()


@pytest.mark.skipif("connection.vendor != 'sqlite'", reason="another database plans by what it has counted")
def test_what_is_due_is_found_by_its_age_and_not_among_all_calls_that_there_ever_were(call: Call) -> None:
    with CaptureQueriesContext(connection) as asked:
        retention.drop_what_is_due()
        endpoints.look()
    [due] = [each["sql"] for each in asked if each["sql"].startswith('SELECT "sct_call"."id"')]
    today, last_hour = (each["sql"] for each in asked if each["sql"].startswith('SELECT "sct_trial"."batch_id"'))

    assert "calls_with_words" in _plan(due)
    assert "calls_by_age" in _plan(today)
    assert "calls_by_age" in _plan(last_hour)


def _plan(sql: str) -> str:
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN QUERY PLAN {sql}")
        return "\n".join(line for *_, line in cursor.fetchall())
