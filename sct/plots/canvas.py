"""A sheet with one axis for each family of agents, written so that the same rows give the same bytes."""

import io
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib
from django.utils.translation import gettext as _
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure

from sct.plots import figure_rows
from sct.plots.paint import Paint

NO_DATES: dict[str, dict[str, str | None]] = {
    "svg": {"Date": None},
    "pdf": {"CreationDate": None},
    "png": {"Software": None},
}
# Matplotlib's settings are shared by all threads.
_lock = threading.Lock()

Draw = Callable[[Axes, Sequence[Any], Paint], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """`draw` fills one axis with the rows of one family."""

    figure: figure_rows.Figure
    draw: Draw

    def bytes(self, kind: str, paint: Paint) -> bytes:
        buffer = io.BytesIO()
        with (
            _lock,
            matplotlib.rc_context(
                {
                    "svg.hashsalt": self.figure.name,
                    "svg.fonttype": "path",
                    "hatch.linewidth": 0.6,
                    "font.family": "DejaVu Sans",
                }
            ),
        ):
            self._drawn(paint).savefig(buffer, format=kind, facecolor=paint.ground, dpi=144, metadata=NO_DATES[kind])
        return buffer.getvalue()

    def _drawn(self, paint: Paint) -> Figure:
        families, heights = self.figure.families, self.figure.heights
        sheet = Figure(figsize=(figure_rows.WIDTH, self.figure.height), layout="constrained")
        sheet.suptitle(str(self.figure.title), color=paint.text, fontsize=12, fontweight="bold", x=0.01, ha="left")
        parts = sheet.subfigures(len(families), 1, squeeze=False, height_ratios=heights)
        for part, family in zip(parts[:, 0], families, strict=True):
            self._fill(part, family, paint)
        return sheet

    def _fill(self, part: SubFigure, family: Sequence[Any], paint: Paint) -> None:
        part.set_facecolor(paint.ground)
        axis = part.subplots()
        _dress(axis, paint)
        axis.set_title(_("Agents {kind}").format(kind=family[0].kind), color=paint.quiet, fontsize=9, loc="left")
        self.draw(axis, family, paint)
        if axis.get_legend_handles_labels()[1]:
            legend = part.legend(loc="outside lower left", ncols=3, frameon=False, fontsize=9)
            for text in legend.get_texts():
                text.set_color(paint.text)


def _dress(axis: Axes, paint: Paint) -> None:
    axis.set_facecolor(paint.ground)
    axis.tick_params(colors=paint.quiet, labelsize=9, length=0)
    for side in ("top", "right", "left"):
        axis.spines[side].set_visible(False)
    axis.spines["bottom"].set_color(paint.grid)
    axis.grid(visible=True, axis="x", color=paint.grid, linewidth=0.6)
    axis.set_axisbelow(True)


def agents_of(found: Iterable[figure_rows.Row]) -> list[str]:
    return list(dict.fromkeys(row.agent for row in found))


def label_agents(axis: Axes, counts: dict[str, int], paint: Paint, apart: Mapping[str, int] | None = None) -> None:
    """Labels each agent with its n, the first on top, and with how many trials say nothing because nothing was asked
    or could be read."""
    silent = {agent: count for agent, count in (apart or {}).items() if count}
    told = {agent: "\n" + _("{count} more say nothing").format(count=count) for agent, count in silent.items()}
    names = [f"{agent}  n={count}{told.get(agent, '')}" for agent, count in counts.items()]
    axis.set_yticks(range(len(names)), names, color=paint.text)
    axis.set_ylim(len(names) - 0.4, -0.6)


def share_axis(axis: Axes, paint: Paint, label: str) -> None:
    axis.set_xlim(-0.02, 1.02)
    axis.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0", "0.25", "0.5", "0.75", "1"])
    axis.set_xlabel(label, color=paint.quiet, fontsize=9)
