"""A batch on a terminal: one progress line while it runs, one table at its end."""

import re
import time
from collections.abc import Iterator
from decimal import Decimal
from typing import Protocol

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from glassbox_site.ground.plain import rounded
from sct import models
from sct.records import batches, pace
from sct.records.figures import pairing
from sct.records.reports import figure_tables, meant
from sct.work import company

BAR = 30
QUIET_SECONDS = 10.0
TERMINAL_SECONDS = 0.5
MOST_WAYS = 5

_VARYING = re.compile(r'"[^"]*"|\d+')


class Output(Protocol):
    def write(self, msg: str, *, ending: str | None = None) -> None: ...

    def flush(self) -> None: ...

    def isatty(self) -> bool: ...


class ProgressLine:
    """Rewrites one line on a terminal; elsewhere says a line every few seconds."""

    def __init__(self, batch: models.Batch, output: "Output") -> None:
        self._batch = batch
        self._output = output
        self._is_live = output.isatty()
        self._shown_at = 0.0
        self._is_failure_told = False

    def show(self) -> None:
        now = time.monotonic()
        if now - self._shown_at < (TERMINAL_SECONDS if self._is_live else QUIET_SECONDS):
            return
        self._shown_at = now
        progress = batches.progress(self._batch)
        if progress.failed and not self._is_failure_told:
            self._tell_why()
        self._say(progress)

    def finish(self) -> None:
        self._say(batches.progress(self._batch))
        if self._is_live:
            self._output.write("")

    def _tell_why(self) -> None:
        """Prints the reasons of failures, once and while the batch runs: what made the first trial fail may well make
        all of them fail."""
        self._is_failure_told = True
        for line in failures(self._batch):
            self._output.write(f"\r\033[K{line}" if self._is_live else line)

    def _say(self, progress: batches.Progress) -> None:
        left = None if progress.is_over else pace.left(self._batch)
        workers = company.counted([self._batch.pk]).get(self._batch.pk, 0)
        line = progress_line(progress, left, is_free=self._batch.is_free, workers=workers)
        self._output.write(f"\r\033[K{line}" if self._is_live else line, ending="" if self._is_live else "\n")
        self._output.flush()


def progress_line(
    progress: batches.Progress, seconds_left: float | None, *, is_free: bool = False, workers: int = 1
) -> str:
    """Mentions the workers only if there is more than one."""
    done = progress.complete + progress.failed
    filled = BAR * done // max(progress.total, 1)
    told = _("%(done)d/%(total)d done, %(running)d running, %(failed)d failed, %(calls)d calls, %(cost)s") % {
        "done": done,
        "total": progress.total,
        "running": progress.running,
        "failed": progress.failed,
        "calls": progress.calls,
        "cost": _("free") if is_free else _money(progress.cost, is_estimated=progress.estimated > 0),
    }
    bar = f"[{'#' * filled}{'.' * (BAR - filled)}] {told}"
    bar += _(", %(number)d workers") % {"number": workers} if workers > 1 else ""
    return bar if seconds_left is None else bar + _(", %(duration)s left") % {"duration": pace.told(seconds_left)}


def table(batch: models.Batch) -> Iterator[str]:
    """The tables of `figure_tables`, how agents compare, and what scripted hosts are meant to do."""
    yield from figure_tables.of(batches.figures(batch))
    yield from map(_compared, batches.comparisons(batch))
    if lenient := batches.lenient_comparisons(batch):
        yield _("Read leniently, and corrected among themselves:")
        yield from map(_compared, lenient)
    if told := meant.of(batch):
        yield _("Scripted hosts, as they are meant to be:")
        yield from figure_tables.aligned([(agent, str(what)) for agent, what in told.items()])


def _compared(pair: pairing.Pair) -> str:
    told = _(
        "%(first)s against %(second)s, %(measure)s: %(only_first)d to %(only_second)d of %(pairs)d pairs, exact "
        "McNemar p = %(p)s, Holm %(holm)s"
    )
    return told % {
        "first": pair.first,
        "second": pair.second,
        "only_first": pair.only_first,
        "only_second": pair.only_second,
        "pairs": pair.trials,
        "measure": _("of all asked") if pair.measure == "self_consistent_of_asked" else _("self-consistent"),
        "p": f"{pair.p:.3g}",
        "holm": f"{pair.p_holm:.3g}",
    }


def failures(batch: models.Batch) -> Iterator[str]:
    """Why trials failed: a line for each of the `MOST_WAYS` most frequent reasons, with its first trial, and one that
    counts all other reasons. Reasons that differ only in numbers and quoted words count as one."""
    ways: dict[str, list[str]] = {}
    failed = batch.trials.filter(status=models.Trial.Status.FAILED).order_by("finished_at", "pk")
    for trial in failed.only("agent_name", "number", "error"):
        reason = trial.error.partition("\n")[0]
        ways.setdefault(_VARYING.sub("", reason), []).append(f"{trial}: {reason}")
    for told in sorted(ways.values(), key=len, reverse=True)[:MOST_WAYS]:
        alike = ngettext("(%(count)d more like it)", "(%(count)d more like it)", len(told) - 1)
        more = f" {alike % {'count': len(told) - 1}}" if told[1:] else ""
        yield _("failed: %(first)s") % {"first": told[0]} + more
    if (others := len(ways) - MOST_WAYS) > 0:
        told_of = ngettext(
            "failed in %(count)d other way: see the files", "failed in %(count)d other ways: see the files", others
        )
        yield told_of % {"count": others}


def _money(cost: Decimal | None, *, is_estimated: bool) -> str:
    if cost is None:
        return _("cost unknown")
    told = f"${rounded.places(cost, 4)}"
    return _("about %(cost)s") % {"cost": told} if is_estimated else told
