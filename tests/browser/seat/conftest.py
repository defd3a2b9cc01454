"""A site of its own for the tests that play in a seat, since it gives people more time."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser import visitor
from tests.browser.seat import playing
from tests.support.sites import site as sites

PATIENCE = {"PERSON_ACTION_SECONDS": "600", "PERSON_LINE_SECONDS": "600"}
Sit = Callable[[str], visitor.Visitor]


@pytest.fixture(scope="package")
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """A site that gives people plenty of time to decide."""
    var = tmp_path_factory.mktemp("patient") / "var"
    with sites.running_site(var, environ=sites.environment(var, **PATIENCE)) as site:
        site.wait_until_well()
        yield site


@pytest.fixture
def window() -> dict[str, Any]:
    return {"viewport": visitor.DESK}


@pytest.fixture
def sit(browser: Browser, patient_house: sites.Site, window: dict[str, Any]) -> Iterator[Sit]:
    """Sits down in Red's seat, with the given role or in the match of the given seed."""
    context = browser.new_context(**window)

    def seated(role: str) -> visitor.Visitor:
        guest = visitor.enter(context, patient_house.url)
        playing.sit_down(guest, playing.invited(patient_house, role, 1)["links"]["red"])
        playing.wait_until_asked(guest.page)
        return guest

    yield seated
    for page in context.pages:
        page.unroute_all(behavior="wait")  # a route that is still at work would fail once its page is closed
    context.close()
