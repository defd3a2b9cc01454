"""A disk that is nearly full: new work is refused with a reason, and running work goes on."""

from typing import Any

import pytest
from django.test import Client

from games.booking import exhibition, matches
from games.models import Match
from glassbox_site.ground import disk
from sct.models import Batch
from sct.records import batches
from sct.settings import demo
from tests.games.prepared import orders
from tests.support import people

pytestmark = pytest.mark.django_db


@pytest.fixture
def full(settings: Any) -> None:
    settings.DISK_RESERVE = disk.room().total + 1


def test_no_match_is_booked(full: None) -> None:
    with pytest.raises(disk.NoRoom, match="No new work is taken"):
        matches.schedule(orders.order())

    assert not Match.objects.exists()


def test_the_match_that_was_booked_before_is_still_found(settings: Any, empty_redis: object) -> None:
    before = matches.schedule(orders.order(token="once"))
    settings.DISK_RESERVE = disk.room().total + 1

    assert matches.schedule(orders.order(token="once")) == before


def test_no_batch_is_made(full: None) -> None:
    with pytest.raises(disk.NoRoom):
        batches.create(demo.config_text(), demo.providers_text(0.0), token="wish")

    assert not Batch.objects.exists()


def test_no_exhibition_begins(full: None, empty_redis: object) -> None:
    exhibition.tend()

    assert not Match.objects.exists()


def test_whoever_orders_is_told_in_words(full: None, empty_redis: object) -> None:
    answer = people.client().post("/sct/demo/", {"token": "x"})

    assert answer.status_code == 507
    assert "No new work is taken" in answer.content.decode()


def test_health_names_the_disk(full: None, client: Client, empty_redis: object) -> None:
    assert "disk" in client.get("/healthz").json()["failing"]


@pytest.mark.parametrize(("total", "reserve"), [(10**12, disk.USUAL_RESERVE), (10**8, 5 * 10**6)])
def test_the_usual_reserve_is_smaller_on_a_small_disk(total: int, reserve: int) -> None:
    assert disk.Room(free=total, total=total).reserve == reserve
