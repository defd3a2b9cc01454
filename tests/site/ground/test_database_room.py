"""A full database is noticed before anything is requested that would have to be stored in it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import redis
from django.db import OperationalError, connection, transaction
from rq import Queue

from games.models import Status
from games.playing import jobs, sweeper
from glassbox_site.ground.working import database_room
from glassbox_site.running import pulse
from sct import jobs as sct_jobs
from tests.games.prepared import orders
from tests.sct import batch_files, http_hosts

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis"),
    pytest.mark.skipif(
        connection.vendor != "postgresql", reason="SQLite on a full disk takes no change of a row either"
    ),
]
FULL = 'could not extend file "base/5/16421": No space left on device'


def full(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
    """Fails statements that need a new page, as on a full disk."""
    if sql.startswith(("CREATE", "INSERT")):
        raise OperationalError(FULL)
    return execute(sql, *rest)


def tables() -> list[str]:
    return [name for name in connection.introspection.table_names() if "room" in name]


def test_room_is_found_again_and_again_and_nothing_is_left_of_it() -> None:
    database_room.prove()
    with transaction.atomic():
        database_room.prove()

    assert tables() == []


def test_a_match_is_not_taken_up_where_its_answers_cannot_be_kept(caplog: pytest.LogCaptureFixture) -> None:
    match = orders.booked()

    with connection.execute_wrapper(full):
        jobs.play_match(match.pk)

    match.refresh_from_db()
    assert (match.status, match.fence) == (Status.QUEUED, 0)
    assert "left alone" in caplog.text


def test_no_worker_is_called_to_a_database_without_room(empty_redis: "redis.Redis") -> None:
    orders.booked()

    with connection.execute_wrapper(full), pytest.raises(OperationalError, match="No space left"):
        sweeper.sweep(exhibitions=False)

    assert Queue("matches", connection=empty_redis).get_job_ids() == []


def test_a_batch_asks_nothing_where_its_calls_cannot_be_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with http_hosts.serving("honest") as server:
        batch = batch_files.batch(tmp_path, providers_text=http_hosts.providers_text(server, "honest_host"))
        with connection.execute_wrapper(full):
            sct_jobs.drain_batch(batch.pk)

    assert server.heard == []
    assert f"batch {batch.pk} is left alone: could not extend file" in caplog.text
    assert not batch.trials.exclude(status="queued").exists()


def test_the_health_page_names_a_database_without_room(monkeypatch: pytest.MonkeyPatch) -> None:
    pulse.obstacle()  # its row is there
    monkeypatch.setattr(pulse._believed, "until", 0.0)

    with connection.execute_wrapper(full):
        told = pulse.obstacle()

    assert told == f"OperationalError: {FULL}"


def test_who_may_make_no_tables_finds_nothing_out() -> None:
    database = connection.ops.quote_name(connection.settings_dict["NAME"])
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"REVOKE TEMPORARY ON DATABASE {database} FROM PUBLIC; CREATE ROLE guest; SET LOCAL ROLE guest")
        database_room.prove()
        transaction.set_rollback(True)
