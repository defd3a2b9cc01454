"""A drain that has to stop, because it was told to or something broke, keeps what was paid for, and ends."""

import asyncio
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.db.models.functions import Now

from personas.llm import retrying, road
from sct import models
from sct.records import batch_acts
from sct.work import claims, drain, endings
from tests.games.playing.players import until
from tests.sct import batch_files, http_hosts
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

pytestmark = pytest.mark.django_db(transaction=True)
ENDLESS = retrying.Patience(base=100.0, longest=100.0)
HANGS = 20.0


def test_trials_of_an_ill_endpoint_go_back_to_the_queue(tmp_path: Path) -> None:
    with ModelServer(lambda _: replies.refuses("ill", status=500)) as server:
        batch = batch_files.batch(
            tmp_path, num_trials=3, provider="ill", providers_text=http_hosts.providers_text(server, "ill")
        )
        way = road.Road(patience=ENDLESS)
        work = drain.Drain(batch, way)

        def stop_when_all_have_been_asked() -> None:
            until(lambda: len(server.heard) == 3)
            work.stop()

        watch = threading.Thread(target=stop_when_all_have_been_asked)
        watch.start()
        work.run()
        watch.join(HANGS)
        way.close()
    assert set(batch.trials.values_list("status", "error", "owner")) == {(models.Trial.Status.QUEUED, "", "")}
    assert len(server.heard) == 3


class Breakdown:
    """Makes the database fail when the first call is to be journalled."""

    def __init__(self, failure: BaseException) -> None:
        self._failures = [failure]

    def __call__(self, execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        if sql.startswith('INSERT INTO "sct_call"') and self._failures:
            raise self._failures.pop()
        return execute(sql, *rest)


@pytest.mark.parametrize("failure", [OperationalError("database is locked"), KeyboardInterrupt()])
def test_what_was_paid_for_is_kept_when_the_database_fails_once(tmp_path: Path, failure: BaseException) -> None:
    with http_hosts.serving("honest", delay=0.05) as server:
        batch = batch_files.batch(
            tmp_path, num_trials=4, providers_text=http_hosts.providers_text(server, "honest_host")
        )
        with connection.execute_wrapper(Breakdown(failure)), pytest.raises(type(failure)):
            drain.Drain(batch, road.Road()).run()

    assert server.heard
    assert models.Call.objects.count() == len(server.heard)


def test_a_broken_drain_holds_its_trials_until_their_calls_are_back(tmp_path: Path) -> None:
    def break_while_calls_are_on_their_way() -> None:
        if len(server.heard) == 2:
            batch.trials.exclude(owner="").update(lease_until=Now() - timedelta(seconds=1))
            raise BrokenPipeError

    with http_hosts.serving("honest", delay=0.5) as server:
        batch = batch_files.batch(tmp_path, providers_text=http_hosts.providers_text(server, "honest_host"))
        with pytest.raises(BrokenPipeError):
            drain.Drain(batch, road.Road(), watch=break_while_calls_are_on_their_way).run()

    assert models.Call.objects.count() == len(server.heard) == 2
    assert batch.trials.filter(lease_until__gt=Now()).count() == 2


def test_a_trial_that_nobody_cancelled_and_that_says_so_fails_alone() -> None:
    claim = claims.Claim(pk=1, agent_name="wf", number=1, attempt=1, owner="me", fence=1)

    ending = endings.of(claim, asyncio.CancelledError())

    assert ending.changes["status"] == models.Trial.Status.FAILED


def test_a_trial_whose_batch_was_cancelled_and_resumed_while_a_call_was_on_its_way_is_queued(tmp_path: Path) -> None:
    told: list[object] = []

    def cancel_and_resume() -> None:
        """Cancels the batch, and resumes it once the drain has noticed."""
        if not told and server.heard:
            told.append(batch_acts.cancel(batch))
        elif len(told) == 1:
            told.append(batch_acts.resume(batch))

    with http_hosts.serving("honest", delay=0.5) as server:
        batch = batch_files.batch(tmp_path, providers_text=http_hosts.providers_text(server, "honest_host"))
        drain.Drain(batch, road.Road(), watch=cancel_and_resume).run()

    assert len(told) == 2
    assert set(batch.trials.values_list("status", flat=True)) == {models.Trial.Status.QUEUED}
