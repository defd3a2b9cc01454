"""How much longer a batch will take, from what finished trials took and how long running ones have been running."""

from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone

from sct import models
from sct.pages.showing import boards, frames
from sct.records import pace
from tests.sct import batch_files


@pytest.mark.parametrize(
    ("taken", "in_play", "queued", "left"),
    [
        ([10, 10, 10], [0, 0], 6, (2 * 10 + 6 * 10) / 2),
        ([10, 10, 10], [4, 4], 6, (2 * 6 + 6 * 10) / 2),
        ([10, 10, 10], [4, 9], 0, 6),
        ([10, 10, 40, 60], [30], 0, 30),
        ([10, 10, 10], [300], 0, 300),
        ([10, 10, 10], [300, 5, 5], 0, 300),
        ([0, 0], [0], 0, 0),
        ([], [5], 3, None),
        ([10], [], 3, None),
    ],
)
def test_the_time_left_follows_from_what_was_seen(
    taken: list[float], in_play: list[float], queued: int, left: float | None
) -> None:
    assert pace.seconds_left(taken, in_play, queued=queued) == left


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0.0, "about 1 s"), (0.4, "about 1 s"), (1.2, "about 1 s"), (75, "about 75 s"), (600, "about 10 min"),
        (3 * 3600, "about 3.0 h"),
    ],
)  # fmt: skip
def test_it_is_told_roughly_and_never_as_nothing(seconds: float, told: str) -> None:
    assert pace.told(seconds) == told


@pytest.mark.django_db
def test_a_last_trial_that_outlasts_the_others_is_not_said_to_end_at_once(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, num_trials=2))
    slow = models.Trial.objects.filter(pk=batch.trials.all()[0].pk)
    slow.update(status=models.Trial.Status.RUNNING, started_at=timezone.now() - timedelta(hours=1))

    left, facts = pace.left(batch), frames.facts(boards.of(batch))

    assert left is not None
    assert 3_000 < left < 4_000
    assert facts.time_left == "about 60 min"
