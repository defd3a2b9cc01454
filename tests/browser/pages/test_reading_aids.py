"""Keyboard, reduced motion and contrast: the site for those who do not use a mouse or cannot bear motion."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK_FIRST, SIZES, Enter
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
FOCUSED = """() => {
    const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement)
    const {top, left, bottom, right} = document.activeElement.getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return {
        name: document.activeElement.textContent.trim(),
        ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
        onTop: document.activeElement.contains(seen),
    }
}"""
DURATION = "element => getComputedStyle(element).transitionDuration"


def tab_stops(page: Page) -> list[dict[str, object]]:
    """Every element that Tab reaches, in order, until the focus leaves the page."""
    stops: list[dict[str, object]] = []
    while len(stops) < 100:
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            return stops
        stops.append(page.evaluate(FOCUSED))
    raise AssertionError(f"the focus never leaves the page: {stops}")


@DESK_FIRST
def test_the_first_tab_shows_the_skip_link_and_it_leads_past_the_header(guest: Visitor) -> None:
    page = guest.go("/")
    skip = page.get_by_role("link", name="Skip to the main part")
    expect(skip).not_to_be_in_viewport()

    page.keyboard.press("Tab")
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")

    expect(page.get_by_role("main").get_by_role("link").first).to_be_focused()


@DESK_FIRST
@pytest.mark.parametrize("path", ["/standings/", "/personas/", "/matches/{}/", "/matches/{}/story/", "/methodology/"])
def test_a_page_on_paper_can_be_read(guest: Visitor, archived: int, path: str) -> None:
    page = guest.go(path.format(archived))

    page.emulate_media(media="print")

    barriers = guest.barriers()
    page.emulate_media(media="screen")
    assert barriers == []


@pytest.mark.second
@pytest.mark.usefixtures("past")
def test_on_paper_no_column_of_a_table_is_cut_off(guest: Visitor) -> None:
    page = guest.go("/standings/")

    page.emulate_media(media="print")

    frame = page.locator(".table-frame").first
    assert frame.evaluate("frame => getComputedStyle(frame).overflowX") == "visible"
    page.emulate_media(media="screen")


@SIZES
@pytest.mark.second
def test_the_focus_is_seen_wherever_it_goes(guest: Visitor) -> None:
    page = guest.go("/")

    stops = tab_stops(page)

    assert [stop["name"] for stop in stops[:2]] == ["Skip to the main part", "Glass Box League"]
    assert [stop for stop in stops if stop["ring"] != 3 or not stop["onTop"]] == []


@SIZES
@pytest.mark.second
def test_everything_to_press_on_a_phone_is_large_enough(guest: Visitor) -> None:
    page = guest.go("/")

    sizes = {link.inner_text(): link.bounding_box() for link in page.get_by_role("link").all()}

    assert [name for name, box in sizes.items() if box and min(box["width"], box["height"]) < 24] == []


def test_motion_stops_for_whoever_asked_for_calm(enter: Enter) -> None:
    lively, calm = (
        enter(reduced_motion=wish).go("/").get_by_role("link", name="Health report").evaluate(DURATION)
        for wish in ("no-preference", "reduce")
    )

    assert "0.12s" in lively
    assert set(calm.split(", ")) == {"0s"}


@pytest.mark.second
def test_words_stay_readable_for_whoever_asked_for_more_contrast(enter: Enter) -> None:
    visitor = enter(contrast="more", reduced_motion="reduce")

    visitor.go("/")

    assert visitor.barriers() == []


def test_panes_keep_an_edge_where_the_system_chooses_the_colours(enter: Enter) -> None:
    pane = enter(forced_colors="active").go("/").locator(".glass").first

    edge, ink = pane.evaluate("pane => [getComputedStyle(pane).borderTopColor, getComputedStyle(pane).color]")

    assert edge == ink


@pytest.mark.parametrize("kind", [pytest.param("match", marks=pytest.mark.second), "trial"])
def test_what_is_marked_in_words_is_written_in_the_ink_of_the_words(
    enter: Enter, archived: int, past: Mapping[str, Any], kind: str
) -> None:
    """The browser's own text colour for marks is black, on a background that no mark of ours has."""
    addresses = {
        "match": f"/matches/{archived}/?view=glass&n=99999&motion=0",
        "trial": f"/sct/{past['batch']}/trials/workflow_switching/1/",
    }
    page = enter(forced_colors="active", color_scheme="dark").go(addresses[kind])
    page.locator("main mark").first.wait_for(state="attached")

    inks = page.locator("main mark").evaluate_all(
        "marks => marks.map(mark => [mark, mark.parentElement].map(each => getComputedStyle(each).color))"
    )

    assert [ink for ink, around in inks if ink != around] == []


def test_figures_are_written_in_the_ink_that_the_system_chooses(enter: Enter, hostile: str) -> None:
    page = enter(forced_colors="active").go("/standings/")

    inks = page.locator(".standings :is(.figure, .edge)").evaluate_all(
        "figures => [...new Set(figures.map(figure => getComputedStyle(figure).color))]"
    )

    assert len(inks) == 1
