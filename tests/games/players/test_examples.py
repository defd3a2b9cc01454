"""The agents in `examples` can play as they are."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx
import pytest

from games.models import Match, Status
from games.playing import jobs
from glassbox_site.environment import env
from tests.games.prepared import orders
from tests.support import servers

pytestmark = [pytest.mark.second, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def agent() -> Iterator[str]:
    port = servers.free_port()
    command = [sys.executable, str(env.PROJECT / "examples" / "chat_agent.py"), str(port)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            _wait(port)
            yield f"http://127.0.0.1:{port}/v1"
        finally:
            process.terminate()


def test_the_agent_behind_an_endpoint_plays_a_match_without_losing_a_turn(agent: str, empty_redis: object) -> None:
    chairs = orders.speaking_chairs(agent)
    match: Match = orders.booked(chairs=chairs)

    jobs.play_match(match.pk)

    match.refresh_from_db()
    lost = [line for line in orders.log(match) if '"Stumbled"' in line]
    assert (match.status, lost[:2]) == (Status.FINISHED, [])


def _wait(port: int) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/")
            return
        time.sleep(0.05)
