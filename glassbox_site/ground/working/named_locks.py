"""One after the other, where there is no row yet that could be locked."""

from django.db import connection


def hold(name: str) -> None:
    """Until the transaction ends nobody else has that lock. On SQLite whoever writes is alone in any case."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(hashtext(%s))", [name])
