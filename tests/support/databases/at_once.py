"""Two transactions at the same time. PostgreSQL only: on SQLite one writes at a time, and any other one waits."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection, connections, transaction

from tests.support.hard_times import times


def on_postgresql(test: Any) -> Any:
    """Decorates a test that runs on PostgreSQL only, with real transactions."""
    alone = pytest.mark.skipif(connection.vendor != "postgresql", reason="on SQLite one writes at a time")
    return pytest.mark.databases(pytest.mark.django_db(transaction=True)(alone(test)))


def together(first: Callable[[], object], second: Callable[[], object]) -> Any:
    """Starts `second` before committing `first`, and commits once `second` is done or waits for a lock. Returns what
    `second` returned."""
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            first()
            done = pool.submit(threads_own, second)
            times.until(lambda: done.done() or somebody_waits_for_a_lock(), 10)
        return done.result()


def threads_own(act: Callable[[], object]) -> object:
    try:
        return act()
    finally:
        connections.close_all()


def somebody_waits_for_a_lock() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
        return bool(cursor.fetchone()[0])
