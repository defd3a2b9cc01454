"""The hint on a first visit to a match page: there until it is dismissed, and never again."""

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
LINE = "#first-visit"


def test_the_line_for_newcomers_is_gone_for_good_when_it_is_dismissed(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n=20&motion=0")
    expect(page.locator(LINE)).to_contain_text("You see everything, thoughts included.")

    page.locator(LINE).get_by_role("button").click()
    expect(page.locator(LINE)).to_be_hidden()
    page = guest.go(f"/matches/{archived}/?view=public&n=20&motion=0")

    expect(page.locator("#transcript .line")).not_to_have_count(0)
    expect(page.locator(LINE)).to_be_hidden()
