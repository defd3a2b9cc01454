"""A worker that is killed, at any moment and repeatedly, loses no trial and pays for no call twice."""

import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from django.conf import settings
from django.db.models.functions import Now

from sct import models
from sct.records import batches
from tests.sct import batch_files, http_hosts
from tests.support import rings, servers
from tests.support.sites import same_house

KILLS = rings.of_all(30)
TRIALS = 20 if rings.IS_SECOND else 8
"""Trials of each agent, enough for so many kills."""
CONCURRENCY = 4


def let_leases_run_out() -> None:
    """As if the seconds of the lease had passed."""
    models.Trial.objects.exclude(owner="").update(lease_until=Now() - timedelta(seconds=1))


@contextlib.contextmanager
def keeper(batch: models.Batch) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "tests.sct.work.kept_draining", str(batch.pk)]
    with (
        subprocess.Popen(
            command,
            cwd=settings.BASE_DIR,
            env=same_house.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as process,
        servers.ended(process),
    ):
        yield process


def drain_for(process: "subprocess.Popen[str]", seconds: float | None) -> None:
    """Lets one worker drain until it is killed after so many seconds, or ends by itself."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("go\n")
    process.stdin.flush()
    child = int(process.stdout.readline())
    if seconds is not None:
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
    assert process.stdout.readline().startswith("ended")


def journalled(batch: models.Batch) -> int:
    return models.Call.objects.filter(trial__batch=batch).count()


@pytest.mark.faults
@pytest.mark.databases
@pytest.mark.django_db(transaction=True)
@pytest.mark.both
def test_kills_again_and_again_lose_no_trial_and_repeat_no_paid_call(tmp_path: Path) -> None:
    chance, agents = random.Random(7), "wf react private public vanilla"
    with http_hosts.serving("honest", delay=0.01) as server:
        text = http_hosts.providers_text(server, "honest_host")
        calm, killed = (
            batch_files.batch(
                tmp_path / name, providers_text=text, agents=agents, num_trials=TRIALS, concurrency=CONCURRENCY
            )
            for name in ("calm", "killed")
        )
        batch_files.drained(calm)
        server.heard.clear()
        in_vain = [0]
        with keeper(killed) as process:
            while len(in_vain) <= KILLS and not batches.progress(killed).is_over:
                drain_for(process, chance.uniform(0.05, 0.25))
                let_leases_run_out()
                server.wait_until(lambda: server.open_connections == 0)  # it has heard all that was sent
                in_vain.append(len(server.heard) - journalled(killed))
            drain_for(process, None)

    assert len(in_vain) == KILLS + 1
    assert all(0 <= after - before <= CONCURRENCY for before, after in itertools.pairwise(in_vain))
    assert len(server.heard) - journalled(killed) == in_vain[-1]
    assert journalled(killed) == journalled(calm)
    assert batches.progress(killed).complete == 5 * TRIALS
    assert batch_files.files(tmp_path / "killed/results") == batch_files.files(tmp_path / "calm/results")
