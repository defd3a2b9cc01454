"""Draws each figure of a series; the same rows give the same bytes."""

import io
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import matplotlib
from django.utils.translation import gettext as _
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Sheet
from matplotlib.ticker import MaxNLocator

from games.pages.series_pages.series_figures import Figure

WIDTH = 6.6
MARKERS = "osD^vPX*"
NO_DATES: Mapping[str, dict[str, str | None]] = {
    "svg": {"Date": None},
    "pdf": {"CreationDate": None},
    "png": {"Software": None},
}
# Matplotlib's settings are global to the process.
_lock = threading.Lock()


@dataclass(frozen=True, slots=True, kw_only=True)
class Paint:
    ground: str
    text: str
    quiet: str
    grid: str
    lines: tuple[str, ...]


GLASS = Paint(
    ground="#0f1729", text="#e8eefb", quiet="#b7c3db", grid="#2b3a5a",
    lines=("#5cd6f5", "#ff9f5a", "#4fd39a", "#ff8fc4", "#f2e36b", "#8da6ff", "#c0a8ff", "#e8eefb"),
)  # fmt: skip
PAPER = Paint(
    ground="#ffffff", text="#000000", quiet="#333333", grid="#cccccc",
    lines=("#0072b2", "#d55e00", "#009e73", "#aa4499", "#7a6a00", "#332288", "#882255", "#000000"),
)  # fmt: skip


def drawn(figure: Figure, kind: str, *, on_paper: bool) -> bytes:
    paint, buffer = PAPER if on_paper else GLASS, io.BytesIO()
    with (
        _lock,
        matplotlib.rc_context({"svg.hashsalt": figure.name, "svg.fonttype": "path", "font.family": "DejaVu Sans"}),
    ):
        sheet = Sheet(figsize=(WIDTH, figure.height), layout="constrained")
        sheet.suptitle(figure.title, color=paint.text, fontsize=12, fontweight="bold", x=0.01, ha="left")
        axis = sheet.subplots()
        _dress(axis, paint)
        DRAWS[figure.name](axis, figure, paint)
        if axis.get_legend_handles_labels()[1]:
            for text in axis.legend(frameon=False, fontsize=9).get_texts():
                text.set_color(paint.text)
        sheet.savefig(buffer, format=kind, facecolor=paint.ground, dpi=144, metadata=NO_DATES[kind])
    return buffer.getvalue()


def _dress(axis: Axes, paint: Paint) -> None:
    axis.set_facecolor(paint.ground)
    axis.tick_params(colors=paint.quiet, labelsize=9, length=0)
    for side in ("top", "right", "left"):
        axis.spines[side].set_visible(False)
    axis.spines["bottom"].set_color(paint.grid)
    axis.grid(visible=True, color=paint.grid, linewidth=0.6)
    axis.set_axisbelow(True)


def _whiskers(axis: Axes, lanes: Mapping[str, list[Any]], paint: Paint) -> None:
    """Draws a line for each, the first on top; a value without an interval is a cross instead of a dot."""
    for lane, (value, low, high, _n) in enumerate(lanes.values()):
        if low is not None:
            axis.plot([low, high], [lane, lane], color=paint.lines[0], linewidth=4, alpha=0.55)
        if value is not None:
            axis.plot([value], [lane], marker="x" if low is None else "o", color=paint.text)
    axis.axvline(0, color=paint.quiet, linewidth=1.2)
    names = [f"{name}  n={estimate[3]}" for name, estimate in lanes.items()]
    axis.set_yticks(range(len(names)), names, color=paint.text)
    axis.set_ylim(len(names) - 0.4, -0.6)


def _differences(axis: Axes, figure: Figure, paint: Paint) -> None:
    _whiskers(axis, {str(name): list(rest) for name, *rest in figure.rows}, paint)
    _name(axis, paint, x=_("the first’s lead, from −1 to 1") if figure.name == "differences" else _("logits"))


def _measures(axis: Axes, figure: Figure, paint: Paint) -> None:
    _whiskers(axis, {f"{row[0]}, {row[1]}": list(row[4:8]) for row in figure.rows}, paint)
    _name(axis, paint, x=_("%(first)s minus %(second)s") % {"first": figure.header[2], "second": figure.header[3]})


def _course(axis: Axes, figure: Figure, paint: Paint) -> None:
    known = [row for row in figure.rows if row[2] is not None]
    axis.fill_between(
        [row[0] for row in known], [row[2] for row in known], [row[3] for row in known],
        color=paint.lines[0], alpha=0.25, linewidth=0,
    )  # fmt: skip
    axis.plot([row[0] for row in figure.rows], [row[1] for row in figure.rows], color=paint.lines[0], linewidth=1.8)
    axis.axhline(0, color=paint.quiet, linewidth=1.2)
    axis.set_ylim(-1.05, 1.05)
    _name_pairs(axis, paint, y=_("the first’s lead, from −1 to 1"))


def _test(axis: Axes, figure: Figure, paint: Paint) -> None:
    at = [row[0] for row in figure.rows]
    for place, style in ((1, "-"), (2, "--")):
        values = [row[place] for row in figure.rows]
        axis.plot(at, values, style, color=paint.lines[place - 1], linewidth=1.8, label=str(figure.header[place]))
    for place in (3, 4):
        axis.axhline(figure.rows[0][place], color=paint.quiet, linewidth=1.2, linestyle=":")
    _name_pairs(axis, paint, y=_("logarithm of the ratio of likelihoods"))


def _calibration(axis: Axes, figure: Figure, paint: Paint) -> None:
    axis.plot([0, 1], [0, 1], color=paint.quiet, linewidth=1, linestyle=":")
    for place, entry in enumerate(dict.fromkeys(row[0] for row in figure.rows)):
        points = [row for row in figure.rows if row[0] == entry]
        color = paint.lines[place % len(paint.lines)]
        for _entry, stated, _right, low, high, _n in points:
            if low is not None:
                axis.plot([stated, stated], [low, high], color=color, linewidth=3, alpha=0.4)
        axis.plot(
            [row[1] for row in points], [row[2] for row in points],
            color=color, marker=MARKERS[place % len(MARKERS)], linewidth=1.2,
            label=f"{entry}  n={sum(row[5] for row in points)}",
        )  # fmt: skip
    axis.set_xlim(-0.03, 1.03)
    axis.set_ylim(-0.03, 1.03)
    _name(axis, paint, x=_("stated"), y=_("share of them that were impostors"))


def _name_pairs(axis: Axes, paint: Paint, *, y: str) -> None:
    """Labels the axes, with whole numbers of pairs only."""
    axis.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    _name(axis, paint, x=_("pairs"), y=y)


def _name(axis: Axes, paint: Paint, *, x: str, y: str = "") -> None:
    axis.set_xlabel(x, color=paint.quiet, fontsize=9)
    axis.set_ylabel(y, color=paint.quiet, fontsize=9)


DRAWS: Mapping[str, Callable[[Axes, Figure, Paint], None]] = {
    "differences": _differences,
    "course": _course,
    "test": _test,
    "measures": _measures,
    "calibration": _calibration,
    "strengths": _differences,
}
