"""Forks in a real browser: ordered by keyboard, watched as they fill, opened, compared, downloaded."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SIZES
from tests.browser.visitor import Visitor
from tests.support.sites import site as sites
from tests.support.sites import site_matches

pytestmark = [pytest.mark.browser, pytest.mark.second]

WHY_IT_HALTS = "paused: its budget has no room for another call; an operator decides"


@SIZES
def test_a_fork_is_ordered_by_keyboard_watched_compared_and_taken_home(
    owner: Visitor, site: sites.Site, match_id: int
) -> None:
    at = site_matches.lines(site, match_id)[0]
    page = owner.go(f"/matches/{match_id}/?view=glass&n={at}&motion=0")
    if page.viewport_size and page.viewport_size["width"] < 720:
        page.locator("#tabs").get_by_text("Talk", exact=True).click()
    ask = page.locator(f".line[data-n='{at}'] .line-what-if")
    ask.focus()
    page.keyboard.press("Enter")

    page.wait_for_url("**/forks/new/**")
    expect(page.locator("#estimate")).to_contain_text("32 continuations")
    assert owner.barriers() == []
    page.locator("[name=change][value=vote]").check()
    expect(page.locator("#estimate")).to_contain_text("32 continuations")
    expect(page.get_by_label("How far it is played on")).to_be_hidden()
    page.locator("[name=change][value=unsay]").check()
    expect(page.get_by_label("How far it is played on")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("What is said instead")).to_be_visible()
    page.get_by_label("What is said instead").fill("I saw nothing at all.")
    page.get_by_role("button", name="Order it").focus()
    page.keyboard.press("Enter")

    page.wait_for_url("**/forks/*/")
    page.evaluate("window.isTheSamePage = true")
    expect(page.locator("#fork-progress")).to_have_text("32 of 32 are over")
    expect(page.locator("#beside")).to_be_visible()
    assert page.evaluate("window.isTheSamePage")
    assert [owner.barriers(), owner.overhang()] == [[], 0]
    page.locator("#fork-live .badge").first.evaluate(f"badge => badge.textContent = {WHY_IT_HALTS!r}")
    assert owner.overhang() == 0
    with page.expect_download() as taken:
        page.get_by_role("link", name="All logs (zip)").click()
    assert taken.value.suggested_filename.endswith(".zip")

    expect(page.locator("#beside-choice option")).to_have_count(32)
    page.locator("#beside-choice").select_option(index=20)
    page.get_by_role("button", name="Compare").press("Enter")
    expect(page.locator(".fork-pair-changed").first).to_be_attached()
    fork = page.url
    page.locator("#beside").get_by_role("link", name="Watch this one").press("Enter")
    expect(page.locator("#transcript .line").first).to_be_attached()
    expect(page.locator("#suspects-title")).not_to_be_empty()
    expect(page.locator("#fork-of")).to_contain_text(f"A continuation of Match {match_id}")
    assert owner.barriers() == []

    watching = owner.go(f"/matches/{match_id}/?view=public&n=1&motion=0")
    expect(watching.locator("#match[data-ready]")).to_be_attached()
    expect(watching.locator(".branch")).to_have_count(0)
    owner.go(f"/matches/{match_id}/?view=public&motion=0&n=100000")
    expect(page.locator(".branch").first).to_be_attached()
    owner.go(f"/matches/{match_id}/?view=glass&motion=0&n=1")
    expect(page.locator(".branch").first).to_be_attached()
    assert fork.partition("?")[0].endswith(page.locator(".branch").last.get_attribute("href") or "?")
