"""The public pages: free of barriers, of sideways scrolling, of complaints, at a desk and on a phone."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESK, PHONE, SIZES
from tests.browser.visitor import Visitor, window
from tests.support.site import Site

pytestmark = pytest.mark.browser
PAGES = ("/", "/login/")
NARROW = window(320, 640)


@SIZES
@pytest.mark.parametrize("path", PAGES)
def test_a_public_page_has_no_barrier(guest: Visitor, path: str) -> None:
    guest.go(path)

    assert guest.barriers() == []


@pytest.mark.parametrize("size", [DESK, PHONE, NARROW], ids=["1440", "390", "320"])
@pytest.mark.parametrize("path", PAGES)
def test_a_public_page_never_scrolls_sideways(guest: Visitor, path: str) -> None:
    guest.go(path)

    assert guest.overhang() == 0


def test_the_front_page_says_how_the_house_is(guest: Visitor) -> None:
    house = guest.go("/").get_by_role("region", name="The house right now")

    expect(house).to_contain_text("all well")
    expect(house).to_contain_text("2 at hand")


def test_the_current_page_is_marked_in_the_navigation(guest: Visitor) -> None:
    account = guest.go("/login/").get_by_role("navigation", name="Account")

    expect(account.get_by_role("link", name="Sign in")).to_have_attribute("aria-current", "page")


def test_the_front_page_needs_no_scripts(browser: Browser, site: Site) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()

        page.goto(site.url)

        expect(page.locator("#on-air, #more-on-air").first).to_be_visible()
