"""A fresh site beside the real server, in a real browser: two clicks, no forms, and a real model's thoughts."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import chromium, visitor
from tests.browser.conftest import DESK
from tests.browser.desk import test_newcomer
from tests.minds.serving import Served
from tests.support.sites import site as sites

A_MINUTE = 60_000


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if missing := chromium.problem():
        pytest.fail(missing, pytrace=False)
    with chromium.started() as running:
        yield running


def test_it_takes_two_clicks_from_the_real_server_to_a_real_models_thought(
    served: Served, browser: Browser, tmp_path: Path
) -> None:
    var = tmp_path / "var"
    with sites.running_site(var, environ=sites.environment(var, MODEL_SERVERS=served.url.removesuffix("/v1"))) as site:
        site.wait_until_well()
        context = browser.new_context(**DESK)
        owner = visitor.enter(context, site.url)
        test_newcomer.comes_in(owner, site)
        page = owner.go("/")
        while not page.get_by_role("button", name="Let it play").count():
            page.wait_for_timeout(500)
            page.reload()
        page.screenshot(path=tmp_path / "1-found.png")

        test_newcomer.clicked(owner, "Let it play")
        expect(page.get_by_text("tokens a second").first).to_be_visible(timeout=A_MINUTE)
        page.screenshot(path=tmp_path / "2-seated.png")
        test_newcomer.clicked(owner, "Put a match with it on air")

        thoughts = page.locator(".mind:has(.mind-call) .mind-thought").filter(has_text=re.compile(r"\S"))
        expect(thoughts.first).to_be_visible(timeout=5 * A_MINUTE)
        page.screenshot(path=tmp_path / "3-thinks.png")
        assert owner.take_complaints() == []
        context.close()
