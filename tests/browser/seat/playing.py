"""How somebody in a browser gets to a seat by a link, and answers every question: by keyboard, or on the map."""

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import parse_qs

from playwright.sync_api import Error, Page, expect

from tests.browser.visitor import Visitor
from tests.support.sites import programs
from tests.support.sites import site as sites

LONG = 600.0
MOST_STEPS = 80
WIDTHS = (1440, 768, 390)
MOST_TAPS = 5
ASKED = "#console-form button:visible"
INSIDE = "document.querySelector('#console-form').contains(document.activeElement)"
OFFERED = """selector => [...document.querySelectorAll(`#map ${selector}`)].map(each => {
  const {left, top, width, height} = each.getBoundingClientRect();
  return {kind: each.classList.value, x: left + width / 2, y: top + height / 2};
}).filter(({x, y}) => document.elementFromPoint(x, y)?.closest('#map'))"""
"""The offered things that nothing covers."""
SHOWN = """ids => {
  const shown = [...document.querySelectorAll('#console-form button')].map(each => each.dataset.choice);
  return shown.length && ids.every(id => shown.includes(id));
}"""
WANTED = ("offered-grave", "figure", "ship-offer", "ship-room")


def invited(site: sites.Site, role: str, people: int, *models: str) -> dict[str, Any]:
    """Books a match in which Red has that role; returns its number and links."""
    environ = sites.environment(site.var)
    told: dict[str, Any] = json.loads(
        programs.run(environ, "tests.support.sites.furnish_people", role, str(people), *models)
    )
    return told


def sit_down(guest: Visitor, link: str, name: str = "Ann") -> Page:
    page = guest.go(f"/seat/{link}/")
    page.get_by_label("Your name in this match").fill(name)
    page.get_by_role("checkbox", name="What I do and say").check()
    guest.press("Sit down")
    return page


def wait_until_asked(page: Page) -> None:
    expect(page.locator("#console-form button").first).to_be_visible(timeout=120_000)


def play_on(page: Page, until: str, answer: Callable[[Page], None]) -> None:
    """Answers every question until the console says `until`."""
    deadline = time.monotonic() + LONG
    while until not in (told := page.locator("#console-asked").inner_text()):
        assert time.monotonic() < deadline, told
        if page.locator(ASKED).count():
            answer(page)
        page.wait_for_timeout(100)


def step_in(page: Page) -> bool:
    """Tabs to the first field or button of the question; returns False if that vanished on the way."""
    for _ in range(MOST_STEPS):
        if page.evaluate(INSIDE):
            return True
        page.keyboard.press("Tab")
    return False


def by_keys(page: Page) -> None:
    if not step_in(page):
        return
    tag = page.evaluate("document.activeElement.tagName")
    if tag == "SUMMARY":  # nothing is offered but what is folded into it
        page.evaluate("document.activeElement.parentElement.open = true")
        page.keyboard.press("Tab")
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


def by_finger(page: Page) -> None:
    form = page.locator("#console-form")
    with contextlib.suppress(Error), sent(page, 4_000):  # another question may be asked meanwhile
        if form.locator("textarea").count():
            form.locator("textarea").first.fill("I was in Admin.", timeout=4_000)
        if form.locator("[name=vote] option[value=skip]").count():
            form.locator("[name=vote]").select_option("skip", timeout=4_000)
        form.locator("button:visible").first.tap(timeout=4_000)


def on_the_map(page: Page) -> None:
    """Answers by touch on the map where that is possible, otherwise by button."""
    offers = _lying_open(page) if "What do you do" in page.locator("#console-asked").inner_text() else []
    if not offers:
        by_finger(page)
        return
    best = min(offers, key=lambda each: next(n for n, kind in enumerate(WANTED) if kind in each["kind"]))
    try:
        with sent(page, 4_000):
            page.touchscreen.tap(best["x"], best["y"])
    except Error:  # whom it was meant for has walked on, or the question is another by now
        by_finger(page)


def touched(page: Page, selector: str) -> str:
    """Touches or clicks there and returns what that chose; players walk, so it may take several attempts."""
    point = page.touchscreen.tap if page.evaluate("navigator.maxTouchPoints") else page.mouse.click
    for _ in range(MOST_TAPS):
        page.locator("#map").scroll_into_view_if_needed()
        for at in _lying_open(page, selector)[:1]:
            try:
                with sent(page, 5_000) as choice:
                    point(at["x"], at["y"])
            except Error:  # nothing was sent in time
                continue
            return choice[0]
        page.wait_for_timeout(500)
    raise AssertionError(f"nothing is sent by a touch of {selector}")


def question(page: Page, meanwhile: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """The next question as sent to the page, once it is shown. Calls `meanwhile`, for others who have to act first."""
    deadline = time.monotonic() + LONG
    address = page.url.partition("?")[0] + "question.json"
    while time.monotonic() < deadline:
        told: dict[str, Any] = page.context.request.get(address).json()
        assert not told["is_over"]
        if told["state"] == "open" and page.evaluate(SHOWN, [choice["id"] for choice in told["menu"]]):
            return told
        meanwhile()
        page.wait_for_timeout(200)
    raise AssertionError("nothing is asked any more")


def answer(page: Page, told: dict[str, Any]) -> None:
    """Answers as the page would, always passively: waits, listens, skips, keeps silent."""
    choices = [choice["id"] for choice in told.get("menu", ())]
    said: dict[str, dict[str, Any]] = {
        "action": {"choice": next((each for each in choices if each.startswith("wait")), "".join(choices[:1]))},
        "talk": {"message": "", "desire_to_speak": 0, "vote_action": None},
        "vote": {"vote_action": "skip"},
        "ghost": {"message": ""},
    }
    address = page.url.partition("?")[0] + "answer/"
    sent = page.context.request.post(address, form={"step": told["step"], "answer": json.dumps(said[told["kind"]])})
    assert sent.status == 200, sent.text()


def look(guest: Visitor) -> None:
    """Checks the page as it is now, at three window widths."""
    for width in WIDTHS:
        guest.page.set_viewport_size({"width": width, "height": 900})
        guest.page.wait_for_timeout(300)
        assert guest.barriers() == []
        assert guest.overhang() == 0


def press(page: Page, choice: str) -> None:
    page.evaluate("for (const each of document.querySelectorAll('#console-form details')) each.open = true")
    button = page.locator(f'#console-form button[data-choice="{choice}"]')
    with contextlib.suppress(Error), sent(page, 5_000):  # it may be gone, and be asked for again
        button.click(timeout=4_000)


@contextmanager
def sent(page: Page, milliseconds: int = 20_000) -> Iterator[list[str]]:
    """Yields the answers that are sent meanwhile."""
    choice: list[str] = []
    with page.expect_request(lambda request: request.url.endswith("/answer/"), timeout=milliseconds) as posted:
        yield choice
    answer = json.loads(parse_qs(posted.value.post_data or "")["answer"][0])
    choice.append(answer.get("choice", ""))


def _lying_open(page: Page, selector: str = ".offered") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(OFFERED, selector)
    return found
