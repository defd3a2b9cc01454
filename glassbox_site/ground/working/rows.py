"""Bulk inserts by plain SQL: the ORM took longer to build the statements than the database to run them."""

import dataclasses
import functools
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from django.db import connection, models

AT_ONCE = 60
"""Rows per statement, since databases limit its parameters."""
AS_THEY_ARE = (models.IntegerField, models.CharField, models.TextField, models.FloatField, models.ForeignKey)
"""Fields whose plain values every driver takes as they are."""


def insert(rows: Sequence[models.Model]) -> None:
    """Inserts rows of one model in the given order, and sets their primary keys."""
    for first in range(0, len(rows), AT_ONCE):
        _insert(rows[first : first + AT_ONCE])


def places(count: int) -> str:
    """The placeholders of so many parameters in a statement."""
    return f"({', '.join(['%s'] * count)})"


def _insert(rows: Sequence[models.Model]) -> None:
    shape = _shape(type(rows[0]))
    with connection.cursor() as cursor:
        cursor.execute(shape.statement(len(rows)), [value for row in rows for value in shape.values(row)])
        numbers = cursor.fetchall()
    for row, (number,) in zip(rows, numbers, strict=True):
        row.pk, row._state.adding, row._state.db = number, False, connection.alias


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class _Shape:
    """What all rows of a model share: the columns, how to read their values, and by index the fields whose values the
    database needs converted."""

    table: str
    number: str
    columns: Sequence[str]
    plainly: Callable[[models.Model], tuple[Any, ...]]
    prepared: Mapping[int, "models.Field[Any, Any]"]

    def statement(self, rows: int) -> str:
        return _statement(self.table, self.number, tuple(self.columns), rows)

    def values(self, row: models.Model) -> Iterator[Any]:
        for place, value in enumerate(self.plainly(row)):
            field = self.prepared.get(place)
            yield value if field is None else field.get_db_prep_save(field.pre_save(row, add=True), connection)


@functools.cache
def _shape(model: type[models.Model]) -> _Shape:
    number = model._meta.pk
    fields = [field for field in model._meta.concrete_fields if field is not number]
    return _Shape(
        table=model._meta.db_table,
        number=str(number.column),
        columns=[str(field.column) for field in fields],
        plainly=operator.attrgetter(*(field.attname for field in fields)),
        prepared={place: field for place, field in enumerate(fields) if not isinstance(field, AS_THEY_ARE)},
    )


@functools.lru_cache(maxsize=4 * AT_ONCE)
def _statement(table: str, number: str, columns: Sequence[str], rows: int) -> str:
    names, each = ", ".join(f'"{column}"' for column in columns), places(len(columns))
    return f'INSERT INTO "{table}" ({names}) VALUES {", ".join([each] * rows)} RETURNING "{number}"'  # noqa: S608 - our names
