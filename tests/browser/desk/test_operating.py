"""An operator at work: composes a match by keyboard, orders, pauses, resumes and aborts it; and the desk meanwhile."""

import re

import pytest
import redis
from playwright.sync_api import Browser, Locator, Page, StorageState, expect

from glassbox_site.ground import vitals
from tests.browser import visitor
from tests.browser.conftest import DESK
from tests.browser.visitor import Visitor, window
from tests.support.sites import site_matches
from tests.support.sites.site import Site

pytestmark = pytest.mark.browser
HOSTILE = "<img src=x onerror=alert(1)>"


HEADER_ROWS = """() => new Set([...document.querySelectorAll('.site-header .wrap > *')].map(each => {
    const {top, height} = each.getBoundingClientRect()
    return Math.round((top + height / 2) / 10)
})).size"""


@pytest.mark.parametrize("size", [DESK, window(1200, 800)], ids=["1440", "1200"])
def test_on_a_desk_the_header_of_whoever_is_signed_in_has_one_row(owner: Visitor) -> None:
    page = owner.go("/standings/")

    assert page.evaluate(HEADER_ROWS) == 1


def strike(page: Page, key: Locator) -> None:
    """Presses the button by keyboard alone."""
    key.focus()
    page.keyboard.press("Enter")


def button(place: Page | Locator, name: str) -> Locator:
    return place.get_by_role("button", name=name, exact=True)


def order(page: Page) -> str:
    """Orders a match with five of the eight proposed seats, one of them renamed; returns the match's name."""
    for place in (8, 7, 6):
        strike(page, button(page, f"Remove seat {place}"))
    expect(page.locator("#seated")).to_have_text("5 players")
    page.get_by_role("group", name="Seat 1").get_by_label("Name").focus()
    page.keyboard.type(HOSTILE)
    strike(page, button(page, "Order this match"))
    page.wait_for_url(re.compile(r"/matches/\d+/(\?|$)"))
    return f"Match {page.url.split('/')[4]}"


def ask(page: Page, act: str, match: str) -> Locator:
    """Presses the act's button; returns the dialog that asks for confirmation."""
    strike(page, page.locator("summary", has_text="Operate"))
    strike(page, page.get_by_role("link", name=f"{act} {match}"))
    dialog = page.get_by_role("dialog").filter(has_text=match)
    expect(dialog).to_be_visible()
    return dialog


def do(page: Page, act: str, match: str) -> None:
    strike(page, button(ask(page, act, match), act))


def test_a_match_is_composed_ordered_paused_resumed_and_aborted_by_keyboard(owner: Visitor) -> None:
    page = owner.go("/matches/new/")
    impostors = page.get_by_label("Impostors")
    expect(impostors).to_have_value("2")

    match = order(page)
    expect(page.get_by_text(f"{match} is ordered.")).to_be_visible()
    expect(page.locator("#match")).to_have_js_property("offsetLeft", 0)
    expect(page.get_by_text(HOSTILE).first).to_be_attached()

    ask(page, "Pause", match)
    page.keyboard.press("Escape")
    expect(page.locator("summary", has_text="Operate")).to_be_focused()
    do(page, "Pause", match)
    expect(page.get_by_text(f"{match} is paused.")).to_be_visible()
    do(page, "Resume", match)
    expect(page.get_by_text(f"{match} goes on.")).to_be_visible()
    dialog = ask(page, "Abort", match)
    dialog.get_by_label("Why it is aborted").fill(f"Enough {HOSTILE}")
    strike(page, button(dialog, "Abort"))

    expect(page.get_by_text(f"{match} is aborted.")).to_be_visible()
    trail = owner.go("/ops/").get_by_role("region", name="The trail")
    for deed in ("ordered", "paused", "resumed", "aborted"):
        expect(trail.get_by_role("row").filter(has_text=match).filter(has_text=deed)).to_have_count(1)


def test_a_question_folds_its_menu_though_the_link_was_renewed_meanwhile(owner: Visitor, site: Site) -> None:
    match_id = site_matches.booked(site, seed=33, players=4, station="outpost", hours=999)
    page, match = owner.go(f"/matches/{match_id}/"), f"Match {match_id}"
    renewed = "acts.replaceWith(acts.cloneNode(true))"
    page.evaluate(f"document.addEventListener('click', ({{target}}) => target.matches('[id$=abort]') && {renewed})")

    ask(page, "Abort", match)

    expect(page.locator("details.acts-menu")).not_to_have_attribute("open", "")
    page.keyboard.press("Escape")
    dialog = ask(page, "Abort", match)
    dialog.get_by_label("Why it is aborted").fill("Enough")
    strike(page, button(dialog, "Abort"))
    expect(page.get_by_text(f"{match} is aborted.")).to_be_visible()


def test_what_the_lobby_recommends_follows_the_table_until_it_is_set_by_hand(owner: Visitor) -> None:
    page = owner.go("/matches/new/")
    page.get_by_label("Kill cooldown").fill("20")

    for place in (8, 7, 6):
        page.get_by_role("button", name=f"Remove seat {place}").click()

    expect(page.get_by_label("Impostors")).to_have_value("1")
    expect(page.get_by_label("Kill cooldown")).to_have_value("20")


