"""The commentary below the stage: made by rules, or in the words of a model, which is named."""

import pytest
from playwright.sync_api import expect

from games.log import codec
from tests.browser.match import match_page
from tests.browser.visitor import Visitor
from tests.games.prepared import archives, casters, logs
from tests.support.sites import site as sites

pytestmark = pytest.mark.browser
NAME = "The <b>voice</b>"
WORDS = "Seven at the table, and one of them did it."


@pytest.fixture(scope="module")
def told(site: sites.Site, tmp_path_factory: pytest.TempPathFactory) -> tuple[int, int, int]:
    """A match, a frame with a comment by the rules, and one with a comment only by a model."""
    by_rules = next(frame["n"] for frame in match_page.frames() if frame.get("cast"))
    spoken = (frame for frame in match_page.frames()[by_rules:] if frame["event"]["kind"] == "Spoke")
    silent = next(frame["n"] for frame in spoken if "cast" not in frame)
    log = tmp_path_factory.mktemp("caster") / "log.ndjson"
    log.write_text("".join(f"{codec.line(entry)}\n" for entry in logs.played()), encoding="utf-8")
    match = archives.put_into(sites.environment(site.var), log)
    words = {"by": NAME, "lang": "en", "glass": {"say": [WORDS], "from": [{"of": "odds", "facts": {}}]}}
    casters.worded(sites.environment(site.var), match, {silent: words})
    return match, by_rules, silent


@pytest.mark.both
def test_words_of_a_model_bear_its_name_and_hang_over_nothing(guest: Visitor, told: tuple[int, int, int]) -> None:
    match, _, n = told
    page = guest.go(f"/matches/{match}/?view=glass&n={n}&motion=0")

    expect(page.locator(".third-lines")).to_have_text(WORDS)
    expect(page.locator(".third-by")).to_have_text(f"✦ Commentary, in the words of {NAME}")
    expect(page.locator(".third b")).to_have_count(0)
    assert guest.troubles() == []


def test_the_rules_own_words_bear_no_name(guest: Visitor, told: tuple[int, int, int]) -> None:
    match, n, _ = told
    page = guest.go(f"/matches/{match}/?view=glass&n={n}&motion=0")

    expect(page.locator(".third-by")).to_have_text("Commentary")
    expect(page.locator(".third-lines")).not_to_be_empty()


@pytest.mark.second
@pytest.mark.parametrize("view", ["public", "blue"])
def test_other_eyes_hear_nothing_of_what_was_said_to_the_glass(
    guest: Visitor, told: tuple[int, int, int], view: str
) -> None:
    match = told[0]
    page = guest.go(f"/matches/{match}/?view={view}&motion=0&n=99999")

    expect(page.locator("#stage[data-scene=result]")).to_be_visible()
    assert WORDS not in match_page.words(page)
    assert WORDS not in guest.fetched(f"/matches/{match}/frames.ndjson?view={view}")


@pytest.mark.second
def test_whoever_wants_no_commentary_has_none(guest: Visitor, told: tuple[int, int, int]) -> None:
    match, n, _ = told
    page = guest.go(f"/matches/{match}/?view=glass&n={n}&motion=0")
    expect(page.locator("#lower-third")).to_be_visible()

    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Commentary below the stage").uncheck()
    page.keyboard.press("Escape")

    page.reload()
    expect(page.locator("#transcript .line")).not_to_have_count(0)
    expect(page.locator("#lower-third")).to_be_hidden()
