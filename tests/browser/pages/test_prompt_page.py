"""The page on how a prompt is made, in a real browser: on a desktop and a phone, with scripts and without."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESK, DESK_FIRST, PHONE
from tests.browser.visitor import Visitor
from tests.support.sites import site as sites

pytestmark = pytest.mark.browser


@DESK_FIRST
def test_the_page_has_no_barrier_and_fits_its_window(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/methodology/prompt/?match={archived}")

    expect(page.get_by_role("heading", name="The question", exact=True)).to_have_count(2)
    assert guest.barriers() == []
    assert guest.overhang() == 0


def test_the_longest_of_names_widens_nothing(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/methodology/prompt/?match={archived}")
    page.set_viewport_size({"width": 768, "height": 900})

    page.locator("nav .seat-named bdi").first.evaluate("name => { name.textContent = 'W'.repeat(60) }")

    assert guest.overhang() == 0


@pytest.mark.parametrize("window", [DESK, pytest.param(PHONE, marks=pytest.mark.second)], ids=["1440", "390"])
def test_words_tell_what_stood_in_the_prompt_before(
    browser: Browser, site: sites.Site, archived: int, window: dict[str, Any]
) -> None:
    page = browser.new_page(java_script_enabled=False, **window)

    page.goto(f"{site.url}/methodology/prompt/?match={archived}")
    page.get_by_role("link", name="This question alone").last.click()

    same, new = page.get_by_text("As in the previous prompt,"), page.get_by_text("New, ")
    assert same.count() > 2
    assert new.count() > 0
    expect(page.get_by_text("Byte for byte")).to_have_count(0)
    expect(page.get_by_role("link", name="The previous question")).to_be_visible()
    page.close()
