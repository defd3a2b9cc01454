"""Who holds a match: one worker at a time, and a former holder can write nothing."""

from datetime import timedelta

import pytest
from django.db import connection
from django.db.models.functions import Now
from django.test.utils import CaptureQueriesContext

from games.log import lease
from games.models import Match, Status
from tests.games.prepared import orders
from tests.support.databases import plans

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


def let_it_run_out(match: Match) -> None:
    Match.objects.filter(pk=match.pk).update(lease_until=Now() - timedelta(seconds=1))


def test_of_two_claims_one_wins() -> None:
    match = orders.booked()

    first, second = lease.claim(match.pk), lease.claim(match.pk)

    assert first is not None
    assert second is None


def test_a_silent_owner_is_replaced_and_fenced_off() -> None:
    match = orders.booked()
    first = lease.claim(match.pk)
    let_it_run_out(match)

    second = lease.claim(match.pk)

    assert first is not None
    assert second is not None
    assert second.fence == first.fence + 1
    assert not first.hold()
    assert not lease.release(first, status=Status.PAUSED)
    assert second.hold()


def test_an_owner_that_holds_is_not_replaced() -> None:
    match = orders.booked()
    first = lease.claim(match.pk)
    assert first is not None
    let_it_run_out(match)

    first.hold()

    assert lease.claim(match.pk) is None


@pytest.mark.parametrize("status", [Status.SCHEDULED, Status.PAUSED, Status.INTERRUPTED, Status.FINISHED])
def test_only_a_match_that_wants_to_be_played_can_be_claimed(status: Status) -> None:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(status=status)

    assert lease.claim(match.pk) is None


def test_letting_go_of_a_paused_match_leaves_it_paused() -> None:
    match = orders.booked()
    ours = lease.claim(match.pk)
    assert ours is not None
    Match.objects.filter(pk=match.pk).update(status=Status.PAUSED)

    changed = lease.release(ours, status=Status.QUEUED)

    match.refresh_from_db()
    assert (changed, match.status, match.owner) == (False, Status.PAUSED, "")


def test_taking_over_is_counted_and_starting_is_not() -> None:
    match = orders.booked()
    lease.claim(match.pk)
    let_it_run_out(match)

    lease.claim(match.pk)

    match.refresh_from_db()
    assert (match.fence, match.takeovers) == (2, 1)


def test_a_worker_finds_its_matches_among_those_that_are_held() -> None:
    lease.claim(orders.booked().pk, "one")

    with CaptureQueriesContext(connection) as asked:
        assert len(lease.hold("one")) == 1
        lease.hand_over("one")
    statements = [each["sql"] for each in asked if each["sql"].startswith(("SELECT", "UPDATE"))]

    assert len(statements) == 4
    assert [sql for sql in statements if "matches_held" not in plans.of(sql)] == []
