"""Locks by name, for where there is no row yet that could be locked."""

from django.db import connection


def hold(name: str) -> None:
    """Holds the lock until the transaction ends. On SQLite there is only one writer at a time anyway."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(hashtext(%s))", [name])
