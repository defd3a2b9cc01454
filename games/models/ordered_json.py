"""JSON that says the same in the same order, wherever it is kept.

SQLite gives names back as they were written, PostgreSQL shortest first: files that tell them would differ by the house
in which the same match was played.
"""

from typing import Any

from django.db import models


class OrderedJSONField(models.JSONField):
    """By name, at any depth. To the database, and to migrations, it is any other."""

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Any:
        return _ordered(super().from_db_value(value, expression, connection))

    def deconstruct(self) -> Any:
        name, _path, words, named = super().deconstruct()
        return name, "django.db.models.JSONField", words, named


def _ordered(told: Any) -> Any:
    if isinstance(told, dict):
        return {name: _ordered(told[name]) for name in sorted(told)}
    return [_ordered(each) for each in told] if isinstance(told, list) else told
