"""A PostgreSQL that can only be read is one that cannot be written for now, and nobody's bug."""

from collections.abc import Iterator

import pytest
from django.db import InternalError, OperationalError, connection

from games.models import Status
from games.playing import jobs, sweeper
from glassbox_site.models import Pulse
from glassbox_site.running import pulse
from tests.games.prepared import orders
from tests.support.databases import meanwhile

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis"),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="on SQLite that is no internal error"),
]


@pytest.fixture
def in_the_end() -> Iterator[None]:
    yield
    read_only("off")


def read_only(wanted: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SET SESSION default_transaction_read_only = {wanted}")


@pytest.mark.usefixtures("in_the_end")
def test_what_it_refuses_counts_as_what_a_full_disk_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse._believed, "until", 0.0)
    read_only("on")

    with pytest.raises(OperationalError, match="read-only"):
        Pulse.objects.create(pk=2, at="2026-01-01T00:00Z")
    assert pulse.obstacle() == "OperationalError: cannot execute UPDATE in a read-only transaction"


def test_other_internal_errors_are_bugs_as_before() -> None:
    with pytest.raises(InternalError), connection.cursor() as cursor:
        cursor.execute("DO $$ BEGIN RAISE EXCEPTION 'odd' USING ERRCODE = 'XX000'; END $$")


@pytest.mark.usefixtures("in_the_end")
def test_a_match_is_left_alone_by_a_worker_and_by_the_sweeper(caplog: pytest.LogCaptureFixture) -> None:
    match = orders.booked()
    read_only("on")

    jobs.play_match(match.pk)
    with pytest.raises(OperationalError, match="read-only"):
        sweeper.sweep(exhibitions=False)

    match.refresh_from_db()
    assert match.status == Status.QUEUED
    assert "is left alone" in caplog.text


@pytest.mark.usefixtures("in_the_end")
def test_a_match_that_is_being_played_is_not_interrupted_by_it(caplog: pytest.LogCaptureFixture) -> None:
    match = orders.booked()

    with meanwhile.after_query(25, lambda: read_only("on")):
        jobs.play_match(match.pk)
    read_only("off")

    match.refresh_from_db()
    assert match.status == Status.RUNNING
    assert "is left alone" in caplog.text
