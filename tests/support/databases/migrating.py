"""Creates the tables of the test database once for all test processes: on SQLite, the others copy the first one's.

The first one copies them from the last run, if no source that they depend on has changed.
"""

import contextlib
import fcntl
import hashlib
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from django.core.management.commands import migrate
from django.db import connections

from glassbox_site.environment import env

Migrating = Callable[..., Any]

CACHE = env.PROJECT / ".pytest_cache" / "migrated"
MAKERS = ("games", "glassbox_site", "personas", "sct")


def once(migrating: Migrating, kept: Path, cache: Path = CACHE) -> Migrating:
    """Wraps `migrating` for new SQLite databases. The first process leaves its database in `kept` for the others."""

    def migrated(command: migrate.Command, *args: Any, **options: Any) -> Any:
        connection = connections[options["database"]]
        if not options["run_syncdb"] or connection.vendor != "sqlite":
            return migrating(command, *args, **options)
        connection.ensure_connection()
        with kept.with_suffix(".migrating").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            take(cache / sources(), kept)
            is_kept = kept.exists()
            if not is_kept:
                migrating(command, *args, **options)
            with contextlib.closing(sqlite3.connect(kept)) as file:
                source, target = (file, connection.connection) if is_kept else (connection.connection, file)
                source.backup(target)
            if not is_kept:
                keep(kept, cache / sources())
        return None

    return migrated


def sources(house: Path = env.PROJECT) -> str:
    """A hash of the sizes and times of all files of the project, since migrations may read any, and of the versions of
    Python, SQLite and the requirements."""
    others = [sys.version, sqlite3.sqlite_version, (env.PROJECT / "requirements.txt").read_text(encoding="utf-8")]
    return hashlib.sha256("\n".join([*others, *sorted(_dates(house))]).encode()).hexdigest()


def _dates(house: Path) -> Iterator[str]:
    for maker in MAKERS:
        for path in (house / maker).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                found = path.stat()
                yield f"{path} {found.st_size} {found.st_mtime_ns}"


def take(cached: Path, kept: Path) -> None:
    if not kept.exists():
        with contextlib.suppress(OSError):
            _copied(cached, kept)


def keep(kept: Path, cached: Path) -> None:
    """Replaces whatever was cached; does nothing where no file can be written."""
    with contextlib.suppress(OSError):
        shutil.rmtree(cached.parent, ignore_errors=True)
        cached.parent.mkdir(parents=True)
        _copied(kept, cached)


def _copied(one: Path, other: Path) -> None:
    """Copies the file whole or not at all."""
    coming = other.with_name(f"{other.name}.coming-{os.getpid()}")
    shutil.copyfile(one, coming)
    coming.replace(other)
