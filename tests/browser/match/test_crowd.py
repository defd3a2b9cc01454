"""A table of fifteen, the most there can be, fits wherever a match is shown."""

import json

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Enter
from tests.games.prepared import archives, crowds
from tests.support.sites import site as sites

pytestmark = [pytest.mark.browser, pytest.mark.second]
STILL = "view=glass&motion=0"
SCENES = (
    ("full", "talk", ".rung", crowds.PLAYERS),
    ("bids", "talk", ".rung", crowds.PLAYERS),
    ("votes", "talk", ".ballot-box", crowds.PLAYERS),
    ("full", "votes", ".tally-row", crowds.PLAYERS + 1),
    ("votes", "votes", ".tally-row", crowds.PLAYERS + 1),
)
COVERED = """tokens => {
    const boxes = tokens.map(token => token.querySelector('.token-shape').getBoundingClientRect())
    const middle = ({left, right, top, bottom}) => [(left + right) / 2, (top + bottom) / 2]
    const apart = (one, other) => Math.hypot(...middle(one).map((along, i) => along - middle(other)[i]))
    const pairs = boxes.flatMap((one, i) => boxes.slice(i + 1).map(other => [one, other]))
    return pairs.filter(([one, other]) => apart(one, other) < .75 * one.width).length
}"""
"""How many pairs of figures overlap."""
SMALLEST = """tokens => Math.min(...tokens.flatMap(token => {
    const { width, height } = token.querySelector('.token-shape').getBoundingClientRect()
    return [width, height]
}))"""
LOWEST = """() => Math.max(...[...document.querySelectorAll('.over-scene *:not(.speaker-both *)')]
    .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().bottom))"""
AT_THE_TABLE = {
    ".speaker-name": 1,
    ".speaker-said": 1,
    ".speaker-thought": 1,
    ".rung": crowds.PLAYERS,
    ".ring": 1,
    ".unsaid li:first-child summary": 1,
    ".ballot-box": crowds.PLAYERS,
    ".pressure": 1,
}
OUT_OF_SIGHT = """parts => {
    const stage = document.querySelector('#theatre').getBoundingClientRect()
    const isSeen = ({left, top, right, bottom}) => right > left && bottom > top && left >= stage.left
        && right <= stage.right && top >= stage.top && bottom <= Math.min(stage.bottom, innerHeight)
    return parts.filter(part => !isSeen(part.getBoundingClientRect())).map(part => part.outerHTML.slice(0, 200))
}"""
"""The parts that are not fully visible unless the stage is scrolled."""


@pytest.fixture(scope="module")
def crowd(site: sites.Site, tmp_path_factory: pytest.TempPathFactory) -> int:
    log = crowds.written_to(tmp_path_factory.mktemp("crowd"))
    return archives.put_into(sites.environment(site.var), log)


@pytest.fixture(scope="module")
def places(site: sites.Site, crowd: int) -> dict[str, int]:
    """The first frame of each kind after which the first meeting goes on."""
    told = httpx.get(f"{site.url}/matches/{crowd}/frames.ndjson?view=glass", timeout=30).text.splitlines()
    kinds = [json.loads(frame)["event"]["kind"] for frame in told]
    decided = min(kinds.index(kind) for kind in ("Ejected", "NobodyEjected") if kind in kinds)
    return {"talk": kinds.index("Spoke") + 1, "unsaid": kinds.index("LeftUnsaid") + 1, "votes": decided + 1}


@pytest.mark.parametrize("size", [PHONE], ids=["390"])
def test_it_has_no_barrier_on_a_phone(enter: Enter, crowd: int, places: dict[str, int]) -> None:
    guest = enter()
    for path in (f"/matches/{crowd}/", f"/embed/{crowd}/"):
        for n in (places["talk"], places["votes"]):
            page = guest.go(f"{path}?{STILL}&n={n}")
            page.locator("#stage[data-scene]").wait_for(state="attached")
            for tab in page.locator(".tab:visible").all()[:1]:
                tab.click()
                _nobody_covers_anybody(page)
            assert page.locator("#stage [data-color], #stage [data-candidate]").count() >= crowds.PLAYERS
            assert guest.barriers() == [], (path, n)
            assert guest.overhang() == 0, (path, n)


@pytest.mark.parametrize("size", [DESK], ids=["1440"])
def test_a_desk_shows_the_whole_table_at_once(enter: Enter, crowd: int, places: dict[str, int]) -> None:
    guest = enter()

    page = guest.go(f"/matches/{crowd}/?{STILL}&n={places['unsaid']}")
    expect(page.locator(".unsaid-one")).not_to_have_count(0)

    for part, count in AT_THE_TABLE.items():
        expect(page.locator(part)).to_have_count(count)
        assert page.locator(part).evaluate_all(OUT_OF_SIGHT) == []
    values = page.locator("#theatre .bid-value")
    assert values.count() == page.locator("#theatre [data-term]").count()
    assert values.evaluate_all(OUT_OF_SIGHT) == []
    assert guest.barriers() == []


def _nobody_covers_anybody(page: Page) -> None:
    """Checks on the map, with all of them in one room, that each can still be touched."""
    scene = page.locator("#stage").get_attribute("data-scene")
    page.locator("#stage [data-scene=map]").click()
    aboard = page.locator("#map .figure")
    assert aboard.count() > 1
    assert aboard.evaluate_all(COVERED) == 0
    assert page.locator("#map .figure:not([data-figure^=body])").evaluate_all(SMALLEST) >= 23.9
    page.locator(f"#stage .stage-tab[data-scene={scene}]").click()


@pytest.mark.parametrize("size", [{"viewport": {"width": 1920, "height": 1080}}], ids=["1920"])
def test_it_stays_on_the_screen_over_a_video(enter: Enter, crowd: int, places: dict[str, int]) -> None:
    guest = enter()
    for scene, when, shown, count in SCENES:
        page = guest.go(f"/overlay/{crowd}/?scene={scene}&{STILL}&n={places[when]}")
        expect(page.locator(shown)).to_have_count(count)
        assert page.evaluate(LOWEST) <= 1080, (scene, when)
    assert guest.barriers() == []
