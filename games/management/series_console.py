"""What the commands for series print: a plan before, a progress line, and the figures at the end."""

import time
from collections.abc import Iterator, Mapping
from datetime import timedelta
from typing import Any

from django.core.management.base import OutputWrapper
from django.utils.translation import gettext as _

from games.booking import estimates
from games.experiments.series import series_orders
from games.experiments.series.series_file import SeriesFile
from games.experiments.series.series_pricing import Preview
from games.models import Series
from glassbox_site.ground.plain import rounded

BAR = 24
TERMINAL_SECONDS, QUIET_SECONDS = 0.2, 10.0


def plan(file: SeriesFile, told: Preview) -> Iterator[str]:
    """What the series is, which difference it can detect, and what it may cost."""
    yield f"{file.name}: {file.design}, {', '.join(entry.name for entry in file.entries)}"
    size = _("%(matches)d matches (pairings: %(pairings)d, pairs of each: %(pairs)d).")
    yield size % {"pairings": len(file.pairings), "pairs": told.pairs, "matches": told.matches}
    if told.seen_from is None:
        yield _("There are too few pairs: not even the greatest difference would show in four series out of five.")
    else:
        power = _("With so many pairs, differences of about %(points)d points or more show in four series out of five.")
        yield power % {"points": round(100 * told.seen_from)}
    if file.unused_detect is not None:
        unused = _("The number of pairs is fixed and nothing stops it earlier, so its detect: %(points)s is not used.")
        yield unused % {"points": f"{file.unused_detect:g}"}
    if file.test:
        stop = _("It stops as soon as it is decided whether they are %(points)d points apart, after at most %(pairs)d.")
        yield stop % {"points": round(100 * file.test.difference), "pairs": told.pairs}
    is_known = bool(told.high.dollars) or not told.unpriced
    price = _("It may cost %(usual)s (%(low)s to %(high)s) and take %(time)s, one match after another.")
    yield price % {
        "usual": _cost(told.usual, is_known=is_known),
        "low": _cost(told.low, is_known=is_known),
        "high": _cost(told.high, is_known=is_known),
        "time": timedelta(seconds=round(told.seconds)),
    }
    if told.unpriced:
        yield _("The price of %(models)s is not known.") % {"models": ", ".join(told.unpriced)}


def _cost(cost: estimates.Cost, *, is_known: bool = True) -> str:
    if not is_known:
        return _("%(tokens)d tokens") % {"tokens": cost.tokens}
    return _("%(dollars)s (%(tokens)d tokens)") % {"dollars": rounded.dollars(cost.dollars), "tokens": cost.tokens}


class ProgressLine:
    """Rewrites one line on a terminal; elsewhere prints a line every few seconds."""

    def __init__(self, series: Series, output: OutputWrapper) -> None:
        self._series, self._output = series, output
        self._total = series.pairs * 2 * len(series_orders.file_of(series).pairings)
        self._is_live = output.isatty()
        self._shown_at, self._began_at, self._began_with = 0.0, time.monotonic(), self._done()

    def show(self, *, finally_: bool = False) -> None:
        now = time.monotonic()
        if not finally_ and now - self._shown_at < (TERMINAL_SECONDS if self._is_live else QUIET_SECONDS):
            return
        self._shown_at, done = now, self._done()
        bar = "#" * (BAR * done // self._total)
        told = _("%(done)d/%(total)d matches") % {"done": done, "total": self._total}
        line = f"[{bar:.<{BAR}}] {told}{self._left(done, now)}"
        self._output.write(f"\r\033[K{line}" if self._is_live else line, ending="" if self._is_live else "\n")
        if finally_ and self._is_live:
            self._output.write("")
        self._output.flush()

    def _done(self) -> int:
        return self._series.places.filter(row__isnull=False).count()

    def _left(self, done: int, now: float) -> str:
        new = done - self._began_with
        if not new or done == self._total:
            return ""
        seconds = (now - self._began_at) / new * (self._total - done)
        return _(", about %(time)s left") % {"time": timedelta(seconds=round(seconds))}


def results(scores: Mapping[str, Any]) -> Iterator[str]:
    """Who won more, by how much and how surely; everything else is in the files."""
    for each in scores["pairings"]:
        if not each["pairs"]:
            yield _("%(first)s - %(second)s: no pair counts so far (%(void)d void).") % each
            continue
        told = _("%(first)s - %(second)s: %(points)s points, %(pairs)d pairs (%(void)d void), %(p)s, Holm %(holm)s")
        chances = {"p": rounded.p(each["p"]), "holm": rounded.chance(each["p_holm"])}
        values = {**each, "points": _points(each["difference"]), **chances}
        verdict = {
            "first": _("%(first)s is better."),
            "second": _("%(second)s is better."),
            "neither": _("No such difference."),
            "": "",
        }[each["verdict"]]
        yield f"{told % values}  {verdict % each}".rstrip()


def _points(difference: Mapping[str, Any]) -> str:
    return rounded.points_within(difference["value"], difference["low"], difference["high"])
