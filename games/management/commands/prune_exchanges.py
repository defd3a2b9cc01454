"""Drops the words of old exchanges: what was asked of models, and what they replied. What they cost stays.

Exit code 0: done, or there was nothing to do. 1: not confirmed, nothing was dropped. 2: the order is wrong.
"""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from games.log import exchanges
from glassbox_site.ground import command_line
from glassbox_site.ground.plain import digits

NOT_CONFIRMED = 1


class Command(command_line.Command):
    about = gettext_lazy("Delete the prompts and replies of exchanges with models older than this many days.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--older-than", type=_days, required=True, metavar="DAYS")
        parser.add_argument("--yes", action="store_true", help=_("do not ask"))

    def handle(self, *args: Any, **options: Any) -> None:
        days: int = options["older_than"]
        count = exchanges.with_words(days).count()
        if not count:
            self.stdout.write(_("No exchange older than %(days)d days has words.") % {"days": days})
            return
        if not options["yes"] and not self._is_confirmed(count, days):
            self.stderr.write(_("Nothing was deleted."))
            sys.exit(NOT_CONFIRMED)
        pruned = exchanges.prune(days, by_id=None)
        told = ngettext(
            "The words of %(count)d exchange are gone.", "The words of %(count)d exchanges are gone.", pruned
        )
        self.stdout.write(told % {"count": pruned})

    def _is_confirmed(self, count: int, days: int) -> bool:
        named = {"count": count, "days": days, "option": "--yes"}
        if not sys.stdin.isatty():
            told = _("The words of %(count)d exchanges older than %(days)d days would go. Confirm with %(option)s.")
            self.stderr.write(told % named)
            return False
        question = _("Delete the words of %(count)d exchanges older than %(days)d days for good?") % named
        return input(f"{question} [y/N] ").lower() == "y"


def _days(typed: str) -> int:
    days = digits.number(typed)
    if days is not None and exchanges.FEWEST_DAYS <= days <= exchanges.MOST_DAYS:
        return days
    span = {"fewest": exchanges.FEWEST_DAYS, "most": exchanges.MOST_DAYS, "typed": typed}
    raise ArgumentTypeError(_("must be from %(fewest)d to %(most)d days, not %(typed)r") % span)
