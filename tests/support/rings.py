"""Two rings of tests: `make test` decides whether a change is right, `make test-all` adds what takes long.

Tests that take long because they kill, measure, repeat or drive long scenes in a browser are marked `second` and left
out of the first ring. Tests that try many examples, or kill many times, are marked `both`: the first ring runs a share
of them, the second all. Tests that can tell PostgreSQL from SQLite are marked `databases`, and repeated there by the
second ring.
"""

import os
from collections.abc import Iterable

import hypothesis
import pytest
from xdist.scheduler import LoadFileScheduling

IS_SECOND = os.environ.get("RING") == "second"
UNTIL = float(os.environ.get("TESTS_UNTIL", "inf"))
"""In seconds since 1970: after this, no test of the second ring is begun."""
SHARE = 5
ONE_SITE = "tests/browser"
MATCH_PAGE = "tests/browser/match"
OWN_SITES = (MATCH_PAGE, "tests/browser/seat")
"""They get a site of their own in the second ring only, where they take long."""
EACH_BY_ITSELF = tuple(f"tests/faults/test_{name}.py" for name in ("full_disk", "hard_times", "matches"))
PEERS = (
    "tests/games/experiments/test_series_statistics.py",
    "tests/sct/records/test_statistics_peers.py",
    "tests/sct/studies/test_studies.py",
)
"""Compare with scipy and statsmodels, which take two seconds to load; so one process runs all of these."""
LONG = (ONE_SITE, "tests/translation", "tests/faults")


def of_all(number: int) -> int:
    """`number` in the second ring, a share of it in the first."""
    return number if IS_SECOND else -(-number // SHARE)


def first(count: int, values: Iterable[object]) -> list[object]:
    """Parameters of a test: the first `count` run in the first ring, the others in the second only."""
    return [
        each if place < count else pytest.param(each, marks=pytest.mark.second) for place, each in enumerate(values)
    ]


def set_profile() -> None:
    """Sets how many examples laws try by default. How long an example takes is not tested."""
    hypothesis.settings.register_profile("ring", max_examples=of_all(100), deadline=None)
    hypothesis.settings.load_profile("ring")


def leave_out_in_a_hurry(now: float) -> None:
    if IS_SECOND and now > UNTIL:
        pytest.skip("left out: the time of this run is over")


def mark(item: pytest.Item) -> None:
    """Marks every law `both`, and `databases` every test that commits, unless it kills something or is marked `alike`:
    the same on both databases, such as whole matches in others' file formats."""
    if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
        item.add_marker("both")
    commits = any(marker.kwargs.get("transaction") for marker in item.iter_markers("django_db"))
    if commits and not any(map(item.get_closest_marker, ("faults", "alike"))):
        item.add_marker("databases")


def begins_late(item: pytest.Item) -> bool:
    """Sites and browsers take long in one process and have to begin early; pytest-django would put them last. Tests of
    the database keep its order, in which tests that are rolled back come before those that empty the database."""
    return item.get_closest_marker("django_db") is not None or not item.nodeid.startswith(LONG)


class Houses(LoadFileScheduling):
    """Keeps the tests of a file in one process, and so all that share a site and a browser; in the second ring, the
    match page and the seats have a site each. Files in which each test takes long, with a house of its own, are split
    up."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith(PEERS):
            return PEERS[0]
        if nodeid.startswith(ONE_SITE):
            return next((site for site in OWN_SITES if IS_SECOND and nodeid.startswith(site)), ONE_SITE)
        return nodeid if nodeid.startswith(EACH_BY_ITSELF) else super()._split_scope(nodeid)
