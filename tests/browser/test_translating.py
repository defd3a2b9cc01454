"""The words that scripts say, in a language that nobody speaks: each in brackets, and each one known to translators."""

import json
import re

import pytest
from django.conf import settings
from playwright.sync_api import Route, expect

from tests.browser import match_page
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
WORDS = r'"((?:[^"\\]|\\.)*)"'
SAID = re.compile(rf"\b(?:say|phrase)\({WORDS}|\bsayCount\({WORDS}, {WORDS}")
CATALOGUE = """
window.unfound = new Set()
const KNOWN = new Set(%s)
const bracketed = text => { if (!KNOWN.has(text)) window.unfound.add(text); return `⟦${text}⟧` }
window.gettext = bracketed
window.ngettext = (one, many, count) => (bracketed(many), bracketed(count === 1 ? one : many))
window.interpolate = (text, values) => text.replace(/%%\\((\\w+)\\)s/g, (_, name) => String(values[name]))
"""


def found() -> list[str]:
    """What `makemessages` finds in the scripts."""
    scripts = [path.read_text(encoding="utf-8") for path in sorted((settings.BASE_DIR / "static/js").rglob("*.js"))]
    matches = [match for script in scripts for match in SAID.findall(script)]
    return [json.loads(f'"{text}"') for texts in matches for text in texts if text]


def test_whoever_translates_is_shown_every_word_that_a_match_says(guest: Visitor, match_id: int) -> None:
    def speak(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=CATALOGUE % json.dumps(found()))

    guest.page.route("**/words.js", speak)
    page = guest.go(f"/matches/{match_id}/?{match_page.INSTANT}")
    expect(page.locator("#state")).to_have_text("⟦Replay⟧")
    head = int(page.locator(".time-range").get_attribute("max") or 0)
    match_page.shown_at(page, list(range(1, head + 1, max(1, head // 60))))
    for view in ("public", "red"):
        page.get_by_label("Through").select_option(view)
        expect(page.locator("#phase")).to_contain_text("⟧")

    assert page.evaluate("[...window.unfound]") == []
    assert "%(" not in page.inner_text("main")
