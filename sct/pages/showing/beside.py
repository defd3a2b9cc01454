"""The table beside the figures of a batch: tools, changed secrets, boards that do not fit, and controls."""

from collections.abc import Sequence

from sct.kernel.judging import statistics
from sct.records.figures import definitions, summary

Cell = tuple[statistics.Proportion, statistics.Proportion | None]


def columns(found: Sequence[summary.AgentFigures]) -> list[definitions.Figure]:
    """The columns that are not empty."""
    return [
        figure
        for figure in definitions.BESIDE
        if any(each.beside[figure.name].n or _lenient(each, figure.name) for each in found)
    ]


def lines(found: Sequence[summary.AgentFigures]) -> list[tuple[str, list[Cell]]]:
    """For each agent a cell per column: the share, and if it depends on the reading, the lenient share too."""
    names = [figure.name for figure in columns(found)]
    return [(each.agent, [(each.beside[name], _lenient(each, name)) for name in names]) for each in found]


def _lenient(figures: summary.AgentFigures, name: str) -> statistics.Proportion | None:
    found = figures.lenient_beside.get(name)
    return found if found is not None and found.n else None
