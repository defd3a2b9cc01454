"""The site in a pseudo-language: whatever is left in plain letters cannot be translated."""

import filecmp
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, StorageState, expect

from games.players.bots import temperaments
from glassbox_site.environment import env
from tests.browser.conftest import Enter
from tests.browser.match import match_page
from tests.browser.visitor import Visitor
from tests.support import foreign
from tests.support.sites import site as sites

pytestmark = [pytest.mark.browser, pytest.mark.second]
PATIENCE = 60_000
PAGES = (
    "/", "/matches/", "/standings/", "/methodology/", "/personas/", "/personas/house_echo/", "/sct/", "/ops/",
    "/ops/webhooks/", "/tv/",
    "/login/", "/data/", "/accessibility/", "/admin/", "/admin/games/match/", "/admin/personas/persona/add/",
    "/admin/personas/chatmodel/add/", "/admin/sct/trial/",
)  # fmt: skip
WORDS = """() => {
    const own = 'script, style, noscript, template, code, pre, kbd, bdi, [translate=no], [lang]:not(html), [dir=auto]'
    const ours = part => !part.closest(own) || part.closest('.line-caption, .event-words, .embed-caption')
    const found = [document.title]
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) if (ours(walk.currentNode.parentElement)) found.push(walk.currentNode.data)
    for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        for (const part of document.body.querySelectorAll(`[${name}]`))
            if (!part.closest('[translate=no]')) found.push(part.getAttribute(name))
    return [...new Set(found)]
}"""
"""All words of the page itself, visible or for screen readers, without what people said, named or wrote."""
QUOTED = re.compile(r'"[^"]*"|“[^”]*”')
CODES = re.compile(r"[A-Z]{2}|CSV|PNG|PDF|SVG|UTC|T_max|t_fork")
NAMES = (
    "admin", "basic", "intermediate", "advanced", "none", "house", "default", "sct", "matches",
    "Bosun Hale", "Captain Obvious", "Echo", "Miss Marble", "Needle", "Patch", "Professor Quill", "The Duchess",
    "Velvet", "Wren", "Docker Model Runner", "LM Studio", "Ollama", "llama-cpp-python", "llamafile", "vLLM",
    "Django-RQ", "Search", "False", "True", "think",
)  # fmt: skip
"""Names of people, tiers, queues and badges, which no language changes; and what Django leaves in English."""
NAMED = re.compile(
    rf"\b\w+ \([^)]*\)(?= ⟦)|\b(?:{'|'.join(map(re.escape, NAMES))})\b|\b\w+_\w+\b|\b\w+Agent\b|[\w/.:-]*[./:][\w/.:-]+"
)
TEMPERAMENTS = re.compile(rf"\b({'|'.join(name.title() for name in temperaments.BY_NAME)})\b")
"""Names of seats, which come from the log."""


def untranslated(texts: Iterable[str]) -> list[str]:
    """The texts with plain letters in anything but names."""
    return sorted(text.strip() for text in set(texts) if re.search("[A-Za-z]{2}", _without_names(text)))


def _without_names(text: str) -> str:
    return CODES.sub("", NAMED.sub("", QUOTED.sub("", text)))


@pytest.fixture
def reader(enter: Enter, owner_state: StorageState) -> Visitor:
    return enter(storage_state=owner_state, locale="en-XA")


def told(page: Page) -> list[str]:
    expect(page.locator("html")).to_have_attribute("lang", foreign.CODE)
    words: list[str] = page.evaluate(WORDS)
    return words


def test_every_page_speaks_the_language_of_its_reader(reader: Visitor, match_id: int) -> None:
    left = {path: untranslated(told(reader.go(path))) for path in PAGES}

    assert {path: words for path, words in left.items() if words} == {}
    expect(reader.go("/methodology/").locator(".said [lang]")).to_have_count(0)


def test_a_reader_who_asks_for_another_language_reads_and_hears_it(reader: Visitor, match_id: int) -> None:
    page = reader.go(f"/matches/{match_id}/?{match_page.INSTANT}")
    expect(page.locator("#state")).to_have_text(foreign.accented("Replay"))
    page.evaluate(match_page.SEEK, 30)
    page.locator("[data-opens=settings]").click()
    english = page.get_by_role("dialog").get_by_role("button", name="English")
    english.focus()

    with page.expect_navigation():
        english.press("Enter")

    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#state")).to_have_text("Replay")
    expect(page.locator(".time-range")).to_have_value("30")


def test_composing_a_match_does_with_everything_that_is_wrong_with_it(reader: Visitor) -> None:
    page = reader.go("/matches/new/?players=4")
    words = told(page)
    page.locator("[name=kill_cooldown]").fill("11")
    page.locator("[name=impostors]").fill("3")
    page.locator("[name=long_tasks]").fill("")
    with page.expect_navigation():
        page.locator("button[name=check]").click()
    expect(page.locator("#problems li")).not_to_have_count(0)

    assert untranslated([*words, *told(page)]) == []


def test_a_match_does_in_every_moment(reader: Visitor, match_id: int) -> None:
    page = reader.go(f"/matches/{match_id}/?{match_page.INSTANT}")
    expect(page.locator("#state")).to_have_text(foreign.accented("Replay"))
    head = int(page.locator(".time-range").get_attribute("max") or 0)
    words = page.evaluate(
        f"places => [...new Set(places.flatMap(n => {{ ({match_page.SEEK})(n); return ({WORDS})() }}))]",
        list(range(1, head + 1, max(1, head // 60))),
    )
    for view in ("public", "red"):
        page.locator("#view").select_option(view)
        expect(page.locator("#phase")).to_contain_text("⟦")
        words += told(page)

    assert untranslated(words) == []
    assert "%(" not in page.inner_text("main")


def test_a_match_in_the_terminal_does_and_its_log_does_not(site: sites.Site, tmp_path: Path) -> None:
    logs = []
    for language in (foreign.FOLDER, "C"):
        logs.append(tmp_path / f"{language}.ndjson")
        environ = sites.environment(site.var, LC_ALL=f"{language}.UTF-8", PYTHONUTF8="1")
        command = [sys.executable, "manage.py", "play_match", "--flat-out", "--seed", "4", "--out", str(logs[-1])]
        played = subprocess.run(command, cwd=env.PROJECT, env=environ, capture_output=True, text=True, check=True)
        said = [TEMPERAMENTS.sub("", line) for line in played.stdout.splitlines()]
        assert (untranslated(said) == []) == (language == foreign.FOLDER)

    assert filecmp.cmp(logs[0], logs[1], shallow=False)


def test_composing_a_batch_does_with_everything_that_is_wrong_with_it(reader: Visitor) -> None:
    page = reader.go("/sct/new/")
    words = told(page)
    page.locator("[name=num_trials]").fill("0")
    page.locator("[name=t_fork]").fill("")
    page.locator("[name=T_max]").fill("0")
    with page.expect_navigation():
        page.locator("#compose .button-main").click()

    assert untranslated([*words, *told(page)]) == []


def test_a_batch_and_its_trials_do(reader: Visitor) -> None:
    page = reader.go("/sct/")
    with page.expect_navigation():
        page.locator("form[action='/sct/demo/'] button").first.click()
    batch = page.url
    state = page.locator("#state [data-state]")
    expect(state).to_have_attribute("data-state", re.compile("complete|errors"), timeout=PATIENCE)
    words = told(page)
    page.locator("[data-agent=workflow_honest] .cell").first.click()
    expect(page.locator("#conversation")).to_be_visible()

    assert page.url != batch
    assert untranslated([*words, *told(page)]) == []
