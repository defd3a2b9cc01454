"""A match page during the match: what is announced, how it catches up, and what it says when nothing arrives."""

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import SIZES
from tests.browser.match import match_page
from tests.browser.match.match_page import INSTANT
from tests.browser.visitor import Visitor
from tests.games.prepared import telling
from tests.support.sites import site as sites
from tests.support.sites import site_matches

pytestmark = pytest.mark.browser
MINUTE = 60_000
LONG = 9_000
"""Enough frames that the first ones are packed."""


@pytest.fixture
def teller(site: sites.Site) -> Iterator[telling.Teller]:
    with telling.on(sites.environment(site.var)) as teller:
        yield teller


def _told(page: Page, teller: telling.Teller, head: int) -> None:
    teller.up_to(head)
    match_page.at(page, head)


@pytest.mark.second
def test_what_happens_is_said_aloud_line_by_line(guest: Visitor, teller: telling.Teller) -> None:
    frames, first = match_page.frames(), match_page.first("Spoke")
    ballot = match_page.first("BallotRevealed")
    decided = next(frame for frame in frames[ballot:] if frame["event"]["kind"] in ("Ejected", "NobodyEjected"))
    teller.up_to(50)
    page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
    match_page.at(page, 50)
    aloud = page.locator("#announcements")
    expect(aloud).to_be_empty()

    _hears(page, "events only")
    _told(page, teller, first - 1)
    expect(aloud).to_have_text(re.compile(r"^\d+ more messages$"))
    _hears(page, "speech and major events")
    _told(page, teller, first)
    expect(aloud).to_have_text(re.compile(rf": {re.escape(frames[first - 1]['event']['message'])}$"))
    _told(page, teller, decided["n"])
    expect(aloud).to_have_text(re.compile(rf"^Votes: .+ \d.* {re.escape(decided['caption'])}$"))
    teller.up_to(len(frames))
    [end] = [frame for frame in frames if frame["event"]["kind"] == "MatchEnded"]
    expect(page.locator("#alerts")).to_have_text(end["caption"])


