"""Whether there is anything to do, asked again and again in the same words, which Django writes once."""

import functools
from collections.abc import Callable, Sequence
from typing import Any

from django.db import connection
from django.db.models import QuerySet


class Glance:
    """At rows on which the database alone decides: by its own clock, and by no value that changes. A house at rest is
    looked at every second, and Django takes ten times as long to write such a statement as the database to answer."""

    def __init__(self, *rows: "Callable[[], QuerySet[Any]]") -> None:
        self._rows = rows

    def shows_any(self) -> bool:
        with connection.cursor() as cursor:
            cursor.execute(*self._written(connection.vendor))
            return bool(cursor.fetchone()[0])

    @functools.cache  # noqa: B019 - of each there is one for as long as the process lives
    def _written(self, _vendor: str) -> tuple[str, Sequence[Any]]:
        texts, parameters = list[str](), list[Any]()
        for rows in self._rows:
            query = rows().order_by().values("pk")[:1].query
            text, given = query.get_compiler(connection=connection).as_sql()
            texts.append(f"EXISTS ({text})")
            parameters += given
        return f"SELECT {' OR '.join(texts)}", parameters
