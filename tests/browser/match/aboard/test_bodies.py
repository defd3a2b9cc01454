"""The players' figures: where they walk and what moves them, their poses, and what their eyes see."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from games.engine import maps
from games.watching.stations import corridors
from tests.browser import conftest
from tests.browser.conftest import Open
from tests.support import rings

pytestmark = pytest.mark.browser

SHIP = maps.load("skeld")
FLOOR = corridors.floor(SHIP)
FASTEST = 1.5
"""Map units per millisecond; a figure that is simply put somewhere moves ten times as fast."""
WALKS = rings.of_all(25)
HARMLESS = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}
NOT_BEGUN = """() => [...bench.root.querySelectorAll('.figure')].flatMap(one => one.getAnimations().flatMap(way => {
    const stops = way.effect.getKeyframes().map(({transform}) => new DOMMatrix(transform))
    const apart = (a, b) => Math.hypot(a.e - b.e, a.f - b.f)
    way.startTime = document.timeline.currentTime + 10000
    const there = new DOMMatrix(getComputedStyle(one).transform)
    return apart(stops[0], stops.at(-1)) > 1 ? [apart(there, stops[0])] : []
}))"""
"""How far each walking figure is from the start of its way."""
RUNS = """wanted => wanted === document.querySelector('.ship-figures').getAnimations({subtree: true})
    .some(one => one.playState === 'running')"""
PLAYED = """async seconds => {
    const figures = () => [...document.querySelectorAll('#map .figure-lit')]
    const seen = new Map(), until = performance.now() + 1000 * seconds
    let moving = 0
    while (performance.now() < until) {
        await new Promise(requestAnimationFrame)
        for (const one of figures()) {
            const {e, f} = new DOMMatrix(getComputedStyle(one).transform)
            const trail = seen.get(one.dataset.figure) ?? []
            seen.set(one.dataset.figure, [...trail, [e, f, document.timeline.currentTime]])
            moving = Math.max(moving, one.getAnimations().length)
        }
    }
    return {moving, trails: [...seen.values()]}
}"""


def _between(one: list[float], other: list[float]) -> Iterator[tuple[float, float]]:
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        yield one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def _is_floor(x: float, y: float) -> bool:
    return any(box.left <= x <= box.right and box.top <= y <= box.bottom for box in FLOOR)


@pytest.mark.both
def test_a_walker_keeps_to_rooms_and_corridors(opened: Open) -> None:
    bench = opened()
    walked = 0

    for n in [frame["n"] for frame in bench.frames if frame["event"]["kind"] == "Walked"][:WALKS]:
        bench.show(n - 1)
        bench.show(n, animate=True)
        for motion in bench.motions():
            onward = motion["points"][1:]
            if motion["figure"] == bench.frames[n - 1]["event"]["color"]:
                walked += len(onward)
                steps = [point for pair in itertools.pairwise(onward) for point in _between(*pair)]
                assert all(_is_floor(x, y) for x, y in steps), f"frame {n}"

    assert walked > WALKS


def test_everybody_moves_by_transform_and_opacity_alone(opened: Open) -> None:
    bench = opened()
    moments = [bench.frame_of("Walked"), bench.frame_of("Killed")]

    for n in moments:
        bench.show(n - 1)
        bench.show(n, animate=True)
        moved = bench.motions()
        assert moved
        assert {name for motion in moved for name in motion["properties"]} <= HARMLESS, f"frame {n}"


def test_whose_way_has_not_begun_yet_stands_where_it_begins(opened: Open) -> None:
    """A late browser starts the animation only after the frame in which it was set up."""
    bench = opened()
    apart: list[float] = []

    for n in [frame["n"] for frame in bench.frames if frame["event"]["kind"] == "Walked"][:25]:
        bench.show(n - 1)
        bench.show(n, animate=True)
        apart += bench.page.evaluate(NOT_BEGUN)

    assert apart
    assert max(apart) < 0.2


def test_who_catches_up_sees_everybody_where_they_are_at_once(opened: Open) -> None:
    bench = opened()
    walked = bench.frame_of("Walked", 3)
    bench.show(walked - 1)

    bench.show(walked, animate=True, speed=40)

    assert bench.motions() == []


def test_a_killer_a_vent_and_the_dead_are_told_apart_by_their_poses(opened: Open) -> None:
    bench = opened()
    killed = bench.frame_of("Killed")

    bench.show(killed)

    assert bench.count(".person-kills") == 1
    assert bench.count(".ship-figures .token-body") == 1
    assert bench.count(".ship-figures .token-ghost") == 1


def test_through_somebody_s_eyes_only_its_own_place_is_lit(opened: Open) -> None:
    bench = opened("red")
    n = bench.frame_of("Walked") - 1

    bench.show(n)

    lit = bench.page.evaluate("[...bench.root.querySelectorAll('.ship-lit')].map(one => one.dataset.shade)")
    assert lit == [figure["place"] for figure in bench.figures() if figure["key"] == "red"]


def test_through_the_glass_nothing_is_dark(opened: Open) -> None:
    bench = opened()

    bench.show(bench.frame_of("Walked"))

    assert bench.count(".ship-shade:not(.ship-lit)") == 0


def test_the_lights_go_out_for_whoever_knows_and_a_crewmate_sees_what_is_at_hand(opened: Open) -> None:
    alarm = {"system": "lights", "since": 0, "mended": []}
    for view, lamps in (("glass", 0), ("public", 0), ("red", 1)):
        bench = opened(view)
        n = bench.frame_of("RoleDealt") if view != "public" else 1
        roaming = next(each["n"] for each in bench.frames if each["n"] > n and each["tick"] > 0)
        figures = bench.page.evaluate("n => bench.reel.board(n).figures", roaming)
        if view == "red":
            figures["red"] |= {"role": "crewmate", "alive": True}

        bench.show(roaming, sabotage=alarm, meeting=None, figures=figures)

        assert bench.count(".ship-unlit") == 1, view
        assert bench.count(".ship-lamp:not([hidden])") == lamps, view


@pytest.mark.second
def test_while_it_plays_everybody_walks_and_nobody_jumps(enter: conftest.Enter, match_id: int) -> None:
    page = _roaming(enter, match_id, "motion=1")

    told = page.evaluate(PLAYED, 4)

    assert told["moving"] > 0
    assert 0 < max(_paces(told["trails"])) < FASTEST
    assert any(trail[0][:2] != trail[-1][:2] for trail in told["trails"])


@pytest.mark.second
def test_who_wants_no_motion_gets_none(enter: conftest.Enter, match_id: int) -> None:
    page = _roaming(enter, match_id, "", reduced_motion="reduce")

    assert page.evaluate(PLAYED, 3)["moving"] == 0


@pytest.mark.second
def test_who_pauses_pauses_everybody(enter: conftest.Enter, match_id: int) -> None:
    page = _roaming(enter, match_id, "motion=1")
    page.wait_for_function(RUNS, arg=True)

    page.keyboard.press("k")

    page.wait_for_function(RUNS, arg=False)


def _roaming(enter: conftest.Enter, match_id: int, wish: str, **wishes: Any) -> Any:
    """Opens the map early in the match, playing."""
    guest = enter(**wishes)
    page = guest.go(f"/matches/{match_id}/?n=40&{wish}")
    page.locator("#stage[data-scene=map]").wait_for()
    page.keyboard.press("k")
    return page


def _paces(trails: list[list[list[float]]]) -> Iterator[float]:
    """Map units per millisecond of the animation clock, from one frame to the next."""
    for trail in trails:
        for (x, y, then), (u, v, now) in itertools.pairwise(trail):
            yield ((u - x) ** 2 + (v - y) ** 2) ** 0.5 / max(now - then, 16.0)
