"""Queries for whether there is anything to do. They are repeated all the time, so Django compiles each only once."""

import functools
from collections.abc import Callable, Sequence
from typing import Any

from django.db import connection
from django.db.models import QuerySet


class Glance:
    """Whether there are any such rows. Conditions may use the database's clock, but no value that changes. An idle
    house asks every second, and Django takes ten times as long to compile such a query as the database to answer."""

    def __init__(self, *rows: "Callable[[], QuerySet[Any]]") -> None:
        self._rows = rows

    def shows_any(self) -> bool:
        with connection.cursor() as cursor:
            cursor.execute(*self._written(connection.vendor))
            return bool(cursor.fetchone()[0])

    @functools.cache  # noqa: B019 - each instance lives as long as the process
    def _written(self, _vendor: str) -> tuple[str, Sequence[Any]]:
        texts, parameters = list[str](), list[Any]()
        for rows in self._rows:
            query = rows().order_by().values("pk")[:1].query
            text, given = query.get_compiler(connection=connection).as_sql()
            texts.append(f"EXISTS ({text})")
            parameters += given
        return f"SELECT {' OR '.join(texts)}", parameters
