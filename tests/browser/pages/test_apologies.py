"""The error pages, each reached as a visitor would reach it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.support.sites.site import Site

pytestmark = [pytest.mark.browser, pytest.mark.both]
HOSTILE = "/%3Cimg%20src=x%20onerror=alert(1)%3E%3C/code%3E%3Cscript%3Ealert(2)%3C/script%3E/"


@contextmanager
def database_replaced(site: Site, by: str | None) -> Iterator[None]:
    """The database file is moved away while the site is running, and back afterwards."""
    database = site.var / "glassbox.sqlite3"
    aside = [path.rename(path.with_name(f"aside-{path.name}")) for path in site.var.glob(f"{database.name}*")]
    _put(database, by)
    try:
        yield
    finally:
        _remove(database)
        for path in aside:
            path.rename(path.with_name(path.name.removeprefix("aside-")))


def _put(database: Path, words: str | None) -> None:
    if words is None:
        database.mkdir()
    else:
        database.write_text(words)


def _remove(database: Path) -> None:
    if database.is_dir():
        database.rmdir()
    else:
        database.unlink()


def check(visitor: Visitor, heading: str) -> None:
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(visitor.page.get_by_role("link", name="To the front page")).to_be_visible()
    assert visitor.troubles() == []


def test_an_address_where_nothing_is(guest: Visitor) -> None:
    guest.go("/nothing/at/" + "all" * 60 + "/", status=404)

    check(guest, "There is no such page")


def test_an_address_made_of_markup_is_shown_as_words(guest: Visitor) -> None:
    page = guest.go(HOSTILE, status=404)

    expect(page.get_by_role("main")).to_contain_text("/<img src=x onerror=alert(1)></code><script>alert(2)</script>/")
    expect(page.locator("main img, main script")).to_have_count(0)


def test_a_form_from_before_the_cookies_went(guest: Visitor) -> None:
    page = guest.go("/login/")
    page.context.clear_cookies()
    page.get_by_label("Username").fill("red")
    page.get_by_label("Password").fill("sus")

    guest.press("Sign in", status=403)

    check(guest, "This form has expired")


def test_a_database_out_of_reach(owner: Visitor, site: Site) -> None:
    with database_replaced(site, by=None):
        owner.go("/", status=503)

        check(owner, "The lights are out for a moment")

    owner.go("/")


def test_a_spectator_sees_the_front_page_even_without_the_database(guest: Visitor, site: Site) -> None:
    with database_replaced(site, by=None):
        page = guest.go("/")

        house = page.get_by_role("region", name="The house right now")
        expect(house).to_contain_text("does not answer")
        expect(house).to_contain_text("needs a look")


def test_a_broken_database_is_owned_up_to_with_a_number_that_the_log_knows(owner: Visitor, site: Site) -> None:
    with database_replaced(site, by="this is no database\n" * 1000):
        page = owner.go("/", status=500)

        check(owner, "Something broke on our side")
        number = page.locator("main .meta code").inner_text()
    site.wait_for(rf"ERROR .*\[request {number}\]")


def test_an_apology_may_not_be_framed_or_kept_by_search_engines(site: Site) -> None:
    answer = httpx.get(f"{site.url}/nothing/")

    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert '<meta name="robots" content="noindex">' in answer.text
