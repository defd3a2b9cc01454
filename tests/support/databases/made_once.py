"""What many tests begin with, made once in a process: from then on its rows are put back as they were made.

They are put back where all stands as it stood before they were made; anywhere else they are made anew. So a test finds
what it would have found, but for the moments at which things are said to have been done.
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
    """What came; and what stood in the same tables, and in those that it refers to. `made` is what was said of it."""

    made: Any
    before: Tables
    came: Tables


_kept: dict[tuple[Hashable, frozenset[str]], Kept] = {}
"""By what it is, and by the tables in which there was anything."""


def key_of(what: Hashable, make: Callable[[], Made]) -> Made:
    """Its key, or whatever else `make` says of it. What changes anything that is there is made each time; so is all on
    PostgreSQL, where numbers are drawn by the database and not told to it."""
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
    return kept.made  # type: ignore[no-any-return]  # as it was said of this very thing


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
    """The tables to which these rows of it refer: roles, say, have other numbers after a flush."""
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
