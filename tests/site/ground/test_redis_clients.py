"""What is asked of a Redis that is away: how often, and what is known then."""

import functools
from collections.abc import Callable

import pytest
import redis

from glassbox_site.ground import redis_clients


class Redis:
    """Whoever asks it waits, and is told nothing."""

    asked = 0

    def ask(self) -> str:
        self.asked += 1
        raise redis.TimeoutError


@pytest.fixture
def known() -> Callable[[Redis], list[str]]:
    return lambda away: [redis_clients.unless_away(away.ask, "unknown") for _ in range(3)]


def test_within_one_page_nobody_waits_twice_for_a_redis_that_does_not_answer(
    known: Callable[[Redis], list[str]],
) -> None:
    away = Redis()

    with redis_clients.waited_for_once():
        within = known(away)
    asked_within = away.asked
    after = known(away)

    assert (within, asked_within) == (["unknown"] * 3, 1)
    assert (after, away.asked) == (["unknown"] * 3, 1 + 3)


def test_within_one_page_a_redis_that_answers_is_asked_every_time() -> None:
    with redis_clients.waited_for_once():
        said = [redis_clients.unless_away(functools.partial(int, number), None) for number in range(3)]

    assert said == [0, 1, 2]


def test_after_each_failure_redis_is_left_alone_for_twice_as_long_and_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr("glassbox_site.ground.redis_clients.time.monotonic", lambda: now)
    absence, lasted = redis_clients.Absence(2.0), []

    for _ in range(4):
        absence.begin()
        began = now
        while absence.lasts:
            now += 0.5
        lasted.append(now - began)
    absence.end()
    absence.begin()
    now += 2.0

    assert lasted == [2.0, 4.0, 8.0, 8.0]
    assert not absence.lasts, "all is forgotten as soon as it answers"
