"""The worked example of docs/series.md: its published figures follow from its files, to the last digit."""

from pathlib import Path

from games.experiments.series import packing
from glassbox_site.environment import env

EXAMPLE = Path(__file__).parent / "example"


def test_its_figures_are_those_of_its_files() -> None:
    scores = packing.scored_folder(EXAMPLE)
    [told] = scores["pairings"]

    assert packing.scores_text(scores) == (EXAMPLE / packing.SCORES).read_text(encoding="utf-8")
    shown = [f"{100 * told['difference'][name]:+.0f}" for name in ("value", "low", "high")]
    assert "{} points, from {} to {}".format(*shown) in (env.PROJECT / "docs/series.md").read_text(encoding="utf-8")
