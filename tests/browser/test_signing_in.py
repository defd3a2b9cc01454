"""Signing in and out, the first password, and what a form says when something is wrong."""

from itertools import count

import pytest
from playwright.sync_api import Page, StorageState, expect

from tests.browser.conftest import OWNER, SIZES
from tests.browser.visitor import Visitor
from tests.support.site import Site

pytestmark = pytest.mark.browser
GIVEN, CHOSEN = "given by the owner 1", "chosen by myself 2"
DANGER = "rgb(255, 107, 107)"
NAMES = (f"newcomer-{number}" for number in count(1))


@pytest.fixture
def newcomer(owner: Visitor) -> str:
    """The name of somebody for whom the owner has just made an account, with a password for one use."""
    name = next(NAMES)
    page = owner.go("/admin/glassbox_site/user/add/")
    page.get_by_label("Username:").fill(name)
    page.get_by_label("Password:", exact=True).fill(GIVEN)
    page.get_by_label("Password confirmation:").fill(GIVEN)
    owner.press("Save")
    return name


def replace(visitor: Visitor, old: str, new: str, again: str) -> Page:
    visitor.page.get_by_label("Old password").fill(old)
    visitor.page.get_by_label("New password", exact=True).fill(new)
    visitor.page.get_by_label("New password confirmation").fill(again)
    visitor.press("Keep this password")
    return visitor.page


def test_the_printed_password_opened_the_door_once(guest: Visitor, site: Site, owner_state: StorageState) -> None:
    guest.sign_in(OWNER, site.password)

    expect(guest.page.get_by_role("alert")).to_contain_text("correct username and password")


def test_a_one_time_password_is_replaced_before_anything_else(guest: Visitor, newcomer: str, site: Site) -> None:
    guest.sign_in(newcomer, GIVEN)
    expect(guest.page).to_have_url(f"{site.url}/password/?next=/")
    expect(guest.page.get_by_text("serves once")).to_be_visible()

    guest.go("/standings/")
    expect(guest.page).to_have_url(f"{site.url}/password/?next=/standings/")
    replace(guest, GIVEN, CHOSEN, CHOSEN)

    expect(guest.page).to_have_url(f"{site.url}/standings/")
    expect(guest.page.get_by_role("navigation", name="Account")).to_contain_text(newcomer)


@SIZES
def test_the_password_page_names_every_mistake_at_its_field(guest: Visitor, newcomer: str) -> None:
    guest.sign_in(newcomer, GIVEN)

    page = replace(guest, "wrong", "short", "shorter")

    wrong = page.get_by_label("Old password")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(wrong).to_have_css("border-top-color", DANGER)
    expect(wrong).to_have_accessible_description("Your old password was entered incorrectly. Please enter it again.")
    expect(page.get_by_label("New password confirmation")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("listitem").filter(has_text="at least 8 characters")).to_be_visible()
    assert guest.barriers() == []
    assert guest.overhang() == 0


def test_password_managers_know_which_field_is_which(guest: Visitor, newcomer: str) -> None:
    page = guest.go("/login/")
    entry = [page.get_by_label(label).get_attribute("autocomplete") for label in ("Username", "Password")]
    guest.sign_in(newcomer, GIVEN)

    fields = page.locator("input[type=password]").all()

    assert entry == ["username", "current-password"]
    kinds = [field.get_attribute("autocomplete") for field in fields]
    assert kinds == ["current-password", "new-password", "new-password"]


@SIZES
def test_five_wrong_passwords_bring_a_pause(guest: Visitor, newcomer: str) -> None:
    for _attempt in range(4):
        guest.sign_in(newcomer, "guess")
        expect(guest.page.get_by_role("alert")).to_be_visible()

    guest.sign_in(newcomer, "guess", status=429)

    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Too many attempts")
    expect(guest.page.get_by_role("main")).to_contain_text("For 15 minutes")
    assert guest.barriers() == []
    assert guest.overhang() == 0


def test_a_page_for_members_asks_to_sign_in_and_remembers_itself(guest: Visitor, site: Site) -> None:
    page = guest.go("/password/")

    assert page.url == f"{site.url}/login/?next=/password/"


@SIZES
def test_whoever_signs_out_is_a_spectator_again(guest: Visitor, newcomer: str) -> None:
    guest.sign_in(newcomer, GIVEN)
    replace(guest, GIVEN, CHOSEN, CHOSEN)
    assert guest.overhang() == 0

    guest.press("Sign out")

    account = guest.page.get_by_role("navigation", name="Account")
    expect(account.get_by_role("link", name="Sign in")).to_be_visible()


@SIZES
def test_the_owner_finds_the_way_to_the_admin_and_a_newcomer_sees_none(
    owner: Visitor, guest: Visitor, newcomer: str
) -> None:
    owner.go("/")
    expect(owner.page.get_by_role("link", name="Administration")).to_be_visible()

    guest.sign_in(newcomer, GIVEN)
    replace(guest, GIVEN, CHOSEN, CHOSEN)

    expect(guest.page.get_by_role("link", name="Admin")).to_have_count(0)
