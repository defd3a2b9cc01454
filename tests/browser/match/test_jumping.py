"""A jump to another moment: the picture is there at once, and the text follows when the page has time."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.match import match_page
from tests.browser.match.match_page import INSTANT
from tests.browser.visitor import Visitor
from tests.games.prepared import logs, telling
from tests.support.sites import site as sites

pytestmark = [pytest.mark.browser, pytest.mark.second]

LINES = """[...document.querySelectorAll('#transcript .line')].map(line => Number(line.dataset.n))"""
JUMPS = f"""async places => {{
    const seen = []
    for (const n of places) {{
        ({match_page.SEEK})(n)
        await null
        seen.push([document.querySelector('.time-place').textContent, {LINES}.at(-1)])
    }}
    await new Promise(requestAnimationFrame)
    await new Promise(requestIdleCallback)
    const first = {LINES}
    await {match_page.PAINTED}
    return {{seen, first, all: {LINES}}}
}}"""


@pytest.fixture(scope="module")
def finished(site: sites.Site) -> Iterator[int]:
    with telling.on(sites.environment(site.var)) as teller:
        teller.up_to(len(logs.played()))
        yield teller.match


@pytest.fixture
def page(guest: Visitor, finished: int) -> Page:
    """The page at the end of the match, with every line visible."""
    page = guest.go(f"/matches/{finished}/?n={len(logs.played())}&{INSTANT}")
    match_page.at(page, len(logs.played()))
    page.get_by_label("How much").select_option("rest")
    match_page.shown(page)
    return page


def test_what_is_seen_is_there_at_once_and_of_several_jumps_the_last_alone_is_read(page: Page) -> None:
    places = [match_page.first("MeetingOpened"), 3, match_page.talk()[1]]

    found = page.evaluate(JUMPS, places)

    assert [place.partition(" ")[0] for place, _ in found["seen"]] == [f"#{n}" for n in places]
    assert len({line for _, line in found["seen"]}) == 1
    assert found["all"][-1] == places[-1]


def test_of_a_long_talk_the_latest_lines_are_there_first_and_then_all(page: Page) -> None:
    [last, back] = [len(logs.played()), 3]
    page.evaluate(JUMPS, [back])
    for level in ("talk", "rest"):
        page.get_by_label("How much").select_option(level)

    found = page.evaluate(JUMPS, [last])

    assert found["first"] == found["all"][-len(found["first"]) :]
    assert 20 < len(found["first"]) < 100
    assert found["all"][0] == 1


def test_what_is_out_of_sight_on_a_phone_is_not_laid_out(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    skipped = "pane => !pane.firstElementChild.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true})"

    page.locator(".tab[data-tab=stage]").click()
    assert page.locator("#crew").evaluate(skipped)
    page.locator(".tab[data-tab=crew]").click()

    assert not page.locator("#crew").evaluate(skipped)
