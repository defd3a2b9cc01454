"""The desk for models and personas in a real browser: no page of it breaks the content policy."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

pytestmark = pytest.mark.browser
DESK = "/admin/personas/"


@pytest.fixture(scope="module")
def endpoint() -> Iterator[ModelServer]:
    line = "I was in Storage with Pink. <b>Ask her.</b> " + "Really. " * 60
    with ModelServer(lambda _: replies.says(line, reasoning="Blue is guessing.")) as server:
        yield server


def open_first(owner: Visitor, kind: str) -> None:
    owner.go(f"{DESK}{kind}/").locator("#result_list tbody th a").first.click()
    owner.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("chatmodel/add/", "Add model"),
        ("persona/", "Select persona to change"),
        ("persona/import/", "Import a sheet"),
        *(
            pytest.param(path, heading, marks=pytest.mark.second)
            for path, heading in (
                ("chatmodel/", "Select model to change"),
                ("strategytier/", "Select strategy tier to change"),
                ("strategytier/add/", "Add strategy tier"),
                ("persona/add/", "Add persona"),
                ("experience/", "Select experience to view"),
            )
        ),
    ],
)
def test_a_page_of_the_desk_is_clean(owner: Visitor, path: str, heading: str) -> None:
    page = owner.go(f"{DESK}{path}")

    expect(page.get_by_role("heading", level=1).last).to_have_text(heading)


@pytest.mark.second
def test_the_seeded_cast_and_its_tiers_can_be_opened(owner: Visitor) -> None:
    open_first(owner, "persona")
    expect(owner.page.get_by_label("Character:")).not_to_be_empty()

    owner.page.get_by_role("link", name="Memory").click()
    expect(owner.page.get_by_role("heading", name="What the next match will be given")).to_be_visible()

    open_first(owner, "strategytier")
    expect(owner.page.get_by_role("heading", name="All versions, newest first")).to_be_visible()


def test_a_new_model_is_made_and_tried_out(owner: Visitor, endpoint: ModelServer) -> None:
    page = owner.go(f"{DESK}chatmodel/add/")
    for label, text in {"Name:": "Stand-in", "Short name:": "stand-in", "Model at the endpoint:": "stand-in/1"}.items():
        page.get_by_label(label, exact=True).fill(text)
    page.get_by_label("Base address:").fill(endpoint.url)
    owner.press("Save and continue editing")

    owner.press("Say one line")

    expect(page.get_by_text("<b>Ask her.</b>").first).to_be_visible()
    expect(page.get_by_text("Blue is guessing.", exact=True)).to_be_visible()
    expect(page.get_by_role("term").filter(has_text="Latency")).to_be_visible()
    assert owner.overhang() == 0


def test_what_was_refused_is_told_at_its_field(owner: Visitor) -> None:
    page = owner.go(f"{DESK}chatmodel/add/")
    page.get_by_label("Base address:").fill("https://user:password@host/v1")

    owner.press("Save")

    expect(page.get_by_text("No name or password in the address: keys stay in the environment.")).to_be_visible()
    expect(page.get_by_label("Base address:")).to_have_value("")
