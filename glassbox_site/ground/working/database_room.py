"""Has the database room for more? Found out before anything is asked for that would have to be kept.

PostgreSQL on a full disk still takes small changes of what it has, claims and leases among them, while nothing can be
added: answers would be paid for, lost, and asked for again. SQLite takes neither.
"""

import contextlib

from django.db import ProgrammingError, connection, transaction

NUMBERS = 4_000
"""Some twenty pages."""


def prove() -> None:
    """Raises OperationalError where nothing can be added. The pages are new ones, and given back at once: those that
    tables have to spare say nothing of the others. Who may not make them finds nothing out."""
    if connection.vendor != "postgresql":
        return
    with contextlib.suppress(ProgrammingError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"CREATE TEMPORARY TABLE room_for_more AS SELECT generate_series(1, {NUMBERS})")
        transaction.set_rollback(True)
