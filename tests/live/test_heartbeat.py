"""The sign of life of whoever plays: the lease lives as long as it beats, and a lost one ends the shift."""

import time

import pytest
from django.db.models.functions import Now

from games import matches
from games.live import event_log, heartbeat, lease, stops
from games.live import shift as shifts
from games.models import Match
from tests.live import orders, players

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> lease.Lease:
    monkeypatch.setattr(lease, "HEARTBEAT_SECONDS", 0.01)
    claimed = lease.claim(orders.booked().pk)
    assert claimed is not None
    return claimed


def never() -> bool:
    return False


def test_while_it_beats_the_lease_does_not_run_out(ours: lease.Lease) -> None:
    players.let_lease_run_out(Match.objects.get())

    with heartbeat.beating(ours, shifts.Shift(), never):
        players.until(lambda: Match.objects.filter(lease_until__gt=Now()).exists(), 20)


def test_whoever_was_replaced_is_told_while_it_waits(ours: lease.Lease) -> None:
    players.let_lease_run_out(Match.objects.get())
    assert lease.claim(ours.match_id) is not None
    shift = shifts.Shift()

    with heartbeat.beating(ours, shift, never), pytest.raises(event_log.LogConflict):
        shift.rest_until(time.monotonic() + 20)


def test_an_aborted_match_ends_the_shift_of_whoever_waits_for_its_answers(ours: lease.Lease) -> None:
    matches.abort(ours.match_id, "wrong lineup")
    shift = shifts.Shift()

    with heartbeat.beating(ours, shift, never), pytest.raises(stops.Stopped, match="aborted"):
        shift.rest_until(time.monotonic() + 20)
