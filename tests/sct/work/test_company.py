"""Workers that play one batch together: each has its share of the slots, whoever joins, leaves, freezes or dies."""

import contextlib
import dataclasses
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import django_rq
import psutil
import pytest
import redis
from django.conf import settings
from django.db.models import F
from hypothesis import given
from hypothesis import strategies as st

from glassbox_site.ground.working import job_queues
from personas.llm import road
from sct import jobs, models
from sct.records import batches
from sct.work import claims, company, drain
from tests.games.playing.players import until
from tests.sct import batch_files, http_hosts
from tests.support import servers
from tests.support.endpoints.model_server import ModelServer
from tests.support.sites import same_house

CONCURRENCY, CALL_SECONDS = 12, 0.5
SLOTS, WORKERS = st.integers(1, 300), st.integers(1, 40)


def named(workers: int) -> list[str]:
    return [f"{place:04}" for place in range(workers)]


@given(SLOTS, WORKERS)
def test_all_slots_are_shared_out_and_no_two_shares_differ_by_more_than_one(slots: int, workers: int) -> None:
    shares = company.shares(slots, named(workers))

    assert sum(shares.values()) == slots
    assert max(shares.values()) - min(shares.values()) <= 1


@given(SLOTS, WORKERS)
def test_whoever_comes_takes_from_others_and_gives_to_nobody(slots: int, workers: int) -> None:
    before, after = (company.shares(slots, named(count)) for count in (workers, workers + 1))

    assert all(after[worker] <= before[worker] for worker in before)


@pytest.mark.django_db(transaction=True)
def test_a_drain_gives_its_place_in_the_company_back_when_it_ends(tmp_path: Path, empty_redis: redis.Redis) -> None:
    batch = batch_files.batch(tmp_path, providers_text="- {name: honest_host, scripted: honest, latency: 0.1}")
    seen: list[dict[int, int]] = []

    def look() -> None:
        seen.append(company.counted([batch.pk]))

    drain.Drain(batch, road.Road(), watch=look).run()

    assert {batch.pk: 1} in seen
    assert company.counted([batch.pk]) == {}

    jobs.drain_batch(batch.pk)
    assert not django_rq.get_queue("sct").jobs, "nobody is invited to what is over"


@pytest.mark.django_db(transaction=True)
def test_an_invitation_to_a_batch_in_play_is_declined_while_other_work_waits(
    tmp_path: Path, empty_redis: redis.Redis
) -> None:
    played, waiting = (batch_files.batch(tmp_path / name) for name in ("played", "waiting"))
    company.Company(played, slots=4).look(takes_part=True)
    jobs.start(waiting)

    jobs.join_batch(played.pk)
    assert batches.progress(played).complete == 0

    empty_redis.flushall()
    jobs.join_batch(played.pk)
    assert batches.progress(played).complete == 2


@pytest.mark.django_db(transaction=True)
def test_the_last_of_a_company_leaves_when_other_work_waits(tmp_path: Path, empty_redis: redis.Redis) -> None:
    slow = "- {name: honest_host, scripted: honest, latency: 0.05}"
    played, waiting = (batch_files.batch(tmp_path / name, providers_text=slow, num_trials=90) for name in "ab")
    company.Company(played, slots=4).look(takes_part=True)
    jobs.start(waiting)

    jobs.drain_batch(played.pk)

    progress = batches.progress(played)
    assert 0 < progress.queued < 90
    assert (progress.running, progress.failed) == (0, 0)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("is_latest", [True, False])
def test_of_the_batches_that_are_played_the_latest_makes_way_for_what_nobody_does(
    is_latest: bool, tmp_path: Path, empty_redis: redis.Redis
) -> None:
    slow = "- {name: honest_host, scripted: honest, latency: 0.05}"
    first, second = (batch_files.batch(tmp_path / name, providers_text=slow, num_trials=60) for name in "ab")
    played, other = (second, first) if is_latest else (first, second)
    company.Company(other, slots=4).look(takes_part=True)
    job_queues.named("matches").enqueue(jobs.drop_batch, 0)

    jobs.drain_batch(played.pk)

    assert (batches.progress(played).queued > 0) is is_latest
    assert batches.progress(played).failed == 0


