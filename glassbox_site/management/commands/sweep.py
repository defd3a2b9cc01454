"""The sweeper as a process of its own, for matches and for batches."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from games.live import sweeper
from sct import jobs as sct_jobs


class Command(BaseCommand):
    help = "Start matches when due; hand matches and batches of dead workers to living ones, until told to stop."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--no-exhibition", action="store_true", help="leave the air empty when nobody plays")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            sweeper.keep_sweeping(exhibitions=not options["no_exhibition"], also=[sct_jobs.wake])
        except KeyboardInterrupt:
            self.stderr.write("Stopped.")
