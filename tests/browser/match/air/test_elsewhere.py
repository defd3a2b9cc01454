"""Matches shown elsewhere: in another page's frame, over a video, and on the channel."""

import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from tests.browser import conftest
from tests.browser.conftest import Enter, Open
from tests.browser.visitor import Visitor
from tests.games.prepared import telling
from tests.support import servers
from tests.support.sites import site as sites

pytestmark = pytest.mark.browser

SCENES = ("full", "map", "lowerthird", "bids", "votes", "ticker", "minds", "jury")
AROUND = """<!doctype html><title>A blog</title><iframe width=700 height=500 src="{src}"></iframe>
<script>window.heard = []; addEventListener('message', event => heard.push([event.origin, event.data]))</script>"""


@pytest.fixture
def blog(site: sites.Site, match_id: int) -> Iterator[str]:
    """Somebody else's page, on another port, that embeds a match."""
    port = servers.free_port()
    source = f"{site.url}/embed/{match_id}/?view=glass&n=50&origin=http://127.0.0.1:{port}"

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(AROUND.format(src=source).encode() if self.path == "/" else b"")

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the parent's own name
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Page)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_page_around_an_embed_hears_every_frame_and_may_ask_for_one(
    enter: Enter, site: sites.Site, blog: str
) -> None:
    guest = enter()
    guest.page.goto(blog)
    guest.page.wait_for_function("heard.some(([, data]) => data.gb === 'seq' && data.n === 50)")

    guest.page.evaluate("frames[0].postMessage({gb: 'seek', n: 120}, '*')")
    guest.page.wait_for_function("heard.some(([, data]) => data.n === 120)")

    origins = guest.page.evaluate("[...new Set(heard.map(([origin]) => origin))]")
    assert origins == [site.url]
    assert guest.page.context.cookies() == []
    guest.page.goto("about:blank")  # nothing comes later
    guest.complaints = [said for said in guest.complaints if "to elsewhere" not in said]


@pytest.mark.second
def test_an_embed_that_names_another_page_is_silent(enter: Enter, site: sites.Site, match_id: int, blog: str) -> None:
    guest = enter()
    guest.page.goto(blog)
    guest.page.evaluate(
        f"document.querySelector('iframe').src = '{site.url}/embed/{match_id}/?origin=http://x.example'"
    )
    guest.page.frames[1].wait_for_url("**/*x.example")
    guest.page.frame_locator("iframe").locator("#stage[data-scene]").wait_for()
    guest.page.evaluate("heard.length = 0")

    guest.page.evaluate("frames[0].postMessage({gb: 'seek', n: 120}, '*')")
    guest.page.wait_for_timeout(300)

    assert guest.page.evaluate("heard") == []
    guest.page.goto("about:blank")
    guest.complaints = [said for said in guest.complaints if "x.example" not in said and "to elsewhere" not in said]


@pytest.mark.second
def test_every_scene_of_the_overlay_lies_over_nothing_and_never_scrolls(
    enter: Enter, opened: Open, match_id: int
) -> None:
    guest, n = enter(viewport={"width": 1920, "height": 1080}), opened().frame_of("Spoke", 3)

    for scene in SCENES:
        page = guest.go(f"/overlay/{match_id}/?scene={scene}&view=glass&n={n}&motion=0")
        page.locator(".over-scene > *").first.wait_for(state="attached")
        expect(page.locator(".over-scene")).to_have_text(re.compile(r".{11}", re.DOTALL))
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)", scene
        assert guest.overhang() == 0, scene


@pytest.mark.second
def test_over_a_video_nothing_asks_to_be_pressed(enter: Enter, match_id: int) -> None:
    page = enter().go(f"/overlay/{match_id}/?scene=full&view=public&n=999999&motion=0")
    page.locator(".result-title").wait_for()

    assert page.get_by_text("Open the glass box").count() == 1
    expect(page.get_by_text("Open the glass box")).to_be_hidden()


def test_small_print_is_large_enough_for_a_screen(enter: Enter, opened: Open, match_id: int) -> None:
    guest, n = enter(viewport={"width": 1920, "height": 1080}), opened().frame_of("Spoke", 3)
    page = guest.go(f"/overlay/{match_id}/?scene=lowerthird&view=glass&n={n}")
    page.locator(".speaker-line").wait_for()

    sizes = page.evaluate("""[...document.querySelectorAll('.over-scene *')]
        .filter(one => one.tagName !== 'text' && one.childNodes[0]?.nodeType === 3)
        .map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom)""")

    assert min(sizes) >= 28


