"""Drops the words of old exchanges: what was asked of models, and what they replied. What they cost stays.

Exit code 0: done, or there was nothing to do. 1: not confirmed, nothing was dropped. 2: the order is wrong.
"""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from typing import Any

from django.core.management.base import BaseCommand

from games import exchanges
from personas import digits

NOT_CONFIRMED = 1


class Command(BaseCommand):
    help = "Drop the prompts and replies of exchanges with models that are older than so many days."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--older-than", type=_days, required=True, metavar="DAYS")
        parser.add_argument("--yes", action="store_true", help="do not ask")

    def handle(self, *args: Any, **options: Any) -> None:
        days: int = options["older_than"]
        count = exchanges.with_words(days).count()
        if not count:
            self.stdout.write(f"No exchange older than {days} days has words.")
            return
        if not options["yes"] and not self._is_confirmed(count, days):
            self.stderr.write("Nothing was dropped.")
            sys.exit(NOT_CONFIRMED)
        pruned = exchanges.prune(days, by_id=None)
        self.stdout.write(f"The words of {pruned} exchanges are gone.")

    def _is_confirmed(self, count: int, days: int) -> bool:
        if not sys.stdin.isatty():
            self.stderr.write(f"The words of {count} exchanges older than {days} days would go. Say so with --yes.")
            return False
        return input(f"Drop the words of {count} exchanges older than {days} days for good? [y/N] ").lower() == "y"


def _days(typed: str) -> int:
    days = digits.number(typed)
    if days is not None and exchanges.FEWEST_DAYS <= days <= exchanges.MOST_DAYS:
        return days
    raise ArgumentTypeError(f"must be from {exchanges.FEWEST_DAYS} to {exchanges.MOST_DAYS} days, not {typed!r}")
