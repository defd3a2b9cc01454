"""How many watch, over all web processes."""

import itertools

import pytest
from django.test import override_settings

from games.live import attendance

MATCHES = itertools.count(1_000_000)


def test_what_all_processes_see_is_counted_together() -> None:
    match = next(MATCHES)

    attendance.told({match: 2}, by="one")

    assert attendance.told({match: 3}, by="other") == {match: 5}
    assert attendance.told({match: 0}, by="one") == {match: 3}


def test_each_match_has_its_own_number_and_where_nobody_is_there_is_none() -> None:
    one, other, empty = (next(MATCHES) for _ in range(3))

    attendance.told({one: 2, other: 1, empty: 0})

    assert attendance.of([one, other, empty, next(MATCHES)]) == {one: 2, other: 1}


def test_whoever_falls_silent_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(MATCHES)
    attendance.told({match: 2}, by="dead")

    monkeypatch.setattr(attendance, "FORGOTTEN_SECONDS", -1)

    assert attendance.of([match]) == {}


@override_settings(REDIS_URL="redis://127.0.0.1:1/0")
def test_without_redis_nobody_is_counted_and_nothing_breaks() -> None:
    assert attendance.told({7: 2}) == {}
    assert attendance.of([7]) == {}
