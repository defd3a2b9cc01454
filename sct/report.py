"""A batch on a terminal: one progress line while it runs, one table at its end."""

import re
import time
from collections.abc import Iterator
from decimal import Decimal
from typing import Protocol

from sct import batches, models

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
        self._started = time.monotonic()
        self._shown_at = 0.0
        self._done_before: int | None = None
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
        done = progress.complete + progress.failed
        self._done_before = done if self._done_before is None else self._done_before
        left = remaining(progress, done - self._done_before, time.monotonic() - self._started)
        line = progress_line(progress, left, is_free=self._batch.is_free)
        self._output.write(f"\r\033[K{line}" if self._is_live else line, ending="" if self._is_live else "\n")
        self._output.flush()


def progress_line(progress: batches.Progress, seconds_left: float | None, *, is_free: bool = False) -> str:
    done = progress.complete + progress.failed
    filled = BAR * done // max(progress.total, 1)
    left = "" if seconds_left is None or progress.is_over else f", {_duration(seconds_left)} left"
    return (
        f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{progress.total} done, {progress.running} running, "
        f"{progress.failed} failed, {progress.calls} calls, {'free' if is_free else _money(progress.cost)}{left}"
    )


def remaining(progress: batches.Progress, done_here: int, seconds: float) -> float | None:
    """Seconds until the end at the pace so far; None before the first trial is done."""
    if done_here == 0:
        return None
    return (progress.queued + progress.running) * seconds / done_here


def table(batch: models.Batch) -> Iterator[str]:
    """Per agent, each proportion with its interval and its n; what it proves less than it seems; how agents compare."""
    rows: list[tuple[str, ...]] = [
        ("agent", "n", "errors", "correct", "self-consistent", "any yes", "parsed", "secret stable")
    ]
    figures = batches.figures(batch)
    for figure in figures:
        shares = (figure.correct, figure.self_consistent, figure.any_yes, figure.parse_rate, figure.secret_stable)
        rows.append((figure.agent, str(figure.n), str(figure.errors), *map(batches.proportion, shares)))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    for figure in figures:
        if figure.untested:
            yield (
                f"{figure.agent}: {figure.untested} of {figure.self_consistent.successes} self-consistent trials were "
                "asked about no other word, where always saying yes would do"
            )
    for pair in batches.comparisons(batch):
        yield (
            f"{pair.first} against {pair.second}: {pair.only_first} to {pair.only_second} of {pair.pairs} pairs, "
            f"exact McNemar p = {pair.p:.3g}, Holm {pair.p_holm:.3g}"
        )


def failures(batch: models.Batch) -> Iterator[str]:
    """Why trials failed, each way once with the first that failed so. Numbers and quoted words make no other way."""
    ways: dict[str, list[str]] = {}
    failed = batch.trials.filter(status=models.Trial.Status.FAILED).order_by("finished_at", "pk")
    for trial in failed.only("agent_name", "number", "error"):
        reason = trial.error.partition("\n")[0]
        ways.setdefault(_VARYING.sub("", reason), []).append(f"{trial}: {reason}")
    for told in sorted(ways.values(), key=len, reverse=True)[:MOST_WAYS]:
        yield f"failed: {told[0]}" + (f" ({len(told) - 1} more like it)" if told[1:] else "")
    if len(ways) > MOST_WAYS:
        yield f"failed in {len(ways) - MOST_WAYS} other ways: see the files"


def _money(cost: Decimal | None) -> str:
    return "cost unknown" if cost is None else f"${cost:.4f}"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
