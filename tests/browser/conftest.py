"""One browser and one running site for all tests in this folder, closed after the last of them.

Playwright's sync API leaves an event loop running, with which the ORM and asynchronous tests elsewhere would fail.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, StorageState, expect

from games.engine import maps
from games.engine.eyes import perspective
from games.log import codec
from games.watching import kinds_shown
from games.watching.stations import floor_plan
from tests.browser import chromium, visitor
from tests.browser.match import stage_bench
from tests.browser.match.stage_bench import Bench
from tests.browser.windows import Windows
from tests.games.prepared import archives
from tests.support import rings
from tests.support.sites import programs, site_matches
from tests.support.sites import site as sites

OWNER = "admin"
PASSWORD = "seven quiet lanterns"
DESK: dict[str, Any] = {"viewport": visitor.DESK}
PHONE: dict[str, Any] = {"viewport": visitor.PHONE}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["1440", "390"])
DESK_FIRST = pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.second)], ids=["1440", "390"])
PHONE_FIRST = pytest.mark.parametrize(
    "size", [pytest.param(DESK, marks=pytest.mark.second), PHONE], ids=["1440", "390"]
)
"""One of the two sizes is enough for the first ring: a desktop, or a phone where space is what is tested."""

expect.set_options(timeout=60_000)
"""Generous, for busy machines; it costs nothing, since an expectation that is met returns at once."""

Enter = Callable[..., visitor.Visitor]
Open = Callable[..., Bench]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if missing := chromium.problem():
        pytest.fail(missing, pytrace=False)
    with chromium.started() as browser:
        yield browser


@pytest.fixture(scope="package")
def windows(browser: Browser, site: sites.Site) -> Windows:
    return Windows(browser, site.url)


@pytest.fixture
def own_window() -> None:
    """For tests that change the clock, which stays changed in the window."""


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    with sites.running_site(tmp_path_factory.mktemp("site") / "var") as site:
        site.wait_until_well()
        yield site


@pytest.fixture
def size() -> dict[str, Any]:
    """The window's size; a test that wants others is parametrised over `size`."""
    return DESK


@pytest.fixture
def motion(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Motion is reduced everywhere but on a match's page: sixty frames a second, drawn by the CPU, are expensive."""
    return {} if request.node.nodeid.startswith(rings.MATCH_PAGE) else {"reduced_motion": "reduce"}


@pytest.fixture
def enter(
    browser: Browser,
    windows: Windows,
    site: sites.Site,
    size: dict[str, Any],
    motion: dict[str, Any],
    request: pytest.FixtureRequest,
) -> Iterator[Enter]:
    """Opens the site as a visitor; the test fails if any of its visitors had complaints."""
    mine = windows if "own_window" not in request.fixturenames else Windows(browser, site.url)
    with ExitStack() as leaving:
        everybody: list[visitor.Visitor] = []

        def somebody(**wishes: Any) -> visitor.Visitor:
            window = leaving.enter_context(mine.opened(**(motion | size | wishes)))
            everybody.append(visitor.enter(window, site.url))
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
    """The cookies of the site's owner, who signed in with the printed password and replaced it as asked."""
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


@pytest.fixture(scope="package")
def match_id(site: sites.Site) -> int:
    return site_matches.played(site)


@pytest.fixture(scope="package")
def archived(site: sites.Site) -> int:
    """A finished match among bots, with lies and a story, for tests that only look at it."""
    return archives.put_into(sites.environment(site.var))


@pytest.fixture(scope="package")
def past(site: sites.Site) -> dict[str, Any]:
    """Gives the site a past; returns where to find it: a `person` with a terrible name, and what else there is."""
    found: dict[str, Any] = json.loads(programs.run(sites.environment(site.var), "tests.support.sites.furnish_past"))
    return found


@pytest.fixture(scope="package")
def orders(site: sites.Site, past: dict[str, Any]) -> dict[str, Any]:
    """A study and a series, which this site plays."""
    environ = sites.environment(site.var)
    found: dict[str, Any] = json.loads(programs.run(environ, "tests.support.sites.furnish_past", "orders"))
    return found


@pytest.fixture(scope="package")
def hostile(past: dict[str, Any]) -> str:
    return str(past["person"])


@pytest.fixture(scope="package")
def opened(browser: Browser, site: sites.Site, match_id: int) -> Iterator[Open]:
    """Sets up a bench for each view, once, on request."""
    with ExitStack() as leaving:
        benches: dict[str, Bench] = {}

        def bench(view: str = "glass") -> Bench:
            if view not in benches:
                context = browser.new_context(**DESK)
                leaving.callback(context.close)
                guest = visitor.enter(context, site.url)
                benches[view] = _bench(guest, match_id, view)
                leaving.callback(lambda: _content(guest))
            return benches[view]

        yield bench


def _bench(guest: visitor.Visitor, match_id: int, view: str) -> Bench:
    address = f"/matches/{match_id}/frames.ndjson?view={view}"
    frames = [json.loads(line) for line in httpx.get(f"{guest.site}{address}").text.splitlines()]
    page = guest.go(f"/matches/{match_id}/?n=1&view={view}")
    seats = frames[0]["event"]["seats"]
    ship = floor_plan.of(maps.load("skeld"))
    told = {"frames": address, "station": ship, "view": view, "seats": seats, "kinds": kinds_shown.kinds()}
    page.evaluate(stage_bench.SET_UP, told)
    return Bench(page=page, frames=frames)


def _content(guest: visitor.Visitor) -> None:
    complaints = guest.take_complaints()
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="package")
def known(site: sites.Site, match_id: int) -> list[perspective.Perspective]:
    """What the glass knows after each entry, folded here and not in the browser."""
    seen = perspective.blank("glass")
    log = httpx.get(f"{site.url}/matches/{match_id}/log.ndjson").text.splitlines()
    return [seen := perspective.learn(seen, codec.entry_of(line)) for line in log]
