"""What older or slower browsers do differently from the one at hand, imitated in that one."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Enter
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.second]

OLDER = """
delete Map.groupBy; delete Object.groupBy; delete AbortSignal.any; delete AbortSignal.timeout;
delete Element.prototype.checkVisibility; delete globalThis.requestIdleCallback;
"""
"""Removes what Safari 16.4 or Firefox 115 lack."""
UNASKED = """[...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).flatMap(function all(rule) {
    if (rule instanceof CSSSupportsRule) return []
    const isAsked = !['', 'auto'].includes(rule.style?.animationTimeline ?? '')
    return isAsked ? [rule.selectorText] : [...rule.cssRules ?? []].flatMap(all)
})"""
HEARD = """
localStorage.setItem('glassbox.match', JSON.stringify({sound: 'on'}))
window.made = []
window.AudioContext = class extends AudioContext {
    constructor() { super(); made.push(navigator.userActivation.isActive) }
}"""
HALF = 100


def test_a_match_is_watched_and_a_batch_composed_in_an_older_browser(owner: Visitor, match_id: int) -> None:
    owner.page.add_init_script(OLDER)

    page = owner.go(f"/matches/{match_id}/?view=glass&n=60&motion=0")
    expect(page.locator("#match[data-ready]")).to_be_attached()
    expect(page.locator("#transcript .line").first).to_be_attached()
    expect(page.locator(".talk-none[hidden]")).to_be_attached()
    expect(page.locator(".landmark").first).to_be_attached()
    page.keyboard.press("v")
    expect(page.locator(".tally-row").first).to_be_attached()
    page = owner.go("/methodology/")
    page.keyboard.press("/")
    page.wait_for_url("**/search/**")
    page = owner.go("/sct/new/")
    page.get_by_label("Name of the batch").fill("An old telephone")

    expect(page.locator("[data-text]")).to_contain_text("game: hangman_sct")


def test_a_branch_stands_at_its_moment_when_more_of_the_match_comes_after_it(enter: Enter, match_id: int) -> None:
    guest, late = enter(), list[Route]()

    def wait(route: Route) -> None:
        late.append(route)

    frames = guest.fetched(f"/matches/{match_id}/frames/glass/").splitlines()
    first, rest = frames[:HALF], frames[HALF:]
    page = guest.page
    page.route("**/frames/glass/**", lambda route: route.fulfill(body="\n".join([*first, '{"next": "/rest.ndjson"}'])))
    page.route("**/rest.ndjson", wait)
    signs = {"signs": [{"n": HALF // 2, "url": "/", "words": "What if"}]}
    page.route("**/forks/signs.json**", lambda route: route.fulfill(body=json.dumps(signs)))
    guest.go(f"/matches/{match_id}/?view=glass&motion=0&n=1")
    branch = page.locator(".branch")
    expect(branch).to_have_attribute("style", "--at: 0.5000;")

    late[0].fulfill(body="\n".join(rest))

    at = (HALF // 2 - 1) / (len(frames) - 3)  # beside the board that they begin with, and how the match stands
    expect(branch).to_have_attribute("style", f"--at: {at:.4f};")


@pytest.mark.parametrize("path", ["/", "/standings/", "/sct/", "/methodology/"])
def test_what_follows_a_scroll_is_asked_only_of_browsers_that_can(guest: Visitor, path: str) -> None:
    page = guest.go(path)

    assert page.evaluate(UNASKED) == []


def test_sound_is_asked_for_while_somebody_touches_the_page(enter: Enter, match_id: int) -> None:
    guest = enter()
    guest.page.add_init_script(HEARD)
    page = guest.go(f"/matches/{match_id}/?view=glass&motion=0&n=1")
    expect(page.locator("#match[data-ready]")).to_be_attached()
    assert page.evaluate("made") == []

    page.keyboard.press("t")

    assert page.evaluate("made") == [True]
