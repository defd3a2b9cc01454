"""The tables of the test database, made once for all test processes: SQLite's are copied from whoever was first."""

import contextlib
import fcntl
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.core.management.commands import migrate
from django.db import connections

Migrating = Callable[..., Any]


def once(migrating: Migrating, kept: Path) -> Migrating:
    """Instead of that way to migrate a new database. In that file the first process leaves its own for the others."""

    def migrated(command: migrate.Command, *args: Any, **options: Any) -> Any:
        connection = connections[options["database"]]
        if not options["run_syncdb"] or connection.vendor != "sqlite":
            return migrating(command, *args, **options)
        connection.ensure_connection()
        with kept.with_suffix(".migrating").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            is_kept = kept.exists()
            if not is_kept:
                migrating(command, *args, **options)
            with contextlib.closing(sqlite3.connect(kept)) as file:
                source, target = (file, connection.connection) if is_kept else (connection.connection, file)
                source.backup(target)
        return None

    return migrated
