"""Plays a finished match again from the middle, many times, with a change and without one.

Exit code 0: every continuation is finished. 1: some are not. 2: the order is wrong, and nothing was created.
130: Ctrl-C; the same command resumes it.
"""

import contextlib
import hashlib
import logging
import signal
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.experiments.forks import changes, fork_acts, fork_orders, fork_pacing, fork_pricing, fork_results
from games.log import event_log
from games.management import fork_words
from games.models import Fork, Match, PauseCause
from games.playing import admission, hall
from glassbox_site.ground import command_line, disk
from glassbox_site.ground.acting import acts
from glassbox_site.ground.plain import digits

ALL_FINISHED, SOME_LEFT, BAD_ORDER, INTERRUPTED = 0, 1, 2, 130
USUAL_TIMES = 16
SECONDS_TO_WAIT = 0.2


class Command(command_line.Command):
    about = gettext_lazy("What if: change one thing in a finished match and play on from there, many times.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("match", type=digits.argument)
        of_its_log = _("the number of an entry of its log")
        parser.add_argument("--at", type=digits.argument, required=True, metavar="N", help=of_its_log)
        parser.add_argument("--unsay", action="store_true", help=_("this line was never said"))
        same = _("no line of the meeting declares what this one declares")
        parser.add_argument("--unsay-claim", action="store_true", help=same)
        parser.add_argument("--say", metavar="TEXT", help=_("it says something else"))
        parser.add_argument("--mute", action="store_true", help=_("its speaker says nothing more in the meeting"))
        parser.add_argument("--recast", metavar="COLOUR=MIND", help=_("as in red=bot:hunter, persona:, model:, tier:"))
        parser.add_argument("--whisper", metavar="COLOUR=TEXT", help=_("a sentence that one seat alone is told"))
        parser.add_argument("--vote", metavar="BALLOT", help=_("this ballot says something else"))
        parser.add_argument("--every-line", action="store_true", help=_("unsay each line of the meeting, one by one"))
        depths = [depth.value for depth in changes.Depth]
        parser.add_argument("--depth", choices=depths, default=depths[0])
        parser.add_argument("--times", type=digits.argument, default=USUAL_TIMES, metavar="K", help=_("of each arm"))
        parser.add_argument("--dollars", metavar="D", help=_("all of them together cost no more"))
        parser.add_argument("--tokens", type=digits.argument, metavar="N")
        parser.add_argument("--plan", action="store_true", help=_("show what it would take, and do nothing"))
        parser.add_argument("--out", type=Path, metavar="FILE", help=_("write logs and figures there, as a zip"))

    def handle(self, *args: Any, **options: Any) -> None:
        logging.getLogger("games.doorbell").setLevel(logging.ERROR)  # no warnings about a missing Redis
        try:
            order = _order(options)
            for line in fork_pricing.sentences(fork_pricing.preview(order)):
                self.stdout.write(line)
            if options["plan"]:
                return
            fork = _granted(fork_orders.place(order), order)
        except fork_words.BadChange as bad:
            self._refuse([str(bad)])
        except acts.Refused as refusal:
            self._refuse([f"{field}: {said}" for field, several in refusal.problems.items() for said in several])
        except disk.NoRoom as trouble:
            self.stderr.write(str(trouble))
            sys.exit(SOME_LEFT)
        sys.exit(self._play(fork, options["out"]))

    def _refuse(self, problems: list[str]) -> None:
        for problem in problems:
            self.stderr.write(problem)
        sys.exit(BAD_ORDER)

    def _play(self, fork: Fork, out: Path | None) -> int:
        left = _Left(fork, self.stdout.write)
        playing = hall.Hall(admission.OpenDoor(settings.TABLES, left))
        was_asked = False

        def ask(*_signal: object) -> None:
            nonlocal was_asked
            was_asked = True
            playing.stop()

        before = signal.signal(signal.SIGINT, ask)
        try:
            playing.run()
            while not was_asked and left() and fork_acts.is_under_way(fork):  # other workers may give up what they play
                time.sleep(SECONDS_TO_WAIT)
                playing = hall.Hall(admission.OpenDoor(settings.TABLES, left))
                if not was_asked:
                    playing.run()
        finally:
            signal.signal(signal.SIGINT, before)
        for line in fork_words.table(fork_results.figures(fork)):
            self.stdout.write(line)
        if out is not None and not self._is_written(fork, out):
            return SOME_LEFT
        if was_asked:
            self.stdout.write(_("Interrupted. Everything paid for is kept; run again to go on."))
            return INTERRUPTED
        if fork_acts.open_matches(fork).filter(pause_cause=PauseCause.SPENT).exists():
            self.stdout.write(_("Its budget is spent. Run again with a larger one to go on."))
        done = fork_results.progress(fork)
        return ALL_FINISHED if done.finished == done.all else SOME_LEFT

    def _is_written(self, fork: Fork, out: Path) -> bool:
        try:
            command_line.write_whole(out.parent, [(out.name, fork_results.archive(fork))])
        except OSError as trouble:
            self.stderr.write(command_line.cannot_write(out, trouble))
            return False
        return True


class _Left:
    """The matches of a fork that are not over; prints how many continuations are, whenever that changes."""

    def __init__(self, fork: Fork, say: Callable[[str], object]) -> None:
        self._fork = fork
        self._say = say
        self._told = -1

    def __call__(self) -> list[int]:
        """Tends the fork first."""
        fork_pacing.tend(self._fork)
        done = fork_results.progress(self._fork)
        if done.over != self._told:
            self._told = done.over
            self._say(f"{done.over}/{done.all}")
        return list(fork_acts.open_matches(self._fork).values_list("pk", flat=True))


def _granted(fork: Fork, order: fork_orders.Order) -> Fork:
    """The same command with another budget gives the existing fork that budget, and resumes it."""
    limits: dict[str, Any] = {"budget_dollars": order.budget_dollars, "budget_tokens": order.budget_tokens}
    if fork_results.progress(fork).is_over or limits == {name: getattr(fork, name) for name in limits}:
        return fork
    fork_acts.grant(fork, **limits)
    with contextlib.suppress(acts.NotPossible):
        fork_acts.resume(fork)
    return fork


def _order(options: Mapping[str, Any]) -> fork_orders.Order:
    """The same options are the same fork (budgets aside), so that typing them again resumes it."""
    parent = Match.objects.filter(pk=options["match"]).first()
    if parent is None:
        raise fork_words.BadChange(_("there is no match %(number)d") % {"number": options["match"]})
    tried = fork_words.change(options, event_log.read(parent.pk))
    said = [changes.RECORD.dump_json(each).decode() for each in tried]
    name = hashlib.sha256("\n".join([str(parent.pk), options["depth"], str(options["times"]), *said]).encode())
    order = fork_orders.Order(
        token=f"typed-{name.hexdigest()}",
        parent=parent,
        changes=tried,
        depth=changes.Depth(options["depth"]),
        times=options["times"],
        budget_dollars=fork_words.dollars(options["dollars"]),
        budget_tokens=options["tokens"],
    )
    if wrong := fork_orders.problems(order):
        raise acts.Refused(wrong)
    return order
