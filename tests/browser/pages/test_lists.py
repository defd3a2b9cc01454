"""Every list and table of the league in a real browser: on a desktop, on a phone, without scripts, by keyboard."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Enter
from tests.browser.visitor import Visitor
from tests.support.sites import site as sites
from tests.support.sites import site_matches

pytestmark = pytest.mark.browser
RING = "getComputedStyle(document.activeElement).outlineStyle"


def addresses(key: str) -> list[str]:
    person = f"/personas/{key}/"
    return ["/", "/matches/", "/standings/", "/personas/", person, f"{person}memory/", "/methodology/", "/search/?q=a"]


def spoiler_free(page: Page) -> None:
    page.get_by_role("button", name="Spoiler-free").press("Enter")
    expect(page.get_by_role("button", name="Spoiler-free")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [PHONE])
def test_on_a_phone_a_match_of_house_bots_takes_four_lines_and_every_name_is_read_aloud(
    guest: Visitor, match_id: int
) -> None:
    page = guest.go("/matches/")
    row = page.locator(".row").filter(has_text=re.compile(rf"Match {match_id}\b"))

    box = row.bounding_box()

    assert box
    assert box["height"] <= 116
    expect(row.get_by_role("listitem").filter(has_text="8 house bots")).to_have_count(1)
    assert len(row.locator(".cast bdi").all_inner_texts()) == 8
    assert guest.barriers() == []


@pytest.mark.second
def test_without_spoilers_the_pages_have_no_barrier_either(guest: Visitor, hostile: str) -> None:
    spoiler_free(guest.go("/"))

    for address in ("/standings/", f"/personas/{hostile}/"):
        guest.go(address)
        assert guest.barriers() == []


def test_the_switch_takes_the_results_off_the_page_it_is_on(guest: Visitor, hostile: str) -> None:
    page = guest.go("/matches/?kind=league&page=2")
    expect(page.locator(".won").first).to_be_visible()

    spoiler_free(page)

    assert page.url.endswith("/matches/?kind=league&page=2")
    expect(page.locator(".won, .cast-impostor")).to_have_count(0)


@pytest.mark.second
def test_terrible_names_are_names(guest: Visitor, hostile: str) -> None:
    for address in addresses(hostile):
        page = guest.go(address)
        expect(page.locator("main img[src=x], main bdi > *, .lessons li > *")).to_have_count(0)

    expect(guest.go(f"/personas/{hostile}/").get_by_role("heading", level=1)).to_have_text(
        "<img src=x onerror=alert(1)>"
    )


@pytest.mark.second
def test_on_a_phone_matches_stand_before_filters_and_a_standing_needs_no_scrolling_sideways(
    enter: Enter, hostile: str
) -> None:
    guest = enter(**PHONE)
    guest.go("/matches/")
    tops = guest.page.evaluate(
        "['.card, .empty', '.filters'].map(one => document.querySelector(one).getBoundingClientRect().y)"
    )
    guest.go("/standings/")
    expect(guest.page.locator(".filters")).to_be_hidden()
    won = guest.page.locator(".standings tr:has(td.rank) td:nth-child(4)").first
    beyond = won.evaluate("cell => cell.getBoundingClientRect().right - document.documentElement.clientWidth")

    assert tops[0] < tops[1]
    assert beyond <= 0


def test_a_list_is_narrowed_by_keyboard_alone(guest: Visitor, hostile: str) -> None:
    page = guest.go("/matches/")

    page.get_by_label("Kind").press("e")
    page.get_by_label("Kind").press("Tab")
    page.get_by_role("button", name="Show", exact=True).press("Enter")

    expect(page.locator(".row")).to_have_count(3)
    assert "kind=exhibition" in page.url


def test_wherever_the_focus_goes_on_cards_it_is_seen(guest: Visitor, hostile: str) -> None:
    page = guest.go("/personas/")
    page.locator("summary", has_text="Filters").press("Enter")
    page.get_by_role("button", name="Show", exact=True).focus()

    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate(RING) == "solid"


@pytest.mark.second
def test_the_front_page_follows_what_ends_and_leaves_the_focus_where_it_is(guest: Visitor, site: sites.Site) -> None:
    page = guest.go("/")
    page.locator(".fresh .shelf-way").first.focus()
    way = page.evaluate("document.activeElement.href")

    match_id = site_matches.played(site, seed=31, players=4, station="outpost")

    expect(page.get_by_role("heading", name=f"Match {match_id}", exact=True)).to_be_visible()
    assert page.evaluate("document.activeElement.href") == way


def test_a_slash_leads_to_the_search_and_the_search_to_what_is_named(guest: Visitor, hostile: str) -> None:
    page = guest.go("/standings/")

    page.keyboard.press("/")
    page.keyboard.type("img src")
    page.keyboard.press("Enter")

    found = page.get_by_role("region", name="Personas").get_by_role("link", name="<img src=x")
    expect(found).to_have_attribute("href", f"/personas/{hostile}/")


def test_a_letter_leads_from_the_front_page_to_the_channel_unless_somebody_types(guest: Visitor) -> None:
    page = guest.go("/")
    page.get_by_role("searchbox").press("t")
    expect(page.get_by_role("searchbox")).to_have_value("t")

    page.get_by_role("searchbox").blur()
    page.keyboard.press("t")

    expect(page).to_have_url(f"{guest.site}/tv/")


def test_a_column_of_the_standings_becomes_the_order(guest: Visitor, hostile: str) -> None:
    page = guest.go("/standings/")

    page.get_by_role("link", name="As impostor").click()

    expect(page.get_by_role("columnheader", name="As impostor")).to_have_attribute("aria-sort", "descending")


@pytest.mark.second
def test_the_pages_need_no_scripts(browser: Browser, site: sites.Site, hostile: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{site.url}/matches/?kind=league")
        page.get_by_role("link", name="Older").click()
        expect(page.get_by_text("Page 2 of")).to_be_visible()

        spoiler_free(page)

        expect(page.locator(".won")).to_have_count(0)


@pytest.mark.second
def test_every_link_of_the_lists_answers(guest: Visitor, site: sites.Site, hostile: str) -> None:
    links: set[str] = set()
    for address in ("/", "/personas/", f"/personas/{hostile}/", "/standings/"):
        found = guest.go(address).locator("a[href^='/']").evaluate_all("all => all.map(a => a.getAttribute('href'))")
        links.update(found)

    statuses = {link: httpx.get(f"{site.url}{link}", follow_redirects=True).status_code for link in sorted(links)}

    assert {link: status for link, status in statuses.items() if status != 200} == {}
