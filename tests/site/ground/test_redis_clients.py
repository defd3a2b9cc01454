"""Requests to a Redis that is away: how often they are made, and what is known then."""

import functools
import time
from collections.abc import Callable
from typing import cast

import pytest
import redis
from django.conf import settings

from glassbox_site.ground import redis_clients
from tests.support import silent_redis


class Redis:
    """A Redis that lets clients wait, and never answers."""

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


@pytest.fixture
def ahead() -> redis_clients.Ahead:
    return redis_clients.Ahead(settings.REDIS_URL, 2.0)


def added(ahead: redis_clients.Ahead, *names: str) -> bool:
    errands = ahead.errands()
    for name in names:
        errands.incr(name)
    return ahead.send(errands)


def test_what_is_sent_ahead_is_done_and_its_answers_are_taken_with_the_next(
    ahead: redis_clients.Ahead, empty_redis: "redis.Redis"
) -> None:
    came = [added(ahead, "a", "b") for _ in range(3)]
    ahead.settle()

    assert came == [False, True, True]
    assert (empty_redis.get("a"), empty_redis.get("b")) == (b"3", b"3")


def test_what_went_wrong_is_met_with_the_next(ahead: redis_clients.Ahead, empty_redis: "redis.Redis") -> None:
    empty_redis.set("a", "no number")
    added(ahead, "a", "b")

    with pytest.raises(redis.ResponseError, match="not an integer"):
        added(ahead, "c")
    added(ahead, "c")
    ahead.settle()

    assert (empty_redis.get("b"), empty_redis.get("c")) == (b"1", b"1")


def test_a_line_that_was_cut_meanwhile_is_replaced(ahead: redis_clients.Ahead, empty_redis: "redis.Redis") -> None:
    added(ahead, "a")
    while empty_redis.get("a") is None:
        time.sleep(0.01)
    killed = cast(int, empty_redis.client_kill_filter(_type="normal", skipme=True))

    added(ahead, "a")
    ahead.settle()

    assert killed
    assert empty_redis.get("a") == b"2"


def test_a_redis_that_hangs_is_waited_for_when_more_is_to_be_sent_and_not_before() -> None:
    with silent_redis.listening() as hung:
        ahead = redis_clients.Ahead(hung.url, 0.3)
        added(ahead, "a")

        with pytest.raises(redis.TimeoutError):
            added(ahead, "a")
