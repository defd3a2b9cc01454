"""Plays a series of matches, from its file to its figures; resumable, as what was played is not played again.

Exit code 0: complete. 1: something is left, for example because the budget is spent or a match was interrupted. 2: the
file is wrong, and nothing was started. 130: Ctrl-C; everything is kept, and the same command resumes it.
"""

import contextlib
import hashlib
import logging
import signal
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import OperationalError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.booking import dispatch
from games.experiments.series import (
    packing,
    series_acts,
    series_casting,
    series_file,
    series_orders,
    series_pricing,
    series_scores,
)  # fmt: skip
from games.management import series_console
from games.models import Series, SeriesState
from games.playing import admission, hall, sweeper
from glassbox_site.ground import command_line, disk

COMPLETE, SOME_LEFT, BAD_FILE, INTERRUPTED = 0, 1, 2, 130
SECONDS_TO_WAIT = 0.2
STANDING_STILL = 60.0
"""Seconds without anything being played, here or elsewhere, after which the command gives up waiting."""


class Command(command_line.Command):
    about = gettext_lazy("Play a series of matches and show its figures; run again, it picks up where it stopped.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE", help=_("what is to be compared, as YAML"))
        parser.add_argument("--dry-run", action="store_true", help=_("show plan, power and price, and play nothing"))
        parser.add_argument("--out", type=Path, metavar="DIR", help=_("write rows and figures there when it is over"))

    def handle(self, *args: Any, **options: Any) -> None:
        for name in ("games.doorbell", "games.booking.matches"):  # no warnings about a missing Redis
            logging.getLogger(name).setLevel(logging.ERROR)
        try:
            command_line.prepare_database()
            text = options["file"].read_text(encoding="utf-8-sig")
            file = series_casting.read(text)
        except (OSError, UnicodeDecodeError, command_line.LateDatabase, series_file.BadSeries) as bad:
            self.stderr.write(str(bad))
            sys.exit(BAD_FILE)
        for line in series_console.plan(file, series_pricing.preview(file)):
            self.stdout.write(line)
        if not options["dry_run"]:
            sys.exit(self._run(text, file, options["out"]))

    def _run(self, text: str, file: series_file.SeriesFile, out: Path | None) -> int:
        try:
            series = _ordered(text, file)
            play = _Play(series, series_console.ProgressLine(series, self.stdout))
            play.to_the_end()
        except (OperationalError, disk.NoRoom) as trouble:
            kept = _("Stopped: %(trouble)s. What was played is kept; run again to go on.")
            self.stderr.write(kept % {"trouble": str(trouble).rstrip(".")})
            return SOME_LEFT
        if play.is_interrupted:
            self.stdout.write(_("Interrupted. Everything paid for is kept; run again to go on."))
            return INTERRUPTED
        return self._told(series, out)

    def _told(self, series: Series, out: Path | None) -> int:
        scores = series_scores.scored(series_orders.file_of(series), series_orders.rows_of(series))
        for line in series_console.results(scores):
            self.stdout.write(line)
        if out and not self._is_written(series, out):
            return SOME_LEFT
        if series.state == SeriesState.COMPLETE:
            return COMPLETE
        if series.state == SeriesState.SPENT:
            self.stdout.write(_("Its budget is spent. Raise it in the file and run again to go on."))
        else:
            self.stdout.write(series.reason or _("It is not over: matches stand still, or somebody paused it."))
        return SOME_LEFT

    def _is_written(self, series: Series, out: Path) -> bool:
        is_new = not out.exists()
        try:
            out.mkdir(parents=True, exist_ok=True)
            command_line.write_whole(out, packing.files(series))
        except OSError as trouble:
            if is_new:
                with contextlib.suppress(OSError):
                    out.rmdir()
            self.stderr.write(command_line.cannot_write(out, trouble))
            return False
        return True


class _Play:
    """Plays the matches of one series, besides other workers that may play some of them."""

    def __init__(self, series: Series, progress: series_console.ProgressLine) -> None:
        self._series, self._progress = series, progress
        self._hall = hall.Hall(admission.OpenDoor(settings.TABLES, self._next))
        self.is_interrupted = False

    def to_the_end(self) -> None:
        before = signal.signal(signal.SIGINT, self._interrupt)
        moved_at = time.monotonic()
        try:
            while self._goes_on() and time.monotonic() - moved_at < STANDING_STILL:
                if self._next():
                    moved_at = time.monotonic()
                    self._hall.run()
                    self._hall = hall.Hall(admission.OpenDoor(settings.TABLES, self._next))
                elif series_orders.is_played(self._series):
                    moved_at = time.monotonic()
                time.sleep(SECONDS_TO_WAIT)
        finally:
            signal.signal(signal.SIGINT, before)
        self._progress.show(finally_=True)

    def _goes_on(self) -> bool:
        self._series.refresh_from_db()
        return self._series.state == SeriesState.RUNNING and not self.is_interrupted

    def _next(self) -> list[int]:
        """Tends the series, and returns the matches of it that are due."""
        if self._goes_on():
            sweeper.wake()
            series_orders.tend(self._series)
            self._progress.show()
        under_way = series_orders.open_matches(self._series).values_list("pk", flat=True)
        return [match.pk for match in dispatch.due(list(under_way))]

    def _interrupt(self, *_signal: object) -> None:
        """First Ctrl-C: matches are handed over, with their answers kept. Second: stops at once."""
        if self.is_interrupted:
            raise KeyboardInterrupt
        self.is_interrupted = True
        self._hall.stop()


def _ordered(text: str, file: series_file.SeriesFile) -> Series:
    series = series_orders.order(text, token=token_of(file))
    dollars, tokens = file.budget_dollars, file.budget.tokens
    is_over = series.state in (SeriesState.CANCELLED, SeriesState.COMPLETE)
    if not is_over and (dollars, tokens) != (series.budget_dollars, series.budget_tokens):
        series_acts.grant(series, budget_dollars=dollars, budget_tokens=tokens)
    if series.state in (SeriesState.PAUSED, SeriesState.SPENT):
        series_acts.resume(series)
    series.refresh_from_db()
    return series


def token_of(file: series_file.SeriesFile) -> str:
    """Files that differ only in their budgets are the same series, which can so be resumed with another budget."""
    wish = file.model_dump_json(exclude={"budget"})
    return f"file-{hashlib.sha256(wish.encode()).hexdigest()}"