@pytest.fixture
def teller(site: sites.Site) -> Iterator[telling.Teller]:
    with telling.on(sites.environment(site.var)) as teller:
        yield teller


@pytest.mark.both
@pytest.mark.parametrize("size", [conftest.PHONE], ids=["390"])
def test_an_embed_says_that_its_match_makes_room_and_nothing_hangs_over(guest: Visitor, teller: telling.Teller) -> None:
    teller.up_to(50)
    page = guest.go(f"/embed/{teller.match}/?speed=instant&motion=0")
    expect(page.locator("#stage[data-scene]")).to_be_visible()
    expect(page.locator("#banner")).to_be_hidden()

    teller.halted("yielded")

    expect(page.locator("#banner")).to_contain_text("The match is making room for others, and will go on by itself.")
    expect(page.locator("#stage")).to_be_in_viewport()
    assert guest.troubles() == []

    teller.going_on()
    expect(page.locator("#banner")).to_be_hidden()


@pytest.mark.second
@pytest.mark.usefixtures("own_window")
def test_the_channel_leads_on_from_a_match_that_makes_room(enter: Enter, teller: telling.Teller) -> None:
    teller.up_to(50)
    guest = enter()
    page = guest.page
    page.clock.install()
    page.route("**/tv/now.json*", lambda route: route.fulfill(json={"match": teller.match + 1, "is_live": True}))
    guest.go("/tv/?by=newest&motion=0")
    page.clock.run_for(8_000)
    expect(page.locator("#channel-switch")).to_be_empty()

    teller.halted("yielded")

    expect(page.locator("#banner")).to_contain_text("making room for others")
    page.clock.run_for(8_000)
    expect(page.locator("#channel-switch")).to_contain_text("The next match in")
    page.get_by_role("button", name="Stay on this match").click()
    page.clock.run_for(2_000)
    expect(page.locator("#channel-switch")).to_have_text("Another match is on.")
    guest.complaints = [said for said in guest.complaints if "WebSocket" not in said]  # whose clock was turned


@conftest.SIZES
@pytest.mark.second
def test_the_channel_has_its_rail_and_the_time_below_it(enter: Enter, match_id: int) -> None:
    guest = enter()

    page = guest.go("/tv/")
    page.locator("#stage[data-scene]").wait_for(state="attached")
    page.keyboard.press("p")

    assert page.get_by_role("button", name="Stay on this match").get_attribute("aria-pressed") == "true"
    expect(page.locator("#timeline")).to_be_in_viewport()


@pytest.mark.parametrize("size", [conftest.PHONE], ids=["390"])
def test_on_a_phone_the_channel_leaves_the_whole_ship_in_sight(enter: Enter, match_id: int) -> None:
    page = enter().go("/tv/?by=star&n=1")

    page.locator("#map svg.ship").wait_for()

    expect(page.get_by_role("button", name="Stay on this match")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Persona of the week")).to_be_in_viewport(ratio=0.6)
    page.goto(page.url.replace("by=star", "by=best"))
    expect(page.locator("#map svg.ship .ship-hull")).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size({"width": 375, "height": 667})
    stage = page.locator("#stage").bounding_box()
    assert stage is not None
    assert stage["height"] > 250


@pytest.mark.second
@pytest.mark.usefixtures("own_window")
def test_the_channel_goes_on_by_itself_unless_somebody_stays(enter: Enter, site: sites.Site, match_id: int) -> None:
    guest = enter()
    page = guest.page
    page.clock.install()
    page.route("**/tv/now.json*", lambda route: route.fulfill(json={"match": match_id + 1, "is_live": True}))
    guest.go("/tv/")
    page.get_by_role("button", name="Stay on this match").click()
    page.clock.run_for(40_000)
    expect(page.locator("#channel-switch")).to_have_text("Another match is on.")

    page.get_by_role("button", name="Stay on this match").click()
    page.clock.run_for(8_000)
    expect(page.locator("#channel-switch")).to_contain_text("The next match in")
    page.clock.run_for(10_000)
    again = re.compile(rf"^{site.url}/tv/\?by=\w+&view=\w+$")
    page.route(again, lambda route: route.fulfill(content_type="text/html", body="<title>Next</title>"))
    with page.expect_navigation(url=again):
        page.clock.resume()  # a page must not go away while its clock is being changed
    expect(page).to_have_title("Next")  # which asks for nothing and stays; the channel itself would go on once more
