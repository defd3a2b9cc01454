"""How long it takes to back up a house of a gigabyte while a match and a batch are running, and to restore it.

Run: python benchmarks/backups.py [--megabytes 1000] [sqlite] [postgresql]. Both commands run as an operator would run
them, on the same disk as the running house. Also printed: what the match and the batch did meanwhile, and whether the
restored log is a prefix of the one that went on, as it must be if the backup shows the house at one moment.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"

import django  # noqa: E402 - the surroundings come first

django.setup()

import psycopg  # noqa: E402

from benchmarks import kept  # noqa: E402
from tests.support.databases import postgres  # noqa: E402
from tests.support.hard_times import house, times  # noqa: E402
from tests.support.sites.site import environment  # noqa: E402

WORK = house.Work(trials=400, time_limit=7200, league_seconds=1.0)
"""More work than can finish during the measurement."""


@contextmanager
def databases(kind: str) -> Iterator[tuple[dict[str, str], dict[str, str]]]:
    """Yields the settings of the house that is backed up, and of the one that it is restored into."""
    if kind == "sqlite":
        yield {}, {}
        return
    with postgres.running_postgres() as url:
        with psycopg.connect(url, autocommit=True) as link:
            link.execute("CREATE DATABASE moved")
        yield {"DATABASE_URL": url}, {"DATABASE_URL": url.rpartition("/")[0] + "/moved"}


def timed(environ: Mapping[str, str], *words: str) -> float:
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, *words], cwd=PROJECT, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return time.monotonic() - began


def measured(kind: str, megabytes: int, folder: Path) -> None:
    def nothing(*_: object) -> Any:
        raise AssertionError

    with databases(kind) as (here, there):
        ground = house.Ground(var=folder / "here", befall=nothing, environ=here, past=megabytes)
        elsewhere = environment(folder / "there", **there)
        with house.standing(ground, WORK) as stood:
            times.until(lambda: stood.progress().entries > 20, 90)
            before = stood.told()
            saved = timed(stood.environ, "manage.py", "backup", str(folder / "saved.zip"))
            after = stood.told()
            size = (folder / "saved.zip").stat().st_size
            moved = timed(elsewhere, "manage.py", "restore", str(folder / "saved.zip"))
            now = house.told_by(elsewhere)
    is_beginning = now["log"] == after["log"][: len(now["log"])] and len(now["log"]) >= len(before["log"])
    kept.seconds(f"{kind}: backup", saved)
    kept.seconds(f"{kind}: restore", moved)
    print(f"{kind}: {megabytes} MB of history, the backup {size / 1e6:.0f} MB; the match is {after['match']}")
    entries, calls = len(after["log"]) - len(before["log"]), after["journalled"] - before["journalled"]
    print(f"  backup {saved:.1f} s, meanwhile {entries} entries and {calls} calls")
    print(f"  restore {moved:.1f} s; {len(now['log'])} entries, {'a prefix' if is_beginning else 'NOT A PREFIX'}")
    print(f"  calls of the batch: {before['journalled']} before, {now['journalled']} in the copy")
    print(f"  load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", help="which databases to measure (default: both)")
    parser.add_argument("--megabytes", type=int, default=1000)
    options = parser.parse_args()
    for kind in options.kinds or ("sqlite", "postgresql"):
        if kind == "postgresql" and postgres.programs() is None:
            print("postgresql: its server is not installed")
            continue
        with tempfile.TemporaryDirectory(prefix="glassbox-backups-") as folder:
            Path(folder).chmod(0o755)
            measured(kind, options.megabytes, Path(folder))


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
