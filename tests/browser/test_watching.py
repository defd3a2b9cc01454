"""Tests of the tests' own watchers: what must fail a browser test does."""

import pytest

from tests.browser import chromium
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def test_an_error_in_the_console_is_a_complaint(guest: Visitor) -> None:
    guest.go("/").evaluate("console.error('lost')")

    assert guest.take_complaints() == ["console: error: lost ()"]


def test_an_uncaught_exception_is_a_complaint(guest: Visitor) -> None:
    guest.go("/").evaluate("void setTimeout(() => { throw new Error('lost') }, 0)")

    assert "script: lost" in guest.take_complaints()


def test_markup_made_of_words_breaches_the_policy_and_does_nothing(guest: Visitor) -> None:
    page = guest.go("/")

    refused = page.evaluate("""() => {
        try { document.querySelector('main').innerHTML = '<img src=x onerror=alert(1)>' } catch (e) { return e.name }
    }""")

    assert refused == "TypeError"
    assert any(complaint.startswith("policy: require-trusted-types-for") for complaint in guest.take_complaints())


def test_an_inline_style_breaches_the_policy(guest: Visitor) -> None:
    guest.go("/").evaluate("document.body.setAttribute('style', 'color: red')")

    assert any(complaint.startswith("policy: style-src") for complaint in guest.take_complaints())


def test_a_request_to_elsewhere_is_a_complaint(guest: Visitor) -> None:
    guest.go("/").evaluate("fetch('http://127.0.0.1:9/').catch(() => null)")

    assert any(complaint.startswith("policy: connect-src") for complaint in guest.take_complaints())


def test_a_missing_picture_is_a_complaint(guest: Visitor) -> None:
    guest.go("/").evaluate("new Promise(gone => { const i = new Image(); i.onerror = gone; i.src = '/no.svg' })")

    assert any("404" in complaint for complaint in guest.take_complaints())


def test_a_machine_without_chromium_is_told_how_to_get_it() -> None:
    with pytest.raises(chromium.NoChromium, match=r"apt install chromium.*CHROMIUM=") as missing:
        chromium.executable({"PATH": "/nowhere"})

    assert "\n" not in str(missing.value)


@pytest.mark.second
def test_a_chromium_named_by_hand_is_the_one_that_runs() -> None:
    assert chromium.executable({"PATH": "/nowhere", "CHROMIUM": "/bin/sh"}) == "/bin/sh"
