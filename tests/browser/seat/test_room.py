"""A person's seat has room for the ship, the talk and the console: none covers another, and the page never scrolls."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import visitor
from tests.browser.seat import playing
from tests.browser.seat.conftest import Sit

pytestmark = [pytest.mark.browser, pytest.mark.second]
CUT = """([inner, outer]) => {
    const [own, whole] = [inner, outer].map(each => document.querySelector(each).getBoundingClientRect())
    return own.width > 200 && own.top >= whole.top && own.bottom <= whole.bottom + 1
        && own.left >= whole.left && own.right <= whole.right + 1 ? [] : [inner, own.toJSON(), whole.toJSON()]
}"""
SCROLLS = "document.documentElement.scrollHeight - innerHeight"
AT_HAND = """[...document.querySelectorAll('#console-form button')].filter(button => {
    const {left, top, width, height} = button.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height - 4)?.closest('button') === button
}).length"""
OVERLAP = """([one, other]) => {
    const [first, second] = [one, other].map(each => document.querySelector(each).getBoundingClientRect())
    return Math.min(first.bottom, second.bottom) > Math.max(first.top, second.top)
        && Math.min(first.right, second.right) > Math.max(first.left, second.left)
}"""
DESKS = pytest.mark.parametrize("window", [visitor.window(1440, 900), visitor.window(1280, 720)], ids=["1440", "1280"])
ALL = pytest.mark.parametrize(
    "window",
    [visitor.window(width, height) for width, height in ((1440, 900), (1280, 720), (768, 1024), (390, 844))],
    ids=["1440", "1280", "768", "390"],
)


@ALL
def test_whoever_chooses_a_move_sees_the_whole_ship_and_several_choices(sit: Sit, window: dict[str, Any]) -> None:
    page = sit("crewmate").page
    expect(page.locator("#map svg.ship")).to_be_visible()

    assert page.evaluate(CUT, ["#map svg.ship", "#map"]) == []
    assert page.evaluate(SCROLLS) <= 0
    assert not page.evaluate(OVERLAP, ["#console", "#stage"])
    assert page.evaluate(AT_HAND) >= 3


@DESKS
def test_on_a_desktop_the_talk_and_the_crew_stand_beside_the_ship(sit: Sit) -> None:
    page = sit("crewmate").page

    for pane in ("#stage", "#talk", "#crew", "#time"):
        expect(page.locator(pane)).to_be_in_viewport(ratio=1)
    others = [("#console", "#crew"), ("#stage", "#talk"), ("#stage", "#time"), ("#crew", "#time"), ("#console", "#bar")]
    assert [both for both in others if page.evaluate(OVERLAP, list(both))] == []


@DESKS
def test_the_dead_read_what_the_dead_say_beside_the_ship(sit: Sit) -> None:
    page = sit("35").page
    while (told := playing.question(page))["kind"] != "ghost":
        playing.answer(page, told)

    expect(page.locator("#ghosts")).to_be_in_viewport(ratio=0.9)
    field, send = (page.locator(f"#console-form {each}").first.bounding_box() for each in ("textarea", ".button-main"))
    assert field
    assert send
    assert field["y"] + field["height"] <= send["y"]
    expect(page.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLS) <= 0
