"""Words against the truth on the match page: marks under lines, and the way to the log line that refutes them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SIZES
from tests.browser.visitor import Visitor
from tests.live import archives
from tests.support import site as sites

pytestmark = pytest.mark.browser
LIES = 850
"""A frame after the second meeting's lies."""


@pytest.fixture(scope="module")
def match(site: sites.Site) -> int:
    return archives.put_into(sites.environment(site.var))


def test_a_lie_leads_to_the_line_that_refutes_it_and_back(guest: Visitor, match: int) -> None:
    page = guest.go(f"/matches/{match}/?view=glass&n={LIES}")
    line = page.locator(".line-Spoke", has=page.locator(".mark-lie")).last
    spoken, proof = line.get_attribute("data-n"), line.locator(".mark-proof").first
    told = re.fullmatch(r"#(\S+) (.+)", proof.inner_text())
    assert told

    proof.click()
    cited = page.locator(".line-cited")
    expect(cited.locator(".line-caption")).to_have_text(told[2])
    expect(page).to_have_url(re.compile(rf"n={told[1]}$"))
    assert guest.barriers() == []

    cited.get_by_role("button").click()
    expect(page).to_have_url(re.compile(rf"n={spoken}$"))


@SIZES
def test_only_the_glass_shows_marks(guest: Visitor, match: int) -> None:
    page = guest.go(f"/matches/{match}/?view=glass&n={LIES}&motion=0")
    expect(page.locator(".mark-lie")).not_to_have_count(0)
    assert guest.overhang() == 0

    page = guest.go(f"/matches/{match}/?view=public&n=100")
    expect(page.locator(".line-Spoke")).not_to_have_count(0)
    expect(page.locator(".mark-truth, .mark-pair")).to_have_count(0)
