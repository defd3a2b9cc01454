"""Between the database and Redis, a process is killed or another is faster: each match is remembered once."""

import json
import socket
import subprocess
import sys
import threading
import time
from dataclasses import asdict
from pathlib import Path

import pytest
import redis
from django.conf import LazySettings
from django.db import connection

from glassbox_site.environment import env
from personas.models import Experience
from personas.remembering import memory, redis_values
from tests.personas.cast import LEADER, outcome
from tests.support.sites import same_house

SECONDS_TO_REMEMBER = 30.0
WORKER = """
import django
django.setup()
from tests.personas import cast
from personas.remembering import memory, redis_values
redis_values.TIMEOUT = 60
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


@pytest.mark.django_db(transaction=True)
def test_a_worker_that_was_overtaken_writes_again(empty_redis: "redis.Redis", settings: LazySettings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        overtaking = threading.Thread(target=_overtake, args=[door, settings.ENVIRONMENT.redis_socket])
        overtaking.start()
        settings.REDIS_URL = f"redis://127.0.0.1:{door.getsockname()[1]}/0"

        memory.remember([outcome(1)], memory_on=True)
        redis_values.at(settings.REDIS_URL).close()
        overtaking.join()

    stored = empty_redis.get(LEADER)
    assert isinstance(stored, bytes)
    assert json.loads(stored)["games_played"] == 2


def _overtake(door: socket.socket, redis_socket: Path) -> None:
    """When a record arrives, lets another match end first, and only then lets it through to Redis."""
    visitor, _ = door.accept()
    fields = asdict(outcome(2)) | {"lessons": [], "role": "crewmate"}
    Experience.objects.create(**fields)
    connection.close()
    with visitor, socket.socket(socket.AF_UNIX) as inside:
        inside.connect(str(redis_socket))
        back = threading.Thread(target=_carry, args=[inside, visitor])
        back.start()
        _carry(visitor, inside)
        inside.shutdown(socket.SHUT_RDWR)
        back.join()


def _carry(source: socket.socket, target: socket.socket) -> None:
    while data := source.recv(65_536):
        target.sendall(data)


def _wait_for_experience(worker: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + SECONDS_TO_REMEMBER
    while not Experience.objects.exists():
        assert worker.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.django_db(transaction=True)
def test_words_that_are_taken_back_while_a_record_is_written_are_gone_from_it(
    empty_redis: "redis.Redis", monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.remember([outcome(1, lessons=("Ann lied.",))], memory_on=True)
    put, come = redis_values.Shelf.put, []

    def overtaken(shelf: redis_values.Shelf, key: str, value: str) -> None:
        come.append(value)
        if len(come) == 1:
            memory.reword("1", lambda lesson: lesson.replace("Ann", "Somebody"))
        put(shelf, key, value)

    monkeypatch.setattr(redis_values.Shelf, "put", overtaken)
    memory.remember([outcome(2)], memory_on=True)

    stored = empty_redis.get(LEADER)
    assert isinstance(stored, bytes)
    assert json.loads(stored)["learned"]["crewmate"] == ["Somebody lied."]
