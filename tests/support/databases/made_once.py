"""What many tests begin with, made once in a process: from then on its rows are put back as they were made.

They are put back where all stands as it stood before they were made; anywhere else they are made anew. So a test finds
what it would have found, but for the moments at which things are said to have been done.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from django.db import connection, transaction

from tests.support.databases import emptying

Tables = dict[str, emptying.Rows]


@dataclass(frozen=True, kw_only=True)
class Kept:
    """Of the tables in which something came: what stood there, and what came. `made` is the key of what was wanted."""

    made: int
    before: Tables
    came: Tables


_kept: dict[tuple[Hashable, frozenset[str]], Kept] = {}
"""By what it is, and by the tables in which there was anything."""


def key_of(what: Hashable, make: Callable[[], int]) -> int:
    """On PostgreSQL it is made each time: there, numbers are drawn by the database and not told to it."""
    if connection.vendor != "sqlite":
        return make()
    beginning = (what, frozenset(emptying.filled(connection)))
    kept = _kept.get(beginning)
    if kept is None:
        made, _kept[beginning] = _watched(make)
        return made
    if any(emptying.rows(connection, table) != stood for table, stood in kept.before.items()):
        return make()
    _put(kept.came)
    return kept.made


def _watched(make: Callable[[], int]) -> tuple[int, Kept]:
    before = emptying.contents(connection)
    made = make()
    after = emptying.contents(connection)
    changed = {table: stood for table, stood in before.items() if after.get(table) != stood}
    came = {table: [row for row in rows if row not in set(before.get(table, ()))] for table, rows in after.items()}
    kept = Kept(made=made, before=changed, came={table: rows for table, rows in came.items() if rows})
    assert all(set(stood) <= set(after.get(table, ())) for table, stood in changed.items()), "something was changed"
    return made, kept


def _put(came: Tables) -> None:
    with transaction.atomic(), connection.cursor() as cursor:
        for table, rows in came.items():
            places = ", ".join(["%s"] * len(rows[0]))
            told = f"INSERT INTO {connection.ops.quote_name(table)} VALUES ({places})"
            cursor.executemany(told, rows)  # type: ignore[arg-type]  # as they were read
