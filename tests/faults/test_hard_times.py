"""Whatever fails: pages can be read, the cause is named, nothing is lost, and all recovers by itself."""

from pathlib import Path

import pytest

from tests.support import endurance
from tests.support.hard_times import house, scenes, times

pytestmark = [pytest.mark.faults, pytest.mark.second]
WORK = house.Work(trials=24, time_limit=300)
BACK_WITHIN = 15


@pytest.mark.parametrize("scene", scenes.SCENES, ids=lambda scene: scene.name)
def test_a_house_lives_through(scene: scenes.Scene, tmp_path: Path) -> None:
    with scene.build(tmp_path) as ground:
        outcome = times.lived_through(ground, scene.briefly, WORK)

    assert set(outcome.seen.answers) <= {200} | scene.may_refuse, outcome.seen.refused
    assert scene.names in outcome.seen.named
    assert outcome.goes_on or not scene.goes_on
    assert outcome.back_after < endurance.in_reason(BACK_WITHIN)
    assert (outcome.match, outcome.has_whole_log, outcome.missed_frames) == ("finished", True, 0)
    assert outcome.trials == {"complete": WORK.trials}
    assert outcome.again["match"] <= house.SEATS * (outcome.claims["match"] - 1)
    assert outcome.again["batch"] <= house.SLOTS * outcome.claims["trials"]
