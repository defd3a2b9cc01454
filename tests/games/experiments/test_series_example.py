"""The worked examples of docs/series.md: the published figures follow from their files, to the last digit."""

from pathlib import Path

import pytest

from games.experiments.series import packing
from glassbox_site.environment import env

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", ["example", "example_model"])
def test_its_figures_are_those_of_its_files(name: str) -> None:
    scores = packing.scored_folder(HERE / name)
    [told] = scores["pairings"]

    assert packing.scores_text(scores) == (HERE / name / packing.SCORES).read_text(encoding="utf-8")
    shown = [f"{100 * told['difference'][part]:+.0f}" for part in ("value", "low", "high")]
    published = " ".join((env.PROJECT / "docs/series.md").read_text(encoding="utf-8").split())
    assert "{} points, from {} to {}".format(*shown) in published
