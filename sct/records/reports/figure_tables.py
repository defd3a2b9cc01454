"""The figures of agents as tables on a terminal: proportions with interval and n, and the figures beside them."""

from collections.abc import Iterator, Mapping, Sequence

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sct.records import batches
from sct.records.figures import definitions, notes, summary

HEADS = (
    gettext_lazy("agent"), "n", gettext_lazy("asked"), gettext_lazy("errors"), gettext_lazy("self-consistent"),
    gettext_lazy("of all asked"), gettext_lazy("correct"), gettext_lazy("any yes"), gettext_lazy("secret stable"),
    gettext_lazy("parsed"),
)  # fmt: skip
LENIENTLY = gettext_lazy("Read leniently (the first word, or the one on a line of its own), in columns of their own:")


def of(figures: Sequence[summary.AgentFigures]) -> Iterator[str]:
    yield from aligned([tuple(map(str, HEADS)), *map(_row, figures)])
    for figure in figures:
        yield from notes.of(figure)
    yield from _beside(figures, "lenient", str(LENIENTLY), {figure.name: figure for figure in definitions.FIGURES})
    beside = {figure.name: figure for figure in definitions.BESIDE}
    yield from _beside(figures, "beside", _("Beside the verdicts, and in none of them:"), beside)
    yield from _beside(figures, "lenient_beside", _("Control questions, read leniently:"), beside)
    yield from _editing(figures)


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _row(figure: summary.AgentFigures) -> tuple[str, ...]:
    counts = (str(figure.n), str(figure.asked), str(figure.errors))
    return (figure.agent, *counts, *map(batches.proportion, figure.shares.values()))


def _beside(
    figures: Sequence[summary.AgentFigures], part: str, title: str, meanings: Mapping[str, definitions.Figure]
) -> Iterator[str]:
    """A table of the columns that have any trials; nothing if there are none."""
    shares: list[summary.Shares] = [getattr(figure, part) for figure in figures]
    names = [name for name in meanings if any(each[name].n for each in shares if name in each)]
    if names:
        yield title
        heads = (_("agent"), *(str(meanings[name].heading) for name in names))
        cells = [[batches.proportion(each[name]) for name in names] for each in shares]
        yield from aligned([heads, *((figure.agent, *row) for figure, row in zip(figures, cells, strict=True))])


def _editing(figures: Sequence[summary.AgentFigures]) -> Iterator[str]:
    """A table for the agents with memory tools."""
    found = [(figure.agent, figure.edits) for figure in figures if figure.edits is not None]
    if found:
        yield _("Trials whose memory was edited at least once, as its rules allow; and what kept the others from it:")
        heads = (_("agent"), _("edited"), _("of"), _("why the others were not"))
        cells = [(agent, str(told.edited.successes), str(told.edited.n), told.why) for agent, told in found]
        yield from aligned([heads, *cells])
