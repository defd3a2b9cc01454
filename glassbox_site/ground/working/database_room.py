"""Checks whether the database can still grow, before anything is asked for whose answer must be stored.

On a full disk PostgreSQL still accepts small updates, claims and leases among them, but no new rows: answers would be
paid for, lost, and asked for again. SQLite accepts neither.
"""

import contextlib

from django.db import ProgrammingError, connection, transaction

NUMBERS = 4_000
"""Rows; some twenty pages."""


def prove() -> None:
    """Raises OperationalError if the database cannot grow: makes new pages and gives them back at once, since tables
    may still have spare ones. Without the permission for temporary tables, nothing is checked."""
    if connection.vendor != "postgresql":
        return
    with contextlib.suppress(ProgrammingError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"CREATE TEMPORARY TABLE room_for_more AS SELECT generate_series(1, {NUMBERS})")
        transaction.set_rollback(True)
