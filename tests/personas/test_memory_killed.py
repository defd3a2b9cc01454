"""A worker that is killed between the database and Redis: the match is remembered, once."""

import json
import socket
import subprocess
import sys
import time

import pytest
import redis

from glassbox_site import env
from personas import memory
from personas.models import Experience
from tests.personas.cast import LEADER, outcome
from tests.sct import same_house

SECONDS_TO_REMEMBER = 30.0
WORKER = """
import django
django.setup()
from tests.personas import cast
from personas import memory, shelf
shelf.TIMEOUT = 60
memory.remember([cast.outcome(1, lessons=("Pair up.",))], memory_on=True)
"""


@pytest.mark.faults
@pytest.mark.django_db(transaction=True)
def test_a_worker_killed_before_redis_has_heard_loses_nothing(empty_redis: "redis.Redis") -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"redis://127.0.0.1:{silent.getsockname()[1]}/0"
        worker = subprocess.Popen(
            [sys.executable, "-c", WORKER], cwd=env.PROJECT, env=same_house.environment() | {"REDIS_URL": address}
        )
        _wait_for_experience(worker)
        worker.kill()
        worker.wait()
    assert empty_redis.get(LEADER) is None

    recalled = memory.recall(LEADER)
    memory.remember([outcome(1, lessons=("Pair up.",))], memory_on=True)

    assert (recalled.games_played, recalled.learned.crewmate) == (1, ("Pair up.",))
    stored = empty_redis.get(LEADER)
    assert isinstance(stored, bytes)
    assert json.loads(stored)["games_played"] == 1


def _wait_for_experience(worker: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + SECONDS_TO_REMEMBER
    while not Experience.objects.exists():
        assert worker.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
