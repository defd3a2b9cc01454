"""What a clerk read in lines, on the match page: marked as the clerk's, beside what the reader of claims read."""

import functools
import re
from concurrent import futures
from pathlib import Path

import pytest
from playwright.sync_api import expect

from games.engine.state import ledger as ledgers
from games.log import codec
from tests.browser.conftest import PHONE
from tests.browser.visitor import Visitor
from tests.games.players import minds
from tests.games.prepared import archives, clerks
from tests.support.sites import site as sites

pytestmark = pytest.mark.browser


@functools.cache
def log() -> tuple[ledgers.Entry, ...]:
    """Played on demand, since every test process collects this file, and outside of Playwright's event loop."""
    with futures.ThreadPoolExecutor() as apart:
        return clerks.read_by_a_clerk(apart.submit(minds.played, archives.SEED).result())


@pytest.fixture(scope="module")
def match(site: sites.Site, tmp_path_factory: pytest.TempPathFactory) -> int:
    file = Path(tmp_path_factory.mktemp("clerk") / "log.ndjson")
    file.write_text("".join(f"{codec.line(entry)}\n" for entry in log()), encoding="utf-8")
    return archives.put_into(sites.environment(site.var), file)


@pytest.mark.second
def test_a_line_that_both_read_differently_shows_both_and_which_of_them_counts(guest: Visitor, match: int) -> None:
    page = guest.go(f"/matches/{match}/?view=glass&n={len(log())}&motion=0")

    reading = page.locator(".line-LineRead", has_text="in Navigation").last
    expect(reading.locator(".clerk-head strong")).to_have_text("Clerk")
    expect(reading.locator(".clerk-title")).to_have_text(
        ["The clerk alone, in nobody's record", "The reader of claims alone, which counts"]
    )
    expect(reading.locator(".mark-truth", has_text="in Navigation")).to_have_count(1)
    assert guest.barriers() == []


def test_a_reading_leads_to_its_line(guest: Visitor, match: int) -> None:
    page = guest.go(f"/matches/{match}/?view=glass&n={len(log())}&motion=0")
    link = page.locator(".line-LineRead .clerk-line").last
    line = (link.text_content() or "").lstrip("#").replace(",", "")

    link.dispatch_event("click")

    expect(page).to_have_url(re.compile(rf"[?&]n={line}(&|$)"))
    expect(page.locator(f'.line-Spoke[data-n="{line}"]')).to_have_count(1)


def test_a_line_that_the_clerk_could_not_read_says_so_in_plain_text(guest: Visitor, match: int) -> None:
    page = guest.go(f"/matches/{match}/?view=glass&n={len(log())}&motion=0")

    unread = page.locator(".line-LineRead", has_text="has not read what").last
    expect(unread.locator(".clerk-fault")).to_have_text(clerks.FAULT)
    expect(page.locator(".line-LineRead b, .line-LineRead img")).to_have_count(0)


@pytest.mark.second
def test_what_both_read_alike_is_there_for_whoever_wants_everything(guest: Visitor, match: int) -> None:
    page = guest.go(f"/matches/{match}/?view=glass&n={len(log())}&motion=0")
    expect(page.locator(".line-LineRead", has_text="has not read what")).not_to_have_count(0)
    expect(page.locator(".line-LineRead", has_text="reads the same")).to_have_count(0)

    page.get_by_label("How much").select_option("rest")

    expect(page.locator(".line-LineRead", has_text="reads the same")).not_to_have_count(0)
    refused = page.locator(".line-LineRead .clerk-refused").last
    refused.locator("summary").click()
    expect(refused.locator("li")).to_have_text(list(clerks.REFUSED))


@pytest.mark.second
@pytest.mark.parametrize("view", ["public", "red"])
def test_nobody_but_the_glass_hears_of_the_clerk(guest: Visitor, match: int, view: str) -> None:
    page = guest.go(f"/matches/{match}/?view={view}&n=100&motion=0")

    expect(page.locator(".line-Spoke")).not_to_have_count(0)
    expect(page.locator(".line-LineRead")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE], ids=["390"])
@pytest.mark.second
def test_readings_fit_on_a_phone(guest: Visitor, match: int) -> None:
    page = guest.go(f"/matches/{match}/?view=glass&n={len(log())}&motion=0")

    expect(page.locator(".line-LineRead")).not_to_have_count(0)
    assert guest.overhang() == 0
