"""The jury in a real browser: spoiler-free viewers mark, see the needle move, and learn how right they were."""

import re
import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from games.engine.facts import events
from tests.browser.conftest import SIZES
from tests.browser.match import match_page
from tests.browser.match.match_page import INSTANT
from tests.browser.visitor import Visitor
from tests.games.prepared import logs, telling
from tests.support.sites import site as sites

pytestmark = [pytest.mark.browser, pytest.mark.second]
COLORS = [color.value for color in logs.COLORS]
BETWEEN = 768


@pytest.fixture
def teller(site: sites.Site) -> Iterator[telling.Teller]:
    with telling.on(sites.environment(site.var)) as teller:
        yield teller


def others_mark(site: sites.Site, match: int, percent: int, count: int = 4) -> None:
    """Has other jurors mark by form, as without scripts."""
    for number in range(count):
        with httpx.Client(base_url=site.url, cookies={"spoilers": "off"}, follow_redirects=True) as other:
            assert other.post(f"/matches/{match}/jury/join/", data={"name": f"Juror {number}"}).status_code == 200
            sheet = {color: str(percent) for color in COLORS}
            assert other.post(f"/matches/{match}/jury/mark/", data=sheet).status_code == 200


def look(guest: Visitor) -> None:
    """Checks the page in the present window, and in one between phone and desktop size."""
    size = guest.page.viewport_size
    assert size is not None
    for width in (BETWEEN, size["width"]):
        guest.page.set_viewport_size({**size, "width": width})
        guest.page.wait_for_timeout(300)
        assert guest.barriers() == []
        assert guest.overhang() == 0


def crew(page: Page) -> None:
    """Opens the crew panel, where the sheet is on a phone."""
    if (tab := page.locator("[data-tab=crew].tab")).is_visible():
        tab.click()


@SIZES
def test_a_juror_marks_by_keys_is_asked_before_the_vote_and_scored_at_the_end(
    guest: Visitor, site: sites.Site, teller: telling.Teller
) -> None:
    frames = match_page.frames("public")
    voting = next(frame["n"] for frame in frames if frame["event"]["kind"] == "VoteLocked")
    entry = [each.seq for each in logs.played() if each.public][voting - 1]
    teller.up_to(12)
    page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
    assert page.locator("#jury-box").count() == 0
    page.context.add_cookies([{"name": "spoilers", "value": "off", "url": site.url}])
    guest.go(f"/matches/{teller.match}/?{INSTANT}")
    crew(page)

    slider = page.get_by_role("slider", name="How much you suspect Red, in percent")
    slider.focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#jury-call")).to_have_text("Kept.")
    expect(page.locator("#jury-count")).to_have_text("1 voice; the jury is heard from 5 on")
    others_mark(site, teller.match, 20)
    expect(page.locator("[data-color=red] .jury-said")).to_have_text("20 % [20 … 20]")
    look(guest)

    teller.up_to(entry)
    expect(page.locator("#jury-call")).to_have_text(re.compile("The votes are coming in"))
    look(guest)
    page.get_by_role("button", name="Stand by it").press("Enter")
    expect(page.locator("#jury-call")).to_have_text("Kept.")
    others_mark(site, teller.match, 20)
    page.reload()
    crew(page)
    expect(page.locator("[data-color=red] .jury-own")).to_have_text("70 %")
    guest.go(f"/matches/{teller.match}/jury/")
    expect(page.locator("[data-color=red] .jury-said")).to_have_text("20 % [20 … 20]")
    page.get_by_role("spinbutton").first.wait_for()
    look(guest)
    for place in (f"/embed/{teller.match}/jury/", f"/overlay/{teller.match}/?scene=jury&motion=0"):
        guest.go(place)
        look(guest)

    guest.go(f"/matches/{teller.match}/?{INSTANT}")
    crew(page)
    teller.up_to(len(logs.played()))
    expect(page.locator("#jury-call")).to_have_text("The match is over: no more marks are taken.")
    expect(page.get_by_role("button", name="Stand by it")).to_be_disabled()
    look(guest)
    _until_scored(site, teller.match)
    guest.go(f"/matches/{teller.match}/jury/")
    expect(page.get_by_text("Spoiler-free: results, roles and lengths are hidden.")).to_be_visible()
    assert "impostor" not in page.locator("main").inner_text().lower()
    page.get_by_role("link", name="Show how it turned out").click()
    expect(page.get_by_text("The crowd as one mind")).to_be_visible()
    for when in ("Tonight (12 hours)", "This week", "All time"):
        expect(page.get_by_role("rowheader", name=when)).to_be_visible()
    look(guest)
    guest.go("/jury/")
    expect(page.get_by_text("provisional", exact=True).first).to_be_visible()
    assert "Juror 0" not in page.locator("main").inner_text()
    look(guest)


@SIZES
def test_through_the_glass_the_needle_stands_beside_what_the_crew_believes(
    guest: Visitor, site: sites.Site, teller: telling.Teller
) -> None:
    believed = [each.seq for each in logs.played() if isinstance(each.event, events.Suspected)][9]
    teller.up_to(believed)
    page = guest.go(f"/matches/{teller.match}/?view=glass&{INSTANT}")
    crew(page)
    needle = page.locator("#jury-needle")
    expect(needle.locator(".jury-row").first).to_be_hidden()
    needle.locator("summary").press("Enter")
    expect(needle.locator("#jury-count")).to_have_text("0 voices; the jury is heard from 5 on")

    others_mark(site, teller.match, 20, count=5)

    expect(needle.locator("[data-color=red] .jury-said").first).to_have_text("20 % [20 … 20]")
    expect(needle.locator(".jury-needle-crew .jury-said", has_text="%").first).to_be_visible()
    look(guest)
    guest.go(f"/tv/?by=newest&view=glass&{INSTANT}")
    crew(page)
    expect(page.locator("[data-color=red] .jury-said").first).to_have_text("20 % [20 … 20]")
    look(guest)


def _until_scored(site: sites.Site, match: int) -> None:
    with httpx.Client(base_url=site.url) as reader:
        for _ in range(100):
            if reader.get(f"/matches/{match}/jury.zip").status_code == 200:
                return
            time.sleep(0.2)
    raise AssertionError("the jury is never scored")