@contextlib.contextmanager
def workers(count: int) -> Iterator[list["subprocess.Popen[bytes]"]]:
    command = servers.on_a_leash([sys.executable, "manage.py", "rqworker", *settings.QUEUES])
    with contextlib.ExitStack() as stack:
        begun = [
            subprocess.Popen(command, cwd=settings.BASE_DIR, env=same_house.environment(), stderr=subprocess.DEVNULL)
            for _ in range(count)
        ]
        for process in begun:
            stack.enter_context(servers.ended(process, signal.SIGKILL))
        yield begun


@contextlib.contextmanager
def frozen(worker: "subprocess.Popen[bytes]") -> Iterator[None]:
    """Freezes the worker's work-horse."""
    [horse] = psutil.Process(worker.pid).children()
    horse.suspend()
    yield
    horse.resume()


def shares(batch: models.Batch) -> list[int]:
    playing = batch.trials.filter(status=models.Trial.Status.RUNNING).values_list("owner", flat=True)
    return sorted(Counter(playing).values())


def seconds_until(claim: Callable[[], bool], most: float) -> float:
    began = time.monotonic()
    while not claim():
        assert time.monotonic() - began < most, "it did not happen"
        time.sleep(0.05)
    return time.monotonic() - began


@pytest.mark.faults
@pytest.mark.second
@pytest.mark.databases
@pytest.mark.django_db(transaction=True)
def test_workers_come_die_and_freeze_and_each_that_is_there_has_its_share(
    tmp_path: Path, empty_redis: redis.Redis
) -> None:
    """There are never more calls at the endpoint than the batch allows, and only calls of killed or frozen workers that
    were in flight are paid for twice."""
    with http_hosts.serving("honest", delay=CALL_SECONDS) as server:
        text = http_hosts.providers_text(server, "honest_host")
        batch = batch_files.batch(tmp_path, providers_text=text, num_trials=200, concurrency=CONCURRENCY)
        jobs.start(batch)
        with workers(1) as [first]:
            seconds_until(lambda: shares(batch) == [12], 60)
            with workers(2) as [killed, _]:
                seconds_until(lambda: company.counted([batch.pk]) == {batch.pk: 3}, 60)
                assert seconds_until(lambda: shares(batch) == [4, 4, 4], 10) < 4
                os.kill(killed.pid, signal.SIGKILL)
                assert seconds_until(lambda: shares(batch) == [6, 6], 30) < 15
                with frozen(first):
                    seconds_until(lambda: shares(batch) == [12], 30)
                seconds_until(lambda: shares(batch) == [6, 6], 30)
                slowly = server.script
                server.script = lambda heard: dataclasses.replace(slowly(heard), delay=0.0)
                seconds_until(lambda: batches.progress(batch).is_over, 120)
    in_vain = len(server.heard) - models.Call.objects.filter(trial__batch=batch).count()

    assert batches.progress(batch).complete == 200
    assert server.peak == CONCURRENCY
    assert 0 <= in_vain <= 4 + 6


class Frost:
    """Freezes a worker once, with its first call at the endpoint and the second waiting for a place, until its lease is
    over and others have taken over its trials."""

    def __init__(self, server: ModelServer, batch: models.Batch) -> None:
        self._server, self._batch = server, batch
        self.is_over = False

    def __call__(self) -> None:
        if self.is_over or not self._server.heard:
            return
        self.is_over = True
        until(lambda: self._server.in_flight == 0)
        thaws_at = time.monotonic() + claims.SECONDS
        self._batch.trials.filter(status=models.Trial.Status.RUNNING).update(owner="other", fence=F("fence") + 1)
        until(lambda: time.monotonic() >= thaws_at)


@pytest.mark.django_db(transaction=True)
def test_who_thaws_on_the_way_to_the_endpoint_looks_before_it_sends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "SECONDS", 1.0)
    monkeypatch.setattr(claims, "HEARTBEAT_SECONDS", 0.3)
    with http_hosts.serving("honest", delay=0.3) as server:
        one_place = f"{{base_url: '{server.url}', concurrency: 1}}"
        text = f"- {{name: honest_host, model_name: scripted, api_config: {one_place}}}"
        batch = batch_files.batch(tmp_path, providers_text=text, num_trials=2)
        frost, way = Frost(server, batch), road.Road()
        drain.Drain(batch, way, watch=frost).run()
        way.close()

    assert frost.is_over
    assert len(server.heard) == 1
    assert list(batch.trials.values_list("owner", flat=True)) == ["other", "other"]
