"""JSON whose names come in the same order from every database.

SQLite returns names as they were written, PostgreSQL shortest first. Files made from them would differ by the database
on which the same match was played.
"""

from typing import Any

from django.db import models


class OrderedJSONField(models.JSONField):
    """Sorted by name, at any depth, when read. To the database, and to migrations, it is an ordinary JSON field."""

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Any:
        return _ordered(super().from_db_value(value, expression, connection))

    def deconstruct(self) -> Any:
        name, _path, words, named = super().deconstruct()
        return name, "django.db.models.JSONField", words, named


def _ordered(told: Any) -> Any:
    if isinstance(told, dict):
        return {name: _ordered(told[name]) for name in sorted(told)}
    return [_ordered(each) for each in told] if isinstance(told, list) else told
