"""Old garbage stays until there is time to collect it, and no longer."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from glassbox_site.ground.working import garbage


class Knot:
    """Refers to itself, so that only a search finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _in_haste() -> Iterator[None]:
    """Makes a collection run after few new objects: Python waits for a quarter as many as exist,
    so existing ones are frozen, as `tests/conftest.py` does with those of test collection."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(10, 2, 1)
    yield
    gc.set_threshold(*usual)


def old_garbage() -> "weakref.ref[Knot]":
    knot = Knot()
    gc.collect()
    return weakref.ref(knot)


def churn() -> None:
    kept = [[number] for number in range(100_000)]
    del kept


def test_left_to_itself_it_is_found_in_the_midst_of_work() -> None:
    knot = old_garbage()

    churn()

    assert knot() is None


def test_at_work_it_stays_until_it_is_quiet() -> None:
    collector = garbage.Collector(each=0.0)
    with collector.at_work():
        knot = old_garbage()
        churn()
        collector.search(lambda: False)
        stayed = knot() is not None

        collector.search(lambda: True)

    assert stayed
    assert knot() is None


def test_where_it_is_never_quiet_it_is_found_late() -> None:
    collector = garbage.Collector(each=0.0, patience=0.0)
    with collector.at_work():
        knot = old_garbage()

        collector.search(lambda: False)

    assert knot() is None


def test_it_is_not_searched_for_at_every_turn() -> None:
    collector = garbage.Collector(each=1_000.0)
    with collector.at_work():
        knot = old_garbage()

        collector.search(lambda: True)

        assert knot() is not None


def test_afterwards_everything_is_as_usual() -> None:
    usual = gc.get_threshold()

    with garbage.Collector().at_work():
        assert gc.get_threshold()[2] == garbage.NEVER

    assert gc.get_threshold() == usual
