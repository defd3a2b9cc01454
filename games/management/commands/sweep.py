"""The sweeper as a process of its own."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from games.live import sweeper


class Command(BaseCommand):
    help = "Start matches when they are due and hand those of dead workers to living ones, until told to stop."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--no-exhibition", action="store_true", help="leave the air empty when nobody plays")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            sweeper.keep_sweeping(exhibitions=not options["no_exhibition"])
        except KeyboardInterrupt:
            self.stderr.write("Stopped.")
