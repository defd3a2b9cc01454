"""A whole running site, started as a user does: `manage.py live` on a free port with its own data."""

import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from glassbox_site.environment import env
from tests import settings as surroundings
from tests.support import endurance, servers
from tests.support.sites import programs

SECONDS_TO_START = 60.0


@dataclass(slots=True, kw_only=True)
class Site:
    """A started site: its process, its address, and what it has printed so far."""

    process: "subprocess.Popen[str]"
    url: str
    var: Path
    lines: list[str] = field(default_factory=list)

    @property
    def log(self) -> str:
        return "\n".join(self.lines)

    @property
    def password(self) -> str:
        """The administrator's one-time password, as printed."""
        found = re.search(r"one-time password: (\S+)", self.log)
        assert found, self.log
        return found[1]

    def wait_for(self, pattern: str, seconds: float = SECONDS_TO_START) -> "re.Match[str]":
        """Waits for a line of the log that matches, and returns the match."""
        deadline = time.monotonic() + endurance.in_reason(seconds)
        while time.monotonic() < deadline:
            for line in list(self.lines):
                if found := re.search(pattern, line):
                    return found
            assert self.process.poll() is None, f"the site ended:\n{self.log}"
            time.sleep(0.05)
        raise AssertionError(f"nothing matched {pattern!r} within {seconds} s:\n{self.log}")

    def wait_until_well(self, seconds: float = SECONDS_TO_START) -> None:
        deadline = time.monotonic() + endurance.in_reason(seconds)
        while (answer := httpx.get(f"{self.url}/healthz", timeout=10)).status_code != 200:
            assert time.monotonic() < deadline, answer.text
            time.sleep(0.1)

    def stop(self, signum: int = signal.SIGTERM) -> int:
        self.process.send_signal(signum)
        return self.process.wait(30)


def environment(var: Path, **changes: str) -> dict[str, str]:
    """This process's environment without any setting of the product, plus `changes`."""
    ours = {*surroundings.VARIABLES, "DJANGO_SETTINGS_MODULE"}
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return kept | {"GLASSBOX_VAR": str(var), "GLASSBOX_ENV_FILE": os.devnull, "MODEL_SERVERS": "off"} | changes


def house() -> Path:
    """The data that sites start with: tables, a cast and static files; made once for all test processes."""
    house = surroundings.HOUSE
    with house.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not house.exists():
            _build(house)
    return house


def furnish(var: Path) -> None:
    """Copies into `var` whatever is not there yet."""
    var.mkdir(parents=True, exist_ok=True)
    for each in house().iterdir():
        if each.is_dir() and not (var / each.name).exists():
            shutil.copytree(each, var / each.name)
        elif not (var / each.name).exists():
            shutil.copy2(each, var / each.name)


def _build(house: Path) -> None:
    """Builds the house whole or not at all."""
    site = house.with_suffix(".site")
    environ = environment(site, DJANGO_SETTINGS_MODULE="glassbox_site.settings")
    subprocess.run([sys.executable, "-m", "tests.support.sites.house"], cwd=env.PROJECT, env=environ, check=True)
    site.rename(house)


@contextmanager
def running_site(
    var: Path,
    *arguments: str,
    environ: Mapping[str, str] | None = None,
    exhibition: bool = False,
    from_nothing: bool = False,
) -> Iterator[Site]:
    """Yields a site with furnished data, unless it starts `from_nothing`, and without exhibitions, unless asked for."""
    if not from_nothing:
        furnish(var)
    port = servers.free_port()
    on_air = () if exhibition else ("--no-exhibition",)
    process = subprocess.Popen(
        servers.on_a_leash([sys.executable, "manage.py", "live", "--port", str(port), *on_air, *arguments]),
        cwd=env.PROJECT,
        env=environ or environment(var),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    site = Site(process=process, url=f"http://127.0.0.1:{port}", var=var)
    reader = threading.Thread(target=_follow, args=(process, site.lines))
    reader.start()
    with servers.ended(process), programs.ended():
        site.wait_for("The Glass Box League is on")
        yield site
    reader.join(5)


def _follow(process: "subprocess.Popen[str]", lines: list[str]) -> None:
    assert process.stdout is not None
    with process.stdout as output:
        for line in output:
            lines.append(line.rstrip())  # noqa: PERF401 - line by line, as they come
