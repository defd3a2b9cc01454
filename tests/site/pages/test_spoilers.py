"""The switch on every page with which a visitor asks not to be told how matches went."""

import html
import re

import pytest
from django.http import HttpRequest
from django.test import Client

from games.pages import spoilers

SWITCH = "/spoilers/"


def are_off(client: Client) -> bool:
    """Whether a page would hide spoilers from this visitor."""
    request = HttpRequest()
    request.COOKIES = {name: cookie.value for name, cookie in client.cookies.items() if cookie.value}
    return spoilers.are_off(request)


def test_results_are_shown_until_somebody_switches_them_off(client: Client) -> None:
    assert not are_off(client)

    client.post(SWITCH, {"spoilers": "off"})

    assert are_off(client)


def test_whoever_switches_back_is_told_again(client: Client) -> None:
    client.post(SWITCH, {"spoilers": "off"})

    client.post(SWITCH, {"spoilers": "on"})

    assert not are_off(client)


@pytest.mark.django_db
@pytest.mark.parametrize("page", ["/login/", "/login/?next=/%3Fa=1%26b=2"])
def test_the_switch_leads_back_to_its_page(client: Client, page: str) -> None:
    shown = client.get(page).content.decode()
    [back] = re.findall(rf'action="{SWITCH}".*?name="next" value="([^"]*)"', shown, re.DOTALL)

    answer = client.post(SWITCH, {"spoilers": "off", "next": html.unescape(back)})

    assert (answer.status_code, answer["Location"]) == (302, page)


@pytest.mark.parametrize(
    "elsewhere", ["https://example.org/", "//example.org/", "javascript:alert(1)", "\\\\x", "home", ""]
)
def test_the_switch_leads_nowhere_else(client: Client, elsewhere: str) -> None:
    assert client.post(SWITCH, {"spoilers": "off", "next": elsewhere})["Location"] == "/"


def test_a_link_or_a_foreign_form_switches_nothing() -> None:
    wary = Client(enforce_csrf_checks=True)

    assert wary.get(SWITCH).status_code == 405
    assert wary.post(SWITCH, {"spoilers": "off"}, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert not are_off(wary)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://testserver.evil.example", "http://testserver:81", "null"]
)
def test_nor_where_a_browser_says_by_origin_alone_whence_the_form_comes(origin: str) -> None:
    """Browsers do so on pages without TLS, and old ones everywhere."""
    wary = Client(enforce_csrf_checks=True)

    assert wary.post(SWITCH, {"spoilers": "off"}, headers={"Origin": origin}).status_code == 403
    assert not are_off(wary)


def test_our_own_page_may_switch_where_a_browser_says_by_origin_alone_whence_the_form_comes() -> None:
    wary = Client(enforce_csrf_checks=True)

    wary.post(SWITCH, {"spoilers": "off"}, headers={"Origin": "http://testserver"})

    assert are_off(wary)


def test_a_visitor_needs_no_token_for_the_switch() -> None:
    wary = Client(enforce_csrf_checks=True)

    wary.post(SWITCH, {"spoilers": "off"}, headers={"Sec-Fetch-Site": "same-origin"})

    assert are_off(wary)


@pytest.mark.django_db
def test_the_switch_says_how_it_stands(client: Client) -> None:
    before = client.get("/login/").text
    client.post(SWITCH, {"spoilers": "off"})
    after = client.get("/login/").text

    assert 'aria-pressed="false"' in before
    assert 'aria-pressed="true"' in after
