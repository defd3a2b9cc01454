"""How each figure is drawn, one family of agents on one axis."""

from collections.abc import Sequence
from statistics import median

from django.utils.translation import gettext as _
from matplotlib.axes import Axes

from sct.plots import canvas, figure_rows, paint

ENOUGH_FOR_A_NUMBER = 0.05
MOST_DOTS = 200
MARKERS = "osD^vPX*"
BOUNDS = ("low", "value", "high")


def drawn(figure: figure_rows.Figure, kind: str, *, on_paper: bool) -> bytes:
    """The figure as a file; `kind` is svg, png or pdf."""
    sheet = canvas.Sheet(figure=figure, draw=DRAWS[figure.name])
    return sheet.bytes(kind, paint.PAPER if on_paper else paint.GLASS)


def _stacks(axis: Axes, found: Sequence[figure_rows.Counted], paints: paint.Paint) -> None:
    """Stacked bars: width shows the share, colour and pattern the class, and the number counts the trials."""
    counts = {row.agent: 0 for row in found} | {row.agent: row.share.n for row in found if row.share.n}
    apart = {agent: sum(row.apart for row in found if row.agent == agent) for agent in counts}
    lanes = {agent: place for place, agent in enumerate(counts)}
    reached = dict.fromkeys(counts, 0.0)
    for code in _in_order(found):
        label = str(next(row.label for row in found if row.code == code))
        for row in (row for row in found if row.code == code and row.share.successes):
            width, start = row.share.value or 0.0, reached[row.agent]
            axis.barh(
                lanes[row.agent], width, left=start, height=0.66, label=label, linewidth=1, edgecolor=paints.ground,
                color=paints.of(code), hatch=paint.HATCHES.get(paint.HUES[code], ""),
            )  # fmt: skip
            if width > ENOUGH_FOR_A_NUMBER:
                _number(axis, start + width / 2, lanes[row.agent], row.share.successes, paints, paints.of(code))
            reached[row.agent] += width
            label = "_"  # only once in the legend
    _first_interval(axis, found, lanes, paints)
    canvas.label_agents(axis, counts, paints, apart)
    canvas.share_axis(axis, paints, _("share of trials; the line below a bar is the interval of its first class"))


def _first_interval(
    axis: Axes, found: Sequence[figure_rows.Counted], lanes: dict[str, int], paints: paint.Paint
) -> None:
    """Draws the interval of the first class only, since only bars that start at zero can be compared with theirs."""
    first = _in_order(found)[0]
    for row in found:
        if row.code == first and row.share.low is not None and row.share.high is not None:
            lane = lanes[row.agent] + 0.4
            axis.plot([row.share.low, row.share.high], [lane, lane], color=paints.text, linewidth=1.6)


def _in_order(found: Sequence[figure_rows.Counted]) -> list[str]:
    """The classes in the order of the palette, which is that of the outcomes."""
    codes = {row.code for row in found}
    return [code for code in paint.HUES if code in codes]


def _number(axis: Axes, x: float, y: float, number: int, paints: paint.Paint, ground: str) -> None:
    """On a patch of the bar's own colour, so that no pattern runs through it."""
    patch = {"boxstyle": "round,pad=0.18", "facecolor": ground, "edgecolor": "none"}
    axis.text(x, y, str(number), color=paints.ink, fontsize=9, ha="center", va="center", bbox=patch)


def _strips(axis: Axes, found: Sequence[figure_rows.Piled], paints: paint.Paint) -> None:
    """A dot for each trial, piled up for equal values; for more than `MOST_DOTS`, one dot of proportional area."""
    counts = {row.agent: row.n for row in found}
    for lane, agent in enumerate(counts):
        piles = [row for row in found if row.agent == agent and row.value is not None]
        for row in piles:
            _pile(axis, row, lane, paints)
        values = [row.value for row in piles for _trial in range(row.trials) if row.value is not None]
        middle = median(values)
        axis.plot([middle, middle], [lane - 0.42, lane + 0.42], color=paints.text, linewidth=2)
    canvas.label_agents(axis, counts, paints)
    canvas.share_axis(axis, paints, _("yes among the answers of a trial; the line is the median"))


def _pile(axis: Axes, row: figure_rows.Piled, lane: int, paints: paint.Paint) -> None:
    x = row.value or 0.0
    if row.n > MOST_DOTS:
        axis.scatter([x], [lane], s=400 * row.trials / row.n, color=paints.accent, alpha=0.8, linewidths=0)
        return
    step = min(0.11, 0.76 / row.trials)
    places = [lane + step * (number - (row.trials - 1) / 2) for number in range(row.trials)]
    axis.scatter(
        [x] * row.trials, places, s=26, color=paints.accent, alpha=0.9, edgecolors=paints.ground, linewidths=0.5
    )


