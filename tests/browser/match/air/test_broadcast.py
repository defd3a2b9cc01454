"""What a broadcast adds to the stage: suspicion, cuts and undoing them, sounds in words, at three widths."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.visitor import Visitor, window

pytestmark = pytest.mark.browser
TABLET: dict[str, Any] = window(768, 1024)
HIDDEN = """() => {
    const {top, bottom} = document.querySelector('#reveal').getBoundingClientRect()
    return [...document.querySelectorAll('.verdict, .verdict p')].filter(each => {
        const box = each.getBoundingClientRect()
        return box.top < top || box.bottom > bottom + 1
    }).map(each => each.className)
}"""
"""What of the verdict lies outside of the pane that shows the votes."""
ROOM = """() => {
    const [list, both] = ['.unsaid', '.speaker-both'].map(part => document.querySelector(part))
    const words = [...both.children].at(-1).getBoundingClientRect().bottom
    return {folded: list.scrollHeight - list.clientHeight, empty: both.getBoundingClientRect().bottom - words}
}"""
"""How much of the lines left unsaid is out of sight, and how much of the speaker's place is empty, in pixels."""
MOVES = """document.querySelector('#stage').getAnimations({subtree: true})
    .map(one => one.animationName ?? 'moved').filter(name => name !== 'ship-blinks')"""


def first(guest: Visitor, archived: int, kind: str) -> int:
    """The frame of the first event of this kind."""
    told = guest.fetched(f"/matches/{archived}/frames.ndjson?view=glass").splitlines()
    return next(int(frame["n"]) for frame in map(json.loads, told) if frame["event"]["kind"] == kind)


def last_unsaid(guest: Visitor, archived: int) -> int:
    """The last frame of the meeting's first lines left unsaid, when all of them are there."""
    n = first(guest, archived, "LeftUnsaid")
    told = guest.fetched(f"/matches/{archived}/frames.ndjson?view=glass").splitlines()
    kinds = {int(frame["n"]): frame["event"]["kind"] for frame in map(json.loads, told)}
    return next(each for each in range(n, n + 30) if kinds[each + 1] != "LeftUnsaid")


def to_the_stage(page: Page) -> None:
    """A phone shows one part of the page at a time."""
    tab = page.get_by_role("button", name="Stage", exact=True)
    if tab.is_visible():
        tab.click()
    expect(page.locator("#stage[data-scene]")).to_be_visible()


@pytest.mark.second
@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["1440", "768", "390"])
def test_at_every_width_each_scene_tells_who_is_suspected_without_a_barrier(guest: Visitor, archived: int) -> None:
    page = guest.page
    moments = {kind: first(guest, archived, kind) for kind in ("Killed", "Spoke", "BallotRevealed", "MatchEnded")}

    for kind, n in moments.items():
        guest.go(f"/matches/{archived}/?view=glass&n={n}&motion=0")
        to_the_stage(page)
        expect(page.locator(".suspect").first).to_be_visible()
        assert (guest.barriers(), guest.overhang(), guest.cramped()) == ([], 0, []), kind


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["1440", "768", "390"])
def test_the_commentary_never_covers_what_the_votes_decided(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={first(guest, archived, 'Ejected') + 1}&motion=0")
    to_the_stage(page)

    expect(page.locator("#lower-third")).to_be_visible()
    expect(page.locator(".verdict-line")).to_be_visible()

    assert page.evaluate(HIDDEN) == []


def test_lines_left_unsaid_are_folded_only_where_the_speaker_needs_the_space(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={last_unsaid(guest, archived)}&motion=0")
    expect(page.locator(".unsaid > li")).not_to_have_count(0)

    room = page.evaluate(ROOM)

    assert room["folded"] == 0 or room["empty"] < 2, room


def test_whoever_points_at_a_suspect_sees_how_that_came(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={first(guest, archived, 'Ejected')}&motion=0")

    page.locator(".suspect button").first.focus()

    more = page.locator("#suspects-more")
    expect(more.locator(".suspect-course")).to_be_visible()
    expect(more.locator(".suspect-believers li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(more).to_be_hidden()


def test_a_cut_can_be_undone_and_whoever_wants_no_director_has_none(guest: Visitor, archived: int) -> None:
    killed, spoke = first(guest, archived, "Killed"), first(guest, archived, "Spoke")
    page = guest.go(f"/matches/{archived}/?view=glass&n={killed}&motion=0")
    near = page.locator(".ship-near")
    expect(near).to_have_attribute("style", re.compile(r"scale\(1\.9\)"))

    page.get_by_role("button", name="Undo").press("Enter")
    expect(near).not_to_have_attribute("style", re.compile("scale"))

    page.get_by_role("button", name="Director").press("Enter")
    guest.go(f"/matches/{archived}/?view=glass&n={spoke}&motion=0")
    expect(page.locator("#stage[data-scene=map]")).to_be_visible()
    page.get_by_role("button", name="Director").press("Enter")
    expect(page.locator("#stage[data-scene=theatre]")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["1440", "768", "390"])
def test_what_the_buttons_of_the_stage_do_is_written_on_them_in_one_row(
    guest: Visitor, archived: int, size: dict[str, Any]
) -> None:
    killed = first(guest, archived, "Killed")
    page = guest.go(f"/matches/{archived}/?view=glass&n={killed}&motion=0")
    expect(page.locator(".stage-back")).to_be_visible()

    assert page.locator(".stage-ways button").all_inner_texts() == ["Undo", "Director"]
    tops = page.locator(".stage-head button").evaluate_all("all => all.map(each => each.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 12
    assert guest.overhang() == 0


@pytest.mark.second
def test_where_motion_is_unwanted_the_stage_cuts_and_nothing_on_it_moves(guest: Visitor, archived: int) -> None:
    page = guest.page
    page.emulate_media(reduced_motion="reduce")
    killed = first(guest, archived, "Killed")
    guest.go(f"/matches/{archived}/?view=glass&n={killed - 3}&speed=4")

    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("n => Number(document.querySelector('.time-range').value) >= n", arg=killed)

    assert page.evaluate(MOVES) == []


@pytest.mark.second
def test_a_sound_is_told_in_words_and_only_to_whoever_wants_it(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n=2&motion=0")
    killed = first(guest, archived, "Killed")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sound", exact=True).select_option("on")
    page.keyboard.press("Escape")

    guest.go(f"/matches/{archived}/?view=glass&n={killed - 1}&motion=0")
    page.get_by_role("button", name="Play", exact=True).click()

    expect(page.locator("#sound-caption")).to_have_text("♪ a kill")
