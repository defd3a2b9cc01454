"""What the measurement stands on: a database and Redis of its own, processes that report, their CPU time."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent.parent
FOLDER = Path(tempfile.mkdtemp(prefix="glassbox-bench-air-"))
os.environ |= {
    "GLASSBOX_VAR": str(FOLDER),
    "DATABASE_URL": f"sqlite:///{FOLDER}/bench.sqlite3",
    "REDIS_URL": f"unix://{FOLDER}/redis.sock?db=0",
    "DJANGO_SETTINGS_MODULE": "glassbox_site.settings",
}

import django  # noqa: E402 - the surroundings come first

django.setup()

import psutil  # noqa: E402 - Django is set up first
from django.core.management import call_command  # noqa: E402

from tests.support import servers  # noqa: E402


class Process:
    """A helper process that reports what it finds in JSON lines."""

    def __init__(self, role: str, **told: Any) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.spectating", role, json.dumps(told)],
            cwd=PROJECT,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = self._process.pid

    def says(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        said: dict[str, Any] = json.loads(self._process.stdout.readline())
        return said

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def cpu(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return times.user + times.system


def worker(pid: int) -> int:
    """The pid of the server itself: the leash either becomes the process that it holds, or is its parent."""
    children = psutil.Process(pid).children()
    return children[0].pid if children else pid


@contextmanager
def surroundings() -> Iterator[None]:
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, FOLDER, ignore_errors=True)
        (FOLDER / "static").mkdir()
        stack.enter_context(servers.embedded_redis(FOLDER / "redis.sock", FOLDER / "redis"))
        call_command("migrate", verbosity=0)
        yield
