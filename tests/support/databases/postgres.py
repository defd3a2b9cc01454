"""A real PostgreSQL for one run: its own data, its own port, gone afterwards.

`python -m tests.support.databases.postgres ARGUMENTS...` runs pytest on it with these arguments, limited to tests
marked `databases`. Where PostgreSQL's server is not installed it says so, runs nothing and succeeds.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.support import servers

SECONDS_TO_START = 30.0
FAST_SHUTDOWN = signal.SIGINT  # at SIGTERM, PostgreSQL would wait for its clients


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`; Debian keeps the newest one out of PATH."""
    on_path = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3])
    found = Path(on_path) if on_path else installed[-1] if installed else None
    return found.resolve().parent if found else None


class RestartablePostgres:
    """A PostgreSQL server that keeps its data and its port when it is restarted."""

    def __init__(self, data: Path, port: int, user: str | None) -> None:
        self._data, self._port, self._user = data, port, user
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"postgres://glassbox@127.0.0.1:{port}/glassbox"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        server = programs()
        assert server is not None
        settings = [f"port={self._port}", "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
        words = (word for setting in settings for word in ("-c", setting))
        command = [str(server / "postgres"), "-D", str(self._data), *words]
        self._process = subprocess.Popen(
            command, user=self._user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def stop(self) -> None:
        assert self._process is not None
        with servers.ended(self._process, FAST_SHUTDOWN):
            pass


@contextmanager
def restartable_postgres(tables: Path | None = None) -> Iterator[RestartablePostgres]:
    """Yields a server with an empty database `glassbox`. If `tables` is given, its tables are in that folder, but not
    its write-ahead log."""
    with tempfile.TemporaryDirectory(prefix="glassbox-postgres-") as folder:
        port, user = servers.free_port(), _user()
        if user:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        _prepare(Path(folder), user)
        if tables is not None:
            subprocess.run(["mv", Path(folder) / "base", tables], check=True)  # its owner moves with it
            (Path(folder) / "base").symlink_to(tables / "base")
        kept = RestartablePostgres(Path(folder), port, user)
        kept.start()
        try:
            _create_database(port)
            yield kept
        finally:
            kept.stop()


@contextmanager
def running_postgres() -> Iterator[str]:
    """Yields the address of an empty database `glassbox`."""
    with restartable_postgres() as kept:
        yield kept.address


def _prepare(data: Path, user: str | None) -> None:
    server = programs()
    assert server is not None
    command: list[str | Path] = [
        server / "initdb",
        "--auth=trust",
        "--username=glassbox",
        "--encoding=UTF8",
        "--no-sync",
        data,
    ]
    subprocess.run(command, check=True, user=user, stdout=subprocess.DEVNULL, cwd="/")


def _user() -> str | None:
    """Another user if this process is root, as which PostgreSQL refuses to run."""
    if os.getuid() != 0:
        return None
    known = {person.pw_name for person in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _create_database(port: int) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            with psycopg.connect(f"host=127.0.0.1 port={port} user=glassbox dbname=postgres", autocommit=True) as link:
                link.execute("CREATE DATABASE glassbox")
                return
        except psycopg.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def main(arguments: list[str]) -> int:
    if programs() is None:
        sys.stdout.write("PostgreSQL's server is not installed: the tests ran on SQLite only.\n")
        return 0
    command = [sys.executable, "-m", "pytest", *arguments, "-m", "databases and not minds"]  # the last -m counts
    with running_postgres() as address:
        ended = subprocess.run(command, env=os.environ | {"TEST_DATABASE_URL": address}, check=False).returncode
    return 0 if ended == pytest.ExitCode.NO_TESTS_COLLECTED else ended


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
