"""`manage.py rebuild_memory`: every persona's record in Redis, made anew from the history in the database."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError
from redis import exceptions

from personas import memory


class Command(BaseCommand):
    help = "Write the memory of every persona with a history to Redis again, from the database."

    def handle(self, *_args: Any, **_options: Any) -> None:
        try:
            keys = memory.rebuild()
        except exceptions.RedisError as refusal:
            raise CommandError(f"Redis does not take it ({type(refusal).__name__}).", returncode=2) from None
        self.stdout.write(f"{len(keys)} memories written.")
