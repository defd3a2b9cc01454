"""Playing a match: to its end, from wherever its log has come to."""

import pytest

from games import jobs
from games.models import Status
from tests.live import orders

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_match_is_played_to_its_end() -> None:
    match = orders.booked()

    jobs.play_match(match.pk)

    match.refresh_from_db()
    assert (match.status, match.owner, match.reason) == (Status.FINISHED, "", "")
    assert match.head == len(orders.log(match))
    assert match.winner in ("crew", "impostors", "nobody")
