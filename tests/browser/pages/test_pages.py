"""What surrounds every page: the house's state and the navigation; and the front page, which needs no scripts."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor
from tests.support.sites.site import Site

pytestmark = pytest.mark.browser


def test_the_front_page_says_how_the_house_is(guest: Visitor) -> None:
    house = guest.go("/").get_by_role("region", name="The house right now")

    expect(house).to_contain_text("all well")
    expect(house).to_contain_text("2 alive")


def test_the_current_page_is_marked_in_the_navigation(guest: Visitor) -> None:
    account = guest.go("/login/").get_by_role("navigation", name="Account")

    expect(account.get_by_role("link", name="Sign in")).to_have_attribute("aria-current", "page")


def test_the_front_page_needs_no_scripts(browser: Browser, site: Site) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()

        page.goto(site.url)

        expect(page.locator("#on-air, #more-on-air").first).to_be_visible()
