"""`manage.py rebuild_conduct`: how everybody played and what was worth seeing, read from all finished logs again."""

from typing import Any

from django.core.management.base import BaseCommand

from games import deception


class Command(BaseCommand):
    help = "Read the log of every finished match again: conduct of the seats, lies, moments."

    def handle(self, *_args: Any, **_options: Any) -> None:
        count, done = len(deception.finished()), 0
        ending = "\r" if self.stdout.isatty() else "\n"
        for done, match in enumerate(deception.rebuild(), 1):
            self.stdout.write(f"{done} of {count}: match {match.pk}", ending=ending)
            self.stdout.flush()
        self.stdout.write(f"Matches read again: {done}.")
