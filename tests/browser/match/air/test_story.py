"""The story at the end of a match: below the result, at its last frame only, with the best moments again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK_FIRST
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
AGAIN = ".seen-again"


@DESK_FIRST
def test_the_story_is_told_at_the_last_frame_alone(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n=20&motion=0")
    expect(page.locator("#transcript .line")).not_to_have_count(0)
    expect(page.locator(".story-part")).to_have_count(0)

    page = guest.go(f"/matches/{archived}/?view=glass&n=99999&motion=0")

    expect(page.locator("#result .story-part h3")).to_have_text(["The turning point", "The best lie"])
    expect(page.locator("#result .story-players > li")).to_have_count(8)
    expect(page.locator(AGAIN)).to_be_hidden()
    assert guest.barriers() == []
    assert guest.overhang() == 0


@pytest.mark.both
def test_the_best_moments_are_seen_again_by_themselves_and_can_be_stopped(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n=960&speed=4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#result .story-part")).not_to_have_count(0)
    expect(page.locator(AGAIN)).to_contain_text("will be shown again shortly")
    expect(page.locator(AGAIN)).to_contain_text(re.compile("Again: 1 of 3"))
    expect(page.locator("#result")).to_be_hidden()

    page.locator(AGAIN).get_by_role("button", name="Stop").click()

    expect(page.locator("#result .story-part").first).to_be_visible()
    expect(page.locator(AGAIN)).to_be_hidden()
    assert guest.troubles() == []


@pytest.mark.second
def test_all_three_are_seen_and_then_the_end_again(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n=99999")
    page.get_by_role("button", name="Replay the best moments").click()

    for number in (1, 2, 3):
        expect(page.locator(AGAIN)).to_contain_text(f"Again: {number} of 3")
    expect(page.locator("#result .story-part").first).to_be_visible()
    expect(page.locator(AGAIN)).to_be_hidden()


@pytest.mark.second
def test_nothing_moves_by_itself_where_motion_is_unwanted(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n=960&speed=4&motion=0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#result .story-part")).not_to_have_count(0)

    page.wait_for_timeout(7_000)

    expect(page.locator(AGAIN)).to_be_hidden()
    expect(page.get_by_role("button", name="Replay the best moments")).to_be_visible()


def test_other_eyes_are_shown_a_way_to_the_story_and_nothing_of_it(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=public&n=99999&motion=0")

    expect(page.locator("#result .story a")).to_have_attribute("href", f"/matches/{archived}/story/?told=1")
    expect(page.locator(".story-part")).to_have_count(0)
