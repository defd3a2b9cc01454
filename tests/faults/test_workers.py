"""Jobs and their workers: every queued job gets done, in another process, even if workers are killed meanwhile."""

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
import redis
from django.conf import settings
from rq import Queue
from rq.exceptions import InvalidJobOperation
from rq.job import Job, JobStatus
from rq.worker_registration import REDIS_WORKER_KEYS

from glassbox_site.ground import vitals
from glassbox_site.ground.working import job_queues
from glassbox_site.running import workers
from tests.support import endurance, jobs, servers
from tests.support.sites.site import Site, running_site

pytestmark = [pytest.mark.faults, pytest.mark.second]
WORKERS = 2
SILENCE = float(workers.SILENCE_SECONDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """A running site with two workers, and the guest book that its jobs sign."""

    site: Site
    redis: "redis.Redis"
    book: Path

    def enqueue(self, job: Callable[..., Any], *arguments: Any, queue: str = "default", **terms: Any) -> Job:
        line = Queue(queue, connection=self.redis, default_timeout=-1)
        return line.enqueue(job, str(self.book), *arguments, **terms)

    def signed(self, times: int = 1, seconds: float = 30.0) -> list[int]:
        eventually(lambda: len(jobs.signatures(self.book)) >= times, seconds)
        return jobs.signatures(self.book)


def eventually(look: Callable[[], bool], seconds: float) -> None:
    deadline = time.monotonic() + seconds
    while not look():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.05)


def _status(job: Job) -> JobStatus | None:
    """The job's status, or None if the job is gone."""
    try:
        return job.get_status()
    except InvalidJobOperation:
        return None


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running_site(tmp_path_factory.mktemp("site") / "var") as site:
        yield site


@pytest.fixture
def house(site: Site, tmp_path: Path) -> Iterator[House]:
    """The house with a new guest book, once it has recovered from the test before."""
    with redis.Redis(unix_socket_path=str(site.var / "redis" / "redis.sock")) as client:
        found = House(site=site, redis=client, book=tmp_path / "book")
        eventually(lambda: is_at_rest(found), 60)
        site.wait_until_well()
        yield found


def is_at_rest(house: House) -> bool:
    with contextlib.suppress(psutil.NoSuchProcess):
        alive = workers_of(house)
        return len(alive) == WORKERS and not any(worker.children() for worker in alive)
    return False


def workers_of(house: House) -> list[psutil.Process]:
    return [p for p in psutil.Process(house.site.process.pid).children() if servers.works(p)]


def worker_at_work(house: House) -> psutil.Process:
    [worker] = [worker for worker in workers_of(house) if worker.children()]
    return worker


def test_a_job_of_every_queue_runs_in_a_worker_process(house: House) -> None:
    enqueued = [house.enqueue(jobs.sign, queue=queue) for queue in settings.QUEUES]

    signatures = house.signed(times=len(enqueued))

    assert len(signatures) == 3
    assert {psutil.Process().pid, house.site.process.pid}.isdisjoint(signatures)


def test_a_worker_knows_the_port_of_its_house_and_looks_for_no_model_there(house: House) -> None:
    job = Queue("default", connection=house.redis).enqueue(jobs.own_ports)

    eventually(lambda: job.return_value() is not None, 20)

    assert job.return_value() == (int(house.site.url.rsplit(":", 1)[1]),)


def test_every_start_of_a_part_is_counted(house: House) -> None:
    httpx.get(house.site.url, timeout=30)

    eventually(lambda: {"web", "sweeper", "worker"} <= set(starts(house)), 30)

    assert starts(house)["worker"] >= WORKERS


def starts(house: House) -> dict[str, int]:
    counted = vitals.totals(house.redis)
    return {name.removeprefix(vitals.STARTS): n for name, n in counted.items() if name.startswith(vitals.STARTS)}


