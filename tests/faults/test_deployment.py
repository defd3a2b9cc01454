"""Processes as on several machines, on one PostgreSQL and one stand-alone Redis, by configuration alone."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil
import pytest
import redis
from rq import Queue

from glassbox_site.environment import env
from tests.support import jobs, servers
from tests.support.databases import postgres
from tests.support.sites.site import environment, house

pytestmark = [
    pytest.mark.second,
    pytest.mark.faults,
    pytest.mark.skipif(postgres.programs() is None, reason="PostgreSQL's server is not installed"),
]
WORKERS = 3
SHARED_SECRET = "the same on all machines, and longer than fifty characters"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deployment:
    """The addresses of the web processes, all the processes, and their Redis."""

    addresses: list[str]
    web: list[psutil.Process]
    redis_url: str


@pytest.fixture(scope="module")
def deployment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    """Shared by both tests; the last one ends one of its web processes."""
    folder = tmp_path_factory.mktemp("deployment")
    with ExitStack() as stack:
        redis_url = stack.enter_context(servers.stand_alone_redis(folder))
        database_url = stack.enter_context(postgres.running_postgres())
        surroundings = environment(
            folder / "var", DATABASE_URL=database_url, REDIS_URL=redis_url, SECRET_KEY=SHARED_SECRET
        )

        def start(*words: str) -> psutil.Process:
            process = subprocess.Popen(servers.on_a_leash([sys.executable, *words]), cwd=env.PROJECT, env=surroundings)
            stack.enter_context(servers.ended(process))
            return psutil.Process(process.pid)

        shutil.copytree(house() / "static", folder / "var" / "static")
        migrate = [sys.executable, "manage.py", "migrate", "-v0"]
        subprocess.run(migrate, cwd=env.PROJECT, env=surroundings, check=True)
        ports = [servers.free_port() for _ in range(2)]
        web = [start("-m", "daphne", "-v0", "-p", str(port), "glassbox_site.asgi:application") for port in ports]
        for _ in range(WORKERS):
            start("manage.py", "rqworker", "matches", "sct", "default")
        yield Deployment(addresses=[f"http://127.0.0.1:{port}" for port in ports], web=web, redis_url=redis_url)


def well(address: str) -> dict[str, dict[str, object]]:
    """The parts of a site's health, once all of its workers are there."""
    deadline = time.monotonic() + 60
    while True:
        try:
            parts = httpx.get(f"{address}/healthz", timeout=10).json()["parts"]
            if parts["workers"].get("alive") == WORKERS:
                return dict(parts)
        except httpx.TransportError:
            parts = None
        assert time.monotonic() < deadline, parts
        time.sleep(0.2)


def test_two_web_processes_and_three_workers_share_one_database_and_one_redis(
    deployment: Deployment, tmp_path: Path
) -> None:
    health = [well(address) for address in deployment.addresses]

    with redis.Redis.from_url(deployment.redis_url) as client:
        for _ in range(12):
            Queue("default", connection=client, default_timeout=-1).enqueue(jobs.sign, str(tmp_path / "book"))
        deadline = time.monotonic() + 30
        while len(jobs.signatures(tmp_path / "book")) < 12 and time.monotonic() < deadline:
            time.sleep(0.1)

    assert [parts["database"]["vendor"] for parts in health] == ["postgresql", "postgresql"]
    assert len(jobs.signatures(tmp_path / "book")) == 12


def test_the_site_stays_up_when_one_web_process_is_killed(deployment: Deployment) -> None:
    for address in deployment.addresses:
        well(address)

    deployment.web[0].kill()

    assert httpx.get(deployment.addresses[1]).status_code == 200
