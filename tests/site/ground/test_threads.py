"""Threads beside an event loop keep their connections as long as these are useful, and no longer."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from asgiref.sync import async_to_sync
from django.db import connection, connections

from glassbox_site.ground import threads

pytestmark = pytest.mark.django_db(transaction=True)
Done = Callable[[Callable[[], object]], Any]


@pytest.fixture
def done() -> Iterator[Done]:
    """Runs work in a thread beside the loop, always the same one."""
    in_thread = async_to_sync(threads.Threads("test", 1).done)
    yield in_thread
    in_thread(connections.close_all)


def link() -> object:
    """The thread's connection to the database."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return connection.connection


def backend() -> int:
    """The pid of the database server's process for this connection."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        return int(cursor.fetchone()[0])


def test_a_connection_is_kept_for_the_next_piece_of_work(done: Done) -> None:
    assert done(link) is done(link)


def test_a_connection_that_was_idle_for_long_is_not_used_again(done: Done, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "KEPT_SECONDS", 0.0)

    assert done(link) is not done(link)


@pytest.mark.skipif(connection.vendor != "postgresql", reason="a file does not hang up")
def test_a_server_that_was_restarted_is_not_noticed(done: Done) -> None:
    before = done(backend)

    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s)", [before])

    assert done(backend) != before


def test_who_passes_through_a_thread_leaves_it_as_it_was() -> None:
    def passed(prepare: Callable[[], object]) -> bool:
        prepare()
        with threads.passing_through():
            link()
        return connection.connection is not None

    with ThreadPoolExecutor(1) as pool:
        was_closed = pool.submit(passed, connections.close_all).result()
        was_open = pool.submit(passed, link).result()
        pool.submit(connections.close_all).result()

    assert (was_closed, was_open) == (False, True)
