"""Whether the database can be written is found out by writing, and told while it cannot."""

import contextlib
import sqlite3
from collections.abc import Iterator

import pytest
from django.db import connection
from django.test import Client

from glassbox_site.running import pulse

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("asked_anew")]


@pytest.fixture
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "BELIEVED_SECONDS", 0.0)
    monkeypatch.setattr(pulse._believed, "until", 0.0)


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """Holds a lock, like a process that hangs in the middle of writing."""
    if connection.vendor == "sqlite":
        with contextlib.closing(sqlite3.connect(connection.settings_dict["NAME"])) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    second = connection.copy()
    second.cursor().execute("BEGIN; LOCK TABLE glassbox_site_pulse IN ACCESS EXCLUSIVE MODE")
    try:
        yield
    finally:
        second.close()


def test_a_database_that_takes_what_is_written_has_no_obstacle() -> None:
    assert pulse.obstacle() is None


def test_a_locked_database_is_named_by_the_health_page_and_forgotten_afterwards(client: Client) -> None:
    with locked():
        ill = client.get("/healthz").json()

    assert "database" in ill["failing"]
    assert "lock" in ill["parts"]["database"]["cannot_be_written"]
    assert "database" not in client.get("/healthz").json()["failing"]
