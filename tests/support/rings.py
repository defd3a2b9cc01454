"""Two rings of tests: `make test` decides whether a change is right, `make test-all` adds what takes long.

What takes long because it kills, measures, repeats or drives long scenes in a browser is marked `second` and left out
of the first ring. What tries many examples, or kills many times, is marked `both`: a share of that in the first ring,
all of it in the second. What can tell PostgreSQL from SQLite is marked `databases`; the second ring repeats it there.
"""

import os
from collections.abc import Iterable

import hypothesis
import pytest
from xdist.scheduler import LoadFileScheduling

IS_SECOND = os.environ.get("RING") == "second"
UNTIL = float(os.environ.get("TESTS_UNTIL", "inf"))
"""In seconds since 1970: from then on nothing of the second ring is begun."""
SHARE = 5
ONE_SITE = "tests/browser"
MATCH_PAGE = "tests/browser/match"
OWN_SITES = (MATCH_PAGE, "tests/browser/seat")
"""In the second ring alone, where they take long."""
EACH_BY_ITSELF = tuple(f"tests/faults/test_{name}.py" for name in ("full_disk", "hard_times", "matches"))
PEERS = (
    "tests/games/experiments/test_series_statistics.py",
    "tests/sct/records/test_statistics_peers.py",
    "tests/sct/studies/test_studies.py",
)
"""Held against scipy and statsmodels, which each process that runs one of them loads for two seconds."""
LONG = (ONE_SITE, "tests/translation", "tests/faults")


def of_all(number: int) -> int:
    """So many in the second ring, a share of them in the first."""
    return number if IS_SECOND else -(-number // SHARE)


def first(count: int, values: Iterable[object]) -> list[object]:
    """For what a test is parametrised over: so many of them in the first ring, the others in the second alone."""
    return [
        each if place < count else pytest.param(each, marks=pytest.mark.second) for place, each in enumerate(values)
    ]


def set_profile() -> None:
    """For the laws that do not say themselves how many examples they want. How long one takes is no test."""
    hypothesis.settings.register_profile("ring", max_examples=of_all(100), deadline=None)
    hypothesis.settings.load_profile("ring")


def leave_out_in_a_hurry(now: float) -> None:
    if IS_SECOND and now > UNTIL:
        pytest.skip("left out: the time of this run is over")


def mark(item: pytest.Item) -> None:
    """What every law is, and whatever commits without killing anything, need not be said of each; `alike` is, of what
    both databases have alike: files of whole matches in the hands of others, say."""
    if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
        item.add_marker("both")
    commits = any(marker.kwargs.get("transaction") for marker in item.iter_markers("django_db"))
    if commits and not any(map(item.get_closest_marker, ("faults", "alike"))):
        item.add_marker("databases")


def begins_late(item: pytest.Item) -> bool:
    """Sites and browsers need long in one process and have to begin early; pytest-django would have them last. Tests on
    the database stay in its order: those that empty it come after those that are rolled back."""
    return item.get_closest_marker("django_db") is not None or not item.nodeid.startswith(LONG)


class Houses(LoadFileScheduling):
    """A file stays in one process, and so do all that share one site and one browser: in the second ring those of the
    match page have theirs, and those of seats. Of files in which each test takes long in a house of its own, every test
    goes by itself."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith(PEERS):
            return PEERS[0]
        if nodeid.startswith(ONE_SITE):
            return next((site for site in OWN_SITES if IS_SECOND and nodeid.startswith(site)), ONE_SITE)
        return nodeid if nodeid.startswith(EACH_BY_ITSELF) else super()._split_scope(nodeid)
