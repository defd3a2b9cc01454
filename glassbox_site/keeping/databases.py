"""Saves and restores the database by its own tools: SQLite's online backup, PostgreSQL's pg_dump and pg_restore.

Both copy one moment of it, while writing goes on.
"""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, connections
from django.db.migrations.recorder import MigrationRecorder
from django.utils.translation import gettext as _
from psycopg import pq

from glassbox_site.keeping import parcel

SQLITE, POSTGRESQL = "sqlite", "postgresql"
LONGEST_COMPLAINT = 500


class CannotCopy(Exception):
    """Raised when the database cannot be saved or restored; the message says why."""


def vendor() -> str:
    return connections[DEFAULT_DB_ALIAS].vendor


def is_empty() -> bool:
    """Whether there is not one table."""
    return not connections[DEFAULT_DB_ALIAS].introspection.table_names()


def migrations() -> tuple[str, ...]:
    """The migrations that were applied, as `app.name`."""
    seen = MigrationRecorder(connections[DEFAULT_DB_ALIAS]).applied_migrations()
    return tuple(sorted(f"{app}.{name}" for app, name in seen))


def save(to: Path) -> None:
    if vendor() == SQLITE:
        _save_sqlite(_sqlite_file(), to)
    else:
        _run(["pg_dump", "--format=custom", "--compress=1", "--no-owner", "--no-privileges", f"--file={to}"])


def restore(copy: Path) -> None:
    """Restores into an empty database, wholly or not at all."""
    if vendor() == SQLITE:
        _refuse_damaged(copy)
        connections[DEFAULT_DB_ALIAS].close()
        _moved_in(copy, _sqlite_file())
    else:
        target = f"--dbname={_database()['NAME']}"
        _run(["pg_restore", "--single-transaction", "--no-owner", "--no-privileges", "--exit-on-error", target, copy])


def _sqlite_file() -> Path:
    return Path(_database()["NAME"])


def _save_sqlite(live: Path, to: Path) -> None:
    """Copies all pages in one go, and thus one snapshot. In WAL mode this makes no writer wait."""
    to.touch(mode=0o600)
    try:
        _copied(live, to)
    except sqlite3.Error as problem:
        raise CannotCopy(_("The database cannot be copied: %(reason)s") % {"reason": problem}) from None
    _refuse_damaged(to)


def _copied(live: Path, to: Path) -> None:
    with closing(sqlite3.connect(f"{live.as_uri()}?mode=ro", uri=True)) as source, closing(sqlite3.connect(to)) as copy:
        source.backup(copy, pages=-1)
        copy.execute("PRAGMA journal_mode=DELETE")


def _refuse_damaged(copy: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{copy.as_uri()}?mode=ro", uri=True)) as link:
            [(verdict,), *_more] = link.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as problem:
        verdict = str(problem)
    if verdict != "ok":
        raise CannotCopy(_("The copy of the database is damaged: %(verdict)s") % {"verdict": verdict})


def _moved_in(copy: Path, live: Path) -> None:
    """Deletes what an empty database has left beside its file first, or SQLite would apply it to the new one."""
    for leftover in ("-wal", "-shm", "-journal"):
        live.with_name(live.name + leftover).unlink(missing_ok=True)
    live.parent.mkdir(parents=True, exist_ok=True)
    parcel.moved(copy, live)


def _database() -> Mapping[str, Any]:
    return settings.DATABASES[DEFAULT_DB_ALIAS]


def _run(command: Sequence[str | Path]) -> None:
    """Runs a client program with the connection parameters of the house. The password is passed in the environment,
    which other users of the machine cannot read."""
    if shutil.which(command[0]) is None:
        missing = _("%(program)s is needed and was not found: install PostgreSQL's client programs")
        raise CannotCopy(missing % {"program": command[0]})
    told = connections[DEFAULT_DB_ALIAS].get_connection_params()
    names = {each.keyword.decode(): each.envvar.decode() for each in pq.Conninfo.get_defaults() if each.envvar}
    named = {names[word]: str(value) for word, value in told.items() if word in names and value is not None}
    done = subprocess.run(list(map(str, command)), env=os.environ | named, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip()[-LONGEST_COMPLAINT:]
        raise CannotCopy(_("%(program)s failed: %(said)s") % {"program": command[0], "said": said})
