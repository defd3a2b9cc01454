"""What every test can rely on: a real Redis of its own, and nothing left behind."""

import gc
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from django.conf import settings

from tests.support import servers


def pytest_collection_finish() -> None:
    """Thousands of collected tests live to the end: no garbage collection looks at them again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def surroundings() -> Iterator[None]:
    """The data folder of this test process, and a Redis in it."""
    with servers.embedded_redis(settings.ENVIRONMENT.redis_socket, settings.VAR / "redis"):
        yield
    shutil.rmtree(settings.VAR)


@pytest.fixture
def empty_redis() -> Iterator["redis.Redis"]:
    client = redis.Redis.from_url(settings.REDIS_URL)
    client.flushall()
    yield client
    client.close()


@pytest.fixture
def var(tmp_path: Path) -> Path:
    """A data folder for one instance of the site."""
    return tmp_path / "var"
