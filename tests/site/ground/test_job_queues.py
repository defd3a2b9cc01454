"""Looking at queues and workers takes no longer than the time limit."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import redis
from rq import Queue, Worker

from glassbox_site.ground import redis_clients
from glassbox_site.ground.working import job_queues
from tests.support import endurance, servers


def test_who_has_looked_at_workers_is_as_impatient_as_before(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool, servers.restartable_redis(tmp_path) as kept:
        with redis.Redis.from_url(kept.address) as own:
            worker = Worker([Queue("sct", connection=own)], connection=own)
            worker.register_birth()
        client = redis_clients.at(kept.address, 0.5)
        assert [seen.name for seen in job_queues.workers(client)] == [worker.name]

        with kept.hanging():
            by_a_known_line_and_a_new_one = [pool.submit(client.ping) for _ in range(2)]
            for asked in by_a_known_line_and_a_new_one:
                with pytest.raises(redis.TimeoutError):
                    asked.result(endurance.in_reason(10))


def test_what_is_needed_are_the_kinds_of_jobs_that_somebody_waits_for(empty_redis: redis.Redis) -> None:
    job_queues.named("matches").enqueue(len, "a", meta=dict(job_queues.NOBODY_WAITS))
    job_queues.named("sct").enqueue(max, "a")
    job_queues.named("sct").enqueue(max, "b")
    job_queues.named("default").enqueue(min, "a")

    assert job_queues.needed(["matches", "sct"]) == {"builtins.max"}
    assert job_queues.in_hand() == {}
