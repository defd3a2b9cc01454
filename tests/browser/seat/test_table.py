"""A whole table: two people, on a desktop and on a phone, two models, two bots, from the link to the result."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import visitor
from tests.browser.seat import playing
from tests.browser.visitor import Visitor
from tests.games.prepared import orders
from tests.support.endpoints.model_server import ModelServer
from tests.support.sites import site as sites

pytestmark = [pytest.mark.browser, pytest.mark.second]
PATIENCE = {"PERSON_ACTION_SECONDS": "45", "PERSON_LINE_SECONDS": "45"}
"""Longer than a connection is lost for."""
LOST_FOR, AWHILE = 20_000, 2_000
OVER = "The match is over"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[sites.Site]:
    var = tmp_path / "var"
    with sites.running_site(var, environ=sites.environment(var, **PATIENCE)) as site:
        site.wait_until_well()
        yield site


@pytest.fixture
def seated(browser: Browser, house: sites.Site) -> Iterator[Any]:
    contexts = []

    def sit(link: str, **window: Any) -> Visitor:
        contexts.append(browser.new_context(**window))
        guest = visitor.enter(contexts[-1], house.url)
        playing.sit_down(guest, link)
        return guest

    yield sit
    for context in contexts:
        context.close()


def questions(site: sites.Site, match: int, color: str) -> list[tuple[str, str, int]]:
    """The outcome of each question, its kind, and the entry after which it was asked."""
    wanted = "SELECT state, kind, step FROM games_question WHERE match_id = ? AND color = ? ORDER BY step"
    with closing(sqlite3.connect(site.var / "glassbox.sqlite3")) as database:
        return database.execute(wanted, (match, color)).fetchall()


def states(asked: list[tuple[str, str, int]]) -> list[str]:
    return [state for state, *_ in asked]


def answers(page: Page) -> None:
    """Answers whatever this player is asked now."""
    if page.locator(playing.ASKED).count():
        playing.on_the_map(page)


def answers_meanwhile(page: Page, milliseconds: int) -> None:
    """Answers whatever this player is asked in that time."""
    is_over = threading.Event()
    timer = threading.Timer(milliseconds / 1_000, is_over.set)
    timer.start()
    while not is_over.is_set():
        answers(page)
        page.wait_for_timeout(200)
    timer.join()


def test_two_people_two_models_and_two_bots_play_from_the_link_to_the_result(seated: Any, house: sites.Site) -> None:
    with ModelServer(orders.acting) as models:
        told = playing.invited(house, "impostor", 2, models.url)
        phone = seated(told["links"]["red"], viewport=visitor.PHONE, has_touch=True)
        desk = seated(told["links"]["blue"], viewport=visitor.DESK)
        for page in (phone.page, desk.page):
            playing.wait_until_asked(page)

        asked = phone.page.locator("#console-form").inner_text()
        phone.page.reload()
        playing.wait_until_asked(phone.page)
        assert phone.page.locator("#console-form").inner_text() == asked
        playing.on_the_map(phone.page)

        for _ in range(2):
            playing.question(desk.page, lambda: answers(phone.page))
            with playing.sent(desk.page):
                playing.by_keys(desk.page)
            answers_meanwhile(phone.page, AWHILE)
        playing.question(desk.page, lambda: answers(phone.page))
        desk.page.context.set_offline(offline=True)
        playing.by_keys(desk.page)
        answers_meanwhile(phone.page, LOST_FOR)
        expect(desk.page.locator("#console-asked")).to_contain_text("Connection lost")
        with playing.sent(desk.page):  # by itself, now that it can be
            desk.page.context.set_offline(offline=False)
        expect(desk.page.locator("#console-asked")).not_to_contain_text("Connection lost")
        answers_meanwhile(phone.page, AWHILE)
        assert states(questions(house, told["match"], "blue"))[:3] == ["answered"] * 3

        playing.play_on(phone.page, OVER, playing.on_the_map)  # the person on the desktop is silent from now on
        for guest in (phone, desk):
            expect(guest.page.locator("#console-asked")).to_have_text("The match is over.")
            expect(guest.page.get_by_text(" win").first).to_be_visible()
            guest.take_complaints()  # while the line was lost, or the page away

    red, blue = (questions(house, told["match"], color) for color in ("red", "blue"))
    assert len(red) > 3
    assert {*states(red)} == {"answered"}, red
    assert {*states(blue[3:])} == {"lost"}, blue
    assert models.heard
