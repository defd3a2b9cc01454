"""Batches drained by real RQ workers."""

import subprocess
import sys
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import NoReturn

import django_rq
import pytest
import redis
from django.conf import settings
from django.db import OperationalError, connection

from glassbox_site.ground.working import job_queues
from sct import jobs, models
from sct.records import batch_acts, batches
from tests.sct import batch_files, http_hosts
from tests.sct.work import test_stopping
from tests.support import servers
from tests.support.endpoints import model_replies
from tests.support.sites import same_house

pytestmark = pytest.mark.django_db(transaction=True)
TOO_MANY = model_replies.sends({"error": "slow down"}, status=HTTPStatus.TOO_MANY_REQUESTS)


def test_a_started_batch_waits_in_the_queue_of_the_test(tmp_path: Path, empty_redis: redis.Redis) -> None:
    batch = batch_files.batch(tmp_path, num_trials=5)

    jobs.start(batch)

    queued = django_rq.get_queue("sct").jobs
    assert {tuple(job.args) for job in queued} == {(batch.pk,)}
    assert len(queued) == settings.ENVIRONMENT.workers


def test_a_job_for_a_batch_that_is_gone_does_nothing() -> None:
    jobs.drain_batch(0)

    assert not models.Batch.objects.exists()


def test_a_batch_whose_word_list_is_gone_pauses_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "gone.txt").write_text("apple\nmedal\n", encoding="utf-8")
    generation = {"deterministic": {"dictionary_path": str(tmp_path / "gone.txt")}}
    batch = batch_files.batch(tmp_path, stateless_candidates=generation)
    (tmp_path / "gone.txt").unlink()

    jobs.drain_batch(batch.pk)

    batch.refresh_from_db()
    assert batch.wish == models.Batch.Wish.PAUSE
    assert "gone.txt" in batch.halted_because


def test_a_batch_is_left_alone_while_the_database_is_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    batch = batch_files.batch(tmp_path)

    with connection.execute_wrapper(test_stopping.Breakdown(OperationalError("the server shuts down"))):
        jobs.drain_batch(batch.pk)

    assert f"batch {batch.pk} is left alone: the server shuts down" in caplog.text
    assert batches.progress(batch).failed == 0


@pytest.mark.parametrize("job", [jobs.drain_batch, jobs.join_batch])
def test_a_job_that_begins_while_the_database_is_away_says_so_and_ends(
    job: Callable[[int], None], tmp_path: Path, empty_redis: redis.Redis, caplog: pytest.LogCaptureFixture
) -> None:
    batch = batch_files.batch(tmp_path)

    with connection.execute_wrapper(away):
        job(batch.pk)

    assert f"batch {batch.pk} is left alone: the server starts up" in caplog.text
    assert jobs.wake() == [batch]


def away(*_: object) -> NoReturn:
    raise OperationalError("the server starts up")


def test_a_batch_whose_jobs_were_forgotten_is_woken_once(tmp_path: Path, empty_redis: redis.Redis) -> None:
    batch = batch_files.batch(tmp_path)

    assert jobs.wake() == [batch]
    assert jobs.wake() == []


def test_a_batch_that_is_paused_or_in_play_is_not_woken(tmp_path: Path, empty_redis: redis.Redis) -> None:
    paused, in_play = (batch_files.batch(tmp_path / name) for name in ("paused", "in_play"))
    batch_acts.pause(paused)
    batch_files.played_by("somebody", in_play)

    assert jobs.wake() == []


@pytest.mark.parametrize("is_work_waiting", [True, False])
def test_a_batch_that_only_waits_for_its_endpoint_keeps_no_other_work_from_its_worker(
    is_work_waiting: bool, tmp_path: Path, empty_redis: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "PATIENCE_SECONDS", 0.5)
    if is_work_waiting:
        job_queues.named("matches").enqueue(jobs.drop_batch, 0)
    with http_hosts.serving("honest") as server:
        speaks = server.script
        server.script = lambda heard: TOO_MANY if heard.number < 20 else speaks(heard)
        batch = batch_files.batch(tmp_path, providers_text=http_hosts.providers_text(server, "honest_host"))

        jobs.drain_batch(batch.pk)

    left = set(batch.trials.values_list("status", "attempt"))
    assert left == {("queued", 1)} if is_work_waiting else left == {("complete", 1)}
    assert (jobs.wake() == [batch]) is is_work_waiting


@pytest.mark.second
@pytest.mark.faults
def test_workers_drain_a_batch_together(tmp_path: Path, empty_redis: redis.Redis) -> None:
    slow = "- {name: honest_host, scripted: honest, latency: 0.02}"
    batch = batch_files.batch(tmp_path, agents="wf vanilla", num_trials=10, concurrency=8, providers_text=slow)
    jobs.start(batch)
    command = [sys.executable, "manage.py", "rqworker", "--skip-checks", "sct", "--burst"]

    workers = [
        subprocess.Popen(command, cwd=settings.BASE_DIR, env=same_house.environment(), stderr=subprocess.DEVNULL)
        for _ in range(2)
    ]
    for worker in workers:
        with servers.ended(worker):
            worker.wait(180)

    assert batches.progress(batch).complete == 20
    assert len(batch_files.files(tmp_path / "results")) == 20
