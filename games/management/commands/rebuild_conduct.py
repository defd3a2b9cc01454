"""`manage.py rebuild_conduct`: how everybody played and what was worth seeing, read from all finished logs again."""

from typing import Any

from django.core.management.base import BaseCommand

from games import deception


class Command(BaseCommand):
    help = "Read the log of every finished match again: conduct of the seats, lies, moments."

    def handle(self, *_args: Any, **_options: Any) -> None:
        count, done = deception.finished(), 0
        for done, match in enumerate(deception.rebuild(), 1):
            self.stdout.write(f"\r{done} of {count}: match {match.pk}", ending="")
            self.stdout.flush()
        self.stdout.write("\n" * bool(done) + f"Matches read again: {done}.")