def _histograms(axis: Axes, found: Sequence[figure_rows.Piled], paints: paint.Paint) -> None:
    """A small histogram on each agent's line, with trials without any yes set apart."""
    counts = {row.agent: row.n for row in found}
    lanes = {agent: place for place, agent in enumerate(counts)}
    places = [int(row.value) for row in found if row.value is not None]
    never = max(places, default=0) + 2
    for row in found:
        x, height = (never if row.value is None else row.value), 0.8 * row.trials / row.n
        color = paints.grid if row.value is None else paints.accent
        axis.bar(x, -height, bottom=lanes[row.agent] + 0.4, width=0.7, color=color)
        axis.text(
            x, lanes[row.agent] + 0.4 - height - 0.03, str(row.trials), color=paints.text, fontsize=8, ha="center"
        )
    canvas.label_agents(axis, counts, paints)
    shown = range(1, never - 1, max(1, never // 15))
    axis.set_xticks([*shown, never], [*map(str, shown), _("never")])
    axis.set_xlim(0.2, never + 0.8)
    axis.set_ylim(len(counts) - 0.4, -0.7)
    axis.set_xlabel(_("place of the question that got the first yes"), color=paints.quiet, fontsize=9)


def _strictly_read(axis: Axes, found: Sequence[figure_rows.Counted], paints: paint.Paint) -> None:
    _intervals(axis, found, paints, _("answers that were exactly yes or no, with 95 % interval"))


def _leniently_read(axis: Axes, found: Sequence[figure_rows.Counted], paints: paint.Paint) -> None:
    _intervals(axis, found, paints, _("answers that the lenient reading can read, with 95 % interval"))


def _intervals(axis: Axes, found: Sequence[figure_rows.Counted], paints: paint.Paint, label: str) -> None:
    counts = {row.agent: row.share.n for row in found}
    for lane, row in enumerate(found):
        assert row.share.low is not None
        assert row.share.high is not None
        color = paints.accent if row.share.successes == row.share.n else paints.of("error")
        axis.plot([row.share.low, row.share.high], [lane, lane], color=color, linewidth=4, alpha=0.55)
        axis.plot(
            [row.share.value or 0.0], [lane], marker="o" if row.share.successes == row.share.n else "X", color=color
        )
        words = f"{row.share.successes} / {row.share.n}"
        axis.annotate(
            words, (row.share.value or 0.0, lane), xytext=(0, 7), textcoords="offset points", color=paints.quiet,
            fontsize=8, ha="center",
        )  # fmt: skip
    canvas.label_agents(axis, counts, paints)
    canvas.share_axis(axis, paints, label)


def _steps(axis: Axes, found: Sequence[figure_rows.Held], paints: paint.Paint) -> None:
    """A step line for each agent, from none of its trials to all of them; the shaded area is the interval."""
    counts = {row.agent: row.share.n for row in reversed(found)}
    lanes = {agent: place for place, agent in enumerate(canvas.agents_of(found))}
    for agent, lane in lanes.items():
        points = [row for row in found if row.agent == agent]
        at = [row.turn for row in points]
        low, value, high = ([lane + 0.4 - 0.8 * (getattr(row.share, name) or 0.0) for row in points] for name in BOUNDS)
        axis.fill_between(at, low, high, step="mid", color=paints.accent, alpha=0.25, linewidth=0)
        axis.step(at, value, where="mid", color=paints.accent, linewidth=1.8, marker="o", markersize=4)
        axis.axhline(lane + 0.4, color=paints.grid, linewidth=0.8)
    canvas.label_agents(axis, {agent: counts[agent] for agent in lanes}, paints)
    turns = sorted({row.turn for row in found})
    axis.set_xticks(turns[:: max(1, len(turns) // 15)])
    axis.set_xlim(turns[0] - 0.5, turns[-1] + 0.5)
    axis.set_xlabel(
        _("after turn; a line runs from none of the trials, below, to all, above"), color=paints.quiet, fontsize=9
    )


def _sweeps(axis: Axes, found: Sequence[figure_rows.Swept], paints: paint.Paint) -> None:
    for place, agent in enumerate(canvas.agents_of(found)):
        points = sorted((row for row in found if row.agent == agent and row.share.n), key=lambda row: row.t_fork)
        at = [row.t_fork for row in points]
        low, value, high = ([getattr(row.share, name) or 0.0 for row in points] for name in BOUNDS)
        color = paints.series[place % len(paints.series)]
        axis.fill_between(at, low, high, color=color, alpha=0.15)
        axis.plot(at, value, color=color, marker=MARKERS[place % len(MARKERS)], label=agent)
    axis.set_ylim(-0.05, 1.12)
    axis.set_yticks([0, 0.25, 0.5, 0.75, 1])
    turns = sorted({row.t_fork for row in found})
    axis.set_xticks(turns, [f"{turn}\nn={_n_at(turn, found)}" for turn in turns])
    axis.grid(visible=True, axis="y", color=paints.grid, linewidth=0.6)
    axis.set_xlabel(_("fork after turn"), color=paints.quiet, fontsize=9)
    axis.set_ylabel(found[0].measure, color=paints.quiet, fontsize=9)


def _n_at(turn: int, found: Sequence[figure_rows.Swept]) -> str:
    counts = sorted({row.share.n for row in found if row.t_fork == turn})
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]}-{counts[-1]}"


DRAWS: dict[str, canvas.Draw] = {
    "outcomes": _stacks,
    "yes-rate": _strips,
    "first-yes": _histograms,
    "stability": _stacks,
    "secret-by-turn": _steps,
    "parsed": _strictly_read,
    "t-fork": _sweeps,
    "lenient-outcomes": _stacks,
    "lenient-yes-rate": _strips,
    "lenient-first-yes": _histograms,
    "lenient-parsed": _leniently_read,
    "lenient-t-fork": _sweeps,
}
