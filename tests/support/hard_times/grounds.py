"""What a house can be built on, and the fault that it meets there."""

import contextlib
import os
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import psutil
import psycopg
import pytest
import redis

from tests.support import servers
from tests.support.databases import postgres
from tests.support.hard_times import certificates
from tests.support.hard_times.house import Ground, House

HOUR = 3600
DISK_MB = 96
POSTGRESQL_MB = 160

Build = Callable[[Path], AbstractContextManager[Ground]]


@contextmanager
def on_a_small_disk(folder: Path) -> Iterator[Ground]:
    """The disk is full, since something else fills it up."""
    with _small_disk(folder / "disk", DISK_MB) as disk:
        yield Ground(var=disk / "var", befall=_filled(disk), environ={"DISK_RESERVE_MB": "1"})


@contextmanager
def _small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("no small disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _filled(disk: Path) -> Callable[[House, float], AbstractContextManager[None]]:
    @contextmanager
    def befall(house: House, seconds: float) -> Iterator[None]:
        with (disk / "fill").open("wb", buffering=0) as file:
            _fill_up(file.fileno())
            yield
        (disk / "fill").unlink()

    return befall


def _fill_up(handle: int) -> None:
    with contextlib.suppress(OSError):
        while True:
            os.write(handle, b"\0" * 4096)


@contextmanager
def with_a_redis_that_goes_away(folder: Path) -> Iterator[Ground]:
    with servers.restartable_redis(folder) as kept:

        @contextmanager
        def befall(house: House, seconds: float) -> Iterator[None]:
            kept.stop()
            yield
            kept.start()

        yield Ground(var=folder / "var", befall=befall, environ={"REDIS_URL": kept.address})


@contextmanager
def with_a_redis_that_hangs(folder: Path) -> Iterator[Ground]:
    with servers.restartable_redis(folder) as kept:

        @contextmanager
        def befall(house: House, seconds: float) -> Iterator[None]:
            with kept.hanging():
                yield

        yield Ground(var=folder / "var", befall=befall, environ={"REDIS_URL": kept.address})


@contextmanager
def with_a_redis_that_loads(folder: Path) -> Iterator[Ground]:
    """Redis was restarted, and takes long to load its data."""
    with servers.restartable_redis(folder) as kept:

        @contextmanager
        def befall(house: House, seconds: float) -> Iterator[None]:
            keys = kept.condense(padding=20_000)
            kept.stop()
            kept.start("--key-load-delay", str(int(1e6 * seconds / keys)))
            yield
            kept.wait()

        yield Ground(var=folder / "var", befall=befall, environ={"REDIS_URL": kept.address})


@contextmanager
def with_a_redis_at_its_limit(folder: Path) -> Iterator[Ground]:
    with servers.restartable_redis(folder) as kept:

        @contextmanager
        def befall(house: House, seconds: float) -> Iterator[None]:
            with redis.Redis.from_url(kept.address) as client:
                client.config_set("maxmemory", 1)
                yield
                client.config_set("maxmemory", 0)

        yield Ground(var=folder / "var", befall=befall, environ={"REDIS_URL": kept.address})


@contextmanager
def on_a_database_that_is_locked(folder: Path) -> Iterator[Ground]:
    """Another connection writes, and does not end its transaction."""

    @contextmanager
    def befall(house: House, seconds: float) -> Iterator[None]:
        with contextlib.closing(sqlite3.connect(house.site.var / "glassbox.sqlite3", isolation_level=None)) as link:
            link.execute("PRAGMA busy_timeout = 30000")
            link.execute("BEGIN IMMEDIATE")
            yield
            link.execute("ROLLBACK")

    yield Ground(var=folder / "var", befall=befall)


@contextmanager
def on_a_postgresql_that_is_restarted(folder: Path) -> Iterator[Ground]:
    if postgres.programs() is None:
        pytest.skip("PostgreSQL's server is not installed")
    with postgres.restartable_postgres() as kept:

        @contextmanager
        def befall(house: House, seconds: float) -> Iterator[None]:
            kept.stop()
            yield
            kept.start()

        yield Ground(var=folder / "var", befall=befall, environ={"DATABASE_URL": kept.address})


@contextmanager
def on_a_postgresql_that_is_read_only(folder: Path) -> Iterator[Ground]:
    """As hosts of databases make it when its disk is nearly full: what is connected is cut off, and whoever connects
    again can only read."""
    if postgres.programs() is None:
        pytest.skip("PostgreSQL's server is not installed")
    with postgres.restartable_postgres() as kept:

        @contextmanager
        def befall(house: House, seconds: float) -> Iterator[None]:
            _set_read_only(kept.address, "on")
            yield
            _set_read_only(kept.address, "off")

        yield Ground(var=folder / "var", befall=befall, environ={"DATABASE_URL": kept.address})


def _set_read_only(address: str, wanted: str) -> None:
    with psycopg.connect(address, autocommit=True, options="-c default_transaction_read_only=off") as link:
        link.execute(f"ALTER DATABASE glassbox SET default_transaction_read_only = {wanted}")
        link.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


@contextmanager
def on_a_postgresql_without_room(folder: Path) -> Iterator[Ground]:
    """The disk of PostgreSQL's tables is full: rows can still be changed, but none added."""
    if postgres.programs() is None:
        pytest.skip("PostgreSQL's server is not installed")
    with (
        tempfile.TemporaryDirectory(prefix="glassbox-disk-") as outside,
        _small_disk(_open_to_all(Path(outside)) / "disk", POSTGRESQL_MB) as disk,
        postgres.restartable_postgres(disk) as kept,
    ):
        yield Ground(var=folder / "var", befall=_filled(disk), environ={"DATABASE_URL": kept.address})


def _open_to_all(folder: Path) -> Path:
    """Makes the folder accessible to PostgreSQL, which runs as another user."""
    folder.chmod(0o755)
    return folder


@contextmanager
def by_a_clock_that_is_set_back(folder: Path) -> Iterator[Ground]:
    """The clock of all the site's processes goes back an hour, that of Redis included."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        pytest.skip("a clock of one's own needs a C compiler, on Linux")
    library, told = folder / "other_clock.so", folder / "clock"
    source = Path(__file__).with_name("other_clock.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source)], check=True)
    told.write_bytes(struct.pack("@l", 0))

    @contextmanager
    def befall(house: House, seconds: float) -> Iterator[None]:
        _move(told, -HOUR)
        yield
        _move(told, 0)

    yield Ground(var=folder / "var", befall=befall, environ={"LD_PRELOAD": str(library), "OTHER_CLOCK": str(told)})


def _move(clock: Path, seconds: int) -> None:
    """Writes in place, because all processes have mapped this very file."""
    with clock.open("r+b") as file:
        file.write(struct.pack("@l", seconds))


@contextmanager
def with_an_endpoint_of_a_wrong_name(folder: Path) -> Iterator[Ground]:
    """The endpoint shows a certificate for another name."""
    shown = certificates.made(folder / "certificates")

    @contextmanager
    def befall(house: House, seconds: float) -> Iterator[None]:
        shown.show(certificates.WRONG)
        house.endpoint.server.hang_up()
        yield
        shown.show(certificates.RIGHT)

    yield Ground(var=folder / "var", befall=befall, certificate=shown)


@contextmanager
def with_workers_that_keep_dying(folder: Path) -> Iterator[Ground]:
    """Every worker is killed as soon as it is started."""

    @contextmanager
    def befall(house: House, seconds: float) -> Iterator[None]:
        is_over = threading.Event()
        killer = threading.Thread(target=_keep_killing, args=(house, is_over))
        killer.start()
        try:
            yield
        finally:
            is_over.set()
            killer.join()

    yield Ground(var=folder / "var", befall=befall)


def _keep_killing(house: House, is_over: threading.Event) -> None:
    while not is_over.wait(0.05):
        with contextlib.suppress(psutil.NoSuchProcess):
            for part in psutil.Process(house.site.process.pid).children():
                with contextlib.suppress(psutil.NoSuchProcess):
                    if servers.works(part):
                        part.kill()
