"""Signing in and out, the first password, and what a form says when something is wrong."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, StorageState, expect

from tests.browser import visitor
from tests.browser.conftest import OWNER, PASSWORD, PHONE
from tests.browser.visitor import Visitor
from tests.support.sites import programs
from tests.support.sites import site as sites
from tests.support.sites.site import Site

pytestmark = pytest.mark.browser
GIVEN, CHOSEN = "given by the owner 1", "chosen by myself 2"
DANGER = "rgb(255, 107, 107)"


@pytest.fixture
def hired(owner: Visitor) -> str:
    """The name of somebody for whom the owner has just made an account with a one-time password."""
    page = owner.go("/admin/glassbox_site/user/add/")
    page.get_by_label("Username:").fill("hired")
    page.get_by_label("Password:", exact=True).fill(GIVEN)
    page.get_by_label("Password confirmation:").fill(GIVEN)
    owner.press("Save")
    return "hired"


@pytest.fixture(scope="module")
def newcomers(site: Site) -> Iterator[str]:
    """Names of further new accounts."""
    names = [f"newcomer-{number}" for number in range(1, 10)]
    programs.run(sites.environment(site.var), "tests.support.sites.newcomers", GIVEN, *names)
    return iter(names)


@pytest.fixture
def newcomer(newcomers: Iterator[str]) -> str:
    return next(newcomers)


def replace(visitor: Visitor, old: str, new: str, again: str) -> Page:
    visitor.page.get_by_label("Old password").fill(old)
    visitor.page.get_by_label("New password", exact=True).fill(new)
    visitor.page.get_by_label("New password confirmation").fill(again)
    visitor.press("Keep this password")
    return visitor.page


def test_the_printed_password_opened_the_door_once(guest: Visitor, site: Site, owner_state: StorageState) -> None:
    guest.sign_in(OWNER, site.password)

    expect(guest.page.get_by_role("alert")).to_contain_text("correct username and password")


def test_a_one_time_password_is_replaced_before_anything_else(guest: Visitor, hired: str, site: Site) -> None:
    guest.sign_in(hired, GIVEN)
    expect(guest.page).to_have_url(f"{site.url}/password/?next=/")
    expect(guest.page.get_by_text("given to you for one use")).to_be_visible()

    guest.go("/standings/")
    expect(guest.page).to_have_url(f"{site.url}/password/?next=/standings/")
    replace(guest, GIVEN, CHOSEN, CHOSEN)

    expect(guest.page).to_have_url(f"{site.url}/standings/")
    expect(guest.page.get_by_role("navigation", name="Account")).to_contain_text(hired)


@pytest.mark.second
def test_the_password_page_names_every_mistake_at_its_field(guest: Visitor, newcomer: str) -> None:
    guest.sign_in(newcomer, GIVEN)

    page = replace(guest, "wrong", "short", "shorter")

    wrong = page.get_by_label("Old password")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(wrong).to_have_css("border-top-color", DANGER)
    expect(wrong).to_have_accessible_description("Your old password was entered incorrectly. Please enter it again.")
    expect(page.get_by_label("New password confirmation")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("listitem").filter(has_text="at least 8 characters")).to_be_visible()
    assert guest.troubles() == []


def test_password_managers_know_which_field_is_which(guest: Visitor, newcomer: str) -> None:
    page = guest.go("/login/")
    entry = [page.get_by_label(label).get_attribute("autocomplete") for label in ("Username", "Password")]
    guest.sign_in(newcomer, GIVEN)

    fields = page.locator("input[type=password]").all()

    assert entry == ["username", "current-password"]
    kinds = [field.get_attribute("autocomplete") for field in fields]
    assert kinds == ["current-password", "new-password", "new-password"]


@pytest.mark.second
def test_five_wrong_passwords_bring_a_pause(guest: Visitor, newcomer: str) -> None:
    for _attempt in range(4):
        guest.sign_in(newcomer, "guess")
        expect(guest.page.get_by_role("alert")).to_be_visible()

    guest.sign_in(newcomer, "guess", status=429)

    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Too many attempts")
    expect(guest.page.get_by_role("main")).to_contain_text("For 15 minutes")
    assert guest.troubles() == []


def test_a_page_for_members_asks_to_sign_in_and_remembers_itself(guest: Visitor, site: Site) -> None:
    page = guest.go("/password/")

    assert page.url == f"{site.url}/login/?next=/password/"


@pytest.mark.parametrize("size", [PHONE], ids=["390"])
@pytest.mark.second
def test_whoever_signs_out_is_a_spectator_again(guest: Visitor, newcomer: str) -> None:
    guest.sign_in(newcomer, GIVEN)
    replace(guest, GIVEN, CHOSEN, CHOSEN)
    assert guest.overhang() == 0

    guest.press("Sign out")

    account = guest.page.get_by_role("navigation", name="Account")
    expect(account.get_by_role("link", name="Sign in")).to_be_visible()


@pytest.mark.both
def test_a_form_of_somebody_whose_session_ended_goes_on_after_signing_in(guest: Visitor, owner: Visitor) -> None:
    guest.sign_in(OWNER, PASSWORD)
    page = guest.go("/matches/new/")
    page.locator("[name=seats-0-name]").fill("Rainy <Ada>")
    page.context.clear_cookies(name="sessionid")
    guest.press("Check", status=403)
    assert guest.troubles() == []
    page.get_by_label("Username").fill(OWNER)
    page.get_by_label("Password").fill(PASSWORD)
    guest.press("Sign in")
    page.get_by_text("What you sent", exact=True).click()
    assert guest.troubles() == []

    guest.press("Send it")

    name = page.locator("[name=seats-0-name]")
    expect(name).to_be_visible()
    expect(name).to_have_value("Rainy <Ada>")


def test_the_owner_finds_the_way_to_the_admin_and_a_newcomer_sees_none(
    owner: Visitor, guest: Visitor, newcomer: str
) -> None:
    owner.go("/")
    for size in (visitor.DESK, visitor.PHONE):
        owner.page.set_viewport_size(size)
        expect(owner.page.get_by_role("link", name="Administration")).to_be_visible()

    guest.sign_in(newcomer, GIVEN)
    replace(guest, GIVEN, CHOSEN, CHOSEN)

    expect(guest.page.get_by_role("link", name="Administration")).to_have_count(0)
