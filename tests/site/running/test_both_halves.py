"""Matches and batches share a house's workers: neither keeps the other from starting."""

import contextlib
import functools
import itertools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from django.conf import settings
from django.db.models.functions import Now

from games.booking import dispatch
from games.models import Match, Status
from sct import jobs, models
from sct.records import batches
from tests.games.playing.players import until
from tests.games.prepared import orders
from tests.sct import batch_files
from tests.support import servers
from tests.support.endpoints.model_server import ModelServer
from tests.support.sites import same_house

pytestmark = [pytest.mark.faults, pytest.mark.second, pytest.mark.django_db(transaction=True)]
WORKERS = 2
SLOW = "- {name: honest_host, scripted: honest, latency: 0.05}"


@pytest.fixture
def workers(empty_redis: redis.Redis) -> Iterator[None]:
    command = servers.on_a_leash([sys.executable, "manage.py", "rqworker", *settings.QUEUES])
    with contextlib.ExitStack() as stack:
        for _ in range(WORKERS):
            worker = subprocess.Popen(
                command, cwd=settings.BASE_DIR, env=same_house.environment(), stderr=subprocess.DEVNULL
            )
            stack.enter_context(servers.ended(worker))
        until(lambda: jobs.workers() == WORKERS)
        yield


def owners() -> list[str]:
    """The owners of running matches."""
    playing = Match.objects.filter(status=Status.RUNNING, lease_until__gte=Now())
    return list(playing.values_list("owner", flat=True))


def drained() -> set[int]:
    """The ids of running batches."""
    return set(models.Worker.objects.filter(lease_until__gte=Now()).values_list("batch", flat=True))


def test_where_all_workers_play_matches_one_takes_those_of_another_that_a_batch_needs(
    workers: None, tmp_path: Path
) -> None:
    with ModelServer(functools.partial(orders.acting, delay=0.5)) as server:
        for seed in itertools.count():  # a quick worker may take what was meant for the other
            match = orders.booked(chairs=orders.speaking_chairs(server.url), seed=seed, memory_on=False)
            dispatch.send(match)
            until(lambda: len(owners()) > seed)  # noqa: B023 - asked at once
            if len(set(owners())) == WORKERS:
                break

        batch = batch_files.batch(tmp_path, num_trials=3)
        jobs.start(batch)
        until(lambda: batches.progress(batch).complete == 3)

        until(lambda: len(owners()) == Match.objects.count() and len(set(owners())) == 1)
        assert not Match.objects.exclude(status=Status.RUNNING).exists()


def test_where_all_workers_play_batches_the_latest_makes_way_for_a_match(workers: None, tmp_path: Path) -> None:
    earlier, latest = (
        batch_files.batch(tmp_path / name, providers_text=SLOW, num_trials=500, concurrency=1) for name in "ab"
    )
    jobs.start(earlier)
    until(lambda: drained() == {earlier.pk})
    jobs.start(latest)
    until(lambda: drained() == {earlier.pk, latest.pk})

    match = orders.booked(players=4)
    dispatch.send(match)
    until(lambda: Match.objects.get(pk=match.pk).status in (Status.RUNNING, Status.FINISHED))

    assert drained() == {earlier.pk}
    until(lambda: Match.objects.get(pk=match.pk).is_over)
    until(lambda: not owners())
    jobs.wake()
    until(lambda: drained() == {earlier.pk, latest.pk})
    assert [batches.progress(batch).failed for batch in (earlier, latest)] == [0, 0]
