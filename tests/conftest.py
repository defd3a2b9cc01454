"""What every test can rely on: a real Redis of its own, and nothing left behind."""

import gc
import os
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import redis
from django.conf import settings
from django.core.management.commands import migrate
from django.db import connection
from django.test import TransactionTestCase, client
from pytest_django import DjangoDbBlocker

from tests.settings import HOUSE
from tests.support import rings, servers
from tests.support.databases import emptying, migrating

# Hundreds of processes import the same files: compile them once, whatever this machine's environment says.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
rings.set_profile()
# For tests/mutants: only whether a law is broken, the same on every run, without shrinking the example.
hypothesis.settings.register_profile(
    "mutants",
    phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
    derandomize=True,
    database=None,
    deadline=None,
)


def _of_the_page(store: dict[str, Any], *args: Any, **shown: Any) -> None:
    """Keeps only the context that the view gave to its page. Django's test client would also copy that of each field,
    row and part of the page, which takes as long as rendering all of it."""
    if "context" not in store and not (shown["template"].name or "").startswith("django/forms/"):
        store_rendered_templates(store, *args, **shown)


store_rendered_templates = client.store_rendered_templates  # type: ignore[attr-defined]  # no stub knows it
client.store_rendered_templates = _of_the_page  # type: ignore[attr-defined]
TransactionTestCase._fixture_teardown = emptying.quickly(emptying.flush)  # type: ignore[attr-defined]
gc.disable()  # until all tests are collected: what collecting creates is here to stay


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> rings.Houses | None:
    return rings.Houses(config, log) if config.getoption("dist") == "loadfile" else None


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    for item in items:
        rings.mark(item)
    yield
    items.sort(key=rings.begins_late)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    rings.leave_out_in_a_hurry(time.time())


def pytest_collection_finish() -> None:
    """Thousands of collected tests live to the end: garbage collection should not look at them again."""
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)  # the usual frequency takes a tenth of the CPU time
    gc.enable()


def pytest_unconfigure() -> None:
    shutil.rmtree(settings.VAR)
    gc.collect()
    gc.freeze()  # what is left now is no garbage, and pytest will collect twice more


@pytest.fixture(scope="session", autouse=True)
def surroundings() -> Iterator[None]:
    """A Redis in this test process's data folder; the process's road to models is closed before Redis ends."""
    with servers.embedded_redis(settings.ENVIRONMENT.redis_socket, settings.VAR / "redis"):
        yield
        if calling := sys.modules.get("personas.calling"):  # only if a test used it
            calling.highway(settings.REDIS_URL).close()


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings: None) -> None:
    """pytest-django uses this fixture just before it creates the database."""
    migrate.Command.handle = migrating.once(migrate.Command.handle, HOUSE.with_suffix(".migrated"))  # type: ignore[method-assign]


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """Ends leftover connections of threads: PostgreSQL refuses to drop a database that has any."""
    yield
    if connection.vendor == "postgresql":
        with django_db_blocker.unblock(), connection.cursor() as cursor:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            cursor.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


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
