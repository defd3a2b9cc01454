"""A tenure ends when its worker is told to, as soon as the match waits for anything."""

import os
import signal
import time

import pytest

from games.models import Status
from games.playing import stops
from games.playing import tenure as tenures


def test_a_worker_that_is_told_to_end_hands_its_match_over() -> None:
    before = signal.getsignal(signal.SIGTERM)

    with tenures.until_told_to_end() as tenure:
        os.kill(os.getpid(), signal.SIGTERM)
        with pytest.raises(stops.Stopped) as stopped:
            tenure.rest_until(time.monotonic() + 20)

    assert stopped.value.changes == {"status": Status.QUEUED}
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_rest_is_over_at_its_moment() -> None:
    moment = time.monotonic() + 0.02

    tenures.Tenure().rest_until(moment)

    assert time.monotonic() >= moment
