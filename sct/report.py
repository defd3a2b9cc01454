"""A batch on a terminal: one progress line while it runs, one table at its end."""

import re
import time
from collections.abc import Iterator
from decimal import Decimal
from typing import Protocol

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sct import batches, models, pace, summary

BAR = 30
QUIET_SECONDS = 10.0
TERMINAL_SECONDS = 0.5
MOST_WAYS = 5
HEADS = (
    gettext_lazy("agent"), "n", gettext_lazy("errors"), gettext_lazy("correct"), gettext_lazy("self-consistent"),
    gettext_lazy("any yes"), gettext_lazy("parsed"), gettext_lazy("secret stable"),
)  # fmt: skip
UNTESTED = gettext_lazy(
    "%(agent)s: %(untested)d of %(all)d self-consistent trials were asked about no other word, where always saying yes "
    "would do"
)

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
        """Once, and while it runs: whatever made the first trial fail may well make all of them fail."""
        self._is_failure_told = True
        for line in failures(self._batch):
            self._output.write(f"\r\033[K{line}" if self._is_live else line)

    def _say(self, progress: batches.Progress) -> None:
        left = None if progress.is_over else pace.left(self._batch)
        line = progress_line(progress, left, is_free=self._batch.is_free)
        self._output.write(f"\r\033[K{line}" if self._is_live else line, ending="" if self._is_live else "\n")
        self._output.flush()


def progress_line(progress: batches.Progress, seconds_left: float | None, *, is_free: bool = False) -> str:
    done = progress.complete + progress.failed
    filled = BAR * done // max(progress.total, 1)
    told = _("%(done)d/%(total)d done, %(running)d running, %(failed)d failed, %(calls)d calls, %(cost)s") % {
        "done": done,
        "total": progress.total,
        "running": progress.running,
        "failed": progress.failed,
        "calls": progress.calls,
        "cost": _("free") if is_free else _money(progress.cost),
    }
    bar = f"[{'#' * filled}{'.' * (BAR - filled)}] {told}"
    return bar if seconds_left is None else bar + _(", %(duration)s left") % {"duration": pace.told(seconds_left)}


def table(batch: models.Batch) -> Iterator[str]:
    """Per agent, each proportion with its interval and its n; what it proves less than it seems; how agents compare."""
    figures = batches.figures(batch)
    rows = [tuple(map(str, HEADS)), *map(_row, figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    for figure in figures:
        if figure.untested:
            yield UNTESTED % {
                "agent": figure.agent,
                "untested": figure.untested,
                "all": figure.self_consistent.successes,
            }
    for pair in batches.comparisons(batch):
        yield _compared(pair)


def _row(figure: summary.AgentFigures) -> tuple[str, ...]:
    shares = (figure.correct, figure.self_consistent, figure.any_yes, figure.parse_rate, figure.secret_stable)
    return (figure.agent, str(figure.n), str(figure.errors), *map(batches.proportion, shares))


def _compared(pair: summary.Comparison) -> str:
    told = _(
        "%(first)s against %(second)s: %(only_first)d to %(only_second)d of %(pairs)d pairs, exact McNemar p = %(p)s, "
        "Holm %(holm)s"
    )
    return told % {
        "first": pair.first,
        "second": pair.second,
        "only_first": pair.only_first,
        "only_second": pair.only_second,
        "pairs": pair.pairs,
        "p": f"{pair.p:.3g}",
        "holm": f"{pair.p_holm:.3g}",
    }


def failures(batch: models.Batch) -> Iterator[str]:
    """Why trials failed, each way once with the first that failed so. Numbers and quoted words make no other way."""
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


def _money(cost: Decimal | None) -> str:
    return _("cost unknown") if cost is None else f"${cost:.4f}"
