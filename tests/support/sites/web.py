"""A separate web process on the test's database and Redis."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from socket import create_connection

from django.conf import settings
from django.db import connection

from glassbox_site.environment import env
from tests.support import endurance, servers
from tests.support.sites.site import environment

SITE = "glassbox_site.asgi:application"
SECONDS_TO_START = 60.0
OPTIONS = {
    "daphne": ("-v0", "-e", "tcp:interface=127.0.0.1:backlog=2048:port={port}"),
    "uvicorn": ("--log-level", "critical", "--ws", "websockets-sansio", "--backlog", "2048", "--port", "{port}"),
}
"""As the site itself is started, as far as spectators can tell."""


@contextmanager
def process(port: int, application: str = SITE, *, server: str = "daphne") -> Iterator["subprocess.Popen[bytes]"]:
    """Runs the site, or another application, and yields once it answers."""
    surroundings = environment(settings.VAR, DATABASE_URL=database_url(), REDIS_URL=settings.REDIS_URL)
    command = [sys.executable, "-m", server, *(each.format(port=port) for each in OPTIONS[server]), application]
    started = subprocess.Popen(servers.on_a_leash(command), cwd=env.PROJECT, env=surroundings)
    with servers.ended(started):
        wait_until_it_answers(port)
        yield started


def wait_until_it_answers(port: int) -> None:
    deadline = time.monotonic() + endurance.in_reason(SECONDS_TO_START)
    while True:
        try:
            with closing(create_connection(("127.0.0.1", port), timeout=5)):
                return
        except OSError:
            assert time.monotonic() < deadline, "the web process does not answer"
            time.sleep(0.05)


def database_url() -> str:
    """The address of the test's own database."""
    found = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{found['NAME']}"
    return f"postgres://{found['USER']}:{found['PASSWORD']}@{found['HOST']}:{found['PORT']}/{found['NAME']}"
