"""The stage shows what the board says, at any moment, and nothing of what comes later."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from games.engine import maps
from games.engine.eyes import perspective
from games.engine.facts import events, identities, station
from games.live import codec, floor_plan
from tests.browser import conftest, stage_bench, visitor
from tests.browser.stage_bench import Bench
from tests.support import site as sites
from tests.support import site_matches

pytestmark = pytest.mark.browser

Open = Callable[..., Bench]
SHIP = maps.load("skeld")


@pytest.fixture(scope="module")
def match_id(site: sites.Site) -> int:
    return site_matches.played(site)


@pytest.fixture(scope="module")
def opened(browser: Browser, site: sites.Site, match_id: int) -> Iterator[Open]:
    """A bench for each view, set up once."""
    with ExitStack() as leaving:
        benches: dict[str, Bench] = {}

        def bench(view: str = "glass") -> Bench:
            if view not in benches:
                context = browser.new_context(**conftest.DESK)
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
    ship = floor_plan.of(SHIP)
    page.evaluate(stage_bench.SET_UP, {"frames": address, "station": ship, "view": view, "seats": seats})
    return Bench(page=page, frames=frames)


def _content(guest: visitor.Visitor) -> None:
    complaints = guest.take_complaints()
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="module")
def known(site: sites.Site, match_id: int) -> list[perspective.Perspective]:
    """What the glass knows after each entry, folded here and not in the browser."""
    seen = perspective.blank("glass")
    log = httpx.get(f"{site.url}/matches/{match_id}/log.ndjson").text.splitlines()
    return [seen := perspective.learn(seen, codec.entry_of(line)) for line in log]


def _aboard(seen: perspective.Perspective) -> dict[str, str]:
    people = {color.value: figure.place for color, figure in seen.figures.items() if figure.place}
    return people | {f"body-{body.color}": body.place for body in seen.bodies}


def _moments(known: list[perspective.Perspective], count: int = 20) -> list[int]:
    roaming = [n for n, seen in enumerate(known, 1) if seen.figures and seen.meeting is None and seen.ended is None]
    return random.Random(4).sample(roaming, count)


def test_map_and_list_have_everybody_where_the_log_has_them(opened: Open, known: list[perspective.Perspective]) -> None:
    bench = opened()

    for n in _moments(known):
        bench.show(n)
        expected = _aboard(known[n - 1])
        assert {one["key"]: one["place"] for one in bench.figures()} == expected, f"frame {n}"
        assert bench.twin() == expected, f"frame {n}"


def test_whoever_is_in_a_room_stands_between_its_walls(opened: Open, known: list[perspective.Perspective]) -> None:
    bench = opened()

    for n in _moments(known):
        bench.show(n)
        for one in bench.figures():
            box = SHIP.place[one["place"]].box
            inside = box is None or (box.left <= one["x"] <= box.right and box.top <= one["y"] <= box.bottom)
            assert inside, f"{one} at frame {n}"


def test_the_same_moment_is_the_same_picture_whatever_was_shown_before(opened: Open) -> None:
    bench = opened()
    bench.show(200)
    first = bench.figures()

    bench.show(bench.frame_of("MatchEnded"))
    bench.show(200)

    assert sorted(bench.figures(), key=str) == sorted(first, key=str)


def test_a_walker_goes_through_the_door_and_not_through_the_wall(opened: Open) -> None:
    bench = opened()
    n = bench.frame_of("Walked")
    bench.show(n - 1)

    bench.show(n, animate=True)

    stops = bench.page.evaluate(
        "bench.root.querySelector('.ship-figures').getAnimations({subtree: true})"
        ".map(moving => moving.effect.getKeyframes().length)"
    )
    assert max(stops) >= 4


@pytest.mark.parametrize("plan", [maps.load("skeld"), maps.load("outpost")], ids=lambda plan: plan.id)
def test_the_hull_is_around_every_room(opened: Open, plan: station.Station) -> None:
    corners = [
        [x, y]
        for place in plan.places
        if place.box
        for x in (place.box.left, place.box.right)
        for y in (place.box.top, place.box.bottom)
    ]

    outside = opened().page.evaluate(
        """async ([station, corners]) => {
            const {plan} = await import('/static/js/match/ship_plan.js')
            const skin = document.createElementNS('http://www.w3.org/2000/svg', 'path')
            skin.setAttribute('d', plan(station).hull)
            bench.root.querySelector('.ship').append(skin)
            const found = corners.filter(([x, y]) => !skin.isPointInFill(new DOMPoint(x, y)))
            skin.remove()
            return found
        }""",
        [floor_plan.of(plan), corners],
    )

    assert outside == []


def test_the_ladder_shows_every_term_of_every_bid(opened: Open) -> None:
    bench = opened()
    spoke = [frame for frame in bench.frames if frame["event"]["kind"] == "Spoke"]

    for line in spoke[1::4]:
        bench.show(line["n"])
        bids, rungs = _bids(bench.frames, line), bench.rungs()
        assert {rung["color"]: rung["terms"] for rung in rungs} == {bid.color: _terms(bid) for bid in bids}
        assert [rung["total"] for rung in rungs] == sorted((bid.priority for bid in bids), reverse=True)
        assert [rung["color"] for rung in rungs if rung["won"]] == [line["event"]["color"]]


def _bids(frames: list[dict[str, Any]], line: dict[str, Any]) -> list[events.Bid]:
    """Those of the tick in which the line was spoken."""
    before = [frame["event"] for frame in frames[: line["n"]]]
    opening = max(place for place, event in enumerate(before) if event["kind"] == "MeetingOpened")
    placed = [event for event in before[opening:] if event["kind"] == "BidPlaced" and event["t"] == line["event"]["t"]]
    return [events.Bid(**event["bid"]) for event in placed]


def _terms(bid: events.Bid) -> dict[str, int]:
    names = ("desire", "mention", "accusation", "silence", "roll", "recent_speaker", "already_voted")
    return {name: getattr(bid, name) for name in names if getattr(bid, name)}


def test_nobody_is_said_to_speak_before_it_has_spoken(opened: Open) -> None:
    bench = opened()
    spoke = bench.frame_of("Spoke", 1)

    bench.show(spoke - 1)

    assert [rung for rung in bench.rungs() if rung["won"]] == []


@pytest.mark.parametrize("view", ["glass", "public"])
def test_ballots_are_turned_over_one_by_one(opened: Open, view: str) -> None:
    bench = opened(view)
    shown = [frame["n"] for frame in bench.frames if frame["event"]["kind"] == "BallotRevealed"]

    for n in shown:
        bench.show(n)
        assert bench.count(".tally-ballot") == bench.frames[n - 1]["event"]["position"]
        assert bench.words(".verdict") == ""


def test_before_the_first_ballot_no_vote_is_in_the_page(opened: Open) -> None:
    bench = opened("public")

    bench.show(bench.frame_of("BallotRevealed") - 1)

    assert bench.count(".tally-ballot") == 0
    assert bench.count(".ballot-target") == 0
    assert bench.page.locator("#stage [data-scene=reveal]").is_disabled()


def test_going_back_from_the_end_takes_the_end_out_of_the_page(opened: Open) -> None:
    bench = opened("public")
    bench.show(bench.frame_of("MatchEnded"))
    first = bench.frame_of("BallotRevealed")

    bench.show(first)

    assert bench.count(".tally-ballot") == 1
    assert "ejected" not in bench.page.locator("#reveal").inner_text()
    assert bench.page.locator("#stage [data-scene=result]").is_disabled()


def test_the_line_after_the_votes_is_the_games_own(opened: Open) -> None:
    bench = opened()
    ejected = bench.frame_of("Ejected")

    bench.show(ejected)

    assert bench.frames[ejected - 1]["caption"].rstrip(".") in bench.words(".verdict").replace("\n", " ")


def test_the_reveal_asks_for_the_time_it_needs_and_no_less_than_its_share(opened: Open) -> None:
    bench = opened()
    first = bench.frame_of("BallotRevealed")
    bench.show(first - 1)
    bench.page.evaluate("bench.busy.length = 0")

    bench.show(first, animate=True, speed=4)

    [asked] = bench.page.evaluate("bench.busy")
    assert asked / 4 >= 0.4 * 2_000


def test_skipping_ends_every_movement_at_its_end(opened: Open) -> None:
    bench = opened()
    ejected = bench.frame_of("Ejected")
    bench.show(ejected - 1)
    bench.show(ejected, animate=True)
    moving = (
        "bench.root.querySelector('#reveal').getAnimations({subtree: true}).filter(one => one.animationName).length"
    )
    assert bench.page.evaluate(moving) > 0

    bench.page.evaluate("bench.skips.forEach(skip => skip())")

    assert bench.page.evaluate(moving) == 0


def test_a_moment_jumped_to_stands_still(opened: Open) -> None:
    bench = opened()

    for kind in ("Walked", "Spoke", "BallotRevealed", "Ejected"):
        bench.show(bench.frame_of(kind))
        moving = bench.page.evaluate(
            "bench.root.getAnimations({subtree: true}).map(one => one.animationName ?? 'walk')"
        )
        assert set(moving) <= {"ship-blinks"}, kind


def test_the_jury_sees_nobody_on_the_map_but_the_body_that_was_reported(opened: Open) -> None:
    bench = opened("public")
    reported = bench.frame_of("MeetingOpened")
    bench.show(reported - 1)
    assert bench.figures() == []

    bench.show(reported)
    bench.page.locator("#stage [data-scene=map]").click()

    body = bench.frames[reported - 1]["event"]["body"]
    assert [one["key"] for one in bench.figures()] == [f"body-{body}"]
    bench.page.locator("#stage [data-scene=theatre]").click()


def test_a_choice_of_the_viewer_holds_and_the_stage_follows_again_when_asked(opened: Open) -> None:
    bench = opened()
    scene = "document.querySelector('#stage').dataset.scene"
    bench.show(bench.frame_of("MeetingOpened"))
    bench.page.get_by_role("button", name="Map").press("Enter")

    bench.show(bench.frame_of("Spoke"))
    chosen = bench.page.evaluate(scene)
    bench.page.get_by_role("button", name="Table").press("Enter")

    assert (chosen, bench.page.evaluate(scene)) == ("map", "theatre")


def test_what_somebody_else_has_not_seen_for_long_is_hollow_and_says_how_long(opened: Open) -> None:
    bench = opened("red")
    later = bench.frame_of("MeetingClosed") + 25

    bench.show(later)

    unseen = [line for line in bench.page.locator("#stage .crew-person").all_inner_texts() if "seen" in line]
    assert unseen
    assert bench.count(".token-unseen") == len(unseen)


def test_the_result_names_every_role_and_fate(opened: Open, known: list[perspective.Perspective]) -> None:
    bench = opened()

    bench.show(bench.frame_of("MatchEnded"))

    rows = bench.page.locator("#result tbody tr").all_inner_texts()
    impostors = [figure for figure in known[-1].figures.values() if figure.role is identities.Role.IMPOSTOR]
    assert len(rows) == len(known[-1].figures)
    assert sum("impostor" in row for row in rows) == len(impostors)


@conftest.SIZES
def test_no_scene_has_a_barrier_or_hangs_over(opened: Open, enter: conftest.Enter, match_id: int) -> None:
    bench, guest = opened(), enter()
    moments = [250, *(bench.frame_of(kind) for kind in ("Spoke", "Ejected", "MatchEnded"))]

    for n in moments:
        guest.go(f"/matches/{match_id}/?n={n}")
        guest.page.locator("#stage[data-scene]").wait_for()
        assert guest.barriers() == [], f"frame {n}"
        assert guest.overhang() == 0, f"frame {n}"
