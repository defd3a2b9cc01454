"""A series of two hundred matches in a real browser: ordered by keyboard, watched live, finished, downloaded."""

import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from games.experiments.series import packing
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.second]
PAIRS, PATIENCE = 100, 400_000
FRAMES = "signs => signs.map(sign => getComputedStyle(sign).borderTopStyle)"
GAPS = """heads => heads.map(head =>
    head.nextElementSibling.getBoundingClientRect().top - head.getBoundingClientRect().bottom)"""
SAID = {"Name": "Hunters and quiet ones", "Players": "4", "Impostors": "1", "Pairs": str(PAIRS)}


def type_into(page: Page, label: str, words: str) -> None:
    """Types by keyboard alone: tabs from field to field, and replaces what is there."""
    field = page.locator("#compose").get_by_label(label, exact=True)
    for _ in range(80):
        if field.evaluate("field => field === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(field).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type(words)


def press(page: Page, name: str) -> None:
    button = page.get_by_role("button", name=name, exact=True).last
    for _ in range(80):
        if button.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    with page.expect_navigation():
        page.keyboard.press("Enter")


def test_the_key_of_a_series_has_no_frames_and_its_headings_keep_off_what_they_head(
    guest: Visitor, orders: Mapping[str, Any]
) -> None:
    page = guest.go(f"/series/{orders['series']}/")

    assert set(page.locator(".pair-key > li").evaluate_all(FRAMES)) == {"none"}
    assert min(page.locator("main .glass > :is(h2, .section-head)").evaluate_all(GAPS)) > 4


def test_two_hundred_matches_from_the_form_to_the_finished_page(owner: Visitor, guest: Visitor, tmp_path: Path) -> None:
    page = owner.go("/series/new/")
    for label, words in SAID.items():
        type_into(page, label, words)
        if label == "Players":
            page.keyboard.press("Tab")
            page.keyboard.type("outpost"[:4])
    press(page, "Check")
    expect(page.locator("#review")).to_contain_text("differences of about")
    assert owner.troubles() == []
    press(page, "Order the series")

    watched = guest.go(page.url.removeprefix(owner.site))
    expect(watched.locator("#live-line")).to_have_text("Connected: this page follows along.")
    expect(watched.locator(".pair").first).to_be_visible()
    expect(watched.locator("#state")).to_contain_text("complete", timeout=PATIENCE)
    expect(watched.get_by_text("pairs are still to come")).to_have_count(0)
    expect(watched.locator("#live-line")).to_have_text("")
    expect(watched.locator(".pair")).to_have_count(PAIRS)
    expect(watched.locator("#result-moving")).to_contain_text(f"{2 * PAIRS} of {2 * PAIRS} matches")
    expect(watched.locator("#figure-course img")).to_be_visible()
    assert guest.troubles() == []
    watched.reload(wait_until="networkidle")
    expect(watched.locator("#live-line")).to_have_text("")

    answer = httpx.get(f"{watched.url}series.zip", timeout=60)
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        for name in packed.namelist():
            (tmp_path / Path(name).name).write_bytes(packed.read(name))
    [told] = packing.scored_folder(tmp_path)["pairings"]
    assert json.loads((tmp_path / packing.SCORES).read_text())["pairings"] == [told]
    shown = watched.locator("#result-moving tbody tr").inner_text()
    assert f"n={told['difference']['n']}" in shown
    assert f"{abs(round(100 * told['difference']['value']))}" in shown

    with watched.expect_navigation():
        watched.locator(".pair a").first.focus()
        watched.keyboard.press("Enter")
    assert "/matches/" in watched.url
    assert owner.troubles() == []
    assert [*owner.take_complaints(), *guest.take_complaints()] == []
