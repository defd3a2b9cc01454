"""Real servers for the tests, each ended by the test or fixture that started it."""

import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import redis

from glassbox_site.running import embedded
from glassbox_site.running.parts import processes

PORTS = (15_000, 32_000)


@contextmanager
def embedded_redis(path: Path, folder: Path) -> Iterator[str]:
    """The product's own embedded Redis; yields its address."""
    embedded.prepare(path, folder)
    command = on_a_leash(embedded.command(embedded.find_server(), path))
    with ended(subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)):
        address = f"unix://{path}?db=0"
        embedded.wait_until_ready(address, seconds=20)
        yield address


class RestartableRedis:
    """A Redis on a network port, as in a deployment on several machines; it keeps its data when it is restarted."""

    def __init__(self, folder: Path) -> None:
        self._port, self._folder = free_port(), folder
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str) -> None:
        settings = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "yes"]
        settings += ["--aof-use-rdb-preamble", "no"]  # it loads one command at a time, and answers in between
        command = [str(embedded.find_server()), *settings, "--dir", str(self._folder), *more]
        self._process = subprocess.Popen(on_a_leash(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def wait(self) -> None:
        embedded.wait_until_ready(self.address, seconds=60)

    def stop(self) -> None:
        """Kills it; writes of the last second may be lost."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Accepts connections meanwhile, and answers nobody."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def condense(self, *, padding: int) -> int:
        """Adds `padding` keys and rewrites its data into one file; returns the number of keys."""
        with redis.Redis.from_url(self.address) as client:
            client.mset({f"padding:{number}": number for number in range(padding)})
            client.bgrewriteaof()
            while client.info("persistence")["aof_rewrite_in_progress"]:
                time.sleep(0.05)
            return int(client.dbsize())


@contextmanager
def restartable_redis(folder: Path) -> Iterator[RestartableRedis]:
    kept = RestartableRedis(folder)
    kept.start()
    try:
        kept.wait()
        yield kept
    finally:
        kept.stop()


@contextmanager
def stand_alone_redis(folder: Path) -> Iterator[str]:
    """Yields its address."""
    with restartable_redis(folder) as kept:
        yield kept.address


def on_a_leash(command: list[str]) -> list[str]:
    """The command, run so that it dies with this test process."""
    return [sys.executable, str(processes.LEASH), str(os.getpid()), *command]


@contextmanager
def ended(process: "subprocess.Popen[bytes] | subprocess.Popen[str]", signum: int = signal.SIGTERM) -> Iterator[None]:
    """Ends the process politely, then not politely."""
    try:
        yield
    finally:
        process.send_signal(signum)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def works(process: psutil.Process) -> bool:
    """Whether it is a worker, by its command line or by the title that it sets once it is listening."""
    return bool(re.search(r"\brq:?worker\b", " ".join(process.cmdline())))


def free_port() -> int:
    """A port below the ephemeral range, so that it is still free if its server is restarted later."""
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
