"""Replays without spoilers: the browser gets no more of the match than the viewer has reached."""

import json
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.browser.conftest import Enter, Open
from tests.browser.match import match_page
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.second]

SHORT = 10


@pytest.fixture
def got(enter: Enter, match_id: int) -> tuple[Visitor, list[dict[str, Any]]]:
    """A spoiler-free visitor, paused at the first moment, and the frames received so far."""
    guest, found = enter(), list[dict[str, Any]]()

    def keep(response: Response) -> None:
        if "/frames/" in response.url and response.status == 200:
            lines = [json.loads(line) for line in response.text().splitlines()]
            found.extend(line for line in lines if "n" in line)

    guest.go("/")
    guest.press("Spoiler-free")
    guest.page.on("response", keep)
    guest.go(f"/matches/{match_id}/?motion=0")
    match_page.at(guest.page, 1)
    guest.page.wait_for_load_state("networkidle")
    return guest, found


def test_length_and_result_are_not_in_the_browser_before_the_end_is_near(
    got: tuple[Visitor, list[dict[str, Any]]], opened: Open
) -> None:
    (guest, found), last = got, len(opened("public").frames)

    assert [frame["n"] for frame in found] == list(range(1, SHORT + 1))
    guest.page.keyboard.press("m")
    meeting = next(frame["n"] for frame in opened("public").frames if frame["event"]["kind"] == "MeetingOpened")
    match_page.at(guest.page, meeting)
    guest.page.wait_for_load_state("networkidle")

    assert max(frame["n"] for frame in found) <= (meeting // SHORT + 1) * SHORT < last
    assert all(frame["event"]["kind"] != "MatchEnded" for frame in found)


def test_played_on_it_comes_to_its_end_and_nothing_is_missing(
    got: tuple[Visitor, list[dict[str, Any]]], opened: Open
) -> None:
    (guest, found), last = got, len(opened("public").frames)

    guest.page.get_by_label("Speed").select_option("Infinity")
    guest.page.keyboard.press("k")

    expect(guest.page.locator(".result-title")).to_be_visible()
    for _ in range(100):  # what has come is told to this test after the page has shown it
        if len(found) < last:
            guest.page.wait_for_timeout(50)
    assert sorted({frame["n"] for frame in found}) == list(range(1, last + 1))
