"""A researcher composes a batch: by keyboard, from a file, without scripts; and finds the results."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, StorageState, expect

from tests.browser.conftest import DESK
from tests.browser.visitor import Visitor
from tests.sct.pages import sheets
from tests.support.sites.site import Site

pytestmark = pytest.mark.browser

NEW = "/sct/new/"
MOST_STEPS = 60
FOCUSED = """() => {
    const at = document.activeElement
    return (at.labels?.[0] ?? at).textContent.trim().replace(/\\s+/g, ' ')
}"""


@pytest.fixture(autouse=True)
def _a_fresh_form(owner: Visitor) -> None:
    """Starts a new form: all tests share the owner's draft."""
    owner.go(NEW)
    owner.press("Start over")


def tab_to(page: Page, words: str) -> None:
    """Gets there by keyboard."""
    for _step in range(MOST_STEPS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == words:
            return
    raise AssertionError(f"no way to {words!r} by keyboard")


def fill(page: Page, words: str, value: str) -> None:
    tab_to(page, words)
    page.keyboard.press("Control+A")
    page.keyboard.type(value)


def test_a_batch_is_composed_and_started_by_keyboard_alone(owner: Visitor) -> None:
    page = owner.page
    page.locator("#id_name").focus()
    page.keyboard.type("By keyboard")
    fill(page, "Trials per agent", "2")
    tab_to(page, "Main model")
    page.keyboard.type("honest_h")
    fill(page, "Name", "with_memory")
    tab_to(page, "Add an agent")
    page.keyboard.press("Enter")
    page.keyboard.type("Van")
    fill(page, "Fork after turn", "2")
    fill(page, "Candidates", "2")
    expect(page.locator("[data-of=calls]")).to_have_text("24")
    tab_to(page, "Start the batch")

    with page.expect_navigation(url=re.compile(r"/sct/\d+/$")):
        page.keyboard.press("Enter")

    expect(page.get_by_role("heading", level=1)).to_have_text("By keyboard")
    expect(page.locator("[data-state]").first).to_have_attribute("data-state", "complete")


@pytest.mark.second
def test_the_document_s_file_fills_a_form_that_anybody_can_use(owner: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "hangman_sct_run.yaml"
    file.write_text(sheets.DOCUMENT, encoding="utf-8")
    page = owner.page
    page.get_by_text("From a YAML file").click()
    page.get_by_label("File", exact=True).set_input_files(file)

    owner.press("Fill the form")

    expect(page.locator("[data-row]")).to_have_count(5)
    expect(page.locator("[data-of=calls]")).to_have_text("1,920")
    expect(page.locator("[data-text]")).to_contain_text("name: reactmem_overwrite")
    assert owner.troubles() == []


def test_problems_lead_to_their_fields(owner: Visitor) -> None:
    page = owner.page
    page.get_by_label("Fork after turn").fill("0")

    owner.press("Start the batch")

    problems = page.get_by_role("alert")
    expect(problems.get_by_role("heading")).to_have_text("2 problems")
    assert owner.barriers() == []
    problems.get_by_role("link", name="Fork after turn").click()
    expect(page.get_by_label("Fork after turn")).to_be_focused()
    expect(page.get_by_label("Fork after turn")).to_have_accessible_description(
        re.compile("greater than or equal to 1")
    )


@pytest.mark.second
@pytest.mark.second
def test_a_draft_outlives_a_reload_and_what_will_run_follows_each_change(owner: Visitor) -> None:
    page = owner.page
    page.get_by_label("Main model").select_option("honest_host")
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.get_by_label("Trials per agent").fill("3")
    expect(page.locator("[data-of=trials]")).to_have_text("3")

    page.get_by_label("Questions", exact=True).select_option("branched")
    with page.expect_response(lambda answer: 'name="reveal"' in (answer.request.post_data or "")):
        page.get_by_label("Ask for the word at the end").check()
    page.reload()

    expect(page.get_by_label("Trials per agent")).to_have_value("3")
    expect(page.get_by_label("Ask for the word at the end")).to_be_checked()
    expect(page.locator("[data-text]")).to_contain_text("question_mode: branched")


@pytest.mark.second
@pytest.mark.second
def test_rows_come_and_go_and_the_focus_stays_where_the_work_is(owner: Visitor) -> None:
    page = owner.page
    page.get_by_role("button", name="Add an agent").click()
    second = page.locator("[data-row]").nth(1)
    expect(second.get_by_label("Kind")).to_be_focused()
    second.get_by_label("Kind").select_option("VanillaLLMAgent")
    expect(second.get_by_label("Memory is edited by")).to_be_hidden()

    page.locator("[data-row]").first.get_by_role("button", name="Remove").click()

    expect(page.locator("[data-row]")).to_have_count(1)
    expect(page.get_by_role("group", name="Agent 1").get_by_label("Kind")).to_be_focused()
    expect(page.locator("[data-text]")).not_to_contain_text("WorkflowAgent")


@pytest.fixture
def plain(browser: Browser, site: Site, owner_state: StorageState) -> Iterator[Page]:
    """The owner in a browser that runs no scripts."""
    with browser.new_context(java_script_enabled=False, storage_state=owner_state, **DESK) as context:
        page = context.new_page()
        page.goto(f"{site.url}{NEW}")
        yield page


@pytest.mark.second
@pytest.mark.second
def test_without_scripts_a_batch_is_composed_checked_and_started(plain: Page) -> None:
    plain.get_by_label("Main model").select_option("honest_host")
    plain.get_by_label("Trials per agent").fill("1")
    plain.get_by_label("Kind").nth(2).select_option("PublicCoTAgent")
    plain.get_by_role("button", name="More rows").click()
    plain.get_by_role("button", name="Check", exact=True).last.click()
    expect(plain.locator("[data-of=calls]")).to_have_text("48")

    plain.get_by_role("button", name="Start the batch").click()

    expect(plain).to_have_url(re.compile(r"/sct/\d+/$"))
