"""Drawings of series are legible on their own, without the page around them.

Tests import the drawing libraries themselves: every test process collects this file, and only one runs it.
"""

from typing import TYPE_CHECKING, Any

import pytest

from games.pages.series_pages.series_figures import Figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SHARE = [0.25, -0.5, 1.0, 4]
ROWS: dict[str, list[list[Any]]] = {
    "differences": [["a – b", *SHARE]],
    "course": [[1, 0.0, None, None, 1], [2, 0.5, -1.0, 1.0, 2]],
    "test": [[1, 0.1, -0.1, -2.9, 3.6]],
    "measures": [["won", "impostor", 0.5, 0.25, *SHARE, 1.0]],
    "calibration": [["a", 0.3, 0.5, None, None, 4], ["a", 0.9, 0.5, 0.2, 0.7, 6]],
    "strengths": [["a", *SHARE]],
}


def test_every_drawing_is_among_those() -> None:
    from games.pages.series_pages import series_drawing

    assert ROWS.keys() == series_drawing.DRAWS.keys()


@pytest.mark.parametrize("name", ROWS)
def test_an_axis_of_figures_says_of_what(name: str) -> None:
    axis = drawn(name)

    assert axis.get_xlabel()
    assert axis.get_ylabel() or {str(tick.get_text()) for tick in axis.get_yticklabels()} <= {
        "a – b  n=4", "won, impostor  n=4", "a  n=4",
    }  # fmt: skip


def test_a_line_of_suspicions_says_over_how_many_it_goes() -> None:
    assert drawn("calibration").get_legend_handles_labels()[1] == ["a  n=10"]


@pytest.mark.parametrize("name", ["course", "test"])
def test_pairs_are_counted_in_whole_ones(name: str) -> None:
    assert all(float(tick).is_integer() for tick in drawn(name).get_xticks())


def drawn(name: str) -> "Axes":
    from matplotlib.figure import Figure as Sheet

    from games.pages.series_pages import series_drawing

    axis = Sheet().subplots()
    header = ("measure", "as", "a", "b", "c")
    figure = Figure(name=name, title="", about="", header=header, rows=ROWS[name])
    series_drawing.DRAWS[name](axis, figure, series_drawing.PAPER)
    return axis
