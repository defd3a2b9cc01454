"""A worker that is told to end passes that on to its job, whenever it is told."""

import subprocess
import sys
from pathlib import Path

import redis
from rq import Queue

from glassbox_site.environment import env
from tests.support import jobs
from tests.support.sites import same_house

WORKER = """
import os, signal
import django
django.setup()
import redis
from django.conf import settings
from glassbox_site.running import workers

class ToldAtTheLastMoment(workers.Worker):
    def prepare_execution(self, job):
        found = super().prepare_execution(job)
        os.kill(os.getpid(), signal.SIGTERM)
        return found

ToldAtTheLastMoment(["default"], connection=redis.Redis.from_url(settings.REDIS_URL)).work()
"""


def test_a_job_that_begins_after_its_worker_was_told_to_end_hears_it_too(
    empty_redis: "redis.Redis", tmp_path: Path
) -> None:
    book = tmp_path / "book"
    Queue("default", connection=empty_redis).enqueue(jobs.sign_when_told_to_end, str(book), 20.0)

    worker = subprocess.run(
        [sys.executable, "-c", WORKER], cwd=env.PROJECT, env=same_house.environment(), check=False, timeout=60
    )

    assert (worker.returncode, len(jobs.signatures(book))) == (0, 1)
