"""One browser and one running site for all tests in here, closed with the last of them.

Playwright's sync API leaves an event loop running, which the ORM and asynchronous tests elsewhere could not bear.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, StorageState

from tests.browser import chromium, visitor
from tests.support import site as sites

OWNER = "admin"
PASSWORD = "seven quiet lanterns"
DESK = visitor.window(1440, 900)
PHONE = visitor.window(390, 844)
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["1440", "390"])

Enter = Callable[..., visitor.Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if missing := chromium.problem():
        pytest.fail(missing, pytrace=False)
    with chromium.started() as browser:
        yield browser


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    with sites.running_site(tmp_path_factory.mktemp("site") / "var") as site:
        site.wait_until_well()
        yield site


@pytest.fixture
def size() -> dict[str, Any]:
    """The window; a test that wants others is parametrised over `size`."""
    return DESK


@pytest.fixture
def enter(browser: Browser, site: sites.Site, size: dict[str, Any]) -> Iterator[Enter]:
    """Opens the site as somebody; the test fails if any of them had anything to complain about."""
    with ExitStack() as leaving:
        everybody: list[visitor.Visitor] = []

        def somebody(**wishes: Any) -> visitor.Visitor:
            context = browser.new_context(**(size | wishes))
            leaving.callback(context.close)
            everybody.append(visitor.enter(context, site.url))
            return everybody[-1]

        yield somebody
        complaints = [complaint for one in everybody for complaint in one.take_complaints()]
        assert not complaints, "\n".join(complaints)


@pytest.fixture
def guest(enter: Enter) -> visitor.Visitor:
    """Somebody without an account."""
    return enter()


@pytest.fixture(scope="package")
def owner_state(browser: Browser, site: sites.Site) -> StorageState:
    """The cookies of the site's owner, who came in with the printed password and replaced it as asked."""
    context = browser.new_context(**DESK)
    owner = visitor.enter(context, site.url)
    owner.sign_in(OWNER, site.password)
    owner.page.get_by_label("Old password").fill(site.password)
    owner.page.get_by_label("New password", exact=True).fill(PASSWORD)
    owner.page.get_by_label("New password confirmation").fill(PASSWORD)
    owner.press("Keep this password")
    state = context.storage_state()
    complaints = owner.take_complaints()
    context.close()
    assert not complaints, "\n".join(complaints)
    return state


@pytest.fixture
def owner(enter: Enter, owner_state: StorageState) -> visitor.Visitor:
    return enter(storage_state=owner_state)
