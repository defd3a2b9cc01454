"""Two at the same time, which on SQLite never are: there one writes at a time, and whoever comes meanwhile waits."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection, connections, transaction

from tests.support.hard_times import times


def on_postgresql(test: Any) -> Any:
    """Marks a test."""
    alone = pytest.mark.skipif(connection.vendor != "postgresql", reason="on SQLite one writes at a time")
    return pytest.mark.databases(pytest.mark.django_db(transaction=True)(alone(test)))


def together(first: Callable[[], object], second: Callable[[], object]) -> Any:
    """The second begins before what the first did is written down, and waits for it, or not; what it came to."""
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
