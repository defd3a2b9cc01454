"""Has a PostgreSQL that can only be read count as one that cannot be written, like one whose disk is full.

Hosts of databases make one read-only when its disk is nearly full, and so is a standby. psycopg calls that an internal
error, as if it were a bug of ours: matches would be interrupted for it, and processes end.
"""

from collections.abc import Callable
from typing import Any

from django.db import InternalError, OperationalError
from django.db.backends.base.base import BaseDatabaseWrapper

STATE = "25006"
"""The code of PostgreSQL's `read_only_sql_transaction`."""


def watch(connection: BaseDatabaseWrapper, **_: Any) -> None:
    """Called whenever a connection is made, or made again. First of all wrappers, since others are taken off again."""
    if connection.vendor == "postgresql" and _told not in connection.execute_wrappers:
        connection.execute_wrappers.insert(0, _told)


def _told(execute: Callable[..., Any], *question: Any) -> Any:
    try:
        return execute(*question)
    except InternalError as refusal:
        if getattr(refusal.__cause__, "sqlstate", None) != STATE:
            raise
        raise OperationalError(*refusal.args) from refusal
