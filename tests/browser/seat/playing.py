"""How somebody in a browser answers whatever is asked: by keys alone, or on the map."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

LONG = 600.0
MOST_STEPS = 80
INSIDE = "document.querySelector('#console-form').contains(document.activeElement)"
OFFERED = """() => [...document.querySelectorAll('#map .offered')].map(each => {
  const {left, top, width, height} = each.getBoundingClientRect();
  return {kind: each.classList.value, x: left + width / 2, y: top + height / 2};
}).filter(({x, y}) => document.elementFromPoint(x, y)?.closest('#map'))"""
"""Those that lie open."""
WANTED = ("offered-grave", "figure", "ship-offer", "ship-room")


def play_on(page: Page, until: str, answer: Callable[[Page], None]) -> None:
    """Until the console says so."""
    deadline = time.monotonic() + LONG
    while until not in (told := page.locator("#console-asked").inner_text()):
        assert time.monotonic() < deadline, told
        if page.locator("#console-form button:visible").count():
            answer(page)
        page.wait_for_timeout(100)


def step_in(page: Page) -> bool:
    """By Tab alone to the first field or button of what is asked; False if that was taken away on the way."""
    for _ in range(MOST_STEPS):
        if page.evaluate(INSIDE):
            return True
        page.keyboard.press("Tab")
    return False


def by_keys(page: Page) -> None:
    if not step_in(page):
        return
    tag = page.evaluate("document.activeElement.tagName")
    if tag == "TEXTAREA":
        page.keyboard.type("I was in Admin.")
        for _ in range(4):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.name") == "vote":
                page.keyboard.press("s")
            if page.evaluate("document.activeElement.tagName") == "BUTTON":
                break
    elif tag == "SELECT":
        page.keyboard.press("s")
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def on_the_map(page: Page) -> None:
    """What can be done there by a finger; all else by its button."""
    offers = page.evaluate(OFFERED) if "What do you do" in page.locator("#console-asked").inner_text() else []
    if not offers:
        by_keys(page)
        return
    best = min(offers, key=lambda each: next(n for n, kind in enumerate(WANTED) if kind in each["kind"]))
    asked = page.locator("#console-form").inner_text()
    page.touchscreen.tap(best["x"], best["y"])
    page.wait_for_function(
        "asked => document.querySelector('#console-form').innerText !== asked", arg=asked, timeout=5_000
    )
