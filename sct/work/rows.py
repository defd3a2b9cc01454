"""A trial's row, changed by one short statement: what the ORM spends on building one took most of a batch's time."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, cast

from django.db import connection
from django.db.models import Field, Func
from django.db.models.expressions import ExpressionWrapper

from sct import models

_META = models.Trial._meta


def change(seen: Mapping[str, object], changes: Mapping[str, object]) -> bool:
    """Changes the row that is as it was seen; False if there is none such, and then nothing is changed.

    Both by the names of fields; what is changed may be an expression of the database's clock.
    """
    settings, set_to = _terms(changes)
    conditions, expected = _terms(seen)
    statement = f"UPDATE {_TABLE} SET {', '.join(settings)} WHERE {' AND '.join(conditions)}"  # noqa: S608 - our columns
    with connection.cursor() as cursor:
        cursor.execute(statement, set_to + expected)
        is_changed: bool = cursor.rowcount == 1
    return is_changed


def _terms(values: Mapping[str, object]) -> tuple[list[str], list[Any]]:
    """As `"column" = ...`, and the parameters of these."""
    terms: list[str] = []
    parameters: list[Any] = []
    for name, value in values.items():
        field = _field(name)
        if isinstance(value, Func | ExpressionWrapper):
            text, given = _compiled(value, connection.vendor)
            parameters += given
        else:
            text = "%s"
            parameters.append(field.get_db_prep_save(value, connection))
        terms.append(f'"{field.column}" = {text}')
    return terms, parameters


_TABLE = f'"{_META.db_table}"'


@functools.cache
def _field(name: str) -> "Field[Any, Any]":
    return cast("Field[Any, Any]", _META.pk if name == "pk" else _META.get_field(name))


@functools.lru_cache(maxsize=16)
def _compiled(expression: "Func | ExpressionWrapper[Any]", _vendor: str) -> tuple[str, Sequence[Any]]:
    query = models.Trial.objects.all().query
    text, parameters = query.get_compiler(connection=connection).compile(expression.resolve_expression(query))
    return text, parameters
