"""The sign of life of whoever plays: the lease lives as long as it beats, and a lost one ends the tenure."""

import time

import pytest
from django.db.models.functions import Now

from games.booking import matches
from games.log import event_log, lease
from games.models import Match
from games.playing import heartbeat, stops
from games.playing import tenure as tenures
from tests.games.playing import players
from tests.games.prepared import orders

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

    with heartbeat.beating(ours, tenures.Tenure(), never):
        players.until(lambda: Match.objects.filter(lease_until__gt=Now()).exists(), 20)


def test_whoever_was_replaced_is_told_while_it_waits(ours: lease.Lease) -> None:
    players.let_lease_run_out(Match.objects.get())
    assert lease.claim(ours.match_id) is not None
    tenure = tenures.Tenure()

    with heartbeat.beating(ours, tenure, never), pytest.raises(event_log.LogConflict):
        tenure.rest_until(time.monotonic() + 20)


def test_an_aborted_match_ends_the_shift_of_whoever_waits_for_its_answers(ours: lease.Lease) -> None:
    matches.abort(ours.match_id, "wrong lineup")
    tenure = tenures.Tenure()

    with heartbeat.beating(ours, tenure, never), pytest.raises(stops.Stopped, match="aborted"):
        tenure.rest_until(time.monotonic() + 20)
