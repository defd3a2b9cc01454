"""A series in the terminal whose process is killed, and run again."""

import functools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from games.models import Exchange, Match, Series, SeriesState, Status
from personas.models import ChatModel, StrategyTier
from tests.games.playing import players
from tests.games.prepared import orders, prepared_series
from tests.support import servers
from tests.support.endpoints.model_server import ModelServer
from tests.support.sites import same_house

PLACES, PATIENCE = 4, 60
KILLED_AFTER = (0, 25, 60)
"""Numbers of answers: none, and two in the middle of matches."""


@pytest.mark.faults
@pytest.mark.second
@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("empty_redis")
def test_killed_and_run_again_it_comes_to_the_same_files_and_nothing_paid_for_is_asked_again(tmp_path: Path) -> None:
    with ModelServer(functools.partial(orders.acting, delay=0.02)) as server:
        StrategyTier.objects.create(name="none", rank=0)
        ChatModel.objects.create(
            slug="stand-in", name="Stand-in", model="stand-in/1", base_url=server.url, concurrency=PLACES
        )
        with running(tmp_path, "whole") as undisturbed:
            assert undisturbed.wait(PATIENCE) == 0
        asked, answered = len(server.heard), Exchange.objects.count()

        for answers in KILLED_AFTER:
            with running(tmp_path, "killed") as process:
                until(functools.partial(has_come_to, answered + answers))
                os.kill(process.pid, signal.SIGKILL)
            players.let_leases_run_out(Match.objects.filter(status=Status.RUNNING))
        with running(tmp_path, "killed") as last:
            assert last.wait(PATIENCE) == 0

    assert set(Series.objects.values_list("state", flat=True)) == {SeriesState.COMPLETE}
    assert told(tmp_path / "killed") == told(tmp_path / "whole")
    assert Exchange.objects.count() == 2 * answered
    assert asked == answered
    assert len(server.heard) - 2 * asked <= PLACES * len(KILLED_AFTER), "but what was on its way to who was killed"


def has_come_to(answers: int) -> bool:
    return Match.objects.count() > PLACES and Exchange.objects.count() >= answers


@contextmanager
def running(folder: Path, name: str) -> Iterator["subprocess.Popen[bytes]"]:
    file = folder / f"{name}.yaml"
    entries = [{"model": "stand-in"}, {"bot": "quiet"}]
    file.write_text(prepared_series.text(name=name, entries=entries, void={"lost_turns": 1.0}))
    command = [sys.executable, "manage.py", "run_series", str(file), f"--out={folder / name}"]
    process = subprocess.Popen(
        servers.on_a_leash(command), cwd=settings.BASE_DIR, env=same_house.environment(), stdout=subprocess.DEVNULL
    )
    with servers.ended(process, signal.SIGKILL):
        yield process


def until(claim: Callable[[], bool]) -> None:
    began = time.monotonic()
    while not claim():
        assert time.monotonic() - began < PATIENCE, "it did not happen"
        time.sleep(0.01)


def told(folder: Path) -> dict[str, Any]:
    """All files, without who ordered what, and without how long answers took, which differs in each run."""
    rows = {name: (folder / f"{name}.ndjson").read_text().splitlines() for name in ("matches", "seats", "lines")}
    seats = [json.loads(line) for line in rows.pop("seats")]
    for seat in seats:
        seat["measures"].pop("latency", None)
    return {**rows, "seats": seats}