@SIZES
@pytest.mark.second
def test_without_scripts_the_newest_is_read_until_it_is_over(
    browser: Browser, site: sites.Site, teller: telling.Teller, size: dict[str, Any]
) -> None:
    frames = match_page.frames()
    begun = match_page.first("StageBegun")
    teller.up_to(begun)
    with browser.new_context(**size, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{site.url}/matches/{teller.match}/")
        newest = page.locator(".unscripted-lines li").first
        expect(newest).to_contain_text(frames[begun - 1]["caption"])
        expect(newest).to_be_in_viewport(ratio=1)

        page.locator("#view").select_option("public")
        page.get_by_role("button", name="Look").click()
        expect(page).to_have_url(re.compile("view=public&page=newest"))
        assert _width(page, "#talk") >= _width(page, "#crew"), "the transcript has the place of the crew"
        renewed = page.locator("meta[http-equiv=refresh]").get_attribute("content") or ""
        read = int(renewed.rpartition("n=")[2])
        teller.up_to(len(frames))
        page.goto(f"{site.url}{renewed.partition('url=')[2]}")

        expect(page.locator(f"#n{read}")).to_be_in_viewport()
        expect(page.get_by_role("link", name="To the newest")).to_have_count(0)


def _width(page: Page, part: str) -> float:
    box = page.locator(part).bounding_box()
    assert box is not None
    return box["width"]


def _hears(page: Page, wish: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("What a screen reader hears").select_option(label=wish)
    page.keyboard.press("Escape")


@pytest.mark.second
@pytest.mark.usefixtures("own_window")
def test_whoever_is_behind_catches_up_and_may_jump(guest: Visitor, teller: telling.Teller) -> None:
    page = guest.page
    page.clock.install()
    teller.up_to(1)
    guest.go(f"/matches/{teller.match}/?speed=1&motion=0")
    match_page.at(page, 1)
    late = match_page.first("MatchEnded") - 1
    teller.up_to(late)
    expect(page.get_by_role("button", name="Jump to live")).to_be_visible()
    assert page.locator(".time-range").evaluate("slider => slider.max === slider.value")

    behind = _behind(page)
    page.clock.run_for(10_000)
    assert behind - _behind(page) > 15
    page.keyboard.press("l")

    match_page.at(page, late)
    expect(page.locator("#banner")).to_have_text(
        re.compile(r"^Skipped \d+ min: kills \d+, meetings \d+, lines [1-9]\d*\.")
    )


def _behind(page: Page) -> int:
    return int(page.locator("#behind").inner_text().removesuffix(" s behind"))


@pytest.mark.second
@pytest.mark.usefixtures("own_window")
def test_a_silent_engine_is_told_of(guest: Visitor, teller: telling.Teller) -> None:
    page = guest.page
    page.clock.install()
    teller.up_to(50)
    guest.go(f"/matches/{teller.match}/?{INSTANT}")
    match_page.at(page, 50)

    page.clock.fast_forward(MINUTE + MINUTE // 2 + 5_000)
    expect(page.locator("#banner")).to_contain_text("Nothing has happened since")

    teller.up_to(51)
    expect(page.locator("#banner")).to_be_hidden()


@pytest.mark.second
@pytest.mark.usefixtures("own_window")
def test_a_match_to_come_is_counted_down_to_whatever_the_time_is_at_the_visitors(
    guest: Visitor, site: sites.Site
) -> None:
    match = site_matches.booked(site, seed=40, hours=1)
    page = guest.page
    page.clock.install(time=timezone.now() - timedelta(hours=5))
    guest.go(f"/matches/{match}/")
    banner = page.locator("#banner")
    expect(banner).to_contain_text(re.compile(r"begins in (60|59) minutes"))
    expect(banner.get_by_role("link", name="Add to your calendar")).to_have_attribute(
        "href", f"/matches/{match}/match.ics"
    )
    assert page.locator(".seat").count() == 8

    page.clock.fast_forward(59 * MINUTE)
    expect(banner).to_contain_text(re.compile(r"begins in \d+ seconds?\."))
    page.clock.fast_forward(MINUTE)
    expect(banner).to_contain_text("begins in a moment")


@pytest.mark.second
def test_it_is_counted_down_by_the_clock_of_the_house_whatever_the_visitors_says(
    guest: Visitor, site: sites.Site
) -> None:
    match = site_matches.booked(site, seed=40, hours=1)
    guest.page.add_init_script("{ const now = Date.now; Date.now = () => now() + 45 * 60_000 }")

    guest.go(f"/matches/{match}/")

    expect(guest.page.locator("#banner")).to_contain_text(re.compile(r"begins in (60|59|58) minutes"))


@pytest.mark.second
def test_before_its_first_moment_a_match_tells_what_it_will_be_and_has_nothing_to_play(
    guest: Visitor, teller: telling.Teller
) -> None:
    page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
    controls, to_come = page.locator(".time-play, .time-live, .stage-tabs"), page.locator(".awaited")
    nothing_yet = page.get_by_text("What happens and what is said will appear here.")
    expect(page.locator("#match")).to_have_attribute("data-ready", "")
    expect(controls.filter(visible=True)).to_have_count(0)
    expect(to_come).to_contain_text("Impostors")
    expect(nothing_yet).to_be_visible()

    _told(page, teller, 1)

    expect(controls.filter(visible=True)).to_have_count(3)
    expect(to_come.or_(nothing_yet).filter(visible=True)).to_have_count(0)
    expect(page.locator("#watching")).to_have_text("1 watching")


@pytest.mark.second
def test_a_match_of_many_thousand_frames_is_packed_and_any_moment_of_it_comes_back(
    guest: Visitor, teller: telling.Teller
) -> None:
    """A stand-in server tells the same match over and over, as if it were one."""
    page, match = guest.page, match_page.frames()
    told = [frame | {"n": n + 1} for n, frame in enumerate((match * (1 + LONG // len(match)))[:LONG])]

    def tell(line: WebSocketRoute) -> None:
        line.send(json.dumps({"type": "hello", "view": "glass", "head": LONG, "status": "running"}))
        line.send(json.dumps({"type": "frames", "frames": told}))

    page.route_web_socket(re.compile("/ws/matches/"), tell)
    guest.go(f"/matches/{teller.match}/?{INSTANT}")
    match_page.at(page, LONG)
    page.keyboard.press("k")
    page.get_by_label("How much").select_option("rest")
    lines = page.locator("#transcript .line")
    expect(lines).to_have_count(2_000)
    page.get_by_role("button", name="Earlier lines").press("Enter")
    expect(lines).to_have_count(4_000)
    table = match_page.talk()[1]
    page.locator(".time-range").evaluate(match_page.SLIDE, table)

    match_page.at(page, table)
    expect(page.locator("#phase")).to_contain_text("Meeting 1")
    expect(lines.first).to_have_attribute("data-n", "1")
    expect(lines.last).to_have_attribute("data-n", str(table))


@pytest.mark.second
def test_a_packed_frame_comes_back_as_it_was(guest: Visitor) -> None:
    page = guest.go("/")

    found = page.evaluate(match_page.PACKED, [match_page.frames(), LONG, 300])

    assert found == {"packed": True, "frame": True, "board": True, "count": True}
