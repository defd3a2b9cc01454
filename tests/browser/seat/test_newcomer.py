"""A person's seat in a real browser: from the front page to the end of a match, by keyboard, whatever goes wrong."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES
from tests.browser.seat import playing
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.second]
SMALL = """[...document.querySelectorAll('#console :is(button, summary, select, textarea, input, a)')]
    .filter(each => each.checkVisibility() && each.type !== 'checkbox')
    .filter(each => each.getBoundingClientRect().height < 44)
    .map(each => each.outerHTML)"""


def sit_down(guest: Visitor) -> Page:
    page = guest.go("/")
    page.get_by_role("link", name="Play yourself").click()
    page.get_by_label("Your name in this match").fill("Ann O’Nym")
    page.get_by_role("checkbox", name="What I do and say").check()
    guest.press("Sit down")
    expect(page.locator("#console-form button").first).to_be_visible()
    return page


@SIZES
def test_a_newcomer_plays_a_whole_match_by_keys_and_loses_nothing(guest: Visitor, size: dict[str, Any]) -> None:
    page = sit_down(guest)
    asked = page.locator("#console-asked").inner_text()
    page.wait_for_timeout(500)
    assert guest.barriers() == []
    assert guest.overhang() == 0
    assert page.evaluate(SMALL) == []

    page.reload()
    expect(page.locator("#console-asked")).to_have_text(asked)
    page.context.set_offline(offline=True)
    page.wait_for_timeout(3_000)
    page.context.set_offline(offline=False)
    expect(page.locator("#console-form button").first).to_be_visible()
    guest.take_complaints()

    playing.play_on(page, "The match is over", playing.by_keys)
    assert guest.barriers() == []
    guest.take_complaints()

    page.get_by_role("button", name="Open the glass box").click()
    page.wait_for_url(re.compile(r"/matches/\d+/\?view=glass"))
    expect(page.locator("#phase")).to_have_text("The match is over")
    page.go_back()
    page.get_by_role("link", name="withdraw your words").click()
    assert guest.barriers() == []
    assert guest.overhang() == 0
    guest.press("Erase my words")
    expect(page.get_by_role("status")).to_contain_text("Your words and your name are erased")


def test_of_two_tabs_one_decides_and_the_other_is_told(guest: Visitor) -> None:
    page = sit_down(guest)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("#console-form button").first).to_be_visible()
    other.route("**/question.json", lambda route: route.abort())  # it does not see what becomes of the question
    taken = []
    for tab in (page, other):
        with tab.expect_response(lambda answer: answer.request.method == "POST") as answered:
            tab.locator("#console-form button").first.click()
        taken.append(answered.value.json()["is_taken"])

    assert taken == [True, False]
    guest.take_complaints()
