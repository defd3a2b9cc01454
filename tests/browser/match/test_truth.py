"""Truth and moments on the match page: marks below lines, what refutes them, links that open exactly there."""

import json
import re
import struct

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.visitor import Visitor
from tests.support.sites import site as sites

pytestmark = pytest.mark.browser
ON_TOP = """one => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""
PAIRED = """async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const { marks } = await import(loaded.find((name) => /talk\\/marks[.\\w]*js$/.test(name)));
    const frame = { n: 5, event: {}, pair: { thought: 2, says: ['blue'], thinks: ['pink'] } };
    [...document.querySelectorAll('.line-Spoke')].at(-1).append(...marks(frame, { desk: {}, reel: {} }));
}"""


@pytest.fixture(scope="module")
def lies(site: sites.Site, archived: int) -> int:
    """The frame after a lie that the log refutes, in the middle of the match."""
    told = httpx.get(f"{site.url}/matches/{archived}/frames.ndjson?view=glass", timeout=30).text.splitlines()
    truth = {frame["n"]: frame.get("truth", ()) for frame in map(json.loads, told)}
    found = (n for n, marks in truth.items() if any(each["verdict"] == "lie" and each["against"] for each in marks))
    refuted: list[int] = sorted(found)
    return refuted[len(refuted) // 2] + 1


def test_a_lie_leads_to_the_line_that_refutes_it_and_back(guest: Visitor, archived: int, lies: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={lies}")
    line = page.locator(".line-Spoke", has=page.locator(".mark-lie")).last
    spoken, proof = line.get_attribute("data-n"), line.locator(".mark-proof").first
    told = re.fullmatch(r"#(\S+) (.+)", proof.text_content() or "")
    assert told

    proof.click()
    cited = page.locator(".line-cited")
    expect(cited.locator(".line-caption")).to_have_text(told[2])
    expect(page).to_have_url(re.compile(rf"n={told[1].replace(',', '')}$"))
    assert guest.barriers() == []

    cited.get_by_role("button").click()
    expect(page).to_have_url(re.compile(rf"n={spoken}$"))


@pytest.mark.parametrize("size", [PHONE], ids=["390"])
def test_only_the_glass_shows_marks_and_a_phone_turns_to_what_refutes(guest: Visitor, archived: int, lies: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={lies}&motion=0")
    expect(page.locator(".mark-lie")).not_to_have_count(0)
    assert guest.overhang() == 0
    page.locator("#transcript .mark-proof").last.dispatch_event("click")
    expect(page.locator(".line-cited .mark-back")).to_be_visible()

    page = guest.go(f"/matches/{archived}/?view=public&n=100")
    expect(page.locator(".line-Spoke")).not_to_have_count(0)
    expect(page.locator(".mark-truth, .mark-pair")).to_have_count(0)


def test_a_lie_is_stamped_beside_its_speaker_however_long_the_line(guest: Visitor, archived: int, lies: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={lies - 1}&motion=0")
    page.locator(".speaker-line").evaluate("line => line.append(' and then I went back'.repeat(30))")

    stamp = page.locator(".speaker-name .mark-stamp")
    expect(stamp).to_be_in_viewport(ratio=1)
    assert stamp.evaluate(ON_TOP)
    assert guest.barriers() == []


@pytest.mark.second
@pytest.mark.parametrize("size", [PHONE], ids=["390"])
def test_on_a_phone_a_lie_is_stamped_in_sight_however_long_the_line_one_tap_from_what_refutes_it(
    guest: Visitor, archived: int, lies: int
) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={lies - 1}&motion=0")
    page.locator(".speaker-line").evaluate("line => line.append(' and then I went back'.repeat(30))")

    for room in ("Talk", "Stage"):
        page.get_by_role("button", name=room, exact=True).click()
        stamp = page.locator(".mark-stamp")
        expect(stamp).to_be_in_viewport(ratio=1)
        assert stamp.evaluate(ON_TOP), room
    page.get_by_role("button", name="Talk", exact=True).click()
    assert guest.troubles() == []

    refuting = re.sub(r"\D", "", stamp.locator(".number").text_content() or "")
    stamp.click()
    expect(page).to_have_url(re.compile(rf"[?&]n={refuting}(&|$)"))


@pytest.mark.second
def test_a_thought_that_blames_another_is_shown_as_a_heuristic(guest: Visitor, archived: int, lies: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={lies}")
    expect(page.locator(".line-Spoke")).not_to_have_count(0)

    page.evaluate(PAIRED)

    pair = page.locator(".line-Spoke .mark-pair")
    expect(pair.locator("bdi")).to_have_text(["Blue", "Pink"])
    expect(pair).to_contain_text("heuristic")
    assert guest.barriers() == []


@pytest.mark.second
def test_a_moment_is_listed_and_its_link_opens_exactly_there(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n=1")
    page.get_by_text("Moments", exact=True).click()
    moment = page.locator(".events[open] .event-lie").first
    n = moment.locator(".number").inner_text().lstrip("#")
    moment.click()
    expect(page).to_have_url(re.compile(rf"n={n}$"))

    page = guest.go(f"/m/{archived}/{n}/")
    expect(page.locator("#transcript .line").last).to_have_attribute("data-n", n)
    expect(page.locator("#transcript .line").last).to_contain_class("line-Spoke")


def test_what_a_link_shows_where_it_is_shared_is_there(
    guest: Visitor, archived: int, lies: int, site: sites.Site
) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={lies}")

    [picture] = page.locator('meta[property="og:image"]').all()
    address = picture.get_attribute("content") or ""
    answer = httpx.get(address)
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    assert address.startswith(f"{site.url}/m/{archived}/")


@pytest.mark.second
def test_the_dialog_for_sharing_offers_link_stretch_and_picture(guest: Visitor, archived: int, lies: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={lies}")
    page.get_by_role("button", name="Share").click()
    page.get_by_label("To frame").fill(str(lies + 10))

    expect(page.get_by_label("Link")).to_have_value(re.compile(rf"/m/{archived}/{lies}-{lies + 10}/\?view=glass$"))
    expect(page.locator(".share-picture")).to_have_js_property("naturalWidth", 1200)
    assert guest.troubles() == []


@pytest.mark.second
def test_a_clip_plays_and_stops_at_its_end(guest: Visitor, archived: int, lies: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=glass&n={lies}&until={lies + 12}&speed=4")

    expect(page).to_have_url(re.compile(rf"n={lies + 12}(&|$)"))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.second
def test_whoever_wants_to_be_surprised_is_offered_no_moments(guest: Visitor, archived: int) -> None:
    page = guest.go(f"/matches/{archived}/?view=public&n=20")

    expect(page.locator(".line-Spoke")).not_to_have_count(0)
    expect(page.get_by_text("Moments", exact=True)).to_be_hidden()
