"""A match page behind a real cache that lets no socket through: it follows in stretches, and misses nothing."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import visitor
from tests.browser.conftest import DESK
from tests.browser.match import match_page
from tests.browser.match.match_page import INSTANT
from tests.games.prepared import logs, telling
from tests.support.sites import caches
from tests.support.sites import site as sites

pytestmark = [pytest.mark.browser, pytest.mark.second, caches.needs_nginx]
NO_SOCKETS = "return 503;"


def test_where_no_socket_is_to_be_had_the_page_follows_all_the_same(
    browser: Browser, site: sites.Site, tmp_path: Path
) -> None:
    port, everything = int(site.url.rsplit(":", 1)[1]), match_page.frames()
    with (
        telling.on(sites.environment(site.var)) as teller,
        caches.nginx(port, tmp_path, {f"# {NO_SOCKETS}": NO_SOCKETS}) as address,
        browser.new_context(**DESK) as context,
    ):
        guest = visitor.enter(context, address)
        teller.up_to(120)
        page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
        match_page.at(page, 120)
        for head in (121, 199, 200, 330):
            teller.up_to(head)
            match_page.at(page, head)
        expect(page.locator("#banner")).to_be_hidden()

        page.locator("#view").select_option("red")
        match_page.at(page, len(logs.developed("red", logs.played()[:330])))
        page.locator("#view").select_option("glass")
        match_page.at(page, 330)
        teller.up_to(len(everything))
        match_page.at(page, len(everything))
        expect(page.locator("#stage")).to_have_attribute("data-scene", "result")

        complaints = [each for each in guest.take_complaints() if "WebSocket" not in each]
    assert not complaints
