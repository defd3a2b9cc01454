"""Lets something happen between two database queries."""

import contextlib
import itertools
from collections.abc import Callable, Iterator

from django.db import connection


@contextlib.contextmanager
def after_query(n: int, happening: Callable[[], object]) -> Iterator[None]:
    """Calls `happening` right after the `n`th query."""
    asked = itertools.count(1)

    def answered(execute: Callable[..., object], *question: object) -> object:
        answer = execute(*question)
        if next(asked) == n:
            happening()
        return answer

    with connection.execute_wrapper(answered):
        yield
