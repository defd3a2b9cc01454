"""Runs the sweeper: for matches, series and batches, webhooks, housekeeping, and model servers that come and go."""

import signal
import sys
from argparse import ArgumentParser
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.experiments.forks import fork_pacing
from games.experiments.series import series_boards, series_orders
from games.playing import sweeper
from games.records.jury import jury_scoring
from glassbox_site.ground import command_line
from glassbox_site.keeping import housekeeping
from glassbox_site.keeping.telling import couriers, noticing
from glassbox_site.running import schema_state
from personas.finding import watch
from sct import jobs as sct_jobs
from sct.records import batch_ends


class Command(command_line.Command):
    about = gettext_lazy(
        "Start matches when due, and hand matches and batches of dead workers to living ones, until told to stop."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        empty = _("play no exhibitions when nobody else plays")
        parser.add_argument("--no-exhibition", action="store_true", help=empty)

    def handle(self, *args: Any, **options: Any) -> None:
        schema_state.refuse_to_work_for_later()
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # the first process of a container hears no other way
        try:
            of_experiments = [series_orders.tend_all, series_boards.keep_all, fork_pacing.tend_all]
            of_games = [*of_experiments, jury_scoring.score_due]
            of_webhooks = [batch_ends.note, noticing.notice, couriers.Couriers().look]
            also = [*of_games, sct_jobs.wake, *of_webhooks, watch.Watch().look_when_due, housekeeping.tidy]
            sweeper.keep_sweeping(exhibitions=not options["no_exhibition"], also=also)
        except (KeyboardInterrupt, SystemExit):
            self.stderr.write(_("Stopped."))
