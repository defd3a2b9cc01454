"""How the database would find what a statement asks for."""

from django.db import connection


def of(statement: str) -> str:
    """The plan of a captured statement. PostgreSQL is kept from reading whole tables, as it would read such small ones
    whatever indexes they have."""
    if connection.vendor == "sqlite":
        return _asked(f"EXPLAIN QUERY PLAN {statement}")
    _asked("SELECT set_config('enable_seqscan', 'off', true)")
    return _asked(f"EXPLAIN {statement}")


def _asked(statement: str) -> str:
    with connection.cursor() as cursor:
        cursor.execute(statement)
        return "\n".join(str(row[-1]) for row in cursor.fetchall())
