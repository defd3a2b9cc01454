"""From a running model server to the first match on air, in a real browser: no field to fill in, and thoughts shown."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import visitor
from tests.browser.conftest import DESK, OWNER, PASSWORD
from tests.browser.visitor import Visitor
from tests.games.players.models import actors
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints import server_bodies
from tests.support.endpoints.model_replies import Reply
from tests.support.endpoints.model_server import Heard, ModelServer
from tests.support.sites import site as sites

pytestmark = [pytest.mark.browser, pytest.mark.second]
DECIDED = '{"internal_thought": "A body is a body.", "choice": "report"}'


@pytest.fixture
def llamacpp() -> Iterator[ModelServer]:
    """A stand-in that lists its model as llama.cpp does, decides the practice scene, and plays."""
    listed = server_bodies.answers(server_bodies.LLAMACPP)

    def script(heard: Heard) -> Reply:
        if not heard.path.endswith("/chat/completions"):
            return listed(heard)
        words = "\n".join(str(message["content"]) for message in heard.messages)
        said = actors.reply(words, random.Random(len(words))) if actors.KIND.search(words) else DECIDED
        return replies.says(said)

    with ModelServer(script) as server:
        yield server


@pytest.fixture
def fresh(llamacpp: ModelServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """A fresh site beside a running model server."""
    var = tmp_path_factory.mktemp("fresh") / "var"
    environ = sites.environment(var, MODEL_SERVERS=f"http://127.0.0.1:{llamacpp.port}")
    with sites.running_site(var, environ=environ) as site:
        site.wait_until_well()
        yield site


@pytest.fixture
def operator(browser: Browser, fresh: sites.Site) -> Iterator[Visitor]:
    """Its owner, who signed in with the printed password and replaced it as asked."""
    context = browser.new_context(**DESK)
    owner = visitor.enter(context, fresh.url)
    comes_in(owner, fresh)
    yield owner
    complaints = owner.take_complaints()
    context.close()
    assert not complaints, "\n".join(complaints)


def comes_in(owner: Visitor, site: sites.Site) -> None:
    owner.sign_in(OWNER, site.password)
    owner.page.get_by_label("Old password").fill(site.password)
    owner.page.get_by_label("New password", exact=True).fill(PASSWORD)
    owner.page.get_by_label("New password confirmation").fill(PASSWORD)
    owner.press("Keep this password")


def clicked(owner: Visitor, name: Any) -> None:
    with owner.page.expect_navigation():
        owner.page.get_by_role("button", name=name).first.click()


def test_from_a_running_server_to_thoughts_on_the_page_it_takes_two_clicks_and_no_field(operator: Visitor) -> None:
    page = operator.go("/")
    while not page.get_by_role("button", name="Let it play").count():
        page.wait_for_timeout(500)
        page.reload()
    assert operator.troubles() == []

    clicked(operator, "Let it play")
    expect(page.get_by_text("tokens a second").first).to_be_visible()
    assert operator.troubles() == []
    clicked(operator, "Put a match with it on air")

    expect(page).to_have_url(re.compile(rf"^{re.escape(operator.site)}/matches/1/(\?view=glass)?$"))
    page.set_viewport_size(visitor.DESK)  # on a phone the minds are a tab of their own
    thoughts = page.locator(".mind-thought").filter(has_text="They want")
    expect(thoughts.filter(visible=True).first).to_be_visible()