@pytest.mark.parametrize(
    ("path", "field", "answer"),
    [
        pytest.param("/matches/new/", "Seed", "This match can be played.", marks=pytest.mark.second),
        ("/series/new/", "Name", "Still open: 1 problem."),
        ("/admin/personas/chatmodel/add/", "Name:", "Please correct the errors below."),
    ],
)
def test_enter_in_a_field_does_what_the_form_is_for_and_fills_nothing_in(
    owner: Visitor, path: str, field: str, answer: str
) -> None:
    page = owner.go(path)

    with page.expect_navigation():
        page.get_by_label(field, exact=True).press("Enter")

    expect(page.get_by_text(answer)).to_be_visible()


@pytest.mark.second
def test_every_mistake_is_told_at_once_and_at_its_field(owner: Visitor) -> None:
    page = owner.go("/matches/new/")
    page.get_by_label("Impostors").fill("9")
    page.get_by_label("Budget in tokens").fill("-1")
    page.get_by_label("Colour").nth(1).select_option("red")

    owner.press("Order this match", status=422)

    expect(page.get_by_role("alert")).to_be_focused()
    expect(page.get_by_role("alert").get_by_role("listitem")).to_have_count(4)
    for name in ("Impostors", "Budget in tokens"):
        expect(page.get_by_label(name)).to_have_attribute("aria-invalid", "true")
    assert owner.troubles() == []


@pytest.mark.second
def test_a_match_is_composed_without_scripts_too(browser: Browser, site: Site, owner_state: StorageState) -> None:
    with browser.new_context(**DESK, java_script_enabled=False, storage_state=owner_state) as context:
        page = context.new_page()
        page.goto(f"{site.url}/matches/new/")
        page.get_by_label("Players").fill("4")
        page.get_by_role("button", name="Update the seats").click()
        expect(page.get_by_role("group", name="Seat")).to_have_count(4)

        page.get_by_role("button", name="Check").click()
        expect(page.get_by_text("This match can be played.")).to_be_visible()
        page.get_by_role("button", name="Order this match").click()

        page.locator("summary", has_text="Operate").click()
        page.get_by_role("link", name="Abort").click()
        page.get_by_label("Why it is aborted").fill("Only a rehearsal")
        page.get_by_role("button", name="Abort").click()
        expect(page.get_by_text("is aborted.")).to_be_visible()


BEYOND_ITS_PLACE = """(place, words) => {
  const told = document.createElement("span");
  told.className = "desk-bad";
  told.textContent = words;
  place.replaceChildren(told);
  return place.scrollWidth - place.clientWidth;
}"""
BEYOND_THE_EDGE = (
    """all => all.filter(each => each.getBoundingClientRect().right > innerWidth).map(each => each.text)"""
)


@pytest.mark.second
def test_every_act_at_the_desk_is_in_sight(owner: Visitor, site: Site) -> None:
    match_id = site_matches.booked(site, seed=32, players=4, station="outpost", hours=999)
    acts = owner.go("/ops/").get_by_role("row").filter(has_text=f"Match {match_id}").locator(".acts a")
    expect(acts).to_have_count(4)
    for size in (visitor.DESK, visitor.PHONE):
        owner.page.set_viewport_size(size)
        assert acts.evaluate_all(BEYOND_THE_EDGE) == []


def test_what_does_not_answer_says_so_within_its_own_place(owner: Visitor) -> None:
    told = owner.go("/ops/").locator(".desk-house dd").first
    for size in (visitor.DESK, visitor.PHONE):
        owner.page.set_viewport_size(size)
        assert told.evaluate(BEYOND_ITS_PLACE, "▲ does not answer") == 0, size


@pytest.mark.usefixtures("own_window")
def test_a_house_that_does_not_answer_is_asked_less_and_less_often(guest: Visitor) -> None:
    guest.page.clock.install()
    page = guest.go("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/rooms/", lambda route: route.fulfill(status=204))
    with page.expect_request("**/rooms/"):
        page.clock.run_for(5_000)
    expect(page.locator("[data-stale]")).to_be_visible()

    page.clock.run_for(5_000)
    page.wait_for_timeout(300)
    asked_again = [address for address in asked if "/rooms/" in address]
    with page.expect_request("**/rooms/"):
        page.clock.run_for(5_000)

    assert len(asked_again) == 1, asked_again


@pytest.mark.second
def test_the_desk_keeps_itself_fresh(owner: Visitor) -> None:
    page = owner.go("/ops/")
    seen = page.locator("#seen")
    first = seen.inner_text()

    expect(seen).not_to_have_text(first)
    expect(page.locator("[data-stale]")).to_be_hidden()


@pytest.mark.second
def test_a_workers_last_hour_is_seen_in_lines_and_in_numbers(owner: Visitor, site: Site) -> None:
    with redis.Redis(unix_socket_path=str(site.var / "redis" / "redis.sock")) as client:
        for number in range(2):
            shown = {"tables": 31.0, "slots": 0.0, "lag": 0.012, "memory_bytes": 120.0 * 2**20}
            vitals.keep(client, f"elsewhere-{number}", {"steps": 90, "calls": 30}, shown)

    page = owner.go("/ops/")
    lines = page.get_by_role("region", name="Lines of the last hour")
    expect(lines.get_by_role("row").filter(has_text="elsewhere-1")).to_contain_text("31")
    strike(page, page.locator("summary", has_text="In numbers"))

    numbers = page.get_by_role("region", name="Numbers of the last hour")
    expect(numbers.get_by_role("row").filter(has_text="Memory, MB").filter(has_text="120").first).to_be_visible()
    assert owner.troubles() == []
