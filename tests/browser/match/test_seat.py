"""A person's seat in a real browser: from the front page to the end of a match, by keys alone, whatever befalls it."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.second]
FIRST = "#console-form textarea, #console-form select, #console-form button"
LONG = 240.0


def sit_down(guest: Visitor) -> Page:
    page = guest.go("/")
    page.get_by_role("link", name="Play yourself").click()
    page.get_by_label("Your name in this match").fill("Ann O’Nym")
    page.get_by_role("checkbox").check()
    guest.press("Sit down")
    expect(page.locator("#console-form button").first).to_be_visible(timeout=30_000)
    return page


def focus(page: Page, on: str) -> None:
    """On nothing, where the form has been taken away meanwhile: what is asked now is looked at anew then."""
    page.evaluate("(on) => document.querySelector(on)?.focus()", on)


def answer(page: Page) -> None:
    """Whatever is asked now, by keys."""
    focus(page, FIRST)
    tag = page.evaluate("document.activeElement.tagName")
    if tag == "TEXTAREA":
        page.keyboard.type("I was in Admin.")
        focus(page, "#console-form [name=vote]")
        page.keyboard.press("s")
    if tag in ("TEXTAREA", "SELECT"):
        focus(page, "#console-form button.button-main")
    page.keyboard.press("Enter")


def play_on(page: Page, until: str) -> None:
    deadline = time.monotonic() + LONG
    while until not in (told := page.locator("#console-asked").inner_text()):
        assert time.monotonic() < deadline, told
        if page.locator("#console-form button:visible").count():
            answer(page)
        page.wait_for_timeout(100)


@SIZES
def test_a_newcomer_plays_a_whole_match_by_keys_and_loses_nothing(guest: Visitor, size: dict[str, Any]) -> None:
    page = sit_down(guest)
    asked = page.locator("#console-asked").inner_text()
    page.wait_for_timeout(500)
    assert guest.barriers() == []
    assert guest.overhang() == 0

    page.reload()
    expect(page.locator("#console-asked")).to_have_text(asked)
    page.context.set_offline(offline=True)
    page.wait_for_timeout(3_000)
    page.context.set_offline(offline=False)
    expect(page.locator("#console-form button").first).to_be_visible()
    guest.take_complaints()

    play_on(page, "The match is over")
    assert guest.barriers() == []
    guest.take_complaints()

    page.get_by_role("link", name="withdraw your words").click()
    assert guest.barriers() == []
    assert guest.overhang() == 0
    guest.press("Erase my words")
    expect(page.get_by_role("status")).to_contain_text("Your words and your name are erased")
