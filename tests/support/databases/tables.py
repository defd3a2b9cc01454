"""Makes tables of the database unavailable for a while."""

from django.db import connection


def rename(old: str, new: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"ALTER TABLE {old} RENAME TO {new}")
