"""Real servers for the tests, each ended by whoever started it."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from glassbox_site import embedded, processes


@contextmanager
def embedded_redis(path: Path, folder: Path) -> Iterator[str]:
    """The product's own embedded Redis; yields its address."""
    embedded.prepare(path, folder)
    command = embedded.command(embedded.find_server(), path, folder)
    with ended(subprocess.Popen(on_a_leash(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)):
        address = f"unix://{path}?db=0"
        embedded.wait_until_ready(address, seconds=20)
        yield address


@contextmanager
def stand_alone_redis(folder: Path) -> Iterator[str]:
    """A Redis on a network port of this machine, as a deployment on several machines has it."""
    port = free_port()
    settings = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "yes", "--dir", str(folder)]
    command = on_a_leash([str(embedded.find_server()), *settings])
    with ended(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)):
        address = f"redis://127.0.0.1:{port}/0"
        embedded.wait_until_ready(address, seconds=20)
        yield address


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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
