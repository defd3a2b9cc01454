"""A shift ends when its worker is told to, as soon as the match waits for anything."""

import os
import signal
import time

import pytest

from games.live import shift as shifts
from games.live import stops
from games.models import Status


def test_a_worker_that_is_told_to_end_hands_its_match_over() -> None:
    before = signal.getsignal(signal.SIGTERM)

    with shifts.until_told_to_end() as shift:
        os.kill(os.getpid(), signal.SIGTERM)
        with pytest.raises(stops.Stopped) as stopped:
            shift.rest_until(time.monotonic() + 20)

    assert stopped.value.changes == {"status": Status.QUEUED}
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_rest_is_over_at_its_moment() -> None:
    moment = time.monotonic() + 0.02

    shifts.Shift().rest_until(moment)

    assert time.monotonic() >= moment
