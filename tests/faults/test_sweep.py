"""The sweeper of the whole house, as its own process."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import redis
from rq import Queue

from glassbox_site.environment import env
from tests.sct import batch_files
from tests.support import servers
from tests.support.sites import same_house

pytestmark = [pytest.mark.faults, pytest.mark.databases, pytest.mark.django_db(transaction=True)]


@pytest.mark.second
def test_a_batch_that_redis_forgot_is_queued_again(tmp_path: Path, empty_redis: "redis.Redis") -> None:
    batch_files.batch(tmp_path)
    command = [sys.executable, "manage.py", "sweep", "--skip-checks", "--no-exhibition"]
    deadline = time.monotonic() + 60

    with servers.ended(subprocess.Popen(command, cwd=env.PROJECT, env=same_house.environment())):
        while not Queue("sct", connection=empty_redis).count:
            assert time.monotonic() < deadline, "the sweeper queued nothing"
            time.sleep(0.1)


def test_told_to_end_it_says_so_and_ends_as_the_first_process_of_a_container_too(
    tmp_path: Path, empty_redis: "redis.Redis"
) -> None:
    """As process 1, a process does not receive signals that it does not handle itself."""
    batch_files.batch(tmp_path)
    command = [sys.executable, "manage.py", "sweep", "--skip-checks", "--no-exhibition"]
    told = tmp_path / "told"
    deadline = time.monotonic() + 60

    with told.open("w") as said:
        sweeping = subprocess.Popen(command, cwd=env.PROJECT, env=same_house.environment(), stderr=said)
    with servers.ended(sweeping):
        while not Queue("sct", connection=empty_redis).count:
            assert time.monotonic() < deadline, "the sweeper queued nothing"
            time.sleep(0.1)
        sweeping.send_signal(signal.SIGTERM)
        assert sweeping.wait(timeout=30) == 0

    assert told.read_text().splitlines()[-1:] == ["Stopped."]


INTERRUPTED = """
import django
from django.core.management import call_command

django.setup()
from games.playing import sweeper

deed = "import os, signal; os.kill(os.getpid(), signal.SIGTERM); [0 for _ in range(1_000)]"
sweeper.keep_sweeping = lambda **_: exec(deed)
call_command("sweep", "--skip-checks", "--no-exhibition")
"""


@pytest.mark.second
def test_told_to_end_while_a_part_is_still_being_loaded_it_ends_well() -> None:
    """Some modules execute text as code while they are loaded. If that is interrupted as by Ctrl-C, Python ends by
    SIGINT, however the interruption is handled."""
    command = [sys.executable, "-c", INTERRUPTED]
    ended = subprocess.run(
        command, cwd=env.PROJECT, env=same_house.environment(), capture_output=True, text=True, check=False
    )

    assert (ended.returncode, ended.stderr.splitlines()[-1:]) == (0, ["Stopped."])
