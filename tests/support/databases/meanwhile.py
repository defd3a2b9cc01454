"""What happens in the house between two questions to the database."""

import contextlib
import itertools
from collections.abc import Callable, Iterator

from django.db import connection


@contextlib.contextmanager
def after_query(n: int, happening: Callable[[], object]) -> Iterator[None]:
    """Something happens once so many questions have been asked."""
    asked = itertools.count(1)

    def answered(execute: Callable[..., object], *question: object) -> object:
        answer = execute(*question)
        if next(asked) == n:
            happening()
        return answer

    with connection.execute_wrapper(answered):
        yield
