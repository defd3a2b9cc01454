"""Other processes that play a match of this test's database."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import timedelta

from django.conf import settings
from django.db import connection
from django.db.models import QuerySet
from django.db.models.functions import Now

from games.models import Match
from tests.support import servers

PATIENCE_SECONDS = 90.0


def database_url() -> str:
    """The address of this test's database."""
    name = connection.settings_dict["NAME"]
    if connection.vendor == "sqlite":
        return f"sqlite:///{name}"
    return f"{os.environ['TEST_DATABASE_URL'].rsplit('/', 1)[0]}/{name}"


def let_lease_run_out(match: Match) -> None:
    """As if its seconds had passed."""
    let_leases_run_out(Match.objects.filter(pk=match.pk))


def let_leases_run_out(matches: "QuerySet[Match]") -> None:
    matches.update(lease_until=Now() - timedelta(seconds=1))


def until(claim: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    deadline = time.monotonic() + seconds
    while not claim():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.05)


class Player:
    """Starts one child after another that plays the match."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def start(self) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        return int(self._line())

    def wait(self) -> None:
        """Waits until the child has ended or was stopped."""
        assert self._line().startswith("ended")

    def play_for(self, seconds: float) -> None:
        child = self.start()
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        self.wait()

    def play_until(self, claim: Callable[[], bool]) -> None:
        child = self.start()
        until(claim)
        os.kill(child, signal.SIGKILL)
        self.wait()

    def play_on(self) -> None:
        self.start()
        self.wait()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


@contextlib.contextmanager
def player(match: Match | None = None) -> Iterator[Player]:
    """Yields a player of that match, or of all that are due."""
    environ = os.environ | {
        "DATABASE_URL": database_url(),
        "DJANGO_SETTINGS_MODULE": "glassbox_site.settings",
        "GLASSBOX_VAR": str(settings.VAR),
    }
    command = [sys.executable, "-m", "tests.games.playing.kept_playing", *([str(match.pk)] if match else [])]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with (
        subprocess.Popen(command, cwd=settings.BASE_DIR, env=environ, text=True, **pipes) as process,  # type: ignore[call-overload]
        servers.ended(process),
    ):
        yield Player(process)
