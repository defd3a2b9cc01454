"""Puts the database back to how it was before a test that commits.

Django's flush writes every content type, permission and role again, which takes longer than most tests. Instead, only
the tables that a test filled are emptied; rows that migrations created stay, if no test changed them.
"""

from collections.abc import Callable, Iterable

from django.db import connections, transaction
from django.db.backends.base.base import BaseDatabaseWrapper
from django.test import TransactionTestCase

Rows = list[tuple[object, ...]]
Emptying = Callable[[TransactionTestCase], None]

flush: Emptying = TransactionTestCase._fixture_teardown  # type: ignore[attr-defined]
_left: dict[str, dict[str, Rows]] = {}
"""The rows that a flush leaves, by database and table."""


def quickly(flush: Emptying) -> Emptying:
    """Replaces the flush, which is still used the first time, and wherever a test changed rows of the migrations."""

    def empty(case: TransactionTestCase) -> None:
        aliases = [alias for alias in connections if case.databases == "__all__" or alias in case.databases]
        if all(alias in _left and _emptied(connections[alias], _left[alias]) for alias in aliases):
            return
        flush(case)
        _left.update({alias: contents(connections[alias]) for alias in aliases})

    return empty


def _emptied(connection: BaseDatabaseWrapper, left: dict[str, Rows]) -> bool:
    """Empties the other tables. Returns False, and does nothing, if rows that have to stay were changed."""
    found = filled(connection)
    if not left.keys() <= found or any(rows(connection, table) != stood for table, stood in left.items()):
        return False
    with transaction.atomic(using=connection.alias), connection.cursor() as cursor:
        for table in found - left.keys():
            cursor.execute(f"DELETE FROM {connection.ops.quote_name(table)}")
    return True


def contents(connection: BaseDatabaseWrapper) -> dict[str, Rows]:
    return {table: rows(connection, table) for table in filled(connection)}


def filled(connection: BaseDatabaseWrapper) -> set[str]:
    """The tables that have rows, found in one statement."""
    tables = connection.introspection.django_table_names(only_existing=False, include_views=False)
    with connection.cursor() as cursor:
        cursor.execute(" UNION ALL ".join(_asked(connection, tables)))
        return {table for (table,) in cursor.fetchall()}


def _asked(connection: BaseDatabaseWrapper, tables: Iterable[str]) -> Iterable[str]:
    return (f"SELECT '{table}' WHERE EXISTS (SELECT 1 FROM {connection.ops.quote_name(table)})" for table in tables)


def rows(connection: BaseDatabaseWrapper, table: str) -> Rows:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)} ORDER BY 1")
        return list(cursor.fetchall())
