"""A page that is open while the house can no longer write: it says so by itself, and takes it back by itself."""

import contextlib
import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SIZES, Enter
from tests.games.prepared import telling
from tests.support.sites import site as sites

pytestmark = [pytest.mark.browser, pytest.mark.second]


@pytest.fixture
def match(site: sites.Site) -> Iterator[int]:
    """A match that is going on."""
    with telling.on(sites.environment(site.var)) as teller:
        teller.up_to(50)
        yield teller.match


@contextlib.contextmanager
def locked(site: sites.Site) -> Iterator[None]:
    """Holds the write lock, like a process that hangs in the middle of writing."""
    with contextlib.closing(sqlite3.connect(site.var / "glassbox.sqlite3", isolation_level=None)) as other:
        other.execute("PRAGMA busy_timeout = 30000")
        other.execute("BEGIN IMMEDIATE")
        yield


@SIZES
def test_a_match_and_the_front_page_say_so_without_being_loaded_again(
    enter: Enter, site: sites.Site, match: int
) -> None:
    windows = [enter().go(address) for address in (f"/matches/{match}/", "/")]
    notices = [page.locator("#standstill > p") for page in windows]
    for notice in notices:
        expect(notice).to_be_hidden()

    with locked(site):
        for notice in notices:
            expect(notice).to_be_visible()
            expect(notice).to_contain_text("cannot write")
        assert not any(page.evaluate("document.documentElement.scrollWidth > innerWidth") for page in windows)
        expect(windows[0].locator("#stage")).to_be_in_viewport()

    for notice in notices:
        expect(notice).to_be_hidden()
