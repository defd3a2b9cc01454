"""Makes SQLite's files, with sessions and password hashes in them, private to their user, whatever the umask."""

import contextlib
import stat
from pathlib import Path
from typing import Any

from django.db.backends.base.base import BaseDatabaseWrapper

FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")


def close(connection: BaseDatabaseWrapper, **_signal: Any) -> None:
    """Runs when a connection is opened. Files that SQLite adds later get the permissions of the first."""
    if connection.vendor != "sqlite":
        return
    for ending in BESIDE:
        path = Path(f"{connection.settings_dict['NAME']}{ending}")
        with contextlib.suppress(OSError):  # not there, or somebody else's
            mode = path.stat().st_mode
            if mode & FOR_OTHERS:
                path.chmod(stat.S_IMODE(mode) & ~FOR_OTHERS)
