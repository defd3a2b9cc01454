"""What many tests start with, made once in a process; after that, copies of the same rows are inserted.

They are inserted only where the database is as it was before they were made; otherwise they are made again. So a test
finds what it would have found anyway, apart from timestamps.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, TypeVar

from django.db import connection, transaction

from tests.support.databases import emptying

Made = TypeVar("Made")
Tables = dict[str, emptying.Rows]


@dataclass(frozen=True, kw_only=True)
class Kept:
    """What `make` returned, the rows that came, and what was `before` in tables that they change or refer to."""

    made: Any
    before: Tables
    came: Tables


_kept: dict[tuple[Hashable, frozenset[str]], Kept] = {}
"""By what was made, and by the tables that had rows before."""


def key_of(what: Hashable, make: Callable[[], Made]) -> Made:
    """Returns what `make` returned, such as a key. Calls `make` each time if it changes existing rows, and always on
    PostgreSQL, where the database draws the numbers from its own sequences."""
    if connection.vendor != "sqlite":
        return make()
    beginning = (what, frozenset(emptying.filled(connection)))
    kept = _kept.get(beginning)
    if kept is None:
        made, kept = _watched(make)
        if kept is not None:
            _kept[beginning] = kept
        return made
    if any(emptying.rows(connection, table) != stood for table, stood in kept.before.items()):
        return make()
    _put(kept.came)
    return kept.made  # type: ignore[no-any-return]  # what `make` returned for the same `what`


def _watched(make: Callable[[], Made]) -> tuple[Made, Kept | None]:
    before = emptying.contents(connection)
    made = make()
    after = emptying.contents(connection)
    changed = {table: stood for table, stood in before.items() if after.get(table) != stood}
    if not all(set(stood) <= set(after.get(table, ())) for table, stood in changed.items()):
        return made, None
    news = {table: set(rows) - set(before.get(table, ())) for table, rows in after.items()}
    came = {table: [row for row in after[table] if row in new] for table, new in news.items() if new}
    referred = {other: before[other] for table in came for other in _referred(table, came[table]) if other in before}
    return made, Kept(made=made, before=referred | changed, came=came)


def _referred(table: str, rows: emptying.Rows) -> set[str]:
    """The tables that these rows refer to, whose rows must be the same: after a flush, roles have other numbers."""
    with connection.cursor() as cursor:
        names = [column.name for column in connection.introspection.get_table_description(cursor, table)]
        relations = connection.introspection.get_relations(cursor, table)
    told = {name for row in rows for name, value in zip(names, row, strict=True) if value is not None}
    return {other for name, (_column, other, *_) in relations.items() if name in told}


def _put(came: Tables) -> None:
    with transaction.atomic(), connection.cursor() as cursor:
        for table, rows in came.items():
            places = ", ".join(["%s"] * len(rows[0]))
            told = f"INSERT INTO {connection.ops.quote_name(table)} VALUES ({places})"
            cursor.executemany(told, rows)  # type: ignore[arg-type]  # as they were read