def test_the_work_of_a_killed_worker_goes_on_within_seconds(house: House) -> None:
    house.enqueue(jobs.sign_and_stay, 3600)
    [horse] = house.signed()

    worker_at_work(house).kill()
    killed_at = time.monotonic()
    again = house.signed(times=2)

    assert time.monotonic() - killed_at < endurance.in_reason(20)
    assert again[1] != horse
    assert not psutil.pid_exists(horse)


def test_a_job_that_leaves_no_result_is_done_with_though_its_first_worker_was_killed(house: House) -> None:
    """Like jobs of matches, which are finished for the queue once they return."""
    told_before = len(house.site.lines)
    job = house.enqueue(jobs.sign_and_stay, 3600, SILENCE, result_ttl=0)
    house.signed()

    worker_at_work(house).kill()
    house.signed(times=2)
    eventually(lambda: _status(job) in (None, JobStatus.FAILED), 20)

    assert not Job.exists(job.id, connection=house.redis)
    assert not [line for line in house.site.lines[told_before:] if "Traceback" in line]


def test_the_work_of_a_killed_work_horse_goes_on_at_once(house: House) -> None:
    house.enqueue(jobs.sign_and_stay, 3600)
    [horse] = house.signed()

    psutil.Process(horse).kill()

    assert house.signed(times=2)[1] != horse


def test_when_every_worker_is_killed_the_work_still_goes_on(house: House) -> None:
    house.enqueue(jobs.sign_and_stay, 3600)
    house.signed()

    for worker in workers_of(house):
        worker.kill()

    assert len(house.signed(times=2)) == 2


def test_a_worker_that_redis_has_forgotten_is_known_again_at_work_or_idle(house: House) -> None:
    """As when Redis was away for longer than it remembers a worker, or came back empty."""
    job = house.enqueue(jobs.sign_and_stay, 10)
    house.signed()
    before = {worker.key for worker in job_queues.workers(house.redis)}
    [execution] = job.get_executions()

    house.redis.delete(REDIS_WORKER_KEYS, execution.key, *before)
    eventually(lambda: len(job_queues.workers(house.redis)) == WORKERS, 30)
    eventually(lambda: bool(house.redis.hexists(execution.key, "last_heartbeat")), 30)

    known = job_queues.workers(house.redis)
    assert {worker.key for worker in known} <= before
    assert all(worker.birth_date and worker.queue_names() == list(settings.QUEUES) for worker in known)
    assert [worker.get_state() for worker in known].count("busy") == 1
    assert {worker.get_current_job_id() for worker in known} == {None, job.id}


def test_a_worker_that_is_asked_to_stop_waits_for_its_job_though_redis_takes_nothing_in(house: House) -> None:
    house.enqueue(jobs.sign_and_stay, 4)
    [horse] = house.signed()
    worker = worker_at_work(house)
    house.redis.config_set("maxmemory", 1)

    worker.terminate()
    worker.wait(endurance.in_reason(30))
    house.redis.config_set("maxmemory", 0)

    assert house.signed(times=2)[:2] == [horse, horse]


def test_an_idle_worker_that_is_asked_to_stop_while_redis_hangs_goes_within_seconds(house: House) -> None:
    [server] = [child for child in psutil.Process(house.site.process.pid).children() if "redis" in child.name()]
    worker = workers_of(house)[0]
    server.suspend()

    try:
        worker.terminate()
        worker.wait(endurance.in_reason(5))
    finally:
        server.resume()


def test_a_mistake_in_a_job_fails_once_and_is_kept_for_reading(house: House) -> None:
    job = house.enqueue(jobs.sign_and_crash)

    eventually(lambda: job.get_status() == JobStatus.FAILED, 20)

    assert len(jobs.signatures(house.book)) == 1
    result = job.latest_result()
    assert result is not None
    assert "a mistake in the job itself" in (result.exc_string or "")


def test_a_job_that_takes_its_workers_down_is_given_up(house: House) -> None:
    job = house.enqueue(jobs.sign_and_take_the_worker_down)

    eventually(lambda: job.get_status() == JobStatus.FAILED, 120)

    assert len(jobs.signatures(house.book)) == workers.LIVES
